import type { Block } from './blocks.ts';
import { atSlash } from './slash.ts';
import { isTownBeside, townBeside } from './towns.ts';
import type { Head, Segment } from './towns.ts';
import {
  isEmploymentType,
  isUnit,
  isWholePlace,
  placeAtEnd,
  placeOf,
  titleScore,
} from '#engines/resume/reading/vocabulary/index.ts';

const STRONG = /\t|\s[|•·∙●▪–—~-]\s|\s\/{2}\s|\s?[|•·∙●]\s?|\s[–—]|[–—]\s/u;
const AT = /\s(?:at|@|chez|pour)\s(?=\p{Lu}|l['’]|la |le )/u;
/** Between a title and an employer, whatever the title says. */
const SIGN = /\s@\s/;

/** The full stop after a whole word that is no legal form, as some styles set one after each entry. */
const CLOSING_STOP = /(?<=\p{L}{3})(?<!\b(?:inc|ltd|ltée|corp|enr|senc|bros|dept|univ))\.$/iu;
/** Somebody who works for themselves has no other employer. */
const OWN_EMPLOYER =
  /^(?:free-?lance|self[\s-]employed|ind[ée]pendante?|[àa] mon compte|travailleu(?:r|se) autonome)$/iu;

/** "Registered Nurse, Surgical Unit, Grand River Hospital" in two after the unit; null where no unit follows the title. */
function afterUnit(text: string): string[] | null {
  const [title = '', unit = '', ...others] = text.split(/,\s+/);
  if (titleScore(title) < 3 || !isUnit(unit)) return null;
  return others.length === 0 ? [text] : [`${title}, ${unit}`, others.join(', ')];
}

function commaSplit(text: string): string[] {
  const comma = /,\s+/.exec(text);
  if (comma === null) return [text];
  const unit = afterUnit(text);
  if (unit !== null) return unit;
  // "Head of Department, Early Years, Elm Grove Primary School": what reads like no employer belongs to the title.
  const parts = text.split(/,\s+/);
  const [title = '', ...rest] = parts;
  const employer = rest.pop() ?? '';
  const area = rest.length > 0 && rest.every((part) => titleScore(part) === 0);
  if (area && titleScore(title) >= 3 && titleScore(employer) < 0 && employer.includes(' '))
    return [[title, ...rest].join(', '), employer];
  const left = text.slice(0, comma.index);
  const right = text.slice(comma.index + comma[0].length);
  // A title and an employer read differently; two of a kind ("Smith, Jones & Co.") stay together.
  const [a, b] = [titleScore(left), titleScore(right)];
  if (a >= 3 !== b >= 3 || (Math.max(a, b) > 0 && a !== b)) return [left, right];
  const last = text.lastIndexOf(', ');
  const [c, d] = [titleScore(text.slice(0, last)), titleScore(text.slice(last + 2))];
  return last !== comma.index && c >= 3 !== d >= 3 ? [text.slice(0, last), text.slice(last + 2)] : [text];
}

/** How long something lasted, beside its dates. */
const DURATION =
  /^\(?(?:about |ca\.? )?(?:an?|one|une?|un|ein|\d+)\+?\s?(?:years?|yrs?|months?|mos?|ans?|mois|jahre?|monate?|a[ñn]os?|mes(?:es)?)\b.{0,16}\)?$/iu;

/** The pieces of a head, apart where a dash, a bar, a gap or a comma parts them; `townsBeside` where entries have their town beside the date. */
export function headOf(block: Block, townsBeside: boolean): Head {
  const head: Head = { segments: [], location: townBeside(block) };
  let own: Segment | null = null;
  for (const { line, text } of block.head) {
    for (const piece of text.split(STRONG)) {
      const trimmed = piece
        .trim()
        .replace(/^(?:[,;:|()-]|\/{2})+\s*|\s*(?:[,;:|-]|\/{2})+$/g, '')
        .replace(/^(?:at|@|chez|pour)\s+(?=\p{Lu}|\d|l['’])/u, '')
        .replace(CLOSING_STOP, '')
        .trim();
      if (OWN_EMPLOYER.test(trimmed)) own = { text: trimmed, line };
      if (!/\p{L}/u.test(trimmed) || isEmploymentType(trimmed) || DURATION.test(trimmed)) continue;
      if (
        head.location === null &&
        townsBeside &&
        line === block.date?.line &&
        isTownBeside(trimmed, block)
      ) {
        head.location = { text: trimmed, line };
        continue;
      }
      if (head.location?.line === line && head.location.text === trimmed) continue;
      if (head.location === null && isWholePlace(trimmed)) {
        head.location = { text: trimmed, line };
        continue;
      }
      const end = head.location === null ? placeAtEnd(trimmed) : null;
      if (end !== null) head.location = { text: end.place, line };
      head.segments.push({ text: end?.before ?? trimmed, line });
    }
  }
  if (head.segments.length === 1 && own !== null && titleScore(head.segments[0]?.text ?? '') > 0) {
    head.segments.push(own);
    return head;
  }
  if (head.segments.length === 1) {
    const [only] = head.segments;
    if (only !== undefined) head.segments = splitOne(only);
  }
  return head;
}

function splitOne({ text, line }: Segment): Segment[] {
  const at = AT.exec(text);
  if (at !== null && (SIGN.test(at[0]) || titleScore(text.slice(0, at.index)) > 0)) {
    return [text.slice(0, at.index), text.slice(at.index + at[0].length)].map((part) => ({
      text: part.trim(),
      line,
    }));
  }
  return partsOf(text).map((part) => ({ text: part.trim(), line }));
}

/** A title and an employer apart, at the slash between them or at a comma. */
function partsOf(text: string): string[] {
  const parts = atSlash(text, (part) => titleScore(part) >= 3);
  return parts.length > 1 ? parts : commaSplit(text);
}

/** Which of an entry's two texts is the title, when they do not tell by themselves: what most entries of the section do. */
export function titleFirstByVote(heads: readonly Head[]): boolean {
  let votes = 0;
  for (const { segments } of heads) {
    const [a, b] = segments;
    if (a !== undefined && b !== undefined) votes += Math.sign(titleScore(a.text) - titleScore(b.text));
  }
  return votes >= 0;
}

/** Which piece is the title and which the employer. */
export function assign(head: Head, titleFirst: boolean): { position: Segment | null; name: Segment | null } {
  const [first, second] = head.segments;
  if (first === undefined) return { position: null, name: null };
  if (second === undefined)
    return titleScore(first.text) > 0 ? { position: first, name: null } : { position: null, name: first };
  const ranked = head.segments.slice(0, 4).map((segment) => ({ segment, score: titleScore(segment.text) }));
  const best = Math.max(...ranked.map(({ score }) => score));
  const winners = ranked.filter(({ score }) => score === best);
  const fallback = titleFirst ? first : second;
  const position =
    winners.length === 1
      ? (winners[0]?.segment ?? first)
      : (winners.find(({ segment }) => segment === fallback)?.segment ?? winners[0]?.segment ?? first);
  const others = head.segments.filter((segment) => segment !== position);
  const name = others.toSorted(
    (a, b) => Math.min(titleScore(a.text), 0) - Math.min(titleScore(b.text), 0),
  )[0];
  return { position, name: name ?? null };
}

/** Whether a head still lacks a title, an employer or a place that the next line may give. */
export function wantsMore(head: string[], next: string): boolean {
  const pieces = head.flatMap((text) => text.split(STRONG)).filter((piece) => /\p{L}/u.test(piece));
  const named = pieces.filter((piece) => placeOf(piece.trim()) === null && !isEmploymentType(piece));
  if (placeOf(next) !== null) return pieces.length === named.length;
  // What stands under employer and town in the words of a title is one.
  const untitled = named.every((piece) => titleScore(piece) <= 0);
  if (untitled && named.length < 4 && titleScore(next) >= 3 && next.split(/\s+/).length <= 6) return true;
  const [only] = named;
  if (only === undefined || named.length > 1) return only === undefined;
  const [title = '', after] = splitOneText(only);
  if (after === undefined) return true;
  // "Director, Marketing" over "Harbour Foods Ltd.": the employer is the one that reads like one.
  const areaOfTitle = !AT.test(only) && titleScore(title) >= 3 && titleScore(after) === 0;
  return areaOfTitle && titleScore(next) < 0;
}

function splitOneText(text: string): string[] {
  const end = placeAtEnd(text);
  const bare = end?.before ?? text;
  return AT.test(bare) ? bare.split(AT) : partsOf(bare);
}
