import { monthsBetween } from '#engines/calendar/index.ts';
import { text } from './messages.ts';
import { Check } from './check.ts';
import type { Judged } from './check.ts';
import type { Material } from './material.ts';

/** Shorter breaks are ordinary and need no word. */
const GAP_MONTHS = 12;

interface Span {
  start: string;
  end: string;
}

/** The first stretch of a year and more between two jobs that nothing else on the page covers; null when there is none. */
function gapIn({ resume }: Material): { from: string; to: string } | null {
  const others = [...resume.education, ...resume.volunteer];
  const spans: Span[] = [...resume.work, ...others]
    .filter(({ startDate }) => startDate !== '')
    .map(({ startDate, endDate }) => ({ start: startDate, end: endDate === '' ? '9999-12' : endDate }))
    .toSorted((a, b) => a.start.localeCompare(b.start));
  const firstJob =
    resume.work
      .map(({ startDate }) => startDate)
      .filter((date) => date !== '')
      .toSorted()[0] ?? '';
  let reached = '';
  for (const { start, end } of spans) {
    // A year without its month may have ended in December.
    const until = reached.length === 4 ? `${reached}-12` : reached;
    if (reached !== '' && start > firstJob && monthsBetween(until, start) - 2 >= GAP_MONTHS)
      return { from: reached, to: start };
    if (end > reached) reached = end;
  }
  return null;
}

function isOutOfOrder({ resume }: Material): boolean {
  const starts = resume.work.map(({ startDate }) => startDate).filter((date) => date !== '');
  return starts.some((date, index) => index > 0 && date.slice(0, 4) > (starts[index - 1] ?? '').slice(0, 4));
}

/** Whether a reader can follow the years. */
export function judgeDates(material: Material): Judged {
  const check = new Check('dates', 12);
  const { jobs } = material;
  const undated = jobs.filter(({ job }) => job.startDate === '' && job.endDate === '');
  if (jobs.length === 0) {
    const dated = material.resume.education.some(({ startDate, endDate }) => startDate + endDate !== '');
    if (!dated)
      check.find({
        code: 'no_dates',
        text: text.message('noDateAtAll'),
        fix: text.message('noDateAtAllFix'),
        cost: 8,
      });
    return check.judged();
  }
  check.find({
    code: 'no_dates',
    text:
      undated.length === jobs.length
        ? text.message('noJobDated')
        : text.message('jobsUndated', { some: undated.length, count: jobs.length }),
    fix: text.message('jobsUndatedFix'),
    cost: (8 * undated.length) / jobs.length,
    lines: undated.flatMap(({ line }) => material.cite(line)),
  });
  const backwards = jobs.filter(
    ({ job }) =>
      job.endDate !== '' && job.startDate > job.endDate && job.endDate.length === job.startDate.length,
  );
  if (backwards.length > 0)
    check.find({
      code: 'impossible_dates',
      text: text.message('datesImpossible'),
      fix: text.message('datesImpossibleFix'),
      cost: 1,
      lines: backwards.flatMap(({ line }) => material.cite(line)),
    });
  if (isOutOfOrder(material))
    check.find({
      code: 'dates_out_of_order',
      text: text.message('datesUnordered'),
      fix: text.message('datesUnorderedFix'),
      cost: 1,
      lines: jobs.flatMap(({ line }) => material.cite(line)),
    });
  const gap = gapIn(material);
  if (gap !== null) {
    check.find({
      code: 'gap',
      text: text.message('gap', gap),
      fix: text.message('gapFix', gap),
      cost: 2,
    });
  }
  if (check.clean) check.praise(text.message('datesGood'));
  return check.judged();
}
