import { counted } from '#engines/text/index.ts';
import type { ReactNode } from 'react';
import type { Refusal, RefusedText } from '#contract/career/facts.ts';
import classes from './facts.module.css';

const WHERE = { letter: 'Left out of the letter', resume: 'Not taken over into the CV' } as const;

/** A text with the spans that were refused marked in it; one that is not found in it is shown by its reason alone. */
function marked(text: string, refusals: readonly Refusal[]): ReactNode {
  const [first, end] = refusals
    .map(({ span }): [number, number] => [span === '' ? -1 : text.indexOf(span), span.length])
    .filter(([at, length]) => at !== -1 && length < text.length)
    .map(([at, length]): [number, number] => [at, at + length])
    .toSorted((a, b) => a[0] - b[0])[0] ?? [0, 0];
  if (end === 0) return text;
  return (
    <>
      {text.slice(0, first)}
      <mark className={classes.span}>{text.slice(first, end)}</mark>
      {marked(text.slice(end), refusals)}
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
        <b>What I left out, and why</b>
        <span>{counted(refused.length, 'sentence')}</span>
      </summary>
      <ul role="list">
        {refused.map(({ document, text, instead, refusals }, index) => (
          // The list is as it was stored; two entries may say the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <p className={classes.document}>{WHERE[document]}</p>
            <q>{marked(text, refusals)}</q>
            {reasonsOf(refusals).map(({ span, why, remedy }) => (
              <p key={`${why} ${remedy}`}>
                {span !== '' && span !== text && <b>{span}: </b>}
                {why} {remedy}
              </p>
            ))}
            {instead !== '' && (
              <p>
                Your own line stands: <q>{instead}</q>
              </p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
