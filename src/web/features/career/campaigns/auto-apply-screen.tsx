import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Campaign } from '#contract/career/campaigns.ts';
import type { Profile } from '#contract/career/profile.ts';
import { api } from '#web/api/client.ts';
import { NeedsHistory, useNeedsHistory } from '#web/shell/applications/history/needs-history.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CampaignList, CampaignsLoading } from './campaign-list.tsx';
import classes from './campaigns.module.css';
import { DeleteDialog } from './deletion/delete-dialog.tsx';
import { DeletedLines } from './deletion/deleted-lines.tsx';
import { CampaignDialog } from './dialog/campaign-dialog.tsx';
import { text } from './messages.ts';
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

/** The one press that stops everything stands at the top, also on a phone. */
function Header({ onNew }: { onNew: () => void }) {
  return (
    <header className={classes.header}>
      <div>
        <h1 className={classes.title}>{text('title')}</h1>
        <p className={classes.lead}>{text('lead')}</p>
      </div>
      <div className={classes.headActions}>
        <PauseAll />
        <Button kind="primary" onClick={onNew}>
          <Plus aria-hidden />
          {text('newCampaign')}
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
function Looking({
  campaigns: { list, setActive, restore },
  onEdit,
  onDelete,
  onNew,
  activity,
}: LookingProps) {
  const known = useQuery(api.resumes.masterProfile.queryOptions());
  const isBare = useNeedsHistory();
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
            {isBare && list.data?.length === 0 && <NeedsHistory>{text('beforeTheFirst')}</NeedsHistory>}
            <DeletedLines busy={restore.isPending} onUndo={(id) => restore.mutate({ id })} />
            <CampaignList
              list={list}
              isBare={isBare}
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
      <PageTitle title={text('title')} />
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
      {deleting !== null && (
        <DeleteDialog
          campaign={deleting}
          onDelete={() => {
            campaigns.remove.mutate({ id: deleting.id });
            setDeleting(null);
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
