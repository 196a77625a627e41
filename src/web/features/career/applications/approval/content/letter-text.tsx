import { useState } from 'react';
import type { CoverLetter } from '#contract/career/facts.ts';
import { LetterClaims } from '#web/shell/facts/letter-claims.tsx';
import { TextButton } from '#web/ui/actions/button.tsx';
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
      <LetterClaims letter={{ language: letter.language, paragraphs: shown }} onOpenFacts={onOpenFacts} />
      {long && !all && (
        <TextButton className={classes.more} onClick={() => setAll(true)}>
          Read all {words} words
        </TextButton>
      )}
      <p className={classes.hint}>Every underlined claim opens the line it comes from.</p>
    </section>
  );
}
