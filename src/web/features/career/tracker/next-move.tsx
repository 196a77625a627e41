import type { ApplicationDetail } from '#contract/career/applications.ts';
import { hasArrived, trackedStatusOf } from '#engines/pipeline/index.ts';
import { yourMove } from '#web/shell/applications/application-words.ts';
import { approvalPath } from '#web/shell/paths.ts';
import { webAddress } from '#web/shell/web-address.ts';
import { ButtonLink } from '#web/ui/actions/button.tsx';
import { StatusCorrection } from './status-correction.tsx';
import classes from './tracker.module.css';

/** What the person can do: answer the agent, correct the status, look at the posting where it stands. */
export function NextMove({ application }: { application: ApplicationDetail }) {
  const { id, state, note, place, url } = application;
  const move = yourMove(state);
  const posting = webAddress(url);
  return (
    <aside className={classes.aside} aria-label={`What you can do about ${application.title}`}>
      {move !== null && (
        <div className={classes.asidePart}>
          <h3 className={classes.asideTitle}>Your move</h3>
          {note !== '' && <p className={classes.line}>{note}</p>}
          <ButtonLink kind="yours" size="sm" to={approvalPath(id)} className={classes.asideButton}>
            {move}
          </ButtonLink>
        </div>
      )}
      {trackedStatusOf(state) !== null && (
        <div className={classes.asidePart}>
          <StatusCorrection application={application} />
        </div>
      )}
      {move === null && note !== '' && !hasArrived(state) && (
        <div className={classes.asidePart}>
          <h3 className={classes.asideTitle}>Where it stands</h3>
          <p className={classes.line}>{note}</p>
        </div>
      )}
      <div className={classes.asidePart}>
        {place !== '' && <p className={classes.line}>{place}</p>}
        {posting !== null && (
          <a className="text-link" href={posting} target="_blank" rel="noreferrer noopener">
            The posting on their site
          </a>
        )}
      </div>
    </aside>
  );
}
