import { Lightbulb } from 'lucide-react';
import { Link } from 'react-router';
import type { LookedAt } from '#contract/career/campaigns.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { Credit } from '#web/shell/applications/posting-doors.tsx';
import { approvalPath } from '#web/shell/paths.ts';
import { CardRow } from '#web/ui/display/card.tsx';
import { Score } from '#web/ui/display/score.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { TakeBack } from './take-back.tsx';
import classes from './postings.module.css';

const trails = {
  taken: [
    { label: 'found', state: 'done' },
    { label: 'matched', state: 'done' },
    { label: 'taken on', state: 'done' },
  ],
  ready: [
    { label: 'found', state: 'done' },
    { label: 'matched', state: 'done' },
    { label: 'waits its turn', state: 'ahead' },
  ],
  left: [
    { label: 'found', state: 'done' },
    { label: 'left', state: 'stopped' },
  ],
} as const;

const words = { taken: 'Taken', ready: 'Waits its turn', left: 'Left' } as const;

interface PostingRowProps {
  posting: LookedAt;
  nowMs: number;
  timeZone: string | undefined;
}

/** One posting: what became of it, why, and what would change that. */
export function PostingRow({ posting, nowMs, timeZone }: PostingRowProps) {
  const { verdict, title, company, place, application_id: application } = posting;
  const about = [company, place, posting.open ? '' : 'no longer shown by the employer'].filter(Boolean);
  return (
    <CardRow className={classes.posting}>
      <div className={classes.verdict}>
        <Trail form="glyph" steps={trails[verdict]} width={64} decorative />
        <span>{words[verdict]}</span>
        <time dateTime={posting.at}>{momentWords(posting.at, nowMs, timeZone)}</time>
      </div>
      <div className={classes.what}>
        <h3 className={classes.name}>
          <a href={posting.url} target="_blank" rel="noreferrer noopener">
            {title}
          </a>
        </h3>
        <p className={classes.about}>
          {about.join(', ')}
          {posting.credit !== null && (
            <>
              , from <Credit credit={posting.credit} />
            </>
          )}
        </p>
        <p className={classes.reason}>
          {posting.reason}{' '}
          {application !== null && (
            <Link
              className="text-link"
              to={approvalPath(application)}
              aria-label={`See the application: ${title}`}
            >
              See the application
            </Link>
          )}
        </p>
        {posting.taught_by !== null && <TakeBack application={posting.taught_by} />}
        {posting.would_change.length > 0 && (
          <ul className={classes.changes} aria-label="What would change this">
            {posting.would_change.map(({ text, score }) => (
              <li key={text}>
                <Lightbulb aria-hidden />
                <span>
                  {text} It could then reach <b>{score}</b>.
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Score value={posting.score} />
    </CardRow>
  );
}
