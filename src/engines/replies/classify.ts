import { guessLanguage, plainWords } from '#engines/text/index.ts';
import { calendarLine } from './calendar-part.ts';
import { formal, ownWords, speaksToSoftware, spelt, spoken, toldWords } from './clean.ts';
import { FAREWELL, NO } from './cues-no.data.ts';
import { ARRIVED, QUESTIONS, TASKS } from './cues-tasks.data.ts';
import { OFFERS, TALKS } from './cues-yes.data.ts';
import { CONDITIONAL, type Cue, type CueLabel, USUAL } from './cues.data.ts';
import { type Found, weigh } from './decide.ts';
import { aboutOtherRole } from './naming/role.ts';
import { FRAUD, UNDECIDED, WILL_LOOK, WORK_ARRIVED } from './noise.data.ts';
import { ABOUT_WORK, HEADER, otherMail } from './kind.ts';
import {
  callsOff,
  CHOICE_MADE,
  LIVES_ON,
  ON_HOLD,
  OWN_CASE,
  renews,
  SOME_DAY,
  TO_MANY,
  UNREAL,
} from './sides.data.ts';

export type ReplyLabel = CueLabel | 'noise' | 'abstain';
export interface Reply {
  label: ReplyLabel;
  /** One sentence saying what the label rests on. */
  because: string;
  /** What an abstention would have said if it had to; null when there is nothing to go by. */
  likely?: CueLabel | null;
  language: 'en' | 'fr';
}

interface Mail {
  /** `Name <address>`. */
  from: string;
  subject: string;
  text: string;
  /** What a calendar part says, "" or absent when there is none. */
  calendar?: string;
}

/** What is known of a mail before it is read. */
export interface Circumstances {
  /** Whether it was linked to one of the person's applications; unknown when absent. */
  linked?: boolean;
  /** The title it was linked to and the person's other titles at that employer: what it says of those is not about this one. */
  titles?: { own: string; others: readonly string[] };
  /** The person's own address: what they wrote themselves is no answer. */
  email?: string;
}

const CUES: readonly Cue[] = [...USUAL, ...NO, ...OFFERS, ...TALKS, ...TASKS, ...ARRIVED, ...QUESTIONS];

const YES: ReadonlySet<CueLabel> = new Set(['offer', 'interview', 'assessment']);

/** Whether a sentence says what a cue is for; one that only tells what may come announces nothing. */
function speaks(cue: Cue, read: string, whole: string): boolean {
  const full = spelt(read);
  const polite = formal(read);
  // A receipt or a request stays one when its sentence goes on with an if.
  const matters =
    cue.evenIf === true ||
    cue.label === 'received' ||
    cue.label === 'info-request' ||
    !CONDITIONAL.test(cue.label === 'assessment' ? read.replace(/\bbefore we\b/, '') : read);
  return (
    matters &&
    (cue.when.test(read) || cue.when.test(full) || (polite !== read && cue.when.test(polite))) &&
    cue.not?.test(read) !== true &&
    cue.not?.test(full) !== true &&
    cue.needs?.test(read) !== false &&
    (cue.label !== 'interview' || !SOME_DAY.test(read)) &&
    (!YES.has(cue.label) || !UNREAL.test(read)) &&
    (cue.weak !== true || WILL_LOOK.test(whole))
  );
}

/** The first sentence that speaks for each label; the subject is sentence 0. */
function cuesIn(lines: readonly { written: string; read: string }[], whole: string): Map<CueLabel, Found> {
  const found = new Map<CueLabel, Found>();
  for (const [at, { written, read }] of lines.entries())
    for (const cue of CUES)
      if (!found.has(cue.label) && speaks(cue, read, whole)) found.set(cue.label, { at, written, read });
  return found;
}

/** Words of a mail that leaves the answer open: good wishes in it close nothing. */
const CHANCE_LEFT = /\b(if|should you|otherwise|si|s il|sinon|lorsque|whether)\b/;
/** Sentences from an invitation on in which its details stand. */
const DETAILS = 4;
const DETAIL =
  /\b((mon|tues?|wednes|thurs?|fri|sat|satur|sun)(day)?|lundi|mardi|mercredi|jeudi|vendredi|samedi|tomorrow|demain|(next|this) week|cette semaine|semaine prochaine|\d{1,2} (h|am|pm|a m|p m)|\d{1,2}h\d*|https?|calendly|link|lien|slots?|creneaux?|plages?|ci joint|attached|minutes|what time|mornings?|afternoons?|\d{3} \d{3} \d{4})\b/;
