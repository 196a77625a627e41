import type { Head, Segment } from '#engines/resume/reading/entries/towns.ts';
import { isKnownCity, isUnit, titleScore } from '#engines/resume/reading/vocabulary/index.ts';

/** What most heads of a section have between their two parts where they are one text each: a comma unless a slash. */
const signOf = (heads: readonly Head[]): string =>
  heads.filter(({ segments }) => segments.some(({ line }) => line.body.includes(' / '))).length * 2 >
  heads.length
    ? ' / '
    : ', ';

/** A head that is one text, in two at its first sign; null for any other. */
const halvesAt = ({ segments }: Head, sign: string): [string, string] | null => {
  const [only] = segments;
  const at = only?.text.indexOf(sign) ?? -1;
  if (only === undefined || segments.length > 1 || at < 2) return null;
  // "Harbour Hospital, Truro" over the roles there.
  if (titleScore(only.text.slice(0, at)) < 0) return null;
  return [only.text.slice(0, at), only.text.slice(at + sign.length)];
};

const isOneText = ({ segments }: Head) => new Set(segments.map(({ line }) => line)).size === 1;

/** A head's title and employer that stand on one line with a comma between them; null for any other. */
const pairOf = ({ segments }: Head): [Segment, Segment] | null => {
  const [first, second, third] = segments;
  const beside =
    first !== undefined && second !== undefined && third === undefined && first.line === second.line;
  return beside && first.line.body.includes(`${first.text}, ${second.text}`) ? [first, second] : null;
};

/**
 * Heads that are one text each, "title, employer" or "title / employer" in most of them, in two at the first such sign:
 * also those whose words do not tell which is which.
 */
export function splitAlike(heads: readonly Head[]): Head[] {
  const sign = signOf(heads);
  const halves = (head: Head) => halvesAt(head, sign);
  const open = heads.flatMap((head) => halves(head) ?? []);
  const told =
    heads.some(({ segments }) => segments.length > 1) ||
    heads.some((head) => titleScore(halves(head)?.[1] ?? '') < 0);
  if (open.length === 0 || heads.length < 2 || !told) return [...heads];
  if (!heads.every((head) => isOneText(head) && (head.segments.length > 1 || halves(head) !== null)))
    return [...heads];
  return heads.map((head) => {
    const parts = halves(head);
    const [only] = head.segments;
    return parts === null || only === undefined
      ? head
      : { ...head, segments: parts.map((text) => ({ text, line: only.line })) };
  });
}

/** A legal form, which follows the name of a company after a comma. */
const LEGAL_FORM = /^(?:inc|lt[ée]e|ltd|llc|llp|corp|gmbh|s\.?a\.?r?\.?l?|plc)\.?$/iu;

/**
 * Heads of "title, employer" on one line whose title has a comma of its own: where the other entries have one comma between
 * the two, and what the title's would part is one word or a unit, the employer stands after the last here too.
 */
export function splitAtLast(heads: readonly Head[]): Head[] {
  const plain = heads.filter((head) => pairOf(head)?.[1].text.includes(',') === false).length;
  return heads.map((head) => {
    const [title, employer] = pairOf(head) ?? [];
    const at = employer?.text.lastIndexOf(', ') ?? -1;
    if (title === undefined || employer === undefined || at < 1 || plain < 2) return head;
    const last = employer.text.slice(at + 2);
    const goesOn = titleScore(title.text) < 3 || LEGAL_FORM.test(last) || / & |\bet\b|\band\b/.test(last);
    if (goesOn || isKnownCity(last)) return head;
    const area = employer.text.slice(0, at);
    if (area.includes(' ') && !isUnit(area)) return head;
    const whole = `${title.text}, ${area}`;
    return {
      ...head,
      segments: [
        { ...title, text: whole },
        { ...employer, text: last },
      ],
    };
  });
}
