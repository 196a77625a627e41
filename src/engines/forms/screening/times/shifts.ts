import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { weekSlots } from '#engines/forms/person/week-slots.ts';
import { frameWords, wordFor } from '#engines/lexicon/index.ts';
import { sentences } from '#engines/text/index.ts';
import { text as messages } from '#engines/forms/messages.ts';
import {
  type AskedQuestion,
  INCLUDING,
  isPlain,
  refusal,
  sayPlainly,
  sideSaid,
  wantsYesOrNo,
} from '#engines/forms/screening/asked.ts';
import { kindsOfHours } from '#engines/forms/parameters/shift-hours.ts';
import {
  NOT_WORKED,
  offeredShifts,
  oneShift,
  splitOutcome,
} from '#engines/forms/parameters/offered-shifts.ts';
import { HOLIDAY, kindsIn, ON_CALL, shiftsTold, WEEKEND, works, worksAny } from './shift-kinds.ts';
import { CONTRADICTION, knownOf, sideOf, textsOf } from '#engines/forms/screening/told.ts';
import { DOES, neitherOutcome, weekendOutcome, worksWholeWeekends } from './weekends.ts';

/** Words of a question about shifts which narrow nothing. */
const FRAME = frameWords('question about shifts');

/** Shifts that change by turns are of several kinds: nobody works them who works one kind alone. */
const ROTATING =
  /\b(rotating|rotational|rotation|rotatifs?|en rotation) (shifts?|schedules?|quarts?)\b|\b(quarts?|horaires?|shifts?)( de travail)? (rotatifs?|en rotation|tournants?|rotations?)\b/;

/** A line of words that asks for the shifts one works and for nothing beside them: "Which shifts can you work?" */
const asksWhich = ({ question, text }: AskedQuestion): boolean =>
  /^(which|what)\b/.test(text) &&
  /^(short|long)$/.test(question.kind) &&
  !NOT_WORKED.test(text) &&
  text.split(' ').every((word) => FRAME.has(word) || /^(which|what)$/.test(word));

const POINTING = wordFor('shifts: pointing');
/** What a sentence says of when, by which it needs none before it. */
const saysWhen = (text: string): boolean =>
  kindsIn(text).length > 0 || WEEKEND.test(text) || kindsOfHours(text).length > 0;

/**
 * What a question that points back points at: of "Some of it is done by night. Can you work this shift?" the sentences before it, as far as they say
 * something plainly; null for a question that says itself when.
 */
function settingOf({
  question,
  text,
}: AskedQuestion): { readonly setting: string; readonly asking: string; readonly isAsked: boolean } | null {
  const said = sentences(question.help === '' ? question.label : question.help);
  const last = plainLabel(said.at(-1) ?? '');
  const before = said.slice(0, -1);
  // What was taken for the question may be the sentence that it points back at.
  const isAsked = question.help !== '' && !before.some((sentence) => plainLabel(sentence) === text);
  const asking = isAsked ? text : last;
  const setting = before.join(' ');
  const pointsBack =
    said.length > 1 && POINTING.test(asking) && !saysWhen(asking) && saysWhen(plainLabel(setting));
  return pointsBack && isPlain(plainLabel(setting)) === true ? { setting, asking, isAsked } : null;
}

/** A word that is a time or a length: "7am", "8h30", "12h". */
const HOUR = /^(\d+(am|pm|[aph]|h\d+|x\d)?|[aph]m?)$/;

/** More words than name what is done and where. */
const MANY = 4;

/** Whether a word says neither when nor that one works then. */
const isStrange = (word = ''): boolean => !FRAME.has(word) && !HOUR.test(word);

/** Whether a sentence about hours asks for something besides: "It is done at night and takes heavy lifting." */
function saysMore(text: string): boolean {
  const words = text.split(' ');
  const joined = words.some(
    (word, at) => /^(and|et|but|mais|with|avec)$/.test(word) && isStrange(words[at + 1]),
  );
  return joined || words.filter((word) => isStrange(word)).length > MANY;
}

/** Whether the person works a kind of shift; the list they told is complete for the kinds it speaks of. */
export function shiftOutcome(given: AskedQuestion): Outcome | null {
  const pointed = settingOf(given);
  if (pointed === null) return shiftAsked(given);
  const nothingMore = pointed.asking.split(' ').every((word) => FRAME.has(word));
  const label = pointed.setting;
  const unsure = missing(messages.message('shiftsNotThis'));
  if (isPlain(pointed.asking) !== true) return unsure;
  const said = shiftAsked(
    { ...given, question: { ...given.question, label }, text: plainLabel(label) },
    true,
  );
  const isMore = !pointed.isAsked && saysMore(plainLabel(label));
  // Whoever does not work then does not do so for a part of it either.
  return (nothingMore && !isMore) || sideSaid(given, said) === false ? said : unsure;
}

