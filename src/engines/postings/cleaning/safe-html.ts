import { decodeEntities, invisible, isHidden, markupPieces } from '#engines/text/index.ts';

const HTML_CHARACTERS = 80_000;
const DEEPEST = 40;

/** What may stand in the HTML we keep, never with an attribute; headings become h3, so that they fit into any page. */
const KEPT: Readonly<Record<string, string>> = {
  p: 'p',
  br: 'br',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  blockquote: 'blockquote',
  pre: 'pre',
  code: 'code',
  div: 'p',
  section: 'p',
  tr: 'p',
};
const VOID = new Set([
  'br',
  'img',
  'hr',
  'input',
  'meta',
  'link',
  'source',
  'wbr',
  'area',
  'base',
  'col',
  'embed',
]);
const MAIL = /[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.)+\p{L}{2,24}/gu;
const SPELT_MAIL =
  /[\w.+-]{1,64}\s?[[(]\s?at\s?[\])]\s?[\w-]{1,63}(?:\s?(?:\.|[[(]\s?dot\s?[\])])\s?[\w-]{1,63}){1,4}/gi;

/** A text without the mail addresses in it: they are somebody's, and the posting's own page has them. */
export function withoutMail(text: string): string {
  if (!text.includes('@') && !/\bat\b/i.test(text)) return text;
  return text.replace(MAIL, '[mail address]').replace(SPELT_MAIL, '[mail address]');
}

/** A text as it stands in markup. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Writes balanced markup of the kept elements; what is open inside a hidden element is not written at all. */
class Writer {
  html = '';
  readonly #open: { name: string; kept: string | null; hidden: boolean }[] = [];

  get #hidden(): boolean {
    return this.#open.at(-1)?.hidden ?? false;
  }

  text(value: string): void {
    if (!this.#hidden)
      this.html += escaped(withoutMail(invisible(decodeEntities(value)))).replace(/\s+/g, ' ');
  }

  start(name: string, attributes: string): void {
    const kept = KEPT[name] ?? null;
    if (name === 'br') {
      if (!this.#hidden) this.html += '<br>';
      return;
    }
    if (VOID.has(name) || this.#open.length >= DEEPEST) return;
    // A paragraph or an item ends the one before it; one inside a hidden box stays in it.
    const last = this.#open.at(-1);
    const isNext = last?.hidden !== true || (last.name === name && name === kept);
    if (kept !== null && last?.kept === kept && (kept === 'p' || kept === 'li') && isNext)
      this.end(last.name);
    const hidden = this.#hidden || isHidden(name, attributes);
    this.#open.push({ name, kept, hidden });
    if (kept !== null && !hidden) this.html += `<${kept}>`;
  }

  end(name: string): void {
    if (!this.#open.some((element) => element.name === name)) return;
    for (let element = this.#open.pop(); element !== undefined; element = this.#open.pop()) {
      if (element.kept !== null && !element.hidden) this.html += `</${element.kept}>`;
      if (element.name === name) return;
    }
  }

  finish(): string {
    for (let element = this.#open.pop(); element !== undefined; element = this.#open.pop())
      if (element.kept !== null && !element.hidden) this.html += `</${element.kept}>`;
    return this.html.replace(/<(p|li|h3|strong|em|ul|ol)>\s*<\/\1>/g, '').trim();
  }
}

/** Markup of a few plain elements without attributes, balanced; hidden elements and mail addresses are left out. */
export function safeHtml(html: string): string {
  const writer = new Writer();
  for (const piece of markupPieces(html)) {
    if (piece.kind === 'text') writer.text(piece.value);
    else if (piece.kind === 'open') writer.start(piece.value, piece.attributes);
    else writer.end(piece.value);
    if (writer.html.length > HTML_CHARACTERS) break;
  }
  return writer.finish();
}
