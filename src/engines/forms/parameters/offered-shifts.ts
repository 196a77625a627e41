import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { missing, type Outcome } from '#engines/forms/context.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type AskedQuestion, pick, pickAll, sayPlainly } from '#engines/forms/screening/asked.ts';
import { HOLIDAY, kindsIn, WEEKEND, works, worksAny } from '#engines/forms/screening/times/shift-kinds.ts';
import { textsOf } from '#engines/forms/screening/told.ts';
import { DOES, worksWholeWeekends } from '#engines/forms/screening/times/weekends.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { kindsOfHours } from './shift-hours.ts';

/** The one choice that says exactly the kinds of shift that were told. */
export function oneShift(asked: AskedQuestion, told: ReadonlySet<string>, source: ValueSource): Outcome {
  if (/\b(current\w*|now|last|present\w*|usual\w*|actuel\w*)\b/.test(asked.text))
    return missing(messages.message('workableNotThis'));
  if (/\b(prefer\w*|first choice)\b/.test(asked.text) && told.size > 1)
    return missing(messages.message('ratherWork'));
  return pick(
    asked,
    ({ label }) => {
      const plain = plainLabel(label);
      const kinds = new Set(kindsIn(plain));
      const sure = !WEEKEND.test(plain) && !HOLIDAY.test(plain) && !/\b(any|all|every)\b/.test(plain);
      return sure && kinds.size === told.size && [...kinds].every((kind) => told.has(kind));
    },
    source,
  );
}

/** Shifts in two parts of a day. */
const SPLIT = /\b(split|coupee?s?)\b/;

/** Hours of a day, which say what kind of shift it is where no word does. */
const HOURS = /\d+(?:[:.h]\d\d)?\s?(?:h\b|a\.?m\b\.?|p\.?m\b\.?|a\b|p\b)?/gi;

/** Whether one works a shift on offer, by its word or its hours; null where it could be several. */
function worksOffered(label: string, told: ReadonlySet<string>): boolean | null {
  const kinds = kindsIn(plainLabel(label.replaceAll(HOURS, ' ')));
  if (kinds.length > 1) {
    // "Twilight / evening" is one shift by two names.
    const judged = kinds.map((kind) => works(kind, told));
    return judged.every((one) => one === judged[0]) ? (judged[0] ?? null) : null;
  }
  const [kind] = kinds;
  return kind === undefined ? worksAny(kindsOfHours(label), told) : works(kind, told);
}

/** Whether two names of shifts have a word in common, in the singular or not. */
const sharesWord = (one: string, other: string): boolean =>
  plainLabel(other)
    .split(' ')
    .some((word) => one.split(' ').some((told) => told.replace(/s$/, '') === word.replace(/s$/, '')));

/** Of the shifts on offer those the person works; missing where one of them is of no known kind. A list that was told is complete. */
export function offeredShifts(
  asked: AskedQuestion,
  value: unknown,
  told: ReadonlySet<string>,
  source: ValueSource,
  worked = true,
): Outcome {
  const { question } = asked;
  const weekends = worksWholeWeekends(asked);
  const listed = textsOf(value).map(plainLabel);
  const judged = question.options.map(({ label }) => {
    const plain = plainLabel(label);
    if (WEEKEND.test(plain)) return weekends;
    if (SPLIT.test(plain) && kindsIn(plain).length === 0) return listed.some((one) => SPLIT.test(one));
    return worksOffered(label, told);
  });
  // Of two shifts of one kind the one that was told by its name is meant, and of the other nothing is known.
  const isTwin = question.options.some(
    ({ label }, at) =>
      judged[at] === true &&
      !listed.some((one) => sharesWord(one, label)) &&
      question.options.some(
        (other) =>
          other.label !== label &&
          kindsIn(plainLabel(other.label)).join() === kindsIn(plainLabel(label)).join() &&
          listed.some((one) => sharesWord(one, other.label)),
      ),
  );
  if (isTwin || judged.includes(null)) return missing(messages.message('choicesBesideShifts'));
  return pickAll(asked, (option) => judged[question.options.indexOf(option)] === worked, source);
}

/** The shifts one does not work, of which a list asks. */
export const NOT_WORKED =
  /^(which )?(shifts|quarts|times|hours) (that )?you (can ?not|can t|are unable to|will not|won t)\b|^(which|what) (of these )?(shifts|times|hours) (are|can|will|would|do) you (not|unable)\b|^quels (quarts|horaires) ne (pouvez|voulez|acceptez|etes) vous pas\b/;

/** Shifts in two parts, where the list that was told speaks of them. */
export function splitOutcome(asked: AskedQuestion, value: unknown, source: ValueSource): Outcome | null {
  const listed = textsOf(value).some((one) => SPLIT.test(plainLabel(one)));
  return listed && SPLIT.test(asked.text) && kindsIn(asked.text).length === 0 && !DOES.test(asked.text)
    ? sayPlainly(asked, true, source)
    : null;
}
