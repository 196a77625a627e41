import { text } from './messages.ts';
import { Check } from './check.ts';
import type { Judged } from './check.ts';
import type { Material } from './material.ts';

const SHORT_SUMMARY_WORDS = 6;

/** Whether the parts are there that every reader looks for. */
export function judgeContent({ resume, lineOf, cite }: Material): Judged {
  const check = new Check('content', 22);
  if (resume.work.length === 0)
    check.find({
      code: 'no_experience',
      text: text.message('jobsMissing'),
      fix: text.message('jobsFix'),
      cost: 8,
    });
  const summary = resume.basics.summary.split(/\s+/).filter((word) => word !== '');
  if (summary.length === 0)
    check.find({
      code: 'no_summary',
      text: text.message('summaryMissing'),
      fix: text.message('summaryFix'),
      cost: 4,
    });
  else if (summary.length < SHORT_SUMMARY_WORDS)
    check.find({
      code: 'thin_summary',
      text: text.message('summaryThin', { words: summary.length }),
      fix: text.message('summaryThinFix'),
      cost: 2,
      lines: cite(lineOf('/basics/summary')),
    });
  if (resume.education.length === 0)
    check.find({
      code: 'no_education',
      text: text.message('educationMissing'),
      fix: text.message('educationFix'),
      cost: 5,
    });
  if (resume.skills.every(({ keywords }) => keywords.length === 0))
    check.find({
      code: 'no_skills',
      text: text.message('skillsMissing'),
      fix: text.message('skillsFix'),
      cost: 5,
    });
  if (check.clean) check.praise(text.message('contentGood'));
  return check.judged();
}
