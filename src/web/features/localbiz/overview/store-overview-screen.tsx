import { storeAgents } from './coming.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ComingCard } from './coming-card.tsx';
import { text } from './messages.ts';
import classes from './overview.module.css';

/** The place of AI Store in the business account until its agents exist. */
export function StoreOverviewScreen() {
  return (
    <>
      <ScreenHead title={text('storeTitle')} lead={text('storeLead')}>
        <ButtonLink to={businessPaths.profile}>{text('toProfile')}</ButtonLink>
      </ScreenHead>
      <div className={classes.one}>
        <ComingCard title={text('storeComing')} agents={storeAgents()} />
      </div>
    </>
  );
}
