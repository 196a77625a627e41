import { Lightbulb } from 'lucide-react';
import { Link } from 'react-router';
import type { LookedAt, Verdict } from '#contract/career/campaigns.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { Credit } from '#web/shell/applications/posting-listings.tsx';
import { approvalPath } from '#web/shell/paths.ts';
import { listed } from '#web/text/listed.ts';
import type { Tag } from '#web/text/say.ts';
import { CardRow } from '#web/ui/display/card.tsx';
import { DotLine } from '#web/ui/lines/dot-line.tsx';
import { Score } from '#web/ui/display/score.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { text } from './messages.ts';
import { TakeBack } from './take-back.tsx';
import classes from './postings.module.css';

/** How far a posting came: found, matched, taken on. Words of the trail's own would never be read out. */
const trails = {
  taken: ['done', 'done', 'done'],
  ready: ['done', 'done', 'ahead'],
  left: ['done', 'stopped'],
} as const;

const words: Readonly<Record<Verdict, () => string>> = {
  taken: () => text('taken'),
  ready: () => text('waitsItsTurn'),
  left: () => text('left'),
};

const bold: Tag = (inner) => <b>{inner}</b>;
const linkedTo =
  (credit: NonNullable<LookedAt['credit']>): Tag =>
  () => <Credit credit={credit} />;

interface PostingRowProps {
  posting: LookedAt;
  nowMs: number;
  timeZone: string | undefined;
}

/** One posting: what became of it, why, and what would change that. */
export function PostingRow({ posting, nowMs, timeZone }: PostingRowProps) {
  const { verdict, title, company, place, application_id: application } = posting;
  const { credit } = posting;
  const steps = trails[verdict].map((state) => ({ label: '', state }));
  return (
    <CardRow className={classes.posting}>
      <div className={classes.verdict}>
        <Trail form="glyph" steps={steps} width={64} decorative />
        <span>{words[verdict]()}</span>
        <time dateTime={posting.at}>{momentWords(posting.at, nowMs, timeZone)}</time>
      </div>
      <div className={classes.what}>
        <h3 className={classes.name}>
          <a href={posting.url} target="_blank" rel="noreferrer noopener">
            {title}
          </a>
        </h3>
        <DotLine
          className={classes.about}
          items={{
            where: listed([company, place]),
            closed: posting.open ? '' : text('notShown'),
            credit: credit && text.rich('from', { source: credit.text, credit: linkedTo(credit) }),
          }}
        />
        <p className={classes.reason}>
          {posting.reason}{' '}
          {application !== null && (
            <Link
              className="text-link"
              to={approvalPath(application)}
              aria-label={text('seeApplicationFor', { title })}
            >
              {text('seeApplication')}
            </Link>
          )}
        </p>
        {posting.taught_by !== null && <TakeBack application={posting.taught_by} />}
        {posting.would_change.length > 0 && (
          <ul className={classes.changes} aria-label={text('changes')}>
            {posting.would_change.map(({ text: change, score }) => (
              <li key={change}>
                <Lightbulb aria-hidden />
                <span>
                  {change} {text.rich('couldReach', { score, b: bold })}
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
