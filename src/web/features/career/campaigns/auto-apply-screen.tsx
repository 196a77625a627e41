import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Campaign } from '#contract/career/campaigns.ts';
import type { Profile } from '#contract/career/profile.ts';
import { api } from '#web/api/client.ts';
import { hasCv } from '#web/shell/applications/has-cv.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import { CampaignList, CampaignsLoading } from './campaign-list.tsx';
import classes from './campaigns.module.css';
import { CampaignDialog } from './dialog/campaign-dialog.tsx';
import { PauseAll } from './pause-all.tsx';
import { PlanLimit } from './plan-limit.tsx';
import { useCampaigns } from './use-campaigns.ts';

interface AutoApplyScreenProps {
  person: Profile;
  /** What the agent is doing, beside the campaigns. */
  activity: ReactNode;
}

/** What the dialog is open for: nothing, a new campaign, or one that exists. */
type Editing = 'nothing' | 'new' | Campaign;

function NeedsCv() {
  return (
    <Banner kind="yours">
      I have no CV of yours yet, so I have little to match and to write from.{' '}
      <Link className={classes.inBanner} to={careerPaths.resumeGenerator}>
        Give me your CV
      </Link>
    </Banner>
  );
}

/** The one press that stops everything stands at the top, also on a phone. */
function Header({ onNew }: { onNew: () => void }) {
  return (
    <header className={classes.header}>
      <div>
        <h1 className={classes.title}>Auto Apply</h1>
        <p className={classes.lead}>I apply only at a 50% match or better, and only after you approve.</p>
      </div>
      <div className={classes.headActions}>
        <PauseAll />
        <Button kind="primary" onClick={onNew}>
          <Plus aria-hidden />
          New campaign
        </Button>
      </div>
    </header>
  );
}

interface LookingProps {
  campaigns: ReturnType<typeof useCampaigns>;
  onEdit: (campaign: Campaign) => void;
  onDelete: (campaign: Campaign) => void;
  onNew: () => void;
  activity: ReactNode;
}

/** The campaigns with what stands in their way, beside what the agent is doing. */
function Looking({ campaigns: { list, setActive }, onEdit, onDelete, onNew, activity }: LookingProps) {
  const known = useQuery(api.resumes.masterProfile.queryOptions());
  const allowance = useQuery(api.campaigns.allowance.queryOptions());
  // What stands above the campaigns comes with them, so that nothing moves afterwards.
  const waiting = list.isPending || known.isPending || allowance.isPending;
  return (
    <div className={classes.columns}>
      <div className={classes.list}>
        {waiting ? (
          <CampaignsLoading />
        ) : (
          <>
            {allowance.data && <PlanLimit allowance={allowance.data} />}
            {known.data && !hasCv(known.data) && <NeedsCv />}
            <CampaignList
              list={list}
              onSetActive={(id, active) => setActive.mutate({ id, active })}
              onEdit={onEdit}
              onDelete={onDelete}
              onNew={onNew}
            />
          </>
        )}
      </div>
      <div className={classNames(waiting && classes.notYet)}>{activity}</div>
    </div>
  );
}

/** The campaigns, their dialog, and what the agent is doing about them. */
export function AutoApplyScreen({ person, activity }: AutoApplyScreenProps) {
  const campaigns = useCampaigns();
  const [search, setSearch] = useSearchParams();
  const [editing, setEditing] = useState<Editing>(search.has('new') ? 'new' : 'nothing');
  const [deleting, setDeleting] = useState<Campaign | null>(null);
  const close = () => {
    setEditing('nothing');
    if (search.has('new')) setSearch({}, { replace: true });
  };
  return (
    <>
      <PageTitle title="Auto Apply" />
      <Header onNew={() => setEditing('new')} />
      <Looking
        campaigns={campaigns}
        onEdit={setEditing}
        onDelete={setDeleting}
        onNew={() => setEditing('new')}
        activity={activity}
      />
      {editing !== 'nothing' && (
        <CampaignDialog
          campaign={editing === 'new' ? null : editing}
          person={person}
          onClose={close}
          onSaved={() => {
            close();
            void campaigns.readAgain();
          }}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={`Delete "${deleting?.name ?? ''}"?`}
        action="Delete"
        onConfirm={() => {
          if (deleting) campaigns.remove.mutate({ id: deleting.id });
          setDeleting(null);
        }}
      >
        I stop looking for it. What was sent stays in your tracker, what waits for you can still be decided,
        {deleting?.active === false
          ? ' and what you approved and the pause held back waits for your decision again.'
          : ' and what you approved is still sent.'}
      </ConfirmDialog>
    </>
  );
}
