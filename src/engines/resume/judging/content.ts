import { counted } from '#engines/text/index.ts';
import { Check } from './check.ts';
import type { Judged } from './check.ts';
import type { Material } from './material.ts';

const SHORT_SUMMARY_WORDS = 6;

/** Whether the parts are there that every reader looks for. */
export function judgeContent({ resume, lineOf, cite }: Material): Judged {
  const check = new Check('content', 'Content', 22);
  if (resume.work.length === 0)
    check.find({
      code: 'no_experience',
      text: 'I found no jobs.',
      fix: 'Add your experience, paid or not: title, employer, dates, and what you did.',
      cost: 8,
    });
  const summary = resume.basics.summary.split(/\s+/).filter((word) => word !== '');
  if (summary.length === 0)
    check.find({
      code: 'no_summary',
      text: 'There is no summary at the top.',
      fix: 'Begin with two or three sentences: what you do, for how long, and your best result.',
      cost: 4,
    });
  else if (summary.length < SHORT_SUMMARY_WORDS)
    check.find({
      code: 'thin_summary',
      text: `Your summary has only ${counted(summary.length, 'word')}.`,
      fix: 'Say in the summary what you do, for how long, and your best result.',
      cost: 2,
      lines: cite(lineOf('/basics/summary')),
    });
  if (resume.education.length === 0)
    check.find({
      code: 'no_education',
      text: 'I found no education.',
      fix: 'Add your highest education with the school; employers look for it even when they do not ask.',
      cost: 5,
    });
  if (resume.skills.every(({ keywords }) => keywords.length === 0))
    check.find({
      code: 'no_skills',
      text: 'There is no list of skills.',
      fix: 'Add a list of the skills and tools you can be asked about in an interview.',
      cost: 5,
    });
  if (check.clean) check.praise('Summary, experience, education and skills are all there.');
  return check.judged();
}
