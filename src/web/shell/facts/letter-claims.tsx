import type { CoverLetter } from '#contract/career/facts.ts';
import { Claim } from './claim.tsx';
import classes from './facts.module.css';

interface LetterClaimsProps {
  letter: Pick<CoverLetter, 'language' | 'paragraphs'>;
  onOpenFacts: (factIds: readonly string[]) => void;
}

/** A letter's paragraphs; every claim about the person is underlined and opens what it rests on. */
export function LetterClaims({ letter: { language, paragraphs }, onOpenFacts }: LetterClaimsProps) {
  return (
    <div className={classes.letter} lang={language}>
      {paragraphs.map((claims, paragraph) => (
        // A letter's paragraphs never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={paragraph}>
          {claims.map(({ text, fact_ids }, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index}>
              {index > 0 && ' '}
              {fact_ids.length === 0 ? text : <Claim onOpen={() => onOpenFacts(fact_ids)}>{text}</Claim>}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}
