import { Link } from 'react-router';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import classes from './waiting.module.css';
import { WaitingPanel } from './waiting-panel.tsx';

/** Everything that waits for the person's word, on one page. */
export function ApprovalsScreen() {
  return (
    <div className={classes.screen}>
      <PageTitle title="Waiting for you" />
      <header>
        <h1 className={classes.title}>Approvals</h1>
        <p className={classes.lead}>
          What I prepared and what I need from you, soonest to expire first.{' '}
          <Link className="text-link" to={careerPaths.autoApply}>
            See what I'm doing
          </Link>
        </p>
      </header>
      <WaitingPanel all />
    </div>
  );
}
