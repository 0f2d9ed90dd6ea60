/**
 * The Markdown of our rules as HTML: headings, paragraphs, lists, tables, emphasis, code, links and our own
 * pictures (`![what](art:name)`). Everything else is shown as text. A paragraph that begins with a bold rule
 * number, like **A4 Bidding.**, can be linked to as #A4.
 */
const art = import.meta.glob<string>("../art/**/*.svg", { query: "?url", import: "default", eager: true });

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

function inline(text: string): string {
  return escape(text)
    .replace(/!\[([^\]]*)\]\(art:([\w/-]+)\)/g, (_, what: string, name: string) => {
      const address = art[`../art/${name}.svg`];
      return address ? `<img src="${address}" alt="${what}">` : `<span class="missing-art">${what}</span>`;
    })
    .replace(/\[([^\]]+)\]\(((?:#|\/)[\w/#.-]*)\)/g, '<a href="$2">$1</a>')
    .replace(/`([^`]+)`/g, (_, code: string) => `<code>${code.replaceAll("*", "&#42;")}</code>`)
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>");
}

function cells(line: string): string[] {
  return line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));
}

function table(lines: string[]): string {
  const head = cells(lines[0]!).map((cell) => `<th scope="col">${cell}</th>`).join("");
  const body = lines.slice(2).map((line) => `<tr>${cells(line).map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function list(lines: string[]): string {
  const tag = /^\d/.test(lines[0]!) ? "ol" : "ul";
  const items: string[] = [];
  for (const line of lines) {
    const start = /^(?:\d+\.|[-*])\s+(.*)$/.exec(line);
    if (start) items.push(start[1]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return `<${tag}>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</${tag}>`;
}

function block(text: string): string {
  const lines = text.split("\n");
  const firstLine = lines[0]!;
  const heading = /^(#{1,4})\s+(.*)$/.exec(firstLine);
  if (heading) {
    const rest = lines.slice(1).join("\n").trim();
    return `<h${heading[1]!.length}>${inline(heading[2]!)}</h${heading[1]!.length}>${rest ? block(rest) : ""}`;
  }
  if (firstLine.startsWith("|") && lines.length > 1) return table(lines);
  if (/^(?:\d+\.|[-*])\s/.test(firstLine)) return list(lines);
  const rule = /^\*\*([A-Z]\d+)\b/.exec(firstLine)?.[1];
  return `<p${rule ? ` id="${rule}"` : ""}>${inline(lines.join(" "))}</p>`;
}

/** A page of rules without how a match is written down: that is for programmers, and only the English page has it. */
export function forPlayers(text: string): string {
  return text.replace(/\n## In a record\n[^]*?(?=\n## |$)/, "\n");
}

/** Mentions of a rule that stands on this page become links to it; not in code, nor where the rule itself begins. */
function linked(html: string): string {
  const rules = new Set([...html.matchAll(/ id="([A-Z]\d+)"/g)].map((match) => match[1]!));
  return html.replace(/<code>.*?<\/code>|<strong>.*?<\/strong>|<[^>]+>|\b[A-Z]\d{1,2}\b/g, (found) => (rules.has(found) ? `<a href="#${found}">${found}</a>` : found));
}

export function markdown(text: string): string {
  return linked(text.replaceAll("\r", "").split(/\n{2,}/).map((part) => part.trim()).filter(Boolean).map(block).join("\n"));
}
