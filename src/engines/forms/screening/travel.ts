import { wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { countryNamed } from '#engines/forms/understanding/places.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type AskedQuestion, isPlain, pick, refusal, sayPlainly, wantsYesOrNo } from './asked.ts';
import { figuresIn, holdsNumber, rangeIn } from './ranges.ts';
import { CONTRADICTION, knownOf } from './told.ts';

/** What one did, which is not what one would. */
const DID = wordFor('travel: did');

/** Whether so much travel is within what the person told, in percent of the time. */
export function travelOutcome(asked: AskedQuestion): Outcome | null {
  const known = knownOf(asked.context, 'travel.willing_percent') ?? knownOf(asked.context, 'travel.willing');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const most = typeof known.value === 'number' ? known.value : null;
  const { question, text } = asked;
  const shares = figuresIn(question.label.replace(/(\d)\s*(per ?cent|pour ?cent)/gi, '$1%')).filter(
    ({ unit }) => unit === '%',
  );
  // Wherever and whenever it goes, more than the most is too much.
  const tooMuch = shares.length === 1 && most !== null && (shares[0]?.value ?? 0) > most;
  const refused = tooMuch && !DID.test(text) ? refusal(asked, known.source) : null;
  if (refused !== null) return refused;
  if (
    most === null ||
    countryNamed(question.label) !== '' ||
    DID.test(text) ||
    /short notice|abroad|international|etranger|week-?end|commut/.test(text)
  )
    return missing(messages.message('travelNotThis'));
  return travelled(
    asked,
    most,
    known.source,
    figuresIn(question.label.replace(/(\d)\s*(per ?cent|pour ?cent)/gi, '$1%')),
  );
}

function travelled(
  asked: AskedQuestion,
  most: number,
  source: ValueSource,
  figures: ReturnType<typeof figuresIn>,
): Outcome {
  const { question, text } = asked;
  if (wantsYesOrNo(asked)) {
    const shares = figures.filter(({ unit }) => unit === '%').map(({ value }) => value);
    const half = /\bhalf (of )?(the|your) (working )?time|la moitie du temps/.test(text) ? [50] : [];
    const asks = shares.length > 0 ? shares : half;
    const open = isPlain(text) === false && /\b(more than|over|plus d[e'])/.test(text);
    if (asks.length === 0 || figures.length > shares.length || open)
      return missing(messages.message('travelUnclear'));
    if (Math.max(...asks) <= most) return sayPlainly(asked, true, source);
    return Math.min(...asks) > most
      ? sayPlainly(asked, false, source)
      : missing(messages.message('travelMore'));
  }
  if (
    !/%|percent|pour ?cent|how much/.test(text) &&
    question.options.every(({ label }) => !label.includes('%'))
  )
    return missing(messages.message('travelPercent'));
  if (question.options.length === 0) return fit(question, String(most), source);
  const ranges = question.options.map(({ label }) => rangeIn(label, {}, ''));
  const holding = ranges.filter((range) => range !== null && holdsNumber(range, most));
  // Of "up to 10 %", "up to 25 %" each says how far one goes: never further than was told.
  const furthest = Math.max(
    ...ranges.map((range) => (range !== null && range.from === 0 && range.to <= most ? range.to : -1)),
  );
  const chosen = (at: number): boolean => {
    const range = ranges[at] ?? null;
    if (range === null) return false;
    return holding.length > 0 && furthest > 0 && holding.every((one) => one?.from === 0)
      ? range.from === 0 && range.to === furthest
      : holdsNumber(range, most);
  };
  return pick(asked, (option) => chosen(question.options.indexOf(option)), source);
}
