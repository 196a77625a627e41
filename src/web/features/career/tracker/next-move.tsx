import type { ApplicationDetail } from '#contract/career/applications.ts';
import { trackedStatusOf } from '#engines/pipeline/index.ts';
import { StatusCorrection } from '#web/shell/applications/status/status-correction.tsx';
import { YourMove } from '#web/shell/applications/status/your-move.tsx';
import { applicationPath } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import classes from './list.module.css';
import { text } from './messages.ts';

/** What the person can do from the row: answer the agent, correct the status, open the application's own page. */
export function NextMove({ application }: { application: ApplicationDetail }) {
  const { id, state, title } = application;
  return (
    <aside className={classes.aside} aria-label={text('asideLabel', { job: title })}>
      <YourMove application={application} />
      {trackedStatusOf(state) !== null && <StatusCorrection application={application} />}
      <div>
        <ButtonLink size="sm" to={applicationPath(id)}>
          {text('toPage')}
        </ButtonLink>
        <p className={classes.hint}>{text('pageHint')}</p>
      </div>
    </aside>
  );
}
