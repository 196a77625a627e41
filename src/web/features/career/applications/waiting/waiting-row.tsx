import type { ApplicationCard } from '#contract/career/applications.ts';
import { preparedWords, yourMove } from '#web/shell/applications/application-words.ts';
import { expiryWords } from '#web/shell/applications/moments.ts';
import { approvalPath } from '#web/shell/paths.ts';
import { listed } from '#web/text/listed.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { CardRow } from '#web/ui/display/card.tsx';
import { Score } from '#web/ui/display/score.tsx';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { text } from './messages.ts';
import classes from './waiting.module.css';

/** What is ready or needed, and how long there is. */
function contentsOf(card: ApplicationCard, nowMs: number): string[] {
  const isReady = card.state === 'waiting' && !card.campaign_deleted;
  const what = isReady ? preparedWords(card) : card.note;
  return [what, expiryWords(card.expires_at, nowMs) ?? ''];
}

/** One application that waits for the person; amber only at the top of the queue. */
export function WaitingRow({ card, first, nowMs }: { card: ApplicationCard; first: boolean; nowMs: number }) {
  const move = (card.campaign_deleted ? null : yourMove(card.state)) ?? text('open');
  return (
    <CardRow className={classes.row} role="listitem">
      <div className={classes.what}>
        <b className={classes.job}>{card.title}</b>
        <p className={classes.place}>{listed([card.company, card.place])}</p>
        <p className={classes.contents}>
          <Sentences all={contentsOf(card, nowMs)} />
        </p>
      </div>
      <Score value={card.score} />
      <ButtonLink
        kind={first && !card.campaign_deleted ? 'yours' : 'second'}
        size="sm"
        className={classes.move}
        to={approvalPath(card.id)}
        aria-label={text('moveOn', { move, job: card.title, company: card.company })}
      >
        {move}
      </ButtonLink>
    </CardRow>
  );
}
