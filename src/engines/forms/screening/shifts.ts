import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { weekSlots } from '#engines/forms/person/week-slots.ts';
import { frameWords } from '#engines/lexicon/index.ts';
import { text as messages } from '#engines/forms/messages.ts';
import {
  type Asked,
  INCLUDING,
  isPlain,
  pick,
  pickAll,
  sayPlainly,
  sayYesOrNo,
  wantsYesOrNo,
} from './asked.ts';
import { CONTRADICTION, knownOf, sideOf, textsOf } from './told.ts';

/** Words of a question about shifts which narrow nothing. */
const FRAME = frameWords('question about shifts');

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\b(nights?|week ?nights?|overnights?|graveyard|nuits?|third shift|3rd shift)\b/, 'night'],
  [/\b(evenings?|week ?nights?|soirs?|soirees?|second shift|2nd shift)\b/, 'evening'],
  [/\b(lates?|late shifts?|afternoons?|apres midi)\b/, 'late'],
  [/\b(earl(y|ies)|early shifts?|mornings?|matins?|matinees?)\b/, 'early'],
  [/\b(days?|day ?times?|day shifts?|jours?|first shift|1st shift)\b/, 'day'],
];
const WEEKEND = /\b(week ?ends?|saturdays?|sundays?|fins? de semaine|samedis?|dimanches?)\b/;
const HOLIDAY =
  /\b(holidays?|feries?|christmas|on ?call|astreinte|standby|sur appel|split|coupe|rotat\w*|rotatifs?|any shift|all shifts|flexible|varying|variable|continental|four on|4 on|12 hour|12 h|double)\b/;

/** Shifts that change by turns are of several kinds: nobody works them who works one kind alone. */
const ROTATING =
  /\b(rotating|rotational|rotation|rotatifs?|en rotation) (shifts?|shift work|schedules?|quarts?)\b|\b(quarts?|horaires?|shifts?)( de travail)? (rotatifs?|en rotation|tournants?|rotations?)\b/;

/** Teams that take turns: two of them share the day, three the night as well. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(2 ?x ?[78]|deux huit)\b/g, ' matin apres midi '],
  [/\b(3 ?x ?[78]|trois huit)\b/g, ' matin apres midi nuit '],
];

/** The kinds of shift a text names; words of quantity ("five days a week") are no kind. */
function kindsIn(text: string): string[] {
  const plain = TURNS.reduce((line, [turn, kinds]) => line.replaceAll(turn, kinds), text)
    .replace(
      /\b(\d+|two|three|four|five|six|seven|many|which|what|every|all|deux|trois|quatre|cinq|six|sept|quels|tous les) (days|jours)\b/g,
      ' ',
    )
    .replace(/\bdays? (a|per|each|off|of) \w+/g, ' ')
    .replace(/\bjours? (par|de la|feries?)\b/g, ' ');
  return KINDS.filter(([words]) => words.test(plain)).map(([, kind]) => kind);
}

const hour = (digits: string | undefined, half: string | undefined): number =>
  (Number(digits) % 12) + (half === undefined ? (Number(digits) >= 12 ? 12 : 0) : /^p/i.test(half) ? 12 : 0);

/** The kind of a span of hours by when it begins and ends, 0 to 24; null when it could be two. */
function kindOfHours(label: string): string | null {
  const found =
    /(\d{1,2})(?:[:.h](\d{2})?)?\s*(am|pm|a\.m\.|p\.m\.)?\s*(?:-|–|—|to|à|a|until)\s*(\d{1,2})(?:[:.h](\d{2})?)?\s*(am|pm|a\.m\.|p\.m\.)?/i.exec(
      label,
    );
  if (found === null) return null;
  const [from, to] = [hour(found[1], found[3] ?? found[6]), hour(found[4], found[6])];
  if (found[6] !== undefined && found[3] === undefined) return null;
  if (from >= 20 || from <= 2) return 'night';
  if (from >= 4 && from <= 7 && to >= 11 && to <= 16) return 'early';
  if (from >= 8 && from <= 9 && to >= 15 && to <= 18) return 'day';
  return from >= 13 && from <= 15 && to >= 20 ? 'late' : from >= 16 && from <= 18 ? 'evening' : null;
}

const DAY_VOCABULARY = new Set(['day', 'evening', 'night']);
const PLANT_VOCABULARY = new Set(['early', 'late', 'night']);

/** Whether one kind is among what was told; null where two ways of naming shifts meet ("days" and "earlies"). */
function works(kind: string, told: ReadonlySet<string>): boolean | null {
  if (told.has(kind)) return true;
  if (kind === 'night') return false;
  const vocabulary = [DAY_VOCABULARY, PLANT_VOCABULARY].find((words) =>
    [...told].every((one) => words.has(one)),
  );
  const onlyNights = told.size === 1 && told.has('night');
  return onlyNights || (vocabulary?.has(kind) === true && [...told].some((one) => one !== 'night'))
    ? false
    : null;
}

