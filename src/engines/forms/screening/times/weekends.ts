import { missing, type Outcome } from '#engines/forms/context.ts';
import { frameWords, wordFor } from '#engines/lexicon/index.ts';
import { withDigits } from '#engines/forms/screening/ranges.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { isDecline, plainLabel } from '#engines/forms/understanding/wording.ts';
import {
  isOfFreeWeekends,
  isSameShare,
  type WeekendShare,
  weekendShareIn,
  weekendShareTold,
  worksWeekends,
} from '#engines/forms/parameters/weekend-shares.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import {
  type AskedQuestion,
  isPlain,
  pick,
  refusal,
  sayPlainly,
  sayYesOrNo,
  wantsYesOrNo,
} from '#engines/forms/screening/asked.ts';
import { HOLIDAY, kindsIn, ON_CALL, WEEKEND, works } from './shift-kinds.ts';
import { CONTRADICTION, knownOf, sideOf, textsOf } from '#engines/forms/screening/told.ts';

const WEEKDAYS = wordFor('weekends: weekdays');

/** What the shifts that were told say of weekends: those for weekdays only, or a list that names weekends. */
function weekendsAmong({ context }: AskedQuestion): ReturnType<typeof knownOf> {
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
export const DOES = wordFor('weekends: does', /\b(?:(?<!\bweek ?ends? )worked)\b/);
/** Of choices how often or when one works at weekends the one that says what was told; null where one says neither. */
function shareChosen(asked: AskedQuestion, told: WeekendShare, source: ValueSource): Outcome | null {
  if (DOES.test(asked.text) || /\b(did|were|was|last|off)\b/.test(asked.text)) return null;
  const { options } = asked.question;
  const shares = options.map(({ label }) => weekendShareIn(label));
  const unclear = shares.some(
    ({ oneIn, day }, at) =>
      !isDecline(options[at]?.label ?? '') && (oneIn === 'some' || (oneIn === null && day === null)),
  );
  if (unclear && !shares.some((share) => share.oneIn !== null && isSameShare(told, share))) return null;
  return pick(
    asked,
    (option) => {
      const share = shares[options.indexOf(option)];
      return share !== undefined && isSameShare(told, share);
    },
    source,
  );
}

/** Whether one works weekends without a limit, which a list of shifts that names none leaves out; null for some of them. */
export function worksWholeWeekends(asked: AskedQuestion): boolean | null {
  const known = knownOf(asked.context, 'weekend.availability') ?? weekendsAmong(asked);
  if (known === null) return false;
  const told = known === 'contradiction' ? null : weekendShareTold(known.value);
  return told === null ? null : worksWeekends(told, { oneIn: null, day: null });
}

/** Held against another share, which the question does not ask for. */
const COMPARED =
  /(?<!\b(?:no|not|pas) )\b(more|less|fewer|rather|plus|moins) (?:(?:often|frequently|regularly|souvent|frequemment) )?(than|que|qu|d)\b|\b(more|less|plus|moins) (often|frequently|souvent)\b|\b(the|le) (most|least|maximum|minimum) (you|that you|que vous)\b/;
const AT_LEAST = /\b(at least|minimum|no (?:less|fewer) than|not less than|or more|au moins|ou plus)\b/;
const AT_MOST =
  /\b(at most|maximum|no more than|not more than|up to|or less|or fewer|au plus|au maximum|jusqu a|ou moins)\b/;

/** More of a weekend than its days: whether one works its nights is told by the shifts as well. */
const MORE_THAN_DAYS = wordFor('weekends: more than days');

const FRAME = frameWords('question about shifts');
const ONE_DAY = wordFor('weekends: one day');

/** Whether a question that names one of the two days says more than that it is worked: then the day may be but the setting of another question. */
const saysMore = (text: string): boolean =>
  ONE_DAY.test(text) &&
  text
    .split(' ')
    .some((word) => !FRAME.has(word) && !ONE_DAY.test(word) && !/^(\d+\w{0,2}|[aph]m?)$/.test(word));

/** Whether the choices are more than the two sides of one thing: then each says how often or when. */
const saysHowOften = ({ question: { kind, options } }: AskedQuestion): boolean =>
  kind !== 'multi' && options.filter(({ label }) => !isDecline(label)).length > 2;

/** Whether the person works weekends, as told of them or by the shifts they listed. */
export function weekendOutcome(asked: AskedQuestion): Outcome {
  const known = knownOf(asked.context, 'weekend.availability') ?? weekendsAmong(asked);
  const unsure = missing(messages.message('weekendsUntold'));
  if (known === null) return unsure;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const told = weekendShareTold(known.value);
  if (told === null) return unsure;
  const shared = saysHowOften(asked) ? shareChosen(asked, told, known.source) : null;
  if (shared !== null && 'value' in shared) return shared;
  if (!wantsYesOrNo(asked))
    return asked.question.options.length === 0 || asked.question.kind === 'multi'
      ? unsure
      : (shareChosen(asked, told, known.source) ?? unsure);
  if (isPlain(asked.text) === null || DOES.test(asked.text) || ON_CALL.test(asked.text)) return unsure;
  if (isOfFreeWeekends(asked.text)) return unsure;
  if (COMPARED.test(asked.text)) return unsure;
  const does = worksWeekends(told, weekendShareIn(asked.text, true));
  // What may be more than is told may be less as well.
  if (does !== null && told.oneIn !== 1 && (does ? AT_LEAST : AT_MOST).test(withDigits(asked.text)))
    return unsure;
  const refused = does === false ? refusal(asked, known.source) : null;
  if (refused !== null) return refused;
  // "Days or weekends": a no to the one is none to the other.
  if (kindsIn(asked.text).length > 0 && /\b(or|ou)\b/.test(asked.text)) return unsure;
  if (MORE_THAN_DAYS.test(asked.text) || saysMore(asked.text)) return unsure;
  return does === null ? unsure : sayPlainly(asked, does, known.source);
}

/** "Evenings or weekends" for whoever works neither: a no to both is one to either. */
export function neitherOutcome(asked: AskedQuestion, told: ReadonlySet<string> | null): Outcome | null {
  const weekends = knownOf(asked.context, 'weekend.availability') ?? weekendsAmong(asked);
  const kinds = kindsIn(asked.text);
  if (told === null || kinds.length === 0 || weekends === null || weekends === 'contradiction') return null;
  if (sideOf(weekends.value) !== false || kinds.some((kind) => works(kind, told) !== false)) return null;
  return wantsYesOrNo(asked) && isPlain(asked.text) === true && !HOLIDAY.test(asked.text)
    ? sayYesOrNo(asked, false, weekends.source)
    : null;
}
