import type { PostingTerms } from '#contract/career/posting.ts';
import { fullDayInWords } from '#web/shell/applications/days.ts';

/** One thing a person is offered; `span` are the posting's words for it where its board left it open. */
interface Term {
  name: string;
  value: string;
  span: string | null;
}

const WORKPLACES = { onsite: 'On site', hybrid: 'Hybrid', remote: 'Remote' } as const;
const PERIODS = { hour: ' an hour', day: ' a day', week: ' a week', month: ' a month', year: ' a year' };
const amount = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 2 });

function payWords({ pay, pay_text }: PostingTerms): string | null {
  if (pay === null) return pay_text;
  const { min, max, currency, period } = pay;
  const ends = min === max ? amount.format(min) : `${amount.format(min)} to ${amount.format(max)}`;
  return `${currency} ${ends}${period === null ? '' : PERIODS[period]}`;
}

/** What is offered, in the order a person asks for it; without what neither board nor text says. */
export function termsOf(terms: PostingTerms): Term[] {
  const { workplace, employment_type, expires_at, from_text = [] } = terms;
  const values = [
    { name: 'Pay', fact: 'pay', value: payWords(terms) },
    { name: 'Workplace', fact: 'workplace', value: workplace && WORKPLACES[workplace] },
    { name: 'Employment', fact: 'employment_type', value: employment_type },
    { name: 'Apply by', fact: 'expires_at', value: expires_at && fullDayInWords(expires_at.slice(0, 10)) },
  ];
  return values.flatMap(({ name, fact, value }) => {
    if (value === null || value === '') return [];
    const said = from_text.find((entry) => entry.fact === fact);
    return [{ name, value, span: said === undefined || said.span === value ? null : said.span }];
  });
}