/** What joins weekends to the shifts that stand beside them: both are asked for. */
const BESIDE =
  /[,(]?\s*(?<!\p{L})(?:and |with |including |plus |et |y compris (?:les |la )?|avec (?:les |la )?)?(?:(?:on|at|all|every|some|les|la|le|toutes les) )?(?:weekends?|week-ends?|fins? de semaine)(?: (?:included|as well|too|compris(?:es)?|inclus(?:es)?|aussi))?(?!\p{L})\)?/giu;

/** Shifts and weekends in one question, "days and nights, weekends included": yes where one works both, no where one works one of them not; null where that is not asked. */
function withWeekends(
  asked: AskedQuestion,
  told: ReadonlySet<string> | null,
  isSetting: boolean,
): Outcome | null {
  const { question, text } = asked;
  const label = question.label.replaceAll(BESIDE, ' ');
  const rest = plainLabel(label);
  if (told === null || WEEKEND.test(rest) || kindsIn(rest).length === 0 || /\b(or|ou)\b/.test(text))
    return null;
  if (!wantsYesOrNo(asked) || isPlain(text) !== true || worksWholeWeekends(asked) !== true) return null;
  return shiftAsked({ ...asked, question: { ...question, label }, text: rest }, isSetting);
}

function shiftAsked(asked: AskedQuestion, isSetting = false): Outcome | null {
  const { question, text } = asked;
  const known = knownOf(asked.context, 'shift.availability');
  const shifts = known === null || known === 'contradiction' ? null : shiftsTold(known.value);
  const slots =
    shifts === null || known === null || known === 'contradiction'
      ? null
      : weekSlots(asked, known, shifts, kindsIn);
  if (slots !== null) return slots;
  if (WEEKEND.test(text))
    return neitherOutcome(asked, shifts) ?? withWeekends(asked, shifts, isSetting) ?? weekendOutcome(asked);
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
  if (plain && asksWhich(asked)) return fit(question, textsOf(known.value).join(', '), known.source);
  if (!wantsYesOrNo(asked) || /\bovertime|supplementaires?\b/.test(text))
    return missing(messages.message('shiftsNotThis'));
  const hours = kindsOfHours(question.label);
  const outside =
    kindsIn(text).some((kind) => works(kind, told) === false) || worksAny(hours, told) === false;
  const refused = outside && !DOES.test(text) && !ON_CALL.test(text) ? refusal(asked, known.source) : null;
  if (refused !== null) return refused;
  const split = splitOutcome(asked, known.value, known.source);
  if (split !== null) return split;
  // Alone, with somebody, in the open: more than the hours.
  if (!isSetting && text.split(' ').some((word) => !FRAME.has(word) && !HOUR.test(word)))
    return missing(messages.message('shiftsNotThis'));
  const kinds = kindsIn(text);
  if (kinds.length === 0 && hours.length === 0 && told.size === 1 && ROTATING.test(text))
    return sayPlainly(asked, false, known.source);
  const judged =
    kinds.length > 0
      ? kinds.map((kind) => works(kind, told))
      : hours.length > 0
        ? [worksAny(hours, told)]
        : [];
  if (judged.includes(false) && !/\b(or|ou)\b/.test(text)) return sayPlainly(asked, false, known.source);
  if (
    judged.length === 0 ||
    judged.includes(null) ||
    HOLIDAY.test(judged.length > 1 ? text.replace(/\brotat\w*/g, '') : text)
  )
    return missing(messages.message('shiftsNotThis'));
  if (
    /\b(away|at a time|in a row|consecutive|per month|from home|minimum|sleep\w*|live in)\b/.test(text) ||
    (hours.length === 0 && /\d/.test(text.replace(/\b[123](st|nd|rd) shift|\b[23] ?x ?[78]\b/g, '')))
  )
    return missing(messages.message('shiftsNotThis'));
  if (judged.every((one) => one === true)) return sayPlainly(asked, true, known.source);
  return missing(messages.message('severalShifts'));
}

/** Overtime as told, where nothing more than overtime is asked. */
export function overtimeOutcome(asked: AskedQuestion): Outcome | null {
  const known = knownOf(asked.context, 'overtime.willing');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const side = sideOf(known.value);
  const text = asked.text.replace(INCLUDING, ' ').replace(/\bpaid (?=overtime\b)/, '');
  const more =
    WEEKEND.test(text) ||
    HOLIDAY.test(text) ||
    /\d|how (many|much|often)|night|evening|soir|nuit|short notice|paid|time and a half/.test(text);
  if (side === null || more) return missing(messages.message('overtimeNotThis'));
  return sayPlainly(asked, side, known.source);
}
