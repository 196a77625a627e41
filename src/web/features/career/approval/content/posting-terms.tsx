import type { PostingTerms } from '#contract/career/posting.ts';
import type { Tag } from '#web/text/say.ts';
import classes from './content.module.css';
import { text } from './messages.ts';
import { termsOf } from './terms-words.ts';

const quoted =
  (language: 'en' | 'fr'): Tag =>
  (inner) => <q lang={language}>{inner}</q>;

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
                {text.rich('fromPosting', { words: span, q: quoted(language) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
