import type { ReactNode } from 'react';
import type { Refusal, RefusedText } from '#contract/career/facts.ts';
import type { Tag } from '#web/text/say.ts';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import classes from './facts.module.css';
import { text } from './messages.ts';

const where: Readonly<Record<RefusedText['document'], () => string>> = {
  letter: () => text('leftOutOfLetter'),
  resume: () => text('leftOutOfResume'),
};

const bold: Tag = (inner) => <b>{inner}</b>;
const quoted: Tag = (inner) => <q>{inner}</q>;

/** A text with the spans that were refused marked in it; one that is not found in it is shown by its reason alone. */
function marked(said: string, refusals: readonly Refusal[]): ReactNode {
  const [first, end] = refusals
    .map(({ span }): [number, number] => [span === '' ? -1 : said.indexOf(span), span.length])
    .filter(([at, length]) => at !== -1 && length < said.length)
    .map(([at, length]): [number, number] => [at, at + length])
    .toSorted((a, b) => a[0] - b[0])[0] ?? [0, 0];
  if (end === 0) return said;
  return (
    <>
      {said.slice(0, first)}
      <mark className={classes.span}>{said.slice(first, end)}</mark>
      {marked(said.slice(end), refusals)}
    </>
  );
}

/** Each reason once, in the order of the words it is about. */
const reasonsOf = (refusals: readonly Refusal[]): Refusal[] => [
  ...new Map(refusals.map((refusal) => [`${refusal.why}\n${refusal.remedy}`, refusal])).values(),
];

/** Every sentence and wording that the check of claims left out, word for word, with its reasons and what would allow it. */
export function RefusedTexts({ refused }: { refused: readonly RefusedText[] }) {
  if (refused.length === 0) return null;
  return (
    <details className={classes.refused}>
      <summary>
        <b>{text('leftOutTitle')}</b>
        <span>{text('leftOutCount', { count: refused.length })}</span>
      </summary>
      <ul role="list">
        {refused.map(({ document, text: said, instead, refusals }, index) => (
          // The list is as it was stored; two entries may say the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <p className={classes.document}>{where[document]()}</p>
            <q>{marked(said, refusals)}</q>
            {reasonsOf(refusals).map(({ span, why, remedy }) => (
              <p key={`${why} ${remedy}`}>
                {span === '' || span === said ? (
                  <Sentences all={[why, remedy]} />
                ) : (
                  text.rich('reasonFor', { words: span, why, remedy, b: bold })
                )}
              </p>
            ))}
            {instead !== '' && <p>{text.rich('ownLineStands', { line: instead, q: quoted })}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
