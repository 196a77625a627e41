import { useState } from 'react';
import type { CoverLetter } from '#contract/career/facts.ts';
import { LetterClaims } from '#web/shell/facts/letter-claims.tsx';
import { TextButton } from '#web/ui/actions/button.tsx';
import classes from './content.module.css';
import { LetterEditor } from '#web/features/career/approval/letter/letter-editor.tsx';
import type { LetterEdit } from '#web/features/career/approval/letter/use-letter-edit.ts';
import { wordCount } from '#web/features/career/approval/letter/word-count.ts';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { text } from './messages.ts';

/** Paragraphs shown before the rest is asked for. */
const FIRST = 2;

interface LetterTextProps {
  letter: CoverLetter;
  onOpenFacts: (factIds: readonly string[]) => void;
  /** Where it can still be edited. */
  edit?: LetterEdit | undefined;
}

/** Opens the editor of the letter; edits are undone here. */
function LetterTools({ own, edit }: { own: boolean; edit: LetterEdit }) {
  return (
    <p className={classes.tools}>
      <TextButton busy={edit.busy} aria-label={text('editLetter')} onClick={() => edit.open(true)}>
        {text('edit')}
      </TextButton>
      {own && (
        <TextButton busy={edit.busy} onClick={() => edit.save(null)}>
          {text('undoLetter')}
        </TextButton>
      )}
      {edit.failure !== '' && <span role="alert">{edit.failure}</span>}
    </p>
  );
}

function hintOf({ own, paragraphs }: CoverLetter): string[] {
  const traced = paragraphs.flat().some((claim) => claim.fact_ids.length > 0);
  return [own === undefined ? '' : text('letterChanged'), traced ? text('letterTraced') : ''];
}

/** The letter word for word; every claim about the person is underlined and opens what it rests on. */
export function LetterText({ letter, onOpenFacts, edit }: LetterTextProps) {
  const [all, setAll] = useState(false);
  const words = wordCount(letter.text);
  const long = letter.paragraphs.length > FIRST + 1;
  const shown = all || !long ? letter.paragraphs : letter.paragraphs.slice(0, FIRST);
  return (
    <section aria-label={text('letter')}>
      <h2 className={classes.groupTitle}>
        {text('letter')}
        <span>{text('wordCount', { count: words })}</span>
      </h2>
      {edit?.editing === true ? (
        <LetterEditor letter={letter} edit={edit} />
      ) : (
        <>
          <LetterClaims letter={{ language: letter.language, paragraphs: shown }} onOpenFacts={onOpenFacts} />
          {long && !all && (
            <TextButton className={classes.more} onClick={() => setAll(true)}>
              {text('readAll', { count: words })}
            </TextButton>
          )}
          <p className={classes.hint}>
            <Sentences all={hintOf(letter)} />
          </p>
          {edit && <LetterTools own={letter.own !== undefined} edit={edit} />}
        </>
      )}
    </section>
  );
}
