import { Link } from 'react-router';
import type { ApplicationCard } from '#contract/career/applications.ts';
import { yourMove } from '#web/shell/applications/application-words.ts';
import { ApplicationTrail } from '#web/shell/applications/application-trail.tsx';
import { momentWords } from '#web/shell/applications/moments.ts';
import { useLanded } from '#web/shell/applications/use-landed.ts';
import { approvalPath } from '#web/shell/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Score } from '#web/ui/display/score.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import type { LeftPosting } from './activity-lines.ts';
import classes from './activity.module.css';
import { text } from './messages.ts';

interface When {
  nowMs: number;
  timeZone: string | undefined;
}

/** One application: how far it is, what was done, and the way to it. */
export function ActivityItem({
  card,
  current,
  nowMs,
  timeZone,
}: { card: ApplicationCard; current: boolean } & When) {
  const landed = useLanded(card.state);
  const move = card.campaign_deleted ? null : yourMove(card.state);
  return (
    <li className={classNames(classes.item, current && classes.current)}>
      <div className={classes.top}>
        <ApplicationTrail
          state={card.state}
          form={current ? 'labelled' : 'glyph'}
          landed={landed}
          dryRun={card.is_dry_run}
        />
        {!current && (
          <time className={classes.time} dateTime={card.updated_at}>
            {momentWords(card.updated_at, nowMs, timeZone)}
          </time>
        )}
      </div>
      <div className={classes.head}>
        <Link className={classes.job} to={approvalPath(card.id)}>
          {card.title}
        </Link>
        <Score value={card.score} />
      </div>
      <p className={classes.note}>
        {text('line', { company: card.company, note: card.note })}{' '}
        {move !== null && (
          <Link
            className={classNames('text-link', classes.move)}
            to={approvalPath(card.id)}
            aria-label={text('moveOn', { move, job: card.title, company: card.company })}
          >
            {move}
          </Link>
        )}
      </p>
    </li>
  );
}

const leftTrail = () =>
  [
    { label: text('stepFound'), state: 'done' },
    { label: text('stepLeft'), state: 'stopped' },
  ] as const;

/** One job that was looked at and passed, with the reason. */
export function LeftItem({ posting, nowMs, timeZone }: { posting: LeftPosting } & When) {
  return (
    <li className={classes.item}>
      <div className={classes.top}>
        <Trail form="glyph" steps={leftTrail()} name={text('foundAndLeft')} />
        <time className={classes.time} dateTime={posting.at}>
          {momentWords(posting.at, nowMs, timeZone)}
        </time>
      </div>
      <div className={classes.head}>
        <b className={classes.job}>{posting.title}</b>
        <Score value={posting.score} />
      </div>
      <p className={classes.note}>{text('line', { company: posting.company, note: posting.reason })}</p>
    </li>
  );
}
