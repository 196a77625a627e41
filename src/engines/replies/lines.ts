import type { Mail } from './mail.ts';
import { plainWords } from '#engines/text/index.ts';
import { calendarLine } from './calendar-part.ts';
import { HEADER, type Circumstances } from './mail.ts';
import { speaksToSoftware, spoken, toldWords } from './clean.ts';
import { signsOf, type Sentence, type SignGroup } from './learned/signs.ts';
import { aboutOtherRole } from './naming/role.ts';

/** A folded sentence in which the title is only "position", for its words may be those of an answer: "Test Analyst". */
const withoutTitle = (read: string, title: string): string =>
  title === '' ? read : ` ${read} `.replaceAll(` ${title} `, ' position ').trim();

const ANSWERED = /^\s*(re|rép|aw|sv)\s*:/i;

/**
 * What a mail tells its reader, the subject first: nothing quoted or meant for software, and nothing about another role of the
 * person's there. A calendar part is a sentence of its own.
 */
export function linesOf(mail: Mail, about: Circumstances): { lines: Sentence[]; planned: Sentence | null } {
  const subject = mail.subject.slice(0, HEADER);
  const told = toldWords(mail.text);
  const bare = subject.replace(/^(\s*(fw|fwd|tr)\s*:)+/i, '');
  const planned = calendarLine(mail.calendar ?? '', told, about.linked === true);
  const all: Sentence[] = [
    // The subject of an answer says what was spoken of before, not what is said now.
    { written: subject, read: ANSWERED.test(subject) || speaksToSoftware(subject) ? '' : plainWords(bare) },
    ...spoken(told),
    ...(planned === null ? [] : [planned]),
  ];
  // A title's own words say nothing: "Assistant Manager has gone to Bea" is "position has gone to Bea".
  const ownTitle = plainWords(about.titles?.own ?? '');
  const lines = all
    .filter(({ read }) => !aboutOtherRole(read, about.titles))
    .map((line) => ({ ...line, read: withoutTitle(line.read, ownTitle) }));
  return { lines, planned };
}

/** The signs of a mail that `linesOf` has read. */
export const signsNow = (
  lines: readonly Sentence[],
  { from, subject }: Pick<Mail, 'from' | 'subject'>,
  linked: boolean,
): SignGroup[] => signsOf(lines, { from: from.slice(0, HEADER), subject: subject.slice(0, HEADER), linked });
