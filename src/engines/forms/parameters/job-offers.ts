import { wordFor } from '#engines/lexicon/index.ts';
import type { Outcome } from '#engines/forms/context.ts';
import { type AskedQuestion, wantsYesOrNo } from '#engines/forms/screening/asked.ts';
import { amountOutcome, NOW, payTold } from '#engines/forms/screening/pay.ts';
import { figuresIn } from '#engines/forms/screening/ranges.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { moneyOf } from '#engines/forms/understanding/parameters.ts';
import { offerSaid, unitAsked } from './offers.ts';

const MONEY =
  /[$£€₹]|\b(LPA|INR|AED|lakhs?)\b|\b(CAD|USD|GBP|EUR|dollars?|pounds?|euros?|an hour|per hour)\b|\/ ?h(?:r|our)?\b/i;
/** That a sum is what a job pays. */
const OF_A_JOB = wordFor('job-offers: of a job');
/** Sums that one answers for, is owed or has to pay. */
const OTHER_SUMS = wordFor('job-offers: other sums');
/** What is set aside for the job is what it pays. */
const FOR_THE_JOB =
  /\bbudgeted\b|\bbudget (?=(?:for|of|on) (?:this|the|our) (?:role|post|position|job|opening|vacancy)\b)/g;
const NEARLY = 2.5;
/** How many of a period are in a year. */
const IN_A_YEAR: Readonly<Record<string, number>> = { month: 12, week: 52, year: 1 };

/** Whether a person takes what a job is said to pay, where the question was not known as one about pay: sums like their own, in money and for a time. */
export function offeredPay(asked: AskedQuestion): Outcome | null {
  const said = offerSaid(asked);
  const plain = plainLabel(said);
  const all = [...payTold(asked, 'salary.expected'), ...payTold(asked, 'rate.hourly')];
  if (!wantsYesOrNo(asked) || !MONEY.test(said) || !OF_A_JOB.test(plain)) return null;
  if (OTHER_SUMS.test(plain.replaceAll(FOR_THE_JOB, ' ')) || NOW.test(plain)) return null;
  const sums = figuresIn(said).filter(({ unit }) => unit === '' || unit === 'k');
  const unit = unitAsked(plain);
  const per = IN_A_YEAR[moneyOf(said, asked.context).period ?? ''];
  const like = all.some(({ min, single, period }) => {
    const least = min ?? single;
    const own = IN_A_YEAR[period];
    const scale = (unit === 1000 ? 1 : unit) * (per === undefined || own === undefined ? 1 : per / own);
    return (
      least !== null &&
      sums.some(({ value }) => value * scale >= least / NEARLY && value * scale <= least * NEARLY)
    );
  });
  return like ? amountOutcome(asked, all) : null;
}
