import { decodeEntities, stripMarkup } from '#engines/text/index.ts';
import type { Posting } from '#contract/career/posting.ts';
import { hiddenOrders, joinedOrders } from './hidden-orders.ts';
import { escaped, safeHtml, withoutMail } from './safe-html.ts';

const RAW_CHARACTERS = 400_000;
const TEXT_CHARACTERS = 40_000;
const HTML_CHARACTERS = 200_000;
const TAG = /<\/?[a-z][a-z0-9]{0,15}[\s/>]|<!--/i;
export type RichText = Pick<Posting, 'description' | 'description_html' | 'hidden_orders'>;

/**
 * A stranger's markup, cleaned once: as plain lines (at most 40,000 characters) and as HTML of a few elements without attributes.
 * Markup that came escaped once more is unescaped first. Mail addresses are left out of both. What it hides from its readers is in
 * neither; orders among that are kept apart.
 */
export function richText(markup: string): RichText {
  const raw = markup.slice(0, RAW_CHARACTERS);
  const html = TAG.test(raw) ? raw : decodeEntities(raw);
  const description = withoutMail(stripMarkup(raw)).slice(0, TEXT_CHARACTERS).trim();
  const orders = hiddenOrders(withoutMail(raw));
  if (TAG.test(html)) return { description, description_html: safeHtml(html), ...orders };
  const lines = description.split('\n').filter((line) => line !== '');
  const paragraphs = lines.map((line) => `<p>${escaped(line)}</p>`).join('');
  return { description, description_html: paragraphs, ...orders };
}

/** The parts of one posting in order, without those that say nothing; the text at most 40,000 characters, the HTML 200,000. */
export function joined(parts: readonly RichText[]): RichText {
  const saying = parts.filter(({ description }) => description !== '');
  return {
    description: saying
      .map(({ description }) => description)
      .join('\n')
      .slice(0, TEXT_CHARACTERS),
    description_html: saying
      .map((part) => part.description_html)
      .join('\n')
      .slice(0, HTML_CHARACTERS),
    ...joinedOrders(parts),
  };
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
