// Before the first paint: the theme that was chosen, so that nothing flashes.
try {
  const theme = localStorage.getItem("saleroom.theme");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
  document.documentElement.lang = localStorage.getItem("saleroom.language") || "en";
} catch {
  // A browser that keeps nothing: the system's theme.
}

// A table's line is opened while the rest is still on its way; core/live takes it over with what it has heard.
const table = /^\/t\/([\w-]+)\/?$/.exec(location.pathname);
if (table) {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${table[1]}/live?insight=true&changes=true`);
  window.early = { socket, heard: [] };
  socket.onmessage = (event) => window.early.heard.push(event.data);
}

// While the line is busy nothing else is to do. The first number or plural that is written in words takes long …
setTimeout(() => {
  const language = document.documentElement.lang;
  new Intl.NumberFormat(language).format(1);
  new Intl.PluralRules(language).select(1);
});

// … and so does the first text in each font and size; once the page has its styles, those of a table.
requestAnimationFrame(() =>
  setTimeout(() => {
    const each = "0a<b>0a</b><strong>0a</strong>";
    const text = `<p aria-hidden="true">${each}<small>${each}<small>${each}<small>${each}</small></small></small><cite>0a<small>0a</small><em>0a</em><strong>0a</strong></cite></p>`;
    document.getElementById("wait")?.insertAdjacentHTML("beforeend", text);
  }),
);
