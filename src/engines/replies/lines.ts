import type { Mail } from './mail.ts';
import { plainWords } from '#engines/text/index.ts';
import { calendarLine } from './calendar-part.ts';
import type { Circumstances } from './mail.ts';
import { speaksToSoftware, spoken, toldWords } from './clean.ts';
import { HEADER } from './kind.ts';
import { signsOf, type Sentence } from './learned/signs.ts';
import { aboutOtherRole } from './naming/role.ts';
import { SOME_DAY, STEPS, UNREAL } from './phrases/sides.data.ts';

/** A folded sentence in which the title is only "position", for its words may be those of an answer: "Test Analyst". */
const withoutTitle = (read: string, title: string): string =>
  title === '' ? read : ` ${read} `.replaceAll(` ${title} `, ' position ').trim();

const ANSWERED = /^\s*(re|rép|aw|sv)\s*:/i;

/**
 * What a mail tells its reader, the subject first: nothing quoted or meant for software, and nothing about another role of the
 * person's there. A calendar part is a sentence of its own.
 */
export function linesOf(mail: Mail, about: Circumstances): { lines: Sentence[]; calendar: boolean } {
  const subject = mail.subject.slice(0, HEADER);
  const told = toldWords(mail.text);
  const bare = subject.replace(/^(\s*(fw|fwd|tr)\s*:)+/i, '');
  const calendar = calendarLine(mail.calendar ?? '', told, about.linked === true);
  const all: Sentence[] = [
    // The subject of an answer says what was spoken of before, not what is said now.
    { written: subject, read: ANSWERED.test(subject) || speaksToSoftware(subject) ? '' : plainWords(bare) },
    ...spoken(told),
    ...(calendar === null ? [] : [calendar]),
  ];
  // A title's own words say nothing: "Assistant Manager has gone to Bea" is "position has gone to Bea".
  const ownTitle = plainWords(about.titles?.own ?? '');
  const lines = all
    .filter(({ read }) => !aboutOtherRole(read, about.titles))
    .map((line) => ({ ...line, read: withoutTitle(line.read, ownTitle) }));
  return { lines, calendar: calendar !== null };
}

/** The signs of a mail's lines; those of what would have been, may be some day or are all steps there are say nothing of now. */
export const signsNow = (
  lines: readonly Sentence[],
  where: { from: string; linked: boolean },
): ReadonlySet<string> =>
  signsOf(
    lines.filter(
      ({ read }, at) => at === 0 || (!UNREAL.test(read) && !SOME_DAY.test(read) && !STEPS.test(read)),
    ),
    where,
  );
