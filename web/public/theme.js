// Before the first paint: the theme that was chosen, so that nothing flashes.
try {
  const theme = localStorage.getItem("saleroom.theme");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
  document.documentElement.lang = localStorage.getItem("saleroom.language") || "en";
} catch {
  // A browser that keeps nothing: the system's theme.
}
