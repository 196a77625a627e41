import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { weekSlots } from '#engines/forms/person/week-slots.ts';
import { frameWords } from '#engines/lexicon/index.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type Asked, INCLUDING, isPlain, pick, pickAll, refusal, sayPlainly, wantsYesOrNo } from './asked.ts';
import { HOLIDAY, kindOfHours, kindsIn, ON_CALL, shiftsTold, WEEKEND, works } from './shift-kinds.ts';
import { CONTRADICTION, knownOf, sideOf, textsOf } from './told.ts';
import { DOES, neitherOutcome, weekendOutcome } from './weekends.ts';

/** Words of a question about shifts which narrow nothing. */
const FRAME = frameWords('question about shifts');

/** Shifts that change by turns are of several kinds: nobody works them who works one kind alone. */
const ROTATING =
  /\b(rotating|rotational|rotation|rotatifs?|en rotation) (shifts?|shift work|schedules?|quarts?)\b|\b(quarts?|horaires?|shifts?)( de travail)? (rotatifs?|en rotation|tournants?|rotations?)\b/;

/** The one choice that says exactly the kinds of shift that were told. */
function oneShift(asked: Asked, told: ReadonlySet<string>, source: ValueSource): Outcome {
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

/** The one kind of a shift on offer, by its words or its hours. */
const kindOf = (label: string): string | null => {
  const kinds = kindsIn(plainLabel(label.replace(/\d+\s?(am|pm).*/i, '')));
  return kinds.length === 1 ? (kinds[0] ?? null) : kinds.length > 1 ? null : kindOfHours(label);
};

/** Of the shifts on offer those the person works; missing where one of them is of no known kind. */
function offeredShifts(
  asked: Asked,
  value: unknown,
  told: ReadonlySet<string>,
  source: ValueSource,
  worked = true,
): Outcome {
  const { question } = asked;
  const weekdays = typeof value === 'string' && /\bweek ?days?\b.*\bonly\b/.test(plainLabel(value));
  const judged = question.options.map(({ label }) => {
    if (weekdays && WEEKEND.test(plainLabel(label))) return false;
    const kind = WEEKEND.test(plainLabel(label)) ? null : kindOf(label);
    return kind === null ? null : works(kind, told);
  });
  if (judged.includes(null)) return missing(messages.message('choicesBesideShifts'));
  return pickAll(asked, (option) => judged[question.options.indexOf(option)] === worked, source);
}

/** The shifts one does not work, of which a list asks. */
const NOT_WORKED =
  /^(which )?(shifts|quarts|times|hours) (that )?you (can ?not|can t|are unable to|will not|won t)\b/;

const SPLIT = /\b(split|coupee?s?)\b/;

/** Shifts in two parts, where the list that was told speaks of them. */
function splitOutcome(asked: Asked, value: unknown, source: ValueSource): Outcome | null {
  const listed = textsOf(value).some((one) => SPLIT.test(plainLabel(one)));
  return listed && SPLIT.test(asked.text) && kindsIn(asked.text).length === 0 && !DOES.test(asked.text)
    ? sayPlainly(asked, true, source)
    : null;
}

/** Whether the person works a kind of shift; the list they told is complete for the kinds it speaks of. */
export function shiftOutcome(asked: Asked): Outcome | null {
  const { question, text } = asked;
  const known = knownOf(asked.context, 'shift.availability');
  const shifts = known === null || known === 'contradiction' ? null : shiftsTold(known.value);
  const slots =
    shifts === null || known === null || known === 'contradiction'
      ? null
      : weekSlots(asked, known, shifts, kindsIn);
  if (slots !== null) return slots;
  if (WEEKEND.test(text)) return neitherOutcome(asked, shifts) ?? weekendOutcome(asked);
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const told = shifts;
  const plain = isPlain(text);
  if (told !== null && question.kind === 'multi' && NOT_WORKED.test(text))
    return offeredShifts(asked, known.value, told, known.source, false);
  if (told === null || plain === null || (!plain && !wantsYesOrNo(asked)))
    return missing(messages.message('shiftsNotThis'));
  if (question.kind === 'multi') return offeredShifts(asked, known.value, told, known.source);
  if (question.kind === 'single' && question.options.length > 0 && !wantsYesOrNo(asked))
    return oneShift(asked, told, known.source);
  if (!wantsYesOrNo(asked) || /\bovertime|supplementaires?\b/.test(text))
    return missing(messages.message('shiftsNotThis'));
  const outside = [...kindsIn(text), kindOfHours(question.label)].some(
    (kind) => kind !== null && works(kind, told) === false,
  );
  const refused = outside && !DOES.test(text) && !ON_CALL.test(text) ? refusal(asked, known.source) : null;
  if (refused !== null) return refused;
  const split = splitOutcome(asked, known.value, known.source);
  if (split !== null) return split;
  // Alone, with somebody, in the open: more than the hours.
  if (text.split(' ').some((word) => !FRAME.has(word) && !/^\d+(am|pm|h\d*|x\d)?$/.test(word)))
    return missing(messages.message('shiftsNotThis'));
  const hours = kindOfHours(question.label);
  const kinds = kindsIn(text);
  if (kinds.length === 0 && hours === null && told.size === 1 && ROTATING.test(text))
    return sayPlainly(asked, false, known.source);
  const asks = kinds.length > 0 ? kinds : hours === null ? [] : [hours];
  const judged = asks.map((kind) => works(kind, told));
  if (judged.includes(false) && !/\b(or|ou)\b/.test(text)) return sayPlainly(asked, false, known.source);
  if (
    asks.length === 0 ||
    judged.includes(null) ||
    HOLIDAY.test(asks.length > 1 ? text.replace(/\brotat\w*/g, '') : text)
  )
    return missing(messages.message('shiftsNotThis'));
  if (
    /\b(away|at a time|in a row|consecutive|per month|from home|minimum|sleep\w*|live in)\b/.test(text) ||
    (hours === null && /\d/.test(text.replace(/\b[123](st|nd|rd) shift|\b[23] ?x ?[78]\b/g, '')))
  )
    return missing(messages.message('shiftsNotThis'));
  if (judged.every((one) => one === true)) return sayPlainly(asked, true, known.source);
  return missing(messages.message('severalShifts'));
}

/** Overtime as told, where nothing more than overtime is asked. */
export function overtimeOutcome(asked: Asked): Outcome | null {
  const known = knownOf(asked.context, 'overtime.willing');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const side = sideOf(known.value);
  const text = asked.text.replace(INCLUDING, ' ');
  const more =
    WEEKEND.test(text) ||
    HOLIDAY.test(text) ||
    /\d|unpaid|how (many|much|often)|nights?|evenings?|soirs?|nuits?|short notice|paid|time and a half/.test(
      text,
    );
  if (side === null || more) return missing(messages.message('overtimeNotThis'));
  return sayPlainly(asked, side, known.source);
}
