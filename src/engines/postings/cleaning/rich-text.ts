import { decodeEntities, stripMarkup } from '#engines/text/index.ts';
import { escaped, safeHtml, withoutMail } from './safe-html.ts';

const RAW_CHARACTERS = 400_000;
const TEXT_CHARACTERS = 40_000;
const TAG = /<\/?[a-z][a-z0-9]{0,15}[\s/>]|<!--/i;
/**
 * A stranger's markup, cleaned once: as plain lines (at most 40,000 characters) and as HTML of a few elements without attributes.
 * Markup that came escaped once more is unescaped first. Mail addresses are left out of both.
 */
export function richText(markup: string): { description: string; description_html: string } {
  const raw = markup.slice(0, RAW_CHARACTERS);
  const html = TAG.test(raw) ? raw : decodeEntities(raw);
  const description = withoutMail(stripMarkup(raw)).slice(0, TEXT_CHARACTERS).trim();
  if (TAG.test(html)) return { description, description_html: safeHtml(html) };
  const lines = description.split('\n').filter((line) => line !== '');
  return { description, description_html: lines.map((line) => `<p>${escaped(line)}</p>`).join('') };
}

/** Plain text as markup: each line a paragraph, lines with a dash or bullet as items. */
export function markupOfText(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => {
      const item = /^\s*[-*•]\s+(.+)$/.exec(line);
      return item
        ? `<li>${escaped(item[1] ?? '')}</li>`
        : line.trim() === ''
          ? ''
          : `<p>${escaped(line)}</p>`;
    })
    .join('')
    .replace(/(?:<li>.*?<\/li>)+/g, '<ul>$&</ul>');
}

/** Markdown as markup, as far as postings use it: headings, items, bold. 4dayweek sends it. */
export function markupOfMarkdown(text: string): string {
  return markupOfText(text)
    .replace(/<p>#{1,6}\s+(.+?)<\/p>/g, '<h3>$1</h3>')
    .replace(/\*\*([^*<>]+)\*\*/g, '<strong>$1</strong>');
}

/** UTF-8 that was read as Latin-1 and encoded again ("â€“" for a dash) mended; other text stays as it is. remoteok sends it. */
export function mendedEncoding(markup: string): string {
  return decodeEntities(markup.replace(/&(?=(?:lt|gt|amp|quot|#0*(?:34|38|60|62));)/gi, '&amp;')).replace(
    /[\u00c2-\u00f4][\u0080-\u00bf]{1,3}/g,
    (bytes) => {
      try {
        return decodeURIComponent(bytes.replace(/./gs, (byte) => `%${byte.charCodeAt(0).toString(16)}`));
      } catch {
        return bytes;
      }
    },
  );
}
