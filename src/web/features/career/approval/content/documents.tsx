import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import type { CoverLetter } from '#contract/career/facts.ts';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './content.module.css';
import { showDocument } from './show-document.ts';
import { wordCount } from '#web/features/career/approval/letter/word-count.ts';
import { text } from './messages.ts';

interface TileProps {
  title: string;
  about: string;
  open: () => Promise<void>;
}

function Tile({ title, about, open }: TileProps) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    await open();
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={classNames(classes.tile, busy && classes.opening)}
      aria-busy={busy || undefined}
      onClick={() => void press()}
    >
      <b>
        {title}
        <ChevronRight aria-hidden />
      </b>
      <span>{busy ? text('opening') : about}</span>
      <span className="visually-hidden">{text('newTab')}</span>
    </button>
  );
}

/** How many different facts a letter rests on. */
const factsOf = ({ paragraphs }: CoverLetter) =>
  new Set(paragraphs.flat().flatMap(({ fact_ids }) => fact_ids)).size;

function letterWords(letter: CoverLetter): string {
  const words = wordCount(letter.text);
  if (letter.own !== undefined) return text('letterOwn', { words });
  const facts = factsOf(letter);
  if (letter.worded_by === undefined) return text('letterFrom', { words, facts });
  return text('letterWordedBy', { words, facts, model: letter.worded_by });
}

/** The files exactly as they would be sent, each in a tab of its own. */
export function Documents({ application }: { application: ApplicationDetail }) {
  const [failure, setFailure] = useState('');
  const { id, resume, letter } = application;
  const open = (document: 'cv' | 'letter') => async () => {
    setFailure('');
    try {
      await showDocument(() => client.applications.document({ id, document }));
    } catch (error) {
      setFailure(sentenceOf(error, text('openFailed')));
    }
  };
  if (!resume && !letter) return null;
  return (
    <>
      <div className={classes.tiles}>
        {resume && (
          <Tile
            title={text('cv')}
            about={resume.note === '' ? text('madeFrom', { count: resume.fact_ids.length }) : resume.note}
            open={open('cv')}
          />
        )}
        {letter && <Tile title={text('letter')} about={letterWords(letter)} open={open('letter')} />}
      </div>
      {failure !== '' && <Banner>{failure}</Banner>}
    </>
  );
}
