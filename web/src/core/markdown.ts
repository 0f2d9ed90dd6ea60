/**
 * The Markdown of our rules as HTML: headings, paragraphs, lists, tables, emphasis, code, links and our own
 * pictures (`![what](art:name)`). Everything else is shown as text. A paragraph that begins with a bold rule
 * number, like **A4 Bidding.**, can be linked to as #A4, and so can the sections: #part-1. What a paragraph says after
 * *Ruling:* (any emphasis that ends in a colon) is folded away under a heading of its own.
 */
const art = import.meta.glob<string>(["../art/*/*.svg", "!../art/{covers,people}/*", "!../art/antiques/cloth.svg", "!../art/colours/scene-*"], { query: "?url", import: "default", eager: true });

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

/** A place in the text that can be gone to: a section, or a rule of it. */
export interface Place {
  id: string;
  title: string;
  rules: Place[];
}

const RULING = /\s*\*[^*\s][^*]*[:：]\*\s*/;

function paragraph(text: string, reading: string): string {
  const rule = /^\*\*([A-Z]\d+)\b/.exec(text)?.[1];
  const [said = "", ...decided] = text.split(RULING);
  const first = said && `<p${rule ? ` id="${rule}"` : ""}>${inline(said)}</p>`;
  const rest = decided.map((one) => `<p>${inline(one.charAt(0).toUpperCase() + one.slice(1))}</p>`).join("");
  return first + (rest && `<details><summary>${escape(reading)}</summary>${rest}</details>`);
}

function block(text: string, reading: string): string {
  const lines = text.split("\n");
  const firstLine = lines[0]!;
  const heading = /^(#{1,4})\s+(.*)$/.exec(firstLine);
  if (heading) {
    const rest = lines.slice(1).join("\n").trim();
    return `<h${heading[1]!.length}>${inline(heading[2]!)}</h${heading[1]!.length}>${rest ? block(rest, reading) : ""}`;
  }
  if (firstLine.startsWith("|") && lines.length > 1) return table(lines);
  if (/^(?:\d+\.|[-*])\s/.test(firstLine)) return list(lines);
  return paragraph(lines.join(" "), reading);
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

/** A page of rules; `reading` stands above what we decided where the rulebook leaves a question open. */
export function markdown(text: string, reading: string): string {
  const parts = text.replaceAll("\r", "").split(/\n{2,}/).map((part) => part.trim()).filter(Boolean);
  let sections = 0;
  return linked(parts.map((part) => block(part, reading)).join("\n")).replaceAll("<h2>", () => `<h2 id="part-${(sections += 1)}">`);
}

/** The sections of such a page, and the rules in each. */
export function contents(html: string): Place[] {
  const found: Place[] = [];
  const bare = (text: string): string => text.replace(/<[^>]+>/g, "").replace(/[.。]$/, "");
  for (const [, section, heading, rule, name] of html.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>|<p id="([^"]+)"><strong>(.*?)<\/strong>/g)) {
    if (section) found.push({ id: section, title: bare(heading!), rules: [] });
    else found.at(-1)?.rules.push({ id: rule!, title: bare(name!), rules: [] });
  }
  return found;
}
