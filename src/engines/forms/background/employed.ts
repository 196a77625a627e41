import { missing, type Outcome } from '#engines/forms/context.ts';
import { type AskedQuestion, sayYesOrNo, wantsYesOrNo } from '#engines/forms/screening/asked.ts';
import { compared } from '#engines/forms/screening/employers.ts';
import { EMPLOYED } from '#engines/forms/understanding/words.data.ts';
import { text as messages } from '#engines/forms/messages.ts';

/** Whether the person has a job now, whoever gives it: by the jobs of their list that have not ended. */
export function employedOutcome(asked: AskedQuestion): Outcome | null {
  const { context, text } = asked;
  const { work } = context.master.resume;
  if (work.length === 0 || !wantsYesOrNo(asked)) return null;
  const index = work.findIndex(
    ({ endDate }) => endDate === '' || endDate > context.today.slice(0, endDate.length),
  );
  if (!EMPLOYED.test(text)) return missing(messages.message('jobNowOnly'));
  return sayYesOrNo(asked, index >= 0, compared(context, index < 0 ? '/work' : `/work/${index}`));
}
