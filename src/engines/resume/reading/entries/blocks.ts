import type { DateSpan } from '#engines/resume/reading/vocabulary/index.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { anchorsOf, dateOnly, sentenceAfter } from './anchors.ts';
import type { Anchor } from './anchors.ts';
import { headsNothing, headStyles, isHeadLike, linesBefore, styleOf } from './head-lines.ts';

/** One entry of a section (a job, a study): the lines that head it and the lines that tell about it. */
export interface Block {
  head: { line: Line; text: string }[];
  date: { span: DateSpan; line: Line } | null;
  body: Line[];
}

/** Whether a line is set further in than the text of a head, as what is told of a job is. */
const isSetIn = ({ x }: Line, head: Block['head']): boolean => {
  const [first] = head;
  if (first === undefined || first.line.x === 0 || x === 0 || first.text !== first.line.body) return false;
  return x > first.line.x + 10;
};

/** Whether a head still lacks something that the next line may give. */
export type WantsMore = (head: string[], next: string) => boolean;

/** How the entries of a section are laid out, as far as its first date and its print tell. */
interface Plan {
  anchors: readonly Anchor[];
  wantsMore: WantsMore;
  /** How many lines stand over the first date. */
  lead: number;
  /** How those are printed, where print tells them from the rest. */
  styles: ReadonlySet<string> | null;
  /** Where the first entry has its head over its date, an entry whose date stands alone has one there too. */
  bareFirst: boolean;
  /** How the lines under the date are printed that belong to the head in the entries of this section. */
  under: readonly string[];
}

function planOf(lines: readonly Line[], anchors: readonly Anchor[], wantsMore: WantsMore): Plan {
  const [anchor] = anchors;
  const first = anchor?.index ?? 0;
  const line = lines[first];
  const alone = anchor !== undefined && line !== undefined && dateOnly(line, anchor.span);
  const top = linesBefore(lines, first, { floor: 0, most: alone ? 3 : 2, styles: null });
  const lead = Math.min(first - top, 3);
  const bare = anchor !== undefined && line !== undefined && headsNothing(line, anchor.span);
  return {
    anchors,
    wantsMore,
    lead,
    styles: headStyles(lines, top, first),
    bareFirst: lead > 0 && bare,
    under: [],
  };
}

/** Entries as a plan cuts them, each with how many of its head's lines stand under its date. */
function cutBy(plan: Plan, lines: readonly Line[]): { blocks: Block[]; under: Line[][] } {
  const { anchors, wantsMore, lead, styles, bareFirst } = plan;
  const blocks: Block[] = [];
  const under: Line[][] = [];
  let floor = 0;
  anchors.forEach((anchor, order) => {
    const line = lines[anchor.index];
    if (line === undefined || anchor.index < floor) return;
    const after = lines[anchor.index + 1];
    const isHeadBelow = after !== undefined && styles?.has(styleOf(after)) === true;
    const sure = bareFirst && headsNothing(line, anchor.span) && !isHeadBelow;
    const from =
      order === 0
        ? anchor.index - lead
        : linesBefore(lines, anchor.index, { floor, most: lead, styles, sure });
    const stray = lines.slice(floor, from);
    // Entries without a date before the first that has one.
    if (blocks.length === 0 && stray.some(({ item }) => item)) blocks.push(...undatedBlocks(stray));
    else blocks.at(-1)?.body.push(...stray);
    const head = lines.slice(from, anchor.index).map((above) => ({ line: above, text: above.body }));
    const dated = sentenceAfter(line, anchor.span);
    const told = dated.sentence === null ? [] : [dated.sentence];
    head.push({ line, text: dated.text });
    let next = anchor.index + 1;
    const limit = anchors[order + 1]?.index ?? lines.length;
    const own: Line[] = [];
    while (next < limit && own.length <= 2) {
      const below = lines[next];
      const room = told.length === 0 && (limit === lines.length || limit - next > lead);
      if (below === undefined || !room || !isHeadLike(below, lines[next - 1]) || isSetIn(below, head)) break;
      const usual = plan.under[own.length] === styleOf(below);
      const texts = head.map(({ text }) => text);
      if (!usual && !wantsMore(texts, below.body)) break;
      head.push({ line: below, text: below.body });
      own.push(below);
      next += 1;
    }
    under.push(own);
    blocks.push({ head, date: { span: anchor.span, line }, body: told });
    floor = next;
  });
  blocks.at(-1)?.body.push(...lines.slice(floor));
  return { blocks, under };
}

/** How the lines under the dates are printed that most entries of a section have in their heads. */
function usualUnder(under: readonly Line[][]): string[] {
  const most: string[] = [];
  for (let at = 0; at < 2; at += 1) {
    const styles = under.flatMap((lines) => lines.slice(at, at + 1).map(styleOf));
    const usual = styles.find((style) => styles.filter((other) => other === style).length * 2 > under.length);
    if (usual === undefined) break;
    most.push(usual);
  }
  return most;
}

/**
 * Cuts a section into entries at the lines that carry dates. How many lines stand above the first entry's date tells
 * how the others are laid out, and what most have under theirs the others have too. `wantsMore` says whether a head still
 * lacks something that the next line may give.
 */
export function blocksOf(lines: readonly Line[], wantsMore: WantsMore): Block[] {
  const anchors = anchorsOf(lines);
  if (anchors.length === 0) return undatedBlocks(lines);
  const plan = planOf(lines, anchors, wantsMore);
  const { blocks, under } = cutBy(plan, lines);
  const usual = usualUnder(under);
  const alike = under.length < 2 || under.every((own) => own.length >= usual.length);
  return alike ? blocks : cutBy({ ...plan, under: usual }, lines).blocks;
}

/** Entries without any date: short lines followed by items. */
function undatedBlocks(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let inBody = true;
  for (const [index, line] of lines.entries()) {
    const head = isHeadLike(line, lines[index - 1]);
    const block = blocks.at(-1);
    if (head && (inBody || block === undefined)) {
      blocks.push({ head: [{ line, text: line.body }], date: null, body: [] });
      inBody = false;
    } else if (head && block !== undefined && block.head.length < 3)
      block.head.push({ line, text: line.body });
    else {
      inBody = true;
      block?.body.push(line);
    }
  }
  return blocks;
}
