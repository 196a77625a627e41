import { Check } from './check.ts';
import type { Judged } from './check.ts';
import type { Material } from './material.ts';
import { terms } from '#engines/text/index.ts';

/** Whether the titles on the page fit what the person looks for. Lists of skills and repetition count for nothing here. */
export function judgeTarget(material: Material): Judged {
  const check = new Check('target', 'Fit to your target', 4);
  const { resume, target } = material;
  const titles = [resume.basics.label, ...resume.work.map(({ position }) => position)].filter(
    (title) => title !== '',
  );
  if (target.trim() === '') {
    if (titles.length === 0)
      check.find({
        code: 'no_target',
        text: 'Nothing at the top says what you do.',
        fix: 'Write under your name, in two or three words, what you do or what you look for.',
        cost: 4,
      });
    return check.judged();
  }
  const wanted = [...new Set(terms(target))];
  const shares = titles.map((title) => {
    const has = new Set(terms(title));
    return wanted.filter((term) => has.has(term)).length / Math.max(1, wanted.length);
  });
  const best = Math.max(0, ...shares);
  if (best >= 1) check.praise(`You have held the title you look for: ${target.trim()}.`);
  else
    check.find({
      code: 'off_target',
      text:
        best > 0
          ? `Your titles come near “${target.trim()}”, which you look for, but none says it.`
          : `No title on the page is like “${target.trim()}”, which you look for.`,
      fix: `If you have done work that “${target.trim()}” stands for, name it in that job’s points and in your summary.`,
      cost: best > 0 ? 2 : 4,
      lines: material.cite(material.lineOf('/basics/label') ?? material.lineOf('/work/0/position')),
    });
  return check.judged();
}
