import { missing, type Outcome } from '#engines/forms/context.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { type Asked, isPlain, pick, refusal, sayPlainly, sayYesOrNo, wantsYesOrNo } from './asked.ts';
import { withDigits } from './ranges.ts';
import { HOLIDAY, kindsIn, ON_CALL, WEEKEND, works } from './shift-kinds.ts';
import { CONTRADICTION, knownOf, sideOf, textsOf } from './told.ts';

const WEEKDAYS = /\b(week ?days?|week ?(nights|evenings)|en semaine|lundi|monday)\b/;

/** What the shifts that were told say of weekends: those for weekdays only, or a list that names weekends. */
function weekendsAmong({ context }: Asked): ReturnType<typeof knownOf> {
  const shifts = knownOf(context, 'shift.availability');
  if (shifts === null || shifts === 'contradiction') return null;
  // Weekends among the shifts that were listed are a yes to them.
  const listed = textsOf(shifts.value).map(plainLabel);
  if (listed.some((one) => /^(weekends?|week ends?|fins? de semaine)$/.test(one)))
    return { value: true, source: shifts.source };
  // A list that speaks of the days of the week leaves out those it does not name.
  if (listed.some((one) => WEEKDAYS.test(one)) && !listed.some((one) => WEEKEND.test(one)))
    return { value: false, source: shifts.source };
  if (typeof shifts.value !== 'string') return null;
  return /\bweek ?days?\b.*\bonly\b|\bonly\b.*\bweek ?days?\b|en semaine (seulement|uniquement)/.test(
    plainLabel(shifts.value),
  )
    ? { value: false, source: shifts.source }
    : null;
}

/** Whether it is asked what one does or did, not what one would do. */
export const DOES =
  /\b(currently|presently|at present|worked|experience|do you (usually |now )?work|have you|avez vous|travaillez vous|actuel\w*|presentement)\b/;
/** One weekend in how many a text says: 1 for every one, 0 for none, 2 for every other; null where it says none. */
function oneIn(text: string): number | null {
  const plain = withDigits(text);
  if (/^(not at all|never|none|no weekends?|jamais|aucune?)\b/.test(plain)) return 0;
  if (
    /\b(every other|alternate|every second)\b|\b(1|one) (weekend |week end )?(in|out of|on) 2\b|sur (deux|2)\b/.test(
      plain,
    )
  )
    return 2;
  const some = /\b(?:in|out of|sur) (\d)\b/.exec(plain)?.[1];
  if (some !== undefined) return Number(some);
  return /^(every|all|each|tous|toutes)\b/.test(plain) ? 1 : null;
}

/** Of choices how many weekends one works the one that was told. */
function howMany(asked: Asked, value: unknown, source: ValueSource): Outcome | null {
  const told = typeof value === 'string' ? oneIn(plainLabel(value)) : null;
  if (told === null || DOES.test(asked.text) || /\b(did|were|was|last|off)\b/.test(asked.text)) return null;
  if (!/\b(how (often|frequently|many)|combien|a quelle frequence)\b/.test(asked.text)) return null;
  return pick(asked, ({ label }) => oneIn(plainLabel(label)) === told, source);
}

/** Whether the person works weekends, as told of them or by the shifts they listed. */
export function weekendOutcome(asked: Asked): Outcome {
  const known = knownOf(asked.context, 'weekend.availability') ?? weekendsAmong(asked);
  const unsure = missing(messages.message('weekendsUntold'));
  const plain = isPlain(asked.text);
  if (known === null || plain === null) return unsure;
  if (known === 'contradiction') return missing(CONTRADICTION);
  if (!wantsYesOrNo(asked)) return (plain ? howMany(asked, known.value, known.source) : null) ?? unsure;
  const refused =
    sideOf(known.value) === false && !DOES.test(asked.text) && !ON_CALL.test(asked.text)
      ? refusal(asked, known.source)
      : null;
  if (refused !== null) return refused;
  // "Days or weekends": a no to the one is none to the other.
  if (kindsIn(asked.text).length > 0 && /\b(or|ou)\b/.test(asked.text)) return unsure;
  if (
    /\b(only|overtime|holiday\w*|nights?|evenings?|saturdays?|sundays?|samedis?|dimanches?)\b/.test(
      asked.text,
    )
  )
    return unsure;
  const every = /\b(every|all|each|tous les|toutes les)\b(?! other)/.test(asked.text);
  const alternate =
    /\b(every other|alternat\w*|every second|(one|1) in (two|2)|a weekend out of two|une? (fin de semaine|week ?end) sur deux)\b/.test(
      asked.text,
    );
  const some = /\b(some|occasional\w*|certaines?|a l occasion)\b/.test(asked.text);
  const side = sideOf(known.value);
  if (side !== null) return sayPlainly(asked, side, known.source);
  if (!/every other|alternat|sur deux/.test(plainLabel(String(known.value)))) return unsure;
  if (alternate || some) return sayPlainly(asked, true, known.source);
  return every ? sayPlainly(asked, false, known.source) : unsure;
}

/** "Evenings or weekends" for whoever works neither: a no to both is one to either. */
export function neitherOutcome(asked: Asked, told: ReadonlySet<string> | null): Outcome | null {
  const weekends = knownOf(asked.context, 'weekend.availability') ?? weekendsAmong(asked);
  const kinds = kindsIn(asked.text);
  if (told === null || kinds.length === 0 || weekends === null || weekends === 'contradiction') return null;
  if (sideOf(weekends.value) !== false || kinds.some((kind) => works(kind, told) !== false)) return null;
  return wantsYesOrNo(asked) && isPlain(asked.text) === true && !HOLIDAY.test(asked.text)
    ? sayYesOrNo(asked, false, weekends.source)
    : null;
}
