import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { VERSIONS_KEPT, type ResumeVersion } from '#contract/career/resume-versions.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button, IconButton } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './versions.module.css';

interface VersionsPanelProps {
  /** The version that is being written; null before the first. */
  current: string | null;
  /** The version that is looked at. */
  shown: string | null;
  onShow: (version: ResumeVersion) => void;
  onClose: () => void;
}

/** Every saved version of the resume, newest first. */
export function VersionsPanel({ current, shown, onShow, onClose }: VersionsPanelProps) {
  const versions = useQuery(api.resumeVersions.list.queryOptions());
  return (
    <aside className={classes.panel} aria-label="Versions">
      <header className={classes.head}>
        <h2 className={classes.title}>Versions</h2>
        <IconButton label="Close versions" size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {versions.data ? (
        <VersionList versions={versions.data} {...{ current, shown, onShow }} />
      ) : versions.isError ? (
        <LoadFailure
          title="I could not load your versions."
          signIn="Please log in to see your versions."
          error={versions.error}
          onRetry={() => void versions.refetch()}
        />
      ) : (
        <div className={classes.loading}>
          <Loading label="Loading your versions">
            {['70%', '54%', '62%'].map((width) => (
              <Skeleton key={width} width={width} height={16} />
            ))}
          </Loading>
        </div>
      )}
    </aside>
  );
}

type ListProps = Omit<VersionsPanelProps, 'onClose'> & { versions: readonly ResumeVersion[] };

function VersionList({ versions, current, shown, onShow }: ListProps) {
  const [leaving, setLeaving] = useState<ResumeVersion | null>(null);
  if (versions.length === 0)
    return (
      <Empty title="No versions yet">
        I keep the first one as soon as you type. Every later sitting becomes a version of its own.
      </Empty>
    );
  return (
    <>
      <ul role="list" className={classes.list}>
        {versions.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            isCurrent={version.id === current}
            isShown={version.id === shown}
            onShow={() => onShow(version)}
            onDelete={() => setLeaving(version)}
          />
        ))}
      </ul>
      <p className={classes.note}>I keep your last {VERSIONS_KEPT} versions.</p>
      <DeleteVersion version={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}

interface RowProps {
  version: ResumeVersion;
  isCurrent: boolean;
  isShown: boolean;
  onShow: () => void;
  onDelete: () => void;
}

function VersionRow({ version, isCurrent, isShown, onShow, onDelete }: RowProps) {
  const { nowMs, timeZone } = usePersonClock();
  return (
    <li className={classNames(classes.row, isShown && classes.shown)}>
      <button
        type="button"
        className={classes.pick}
        aria-pressed={isShown}
        disabled={isCurrent}
        onClick={onShow}
      >
        <b className={classes.name}>{version.title === '' ? `Version ${version.number}` : version.title}</b>
        <span className={classes.meta}>
          {version.title === '' ? '' : `Version ${version.number}, `}
          {momentWords(version.updated_at, nowMs, timeZone)}
          {isCurrent && ', open here'}
        </span>
      </button>
      {!isCurrent && (
        <IconButton label={`Delete version ${version.number}`} size="sm" onClick={onDelete}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

function DeleteVersion({ version, onClose }: { version: ResumeVersion | null; onClose: () => void }) {
  const queries = useQueryClient();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: (id: string) => client.resumeVersions.remove({ id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.resumeVersions.key() }),
    onError: (error) =>
      toast({
        kind: 'problem',
        message: sentenceOf(error, 'The version could not be deleted. It is still there.'),
      }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={version !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete version ${version?.number ?? ''}?`}
      action="Delete"
      busy={remove.isPending}
      onConfirm={() => version && remove.mutate(version.id)}
    >
      Its text is gone for good. Your other versions stay.
    </ConfirmDialog>
  );
}

interface PreviewBarProps {
  version: ResumeVersion;
  busy: boolean;
  onRestore: () => void;
  onBack: () => void;
}

/** What can be done with the version that is looked at. */
export function PreviewBar({ version, busy, onRestore, onBack }: PreviewBarProps) {
  const { nowMs, timeZone } = usePersonClock();
  return (
    <div className={classes.bar}>
      <p>
        <b>Version {version.number}</b>, {momentWords(version.updated_at, nowMs, timeZone)}. You are looking,
        nothing has changed.
      </p>
      <div className={classes.barButtons}>
        <Button kind="quiet" onClick={onBack}>
          Back to editing
        </Button>
        <Button kind="primary" busy={busy} busyLabel="Restoring…" onClick={onRestore}>
          Restore this version
        </Button>
      </div>
    </div>
  );
}
