import { storeAgents } from './coming.data.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ComingCard } from './coming-card.tsx';
import classes from './overview.module.css';

/** The place of AI Store in the business account until its agents exist. */
export function StoreOverviewScreen() {
  return (
    <>
      <ScreenHead
        title="Store Overview"
        lead="AI Store is part of your business account. It is being built; nothing runs in your name yet."
      >
        <ButtonLink to={businessPaths.profile}>Business profile</ButtonLink>
      </ScreenHead>
      <div className={classes.one}>
        <ComingCard title="What AI Store will do" agents={storeAgents} />
      </div>
    </>
  );
}
