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
import { Banner } from '#web/ui/display/notice.tsx';
import { CampaignList } from './campaign-list.tsx';
import classes from './campaigns.module.css';
import { CampaignDialog } from './dialog/campaign-dialog.tsx';
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

function Header({ onNew }: { onNew: () => void }) {
  return (
    <header className={classes.header}>
      <div>
        <h1 className={classes.title}>Auto Apply</h1>
        <p className={classes.lead}>I apply only at a 50% match or better, and only after you approve.</p>
      </div>
      <Button kind="primary" onClick={onNew}>
        <Plus aria-hidden />
        New campaign
      </Button>
    </header>
  );
}

/** The campaigns, their dialog, and what the agent is doing about them. */
export function AutoApplyScreen({ person, activity }: AutoApplyScreenProps) {
  const { list, setActive, remove, readAgain } = useCampaigns();
  const known = useQuery(api.resumes.masterProfile.queryOptions());
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
      <div className={classes.columns}>
        <div className={classes.list}>
          <PlanLimit />
          {known.data !== undefined && !hasCv(known.data) && <NeedsCv />}
          <CampaignList
            list={list}
            onSetActive={(id, active) => setActive.mutate({ id, active })}
            onEdit={setEditing}
            onDelete={setDeleting}
            onNew={() => setEditing('new')}
          />
        </div>
        {activity}
      </div>
      {editing !== 'nothing' && (
        <CampaignDialog
          campaign={editing === 'new' ? null : editing}
          person={person}
          onClose={close}
          onSaved={() => {
            close();
            void readAgain();
          }}
        />
      )}
      <ConfirmDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title={`Delete "${deleting?.name ?? ''}"?`}
        action="Delete"
        onConfirm={() => {
          if (deleting) remove.mutate({ id: deleting.id });
          setDeleting(null);
        }}
      >
        I stop looking for it. What was sent stays in your tracker, what waits for you can still be decided,
        and what you approved is still sent.
      </ConfirmDialog>
    </>
  );
}
