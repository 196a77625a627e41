import { useState } from 'react';
import type { CoverLetter } from '#contract/career/facts.ts';
import { Claim } from './claim.tsx';
import classes from './content.module.css';
import { wordCount } from './word-count.ts';

/** Paragraphs shown before the rest is asked for. */
const FIRST = 2;

interface LetterTextProps {
  letter: CoverLetter;
  onOpenFacts: (factIds: readonly string[]) => void;
}

/** The letter word for word; every claim about the person is underlined and opens what it rests on. */
export function LetterText({ letter, onOpenFacts }: LetterTextProps) {
  const [all, setAll] = useState(false);
  const words = wordCount(letter.text);
  const long = letter.paragraphs.length > FIRST + 1;
  const shown = all || !long ? letter.paragraphs : letter.paragraphs.slice(0, FIRST);
  return (
    <section aria-label="The letter">
      <h2 className={classes.groupTitle}>
        The letter
        <span>{words} words</span>
      </h2>
      <div className={classes.letter} lang={letter.language}>
        {shown.map((claims, paragraph) => (
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
      {long && !all && (
        <button type="button" className={`text-link ${classes.more}`} onClick={() => setAll(true)}>
          Read all {words} words
        </button>
      )}
      <p className={classes.hint}>Every underlined claim opens the line it comes from.</p>
    </section>
  );
}
