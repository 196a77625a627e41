import type { PostingTerms } from '#contract/career/posting.ts';
import classes from './content.module.css';
import { termsOf } from './terms-words.ts';

/** What is offered; what only the text says stands with its words, for a person to judge. */
export function PostingTermsList({ terms, language }: { terms: PostingTerms; language: 'en' | 'fr' }) {
  const shown = termsOf(terms);
  if (shown.length === 0) return null;
  return (
    <dl className={classes.terms}>
      {shown.map(({ name, value, span }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {span !== null && (
              <span className={classes.evidence}>
                From the text: <q lang={language}>{span}</q>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
