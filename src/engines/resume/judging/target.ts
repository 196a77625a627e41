import { text } from './messages.ts';
import { Check } from './check.ts';
import type { Judged } from './check.ts';
import type { Material } from './material.ts';
import { terms } from '#engines/language/index.ts';

/** Whether the titles on the page fit what the person looks for. Lists of skills and repetition count for nothing here. */
export function judgeTarget(material: Material): Judged {
  const check = new Check('target', 4);
  const { resume } = material;
  const target = material.target.trim();
  const titles = [resume.basics.label, ...resume.work.map(({ position }) => position)].filter(
    (title) => title !== '',
  );
  if (target === '') {
    if (titles.length === 0)
      check.find({
        code: 'no_target',
        text: text.message('targetMissing'),
        fix: text.message('targetMissingFix'),
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
  if (best >= 1) check.praise(text.message('targetHeld', { target }));
  else
    check.find({
      code: 'off_target',
      text: best > 0 ? text.message('targetNear', { target }) : text.message('targetFar', { target }),
      fix: text.message('targetFix', { target }),
      cost: best > 0 ? 2 : 4,
      lines: material.cite(material.lineOf('/basics/label') ?? material.lineOf('/work/0/position')),
    });
  return check.judged();
}
