import { postingWord } from '#engines/lexicon/index.ts';
import { amountsIn, type AmountFound } from './amounts.ts';
import { NOT_PAY } from './pay.data.ts';
import type { Passage } from '#engines/postings/facts/text/passages.ts';

/** What parts one step of a scale from the next: its name, or the time after which it is paid. */
const STEP = postingWord('scale: step');
/** A line of a scale that is written one step below the other. */
const STEP_LINE =
  /^\W*(?:(?:step|level|echelon|niveau|year|annee|after|apres|start|starting|depart)\b|\d(?:st|nd|rd|th|re|e) (?:year|step|annee))/;
/** Two steps that are named by what one is. */
const NAMED_STEP =
  /\b(?:\d(?:st|nd)|first|premiere?|(?:level|step|grade|class) \w+)[ -][^.;]{0,40}\b(?:\d(?:nd|rd)|second|deuxieme|(?:level|step|grade|class) \w+)\b/;
/** One amount at first and another later is what one begins at and a raise, not a scale. */
const FEWEST = 3;
/** The last step pays at most so many times the first. */
const WIDEST = 2.5;

/**
 * The whole scale that the amount of one step belongs to: "start $24.15, after 12 months $25.55, after 24 months $26.85".
 * The steps stand in one line, or in lines that each begin with a step; null where the amount is no step.
 */
export function scaleAround(
  amount: AmountFound,
  passage: Passage,
  passages: readonly Passage[],
): { min: number; max: number } | null {
  const ends = endsAround(amount, passage);
  if (ends !== null) return ends;
  if (amount.range || amount.min === null || amount.max === null || amount.currency === null) return null;
  const flat = linesAround(passage, passages);
  const steps: AmountFound[] = [];
  const amounts = amountsIn(flat).filter(({ currency }) => currency !== null);
  for (const [index, one] of amounts.entries()) {
    const before = flat.slice(amounts[index - 1]?.to ?? Math.max(0, one.from - 40), one.from);
    const after = flat.slice(one.to, Math.min(one.to + 30, amounts[index + 1]?.from ?? flat.length));
    const last = steps.at(-1);
    if (!isLike(one, amount) || NOT_PAY.test(before)) break;
    if (last !== undefined && !(STEP.test(before) || STEP.test(after))) break;
    if ((one.min ?? 0) <= (last?.min ?? 0)) break;
    steps.push(one);
    if (NOT_PAY.test(clauseAfter(after))) break;
  }
  const [low, high] = [steps[0]?.min ?? 0, steps.at(-1)?.min ?? 0];
  const isIn = steps.some(({ min }) => min === amount.min);
  // Steps with names of their own make a scale by twos: "2nd year $25, 3rd year $29".
  const fewest = steps.length === 2 && NAMED_STEP.test(flat) ? 2 : FEWEST;
  return steps.length >= fewest && isIn && high <= low * WIDEST ? { min: low, max: high } : null;
}

/** Between the pay of one class of the job and that of the next: "; Level C", ". P.Eng.:". */
const NEXT_CLASS = /^[\s.;,/|)]*[\p{L}.'\d() ]{1,28}:?\s*$/u;
const CLASS = /\b(?:level|grade|class|tier|step|senior|junior|niveau|classe|p\.? ?eng|[ivx]{1,3}|[a-e])\b/;

/** Ranges of two classes of one job, side by side, from the least to the most: "EIT: $72,000 to $84,000. P.Eng.: $90,000 to $112,000". */
export function classesAround(
  amount: AmountFound,
  passage: Passage,
  passages: readonly Passage[],
): { min: number; max: number } | null {
  if (!amount.range || amount.currency === null) return null;
  const flat = passages
    .filter(({ line }) => line === passage.line)
    .map(({ flat: said }) => said)
    .join(' ');
  const ranges = amountsIn(flat).filter(({ range, currency }) => range && currency === amount.currency);
  const [low, high] = ranges;
  if (ranges.length !== 2 || low === undefined || high === undefined) return null;
  const between = flat.slice(low.to, high.from);
  const [min, most, next, max] = [low.min ?? 0, low.max ?? 0, high.min ?? 0, high.max ?? 0];
  const isNext = NEXT_CLASS.test(between) && CLASS.test(between) && !NOT_PAY.test(between);
  return isNext && next >= min && max > most && max <= min * WIDEST ? { min, max } : null;
}

/** "Minimum $52,480 / midpoint $65,600 / maximum $78,720": the ends by their names. */
function endsAround(amount: AmountFound, { flat }: Passage): { min: number; max: number } | null {
  const all = amountsIn(flat).filter((one) => one.currency !== null && one.currency === amount.currency);
  const named = (name: RegExp) => all.find(({ from }) => name.test(flat.slice(Math.max(0, from - 20), from)));
  const [low, high] = [named(/\bmin(?:imum)?\.?[ :]*$/), named(/\bmax(?:imum)?\.?[ :]*$/)];
  const [min, max] = [low?.min ?? low?.max ?? null, high?.max ?? high?.min ?? null];
  return low === undefined ||
    high === undefined ||
    min === null ||
    max === null ||
    max < min ||
    max > min * WIDEST
    ? null
    : { min, max };
}

const clauseAfter = (flat: string): string => flat.split(/[,;|.]/)[0] ?? '';

/** Both in one currency, and of one period as far as that is said. */
function isLike(one: AmountFound, other: AmountFound): boolean {
  if (one.range || one.min === null || one.currency !== other.currency) return false;
  return one.period === null || other.period === null || one.period === other.period;
}

/** The amount's line, with those beside it when all of them begin with a step. */
function linesAround(passage: Passage, passages: readonly Passage[]): string {
  const lineAt = (line: number): string =>
    passages
      .filter((other) => other.line === line)
      .map(({ flat }) => flat)
      .join(' | ');
  const lines = [lineAt(passage.line)];
  if (!STEP_LINE.test(lines[0] ?? '')) return lines.join(' | ');
  for (let line = passage.line - 1; STEP_LINE.test(lineAt(line)); line -= 1) lines.unshift(lineAt(line));
  for (let line = passage.line + 1; STEP_LINE.test(lineAt(line)); line += 1) lines.push(lineAt(line));
  return lines.join(' | ');
}
