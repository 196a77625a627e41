import type { PostingTerms } from '#contract/career/posting.ts';
import { fullDayInWords } from '#web/shell/applications/days.ts';
import { payAmount, WORKPLACE_WORDS } from '#web/shell/applications/terms-words.ts';
import { text } from './messages.ts';

/** One thing a person is offered; `span` are the posting's words for it where its board left it open. */
interface Term {
  name: string;
  value: string;
  span: string | null;
}

function payWords({ pay, pay_text }: PostingTerms): string | null {
  if (pay === null) return pay_text;
  const { min, max, currency, period } = pay;
  const least = payAmount(min, currency);
  const of = period ?? 'none';
  if (min === max) return text('payAmount', { amount: least, period: of });
  return text('payRange', { least, most: payAmount(max, currency), period: of });
}

/** What is offered, in the order a person asks for it; without what neither board nor text says. */
export function termsOf(terms: PostingTerms): Term[] {
  const { workplace, employment_type, expires_at, from_text = [] } = terms;
  const values = [
    { name: text('pay'), fact: 'pay', value: payWords(terms) },
    { name: text('workplace'), fact: 'workplace', value: workplace && WORKPLACE_WORDS[workplace]() },
    { name: text('employment'), fact: 'employment_type', value: employment_type },
    {
      name: text('applyBy'),
      fact: 'expires_at',
      value: expires_at && fullDayInWords(expires_at.slice(0, 10)),
    },
  ];
  return values.flatMap(({ name, fact, value }) => {
    if (value === null || value === '') return [];
    const said = from_text.find((entry) => entry.fact === fact);
    return [{ name, value, span: said === undefined || said.span === value ? null : said.span }];
  });
}
