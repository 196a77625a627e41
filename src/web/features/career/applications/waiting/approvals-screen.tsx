import { Link } from 'react-router';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { text } from './messages.ts';
import classes from './waiting.module.css';
import { WaitingPanel } from './waiting-panel.tsx';

/** Everything that waits for the person's approval or answer, on one page. */
export function ApprovalsScreen() {
  return (
    <div className={classes.screen}>
      <PageTitle title={text('title')} />
      <header>
        <h1 className={classes.title}>{text('heading')}</h1>
        <p className={classes.lead}>
          {text('lead')}{' '}
          <Link className="text-link" to={careerPaths.autoApply}>
            {text('toActivity')}
          </Link>
        </p>
      </header>
      <WaitingPanel all />
    </div>
  );
}