const WHEN = /\b(when|quand)\b/;
const TO_YOU = /\b(you|u|your|ur|yours|vous|votre|vos|tu|ton|ta|tes)\b/;

/** A folded sentence in which the title is only "position", for its words may be those of an answer: "Test Analyst". */
const withoutTitle = (read: string, title: string): string =>
  title === '' ? read : ` ${read} `.replaceAll(` ${title} `, ' position ').trim();

/**
 * What an employer's mail says, from its subject and its own words in English or French; quoted mail, signature and
 * passages written to software are not read. Abstains when nothing plain is said, when sentences contradict each other,
 * or when the mail is doubtful: a wrong label would move an application, a missing one only asks the person to look.
 */
export function classifyReply(mail: Mail, about: Circumstances = {}): Reply {
  const subject = mail.subject.slice(0, HEADER);
  const own = ownWords(mail.text);
  const told = toldWords(mail.text);
  const language = guessLanguage(`${subject}\n${own}`);
  const bare = subject.replace(/^(\s*(re|fw|fwd|tr|rép)\s*:)+/i, '');
  const whole = plainWords(`${subject} ${told}`);
  const calendar = calendarLine(mail.calendar ?? '', told, about.linked === true);
  const all = [
    { written: subject, read: speaksToSoftware(subject) ? '' : plainWords(bare) },
    ...spoken(told),
    ...spoken(calendar),
  ];
  // A title's own words say nothing: "Assistant Manager has gone to Bea" is "position has gone to Bea".
  const ownTitle = plainWords(about.titles?.own ?? '');
  const lines = all
    .filter(({ read }) => !aboutOtherRole(read, about.titles))
    .map(({ written, read }) => ({ written, read: withoutTitle(read, ownTitle) }));
  const found = cuesIn(lines, whole);
  const other = otherMail({ ...mail, subject }, told, about, found.size);
  if (other !== null) return { label: 'noise', because: `It looks like ${other}.`, language };
  if (FRAUD.test(whole))
    return {
      label: about.linked === true ? 'abstain' : 'noise',
      because: 'It has the signs of a fraud.',
      language,
    };
  if (speaksToSoftware(own) && about.linked !== true)
    return { label: 'noise', because: 'It speaks to software, not to you.', language };
  if (!ABOUT_WORK.test(whole) && about.linked !== true && calendar === '')
    return {
      label: about.linked === false && found.size === 0 ? 'noise' : 'abstain',
      because: 'I am not sure it is about an application for work.',
      language,
    };
  if (found.size === 0 && TO_MANY.test(plainWords(own)) && !OWN_CASE.test(whole))
    return { label: 'noise', because: 'It was sent to many and says nothing of your application.', language };
  const signs = {
    undecided: lines.some(({ read }) => UNDECIDED.test(read) || ON_HOLD.test(read) || LIVES_ON.test(read)),
    livesOn: lines.some(({ read }) => LIVES_ON.test(read)),
    onHoldIn: (at: number) => ON_HOLD.test(lines[at]?.read ?? ''),
    choiceMade: lines.some(({ read }) => CHOICE_MADE.test(read)),
    calledOff: lines.some(({ read }) => callsOff(read)) && !lines.some(({ read }) => renews(read)),
    workArrived: lines.some(({ read }) => WORK_ARRIVED.test(read)),
    farewell:
      lines.some(({ read }) => FAREWELL.test(read)) && !lines.some(({ read }) => CHANCE_LEFT.test(read)),
    asks: lines.some(({ written, read }) => written.endsWith('?') && TO_YOU.test(read)),
    undecidedIn: (at: number) => UNDECIDED.test(lines[at]?.read ?? ''),
    toYou: (at: number) => TO_YOU.test(lines[at]?.read ?? ''),
    definite: (at: number) =>
      calendar !== '' ||
      lines
        .slice(at, at + DETAILS)
        .some(({ written, read }) => DETAIL.test(read) || (written.endsWith('?') && WHEN.test(read))),
    linked: about.linked,
  };
  return { ...weigh(found, signs), language };
}
