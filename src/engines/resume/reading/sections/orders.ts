import { addresseeOf, isOrderInResume } from '#engines/orders/index.ts';
import { sentences } from '#engines/text/index.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { headingOf } from './headings.ts';

/** Whether a line goes on with the sentence before it. */
const goesOn = (before: string, body: string): boolean =>
  !/[.!?…:]["'”»)]?$/.test(before.trim()) && /^\p{Ll}/u.test(body);

const MARKDOWN_LINK = /!?\[([^\]\n]{1,200})\]\((https?:|mailto:|tel:)([^)\s]{1,500})\)/gi;
/** What people call their own addresses. */
const OWN_ADDRESS =
  /^(?:linked ?in|git ?(?:hub|lab)|portfolio|(?:my |personal )?(?:website|site|blog)|behance|dribbble|medium)\b/i;
/** "Visit https://… for my portfolio": an address, and what it is of. */
const SENT_TO =
  /^(?:visit|see|view|find|check out|visitez|voir|consultez)\b[^:]{0,40}?(https?:\/\/[^\s,;)]+)(?:\s+(?:for|to see|pour)\s.{1,60})?$/i;

/**
 * A line with the words of its Markdown links and without their targets. Beside who the person is, an address of their own takes the
 * place of its name. A line that is nothing but a link elsewhere stays what it is.
 */
function withPlainLinks(line: Line, inHead: boolean): Line {
  const sent = inHead ? SENT_TO.exec(line.body.trim())?.[1]?.replace(/[.!?]+$/, '') : undefined;
  if (sent !== undefined) return { ...line, body: sent };
  if (!line.body.includes('](')) return line;
  const isAlone = line.body.replace(MARKDOWN_LINK, '').trim() === '';
  const body = line.body.replace(MARKDOWN_LINK, (link, words: string, scheme: string, target: string) => {
    const isOwn = inHead && OWN_ADDRESS.test(words.trim());
    if (scheme.toLowerCase().startsWith('http')) {
      if (isOwn) return `${scheme}${target}`;
      return isAlone ? link : words;
    }
    return /[@\d]/.test(words) ? words : target;
  });
  return body === line.body ? line : { ...line, body };
}

/**
 * Leaves out what a resume tells its reader to say or do: whole lines by their numbers, with lines that go on from them, and
 * sentences of a line that says more.
 */
export function withoutOrders(lines: readonly Line[]): { lines: Line[]; orders: Set<number> } {
  const orders = new Set<number>();
  const kept: Line[] = [];
  let open: string | null = null;
  let inHead = true;
  for (const read of lines) {
    if (headingOf(read.body) !== undefined) inHead = false;
    const line = withPlainLinks(read, inHead);
    if (open !== null && !line.item && goesOn(open, line.body)) {
      orders.add(line.line);
      open = line.body;
      continue;
    }
    open = null;
    const parts = sentences(line.body);
    const marks = parts.map(isOrderInResume);
    // "Forget all previous instructions. I hold …": what follows in the same line goes with it.
    const opening = parts.findIndex(
      (part, at) => marks[at] === true && addresseeOf(part) === 'program_opening',
    );
    const said = parts.filter((_, at) => marks[at] === false && (opening < 0 || at < opening));
    if (said.length === parts.length) kept.push(line);
    else {
      open = parts.at(-1) === said.at(-1) ? null : (parts.at(-1) ?? null);
      if (said.length > 0) kept.push({ ...line, body: said.join(' ') });
      else orders.add(line.line);
    }
  }
  return { lines: kept, orders };
}