function shiftsTold(value: unknown): ReadonlySet<string> | null {
  const listed = Array.isArray(value) ? textsOf(value) : typeof value === 'string' ? [value] : [];
  const kinds = listed.map((one) => kindsIn(plainLabel(one)));
  if (kinds.length === 0) return null;
  // An entry about weekends is of another kind and says nothing of the hours.
  const wordy = listed.some((one, index) => kinds[index]?.length !== 1 && !WEEKEND.test(plainLabel(one)));
  return wordy ? null : new Set(kinds.flat());
}

/** What the shifts that were told say of weekends: those for weekdays only, or a list that names weekends. */
function weekendsAmong({ context }: Asked): ReturnType<typeof knownOf> {
  const shifts = knownOf(context, 'shift.availability');
  if (shifts === null || shifts === 'contradiction') return null;
  // Weekends among the shifts that were listed are a yes to them.
  if (textsOf(shifts.value).some((one) => /^(weekends?|week ends?|fins? de semaine)$/.test(plainLabel(one))))
    return { value: true, source: shifts.source };
  if (typeof shifts.value !== 'string') return null;
  return /\bweek ?days?\b.*\bonly\b|\bonly\b.*\bweek ?days?\b|en semaine (seulement|uniquement)/.test(
    plainLabel(shifts.value),
  )
    ? { value: false, source: shifts.source }
    : null;
}

function weekendOutcome(asked: Asked): Outcome {
  const known = knownOf(asked.context, 'weekend.availability') ?? weekendsAmong(asked);
  const unsure = missing(messages.message('weekendsUntold'));
  if (known === null || !wantsYesOrNo(asked) || isPlain(asked.text) !== true) return unsure;
  if (known === 'contradiction') return missing(CONTRADICTION);
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
    /\b(every other|alternat\w*|every second|one in two|a weekend out of two|une? (fin de semaine|week ?end) sur deux)\b/.test(
      asked.text,
    );
  const some = /\b(some|occasional\w*|certaines?|a l occasion)\b/.test(asked.text);
  const side = sideOf(known.value);
  if (side !== null) return sayYesOrNo(asked, side, known.source);
  if (!/every other|alternat|sur deux/.test(plainLabel(String(known.value)))) return unsure;
  if (alternate || some) return sayYesOrNo(asked, true, known.source);
  return every ? sayYesOrNo(asked, false, known.source) : unsure;
}

/** "Evenings or weekends" for whoever works neither: a no to both is one to either. */
function neitherOutcome(asked: Asked, told: ReadonlySet<string> | null): Outcome | null {
  const weekends = knownOf(asked.context, 'weekend.availability') ?? weekendsAmong(asked);
  const kinds = kindsIn(asked.text);
  if (told === null || kinds.length === 0 || weekends === null || weekends === 'contradiction') return null;
  if (sideOf(weekends.value) !== false || kinds.some((kind) => works(kind, told) !== false)) return null;
  return wantsYesOrNo(asked) && isPlain(asked.text) === true && !HOLIDAY.test(asked.text)
    ? sayYesOrNo(asked, false, weekends.source)
    : null;
}

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
  if (told === null || plain === null || (!plain && !wantsYesOrNo(asked)))
    return missing(messages.message('shiftsNotThis'));
  if (question.kind === 'multi') {
    const kindOf = (label: string): string | null => {
      const kinds = kindsIn(plainLabel(label.replace(/\d+\s?(am|pm).*/i, '')));
      return kinds.length === 1 ? (kinds[0] ?? null) : kinds.length > 1 ? null : kindOfHours(label);
    };
    const weekdays =
      typeof known.value === 'string' && /\bweek ?days?\b.*\bonly\b/.test(plainLabel(known.value));
    const judged = question.options.map(({ label }) => {
      if (weekdays && WEEKEND.test(plainLabel(label))) return false;
      const kind = WEEKEND.test(plainLabel(label)) ? null : kindOf(label);
      return kind === null ? null : works(kind, told);
    });
    if (judged.includes(null)) return missing(messages.message('choicesBesideShifts'));
    return pickAll(asked, (option) => judged[question.options.indexOf(option)] === true, known.source);
  }
  if (question.kind === 'single' && question.options.length > 0 && !wantsYesOrNo(asked))
    return oneShift(asked, told, known.source);
  if (!wantsYesOrNo(asked) || /\bovertime|supplementaires?\b/.test(text))
    return missing(messages.message('shiftsNotThis'));
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
