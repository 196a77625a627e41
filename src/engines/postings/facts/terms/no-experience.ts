import { quote, type Passage } from '#engines/postings/facts/text/passages.ts';
import { ENTRY, NONE } from './experience.data.ts';
import type { YearsSaid } from './years-said.ts';

/** Where a text says that no experience is needed; null where it does not. */
export function noneSaid(passages: readonly Passage[]): YearsSaid | null {
  for (const pattern of [NONE, ENTRY])
    for (const { flat, text, section } of passages) {
      const said =
        section === 'about' || (section === 'duties' && pattern === ENTRY) ? null : pattern.exec(flat);
      // "No PHP experience needed" says nothing of the others.
      if (
        said !== null &&
        (pattern === ENTRY || !/\p{Lu}/u.test(text.slice(said.index + 1, said.index + said[0].length)))
      )
        return { min: 0, max: null, of: '', span: quote(text, said.index, said.index + said[0].length) };
    }
  return null;
}
