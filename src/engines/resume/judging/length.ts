import { text } from './messages.ts';
import { Check } from './check.ts';
import type { Judged } from './check.ts';
import type { Material } from './material.ts';

const FEW_WORDS = 60;
const VERY_FEW_WORDS = 25;
const MANY_WORDS = 1100;
const MOST_PAGES = 2;

/** Words that tell of the person; a longer list of skills makes no resume longer. */
function wordsTold({ resume, tellings }: Material): number {
  const texts = [
    resume.basics.summary,
    ...tellings.map((telling) => telling.text),
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
  const check = new Check('length', 6);
  const words = wordsTold(material);
  if (words < FEW_WORDS)
    check.find({
      code: 'too_short',
      text: text.message('wordsTold', { words }),
      fix: text.message('tooShortFix'),
      cost: words < VERY_FEW_WORDS ? 6 : 3,
    });
  else if (words > MANY_WORDS || material.pages > MOST_PAGES)
    check.find({
      code: 'too_long',
      text:
        material.pages > MOST_PAGES
          ? text.message('pagesMany', { pages: material.pages })
          : text.message('wordsTold', { words }),
      fix: text.message('tooLongFix'),
      cost: material.pages > 2 * MOST_PAGES || words > 2 * MANY_WORDS ? 5 : 3,
    });
  if (check.clean) check.praise(material.pages === 1 ? text.message('onePage') : text.message('lengthGood'));
  return check.judged();
}
