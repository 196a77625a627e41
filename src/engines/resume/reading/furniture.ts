import { fold } from '#engines/text/index.ts';
import type { Line } from './lines.ts';
import { nameIn, SEGMENTS } from './names.ts';
import { emailIn } from './patterns.ts';
import { phoneIn } from './vocabulary/index.ts';

/** "Page 2 of 3", "p. 2/3", "2/3", "– 2 –": what says which page it is. */
const PAGE_OF =
  /(?:\bpages?|\bp\.)\s*\d{1,2}(?:\s*(?:of|de|sur|\/)\s*\d{1,2})?|(?<![\d/.-])\d{1,2}\s*(?:\/|of|de|sur)\s*\d{1,2}(?![\d/.-])/iu;
/** A whole line of it. */
const PAGE_ALONE = /^[-–—[(\s]*\d{1,2}[-–—\])\s]*$/u;
/** What a document calls itself. */
const DOCUMENT = /\b(?:cv|r[ée]sum[ée]|curriculum vitae|of|de|d['’]|for|by|page)(?=\s|$)/giu;
/** Headers and footers are the first or last lines of a page, and short. */
const DEEP = 2;
const LONGEST = 90;
/** How far the same header may stand from where it stood on another page, in points. */
const NEAR = 6;

const bare = (text: string): string =>
  fold(text)
    .replace(/[^a-z\d@]+/g, ' ')
    .trim();

/** What a line says besides which page it is, and whether it says so in words; null where it does not say that. */
function besidePage({ body }: Line, pages: number): { text: string; worded: boolean } | null {
  if (body.length > LONGEST) return null;
  if (PAGE_ALONE.test(body)) return pages > 1 ? { text: '', worded: false } : null;
  const mark = PAGE_OF.exec(body)?.[0];
  if (mark === undefined) return null;
  const worded = /^p/i.test(mark);
  // "9/10" is a mark at school unless the document has ten pages.
  if (!worded && Number(/\d+$/.exec(mark)?.[0]) !== pages) return null;
  const [before = '', after = ''] = body.split(mark);
  // The page stands at an end of its line, apart from what else is there.
  if (before.trim() !== '' && after.trim() !== '') return null;
  return { text: `${before} ${after}`.replace(/^[\s|•·–—,:()-]+|[\s|•·–—,:()-]+$/gu, ''), worded };
}

/** A header without what the document calls itself and the signs around that ("Jane Roe – CV – page"). */
const withoutTitle = (text: string): string =>
  text.replace(DOCUMENT, ' ').replace(/^[\s|•·–—,:()-]+|[\s|•·–—,:()-]+$/gu, '');

/** Whether a text beside a page number is a header by itself: what the document calls itself, and no more than a name. */
function isHeader(text: string): boolean {
  const rest = withoutTitle(text);
  return rest === '' || nameIn(rest) !== null;
}

/** The lines at the top and at the foot of each page. */
function edgesOf(lines: readonly Line[]): ReadonlySet<Line> {
  const pages = new Map<number, Line[]>();
  for (const line of lines) {
    const page = pages.get(line.page);
    if (page === undefined) pages.set(line.page, [line]);
    else page.push(line);
  }
  return new Set([...pages.values()].flatMap((page) => [...page.slice(0, DEEP), ...page.slice(-DEEP)]));
}

/** Whether a line says whose document this is: by name, or by a way to reach them. Sentences may repeat by chance. */
const saysWhose = ({ body, item }: Line): boolean =>
  !item &&
  body.length <= LONGEST &&
  (isHeader(body.split(SEGMENTS)[0] ?? '') || emailIn(body) !== null || phoneIn(body) !== null);

/** Whether a line that says whose document this is stands at the same place of an earlier page. */
const repeats = (line: Line, edges: ReadonlySet<Line>): boolean =>
  saysWhose(line) &&
  [...edges].some(
    (other) =>
      other.page < line.page &&
      bare(other.body) === bare(line.body) &&
      other.box !== undefined &&
      line.box !== undefined &&
      Math.abs(other.box.y - line.box.y) < NEAR,
  );

/**
 * Parts the headers and footers that a document carries from page to page from its text: lines that number the page,
 * and lines of a later page that repeat one of an earlier page at its place. What only a page's header says stays, once,
 * without the number: it may be the person's name.
 */
export function withoutFurniture(lines: readonly Line[]): { lines: Line[]; furniture: ReadonlySet<number> } {
  const pages = lines.at(-1)?.page ?? 1;
  const edges = edgesOf(lines);
  const said = new Set(
    lines.flatMap((line) => (besidePage(line, pages) === null ? line.body.split(SEGMENTS).map(bare) : [])),
  );
  const furniture = new Set<number>();
  const kept = lines.flatMap((line) => {
    const found = besidePage(line, pages);
    const drop = () => {
      furniture.add(line.line);
      return [];
    };
    if (found === null) return edges.has(line) && repeats(line, edges) ? drop() : [line];
    // A text that knows no pages has its page numbers anywhere.
    if (!edges.has(line) && !(found.worded && pages === 1)) return [line];
    const known = found.text === '' || said.has(bare(found.text));
    if (!known && !isHeader(found.text)) return [line];
    const own = withoutTitle(found.text);
    if (known || own === '' || said.has(bare(own))) return drop();
    said.add(bare(own)).add(bare(found.text));
    return [{ ...line, body: own }];
  });
  return { lines: kept.map((line, order) => ({ ...line, order })), furniture };
}
