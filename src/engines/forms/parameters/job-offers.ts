import type { Outcome } from '#engines/forms/context.ts';
import { type AskedQuestion, wantsYesOrNo } from '#engines/forms/screening/asked.ts';
import { amountOutcome, NOW, payTold } from '#engines/forms/screening/pay.ts';
import { figuresIn } from '#engines/forms/screening/ranges.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { offerSaid } from './offers.ts';

const MONEY = /[$£€]|\b(CAD|USD|GBP|EUR|dollars?|pounds?|euros?|an hour|per hour)\b|\/ ?h(?:r|our)?\b/i;
/** That a sum is what a job pays. */
const OF_A_JOB =
  /\b(pays?|paid|paying|salar\w*|wages?|rates?|grade\w*|scale|band|range|remunerat\w*|compensat\w*|offer\w*|role|post|position|job|opening|vacancy|traitement|salaire|taux|echelon\w*|remuner\w*|offre|poste|emploi|an hour|per hour|hourly|per annum|hour|hr|h|heure|year|annee|an)\b/;
/** Sums that one answers for, is owed or has to pay. */
const OTHER_SUMS =
  /\b(budgets?|revenues?|sales|quotas?|targets?|portfolios?|manag\w*|deposits?|fees?|fines?|cash|loans?|invoices?|insur\w*|costs?|accounts?|donations?|funds?|fundrais\w*|deals?|clients?|worth|buy|purchase\w*|ventes?|chiffre|frais|depot|caution)\b/;
const NEARLY = 2.5;

/** Whether a person takes what a job is said to pay, where the question was not known as one about pay: sums like their own, in money and for a time. */
export function offeredPay(asked: AskedQuestion): Outcome | null {
  const said = offerSaid(asked);
  const plain = plainLabel(said);
  const all = [...payTold(asked, 'salary.expected'), ...payTold(asked, 'rate.hourly')];
  if (!wantsYesOrNo(asked) || !MONEY.test(said) || !OF_A_JOB.test(plain)) return null;
  if (OTHER_SUMS.test(plain.replaceAll(/\bbudgeted\b/g, ' ')) || NOW.test(plain)) return null;
  const sums = figuresIn(said).filter(({ unit }) => unit === '' || unit === 'k');
  const like = all.some(({ min, single }) => {
    const least = min ?? single;
    return least !== null && sums.some(({ value }) => value >= least / NEARLY && value <= least * NEARLY);
  });
  return like ? amountOutcome(asked, all) : null;
}
