/**
 * Where the keyboard is when a page changes: at the heading of the new one, so that a screen reader says where one is and
 * the next Tab goes on from there. A page that has placed the focus itself is left alone.
 */
export function placeFocus(): () => void {
  let shown = document.querySelector("main");
  const look = (): void => {
    const now = document.querySelector("main");
    if (!now || now === shown) return;
    // The page that one has come to begins at its top, as the browser has it.
    const placed = shown === null || (document.activeElement && document.activeElement !== document.body);
    const heading = placed ? null : (now.querySelector("h1") ?? document.querySelector("h1"));
    if (!placed && !heading) return; // Its heading is still on the way.
    shown = now;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.getElementById("app") ?? document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
