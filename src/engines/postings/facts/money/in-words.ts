import { numbersInWords } from '#engines/postings/facts/text/number-words.ts';
import { currencyWords } from '#engines/lexicon/index.ts';
import { periodAfter, type SaidPeriod } from './period.ts';

/** One amount of a sentence before ranges are made: `value` times `scale`; `from` and `to` are places in the sentence. */
export interface Amount {
  value: number;
  scale: number;
  currency: string | null;
  period: SaidPeriod | null;
  from: number;
  to: number;
  open: boolean;
}

/** What a sign or word of a currency stands for: its ISO 4217 code, or `$`. */
export const codes: ReadonlyMap<string, string> = new Map(currencyWords);

/** Amounts in words: "sixteen-fifty an hour", "between a hundred and five and a hundred and thirty thousand dollars". */
export function inWords(flat: string): Amount[] {
  if (!/\b(?:dollars?|bucks|pounds|euros?|an hour|per hour|grand)\b/.test(flat)) return [];
  return numbersInWords(flat).map(({ value, from, to: end }) => {
    const money = /^(?:-| )?(?:(us|canadian) )?(dollars?|bucks|pounds|euros?|grand)\b/.exec(flat.slice(end));
    const to = end + (money?.[0].length ?? 0);
    const said = periodAfter(flat.slice(to, to + 60));
    const words = `${money?.[1] === undefined ? '' : `${money[1]} `}${money?.[2] ?? ''}`.replace(
      'bucks',
      'dollars',
    );
    return {
      value,
      scale: money?.[2] === 'grand' ? 1000 : 1,
      currency: codes.get(words) ?? codes.get(money?.[2] ?? '') ?? (said?.period === 'hour' ? '$' : null),
      period: said?.period ?? null,
      from,
      to: to + (said?.length ?? 0),
      open: false,
    };
  });
}
