import type { ApplicationDetail } from '#contract/career/applications.ts';
import { hasArrived } from '#engines/pipeline/index.ts';
import { yourMove } from '#web/shell/applications/application-words.ts';
import { approvalPath } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { text } from './messages.ts';
import classes from './status.module.css';

/** What waits for the person, with the way to it; where it stands while it is not with the employer. */
export function YourMove({ application }: { application: ApplicationDetail }) {
  const { id, state, note } = application;
  const move = yourMove(state);
  if (move === null && (note === '' || hasArrived(state))) return null;
  return (
    <div>
      <h3 className={classes.title}>{move === null ? text('whereItStands') : text('yourMove')}</h3>
      {note !== '' && <p className={classes.note}>{note}</p>}
      {move !== null && (
        <ButtonLink kind="yours" size="sm" to={approvalPath(id)} className={classes.button}>
          {move}
        </ButtonLink>
      )}
    </div>
  );
}
