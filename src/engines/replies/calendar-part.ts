import { mailWord } from '#engines/lexicon/index.ts';
import { plainWords } from '#engines/text/index.ts';
import type { Sentence } from './learned/signs.ts';
import { text as messages } from './messages.ts';
import { rulesMet } from '#engines/rules/index.ts';
import { asRulesRead } from './rules/classes.ts';
import { MOVED_TIME } from './rules/moved-time.data.ts';
import { spoken } from './clean.ts';

const MEETING = mailWord('calendar part: meeting');
const PUBLIC_EVENT = mailWord('calendar part: public event');
/** What one is asked to once the job is one's own, or to be tested. */
const OTHER_EVENT = mailWord('calendar part: other event');

/** Sentences that a calendar part stands for: they are weighed as the mail's own are. */
const MOVED: Sentence = {
  written: '',
  read: 'the interview has been rescheduled',
  said: messages.message('interviewMoved'),
};
const CONFIRMED: Sentence = {
  written: '',
  read: 'the interview is confirmed',
  said: messages.message('interviewConfirmed'),
};

/** Whether what a mail says beside its calendar part names another time. */
const isMoved = (told: string): boolean =>
  rulesMet(
    MOVED_TIME,
    spoken(told).map(({ read }) => asRulesRead(read)),
  ).length > 0;

/**
 * What a calendar part announces; null for nothing of that kind. A request to come is an answer to an application: by its words, or, of a mail that is about
 * one, by its kind alone. `told` is what the mail says beside it: a talk that is called off and will be at another time is moved.
 */
export function calendarLine(calendar: string, told: string, linked: boolean): Sentence | null {
  const read = plainWords(calendar);
  if (read === '' || PUBLIC_EVENT.test(read)) return null;
  const isTalk = MEETING.test(read) || (linked && !OTHER_EVENT.test(read));
  if (!isTalk) return null;
  if (/\bmethod cancel\b|\bstatus cancelled\b/.test(read)) return linked && isMoved(told) ? MOVED : null;
  return /\bmethod request\b/.test(read) ? CONFIRMED : null;
}
