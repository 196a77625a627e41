import { Check } from './check.ts';
import type { Judged } from './check.ts';
import type { Material } from './material.ts';
import { counted } from '#engines/text/index.ts';

const FEW_WORDS = 60;
const VERY_FEW_WORDS = 25;
const MANY_WORDS = 1100;
const MOST_PAGES = 2;

/** Words that tell of the person; a longer list of skills makes no CV longer. */
function wordsTold({ resume, tellings }: Material): number {
  const texts = [
    resume.basics.summary,
    ...tellings.map(({ text }) => text),
    ...resume.work.map(({ position, name }) => `${position} ${name}`),
    ...resume.education.map(({ studyType, area, institution }) => `${studyType} ${area} ${institution}`),
  ];
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '').length;
}

/** Whether it is long enough to tell and short enough to be read. */
export function judgeLength(material: Material): Judged {
  const check = new Check('length', 'Length', 6);
  const words = wordsTold(material);
  if (words < FEW_WORDS)
    check.find({
      code: 'too_short',
      text: `It tells of you in ${counted(words, 'word')}.`,
      fix: 'Tell more of what you did: half a page is little, a full page is usual.',
      cost: words < VERY_FEW_WORDS ? 6 : 3,
    });
  else if (words > MANY_WORDS || material.pages > MOST_PAGES)
    check.find({
      code: 'too_long',
      text:
        material.pages > MOST_PAGES
          ? `It is ${material.pages} pages long.`
          : `It tells of you in ${counted(words, 'word')}.`,
      fix: 'Cut it to two pages: keep the last ten years in full and give earlier jobs one line each.',
      cost: material.pages > 2 * MOST_PAGES || words > 2 * MANY_WORDS ? 5 : 3,
    });
  if (check.clean) check.praise(material.pages === 1 ? 'It fits one page.' : 'Its length is right.');
  return check.judged();
}
