import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { VERSIONS_KEPT, type ResumeVersion } from '#contract/career/resume-versions.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import type { Tag } from '#web/text/say.ts';
import { Button, IconButton } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
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
    <aside className={classes.panel} aria-label={text('title')}>
      <header className={classes.head}>
        <h2 className={classes.title}>{text('title')}</h2>
        <IconButton label={text('close')} size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {versions.data ? (
        <VersionList versions={versions.data} {...{ current, shown, onShow }} />
      ) : versions.isError ? (
        <LoadFailure
          title={text('loadFailed')}
          signIn={text('signIn')}
          error={versions.error}
          onRetry={() => void versions.refetch()}
        />
      ) : (
        <div className={classes.loading}>
          <Loading label={text('loading')}>
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
  if (versions.length === 0) return <Empty title={text('emptyTitle')}>{text('empty')}</Empty>;
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
      <p className={classes.note}>{text('howMany', { count: VERSIONS_KEPT })}</p>
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

/** What stands under a version's name: its number where the name is another, when it was saved, and whether it is the open one. */
function metaOf({ number, title }: ResumeVersion, moment: string, isCurrent: boolean): string {
  if (title === '') return isCurrent ? text('openHere', { moment }) : moment;
  return isCurrent ? text('versionOpenHere', { number, moment }) : text('versionAt', { number, moment });
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
        <b className={classes.name}>
          {version.title === '' ? text('version', { number: version.number }) : version.title}
        </b>
        <span className={classes.meta}>
          {metaOf(version, momentWords(version.updated_at, nowMs, timeZone), isCurrent)}
        </span>
      </button>
      {!isCurrent && (
        <IconButton label={text('deleteOf', { number: version.number })} size="sm" onClick={onDelete}>
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
        message: sentenceOf(error, text('notDeleted')),
      }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={version !== null}
      onOpenChange={(open) => !open && onClose()}
      title={text('deleteTitle', { number: version?.number ?? '' })}
      action={text('delete')}
      busy={remove.isPending}
      onConfirm={() => version && remove.mutate(version.id)}
    >
      {text('deleteMeans')}
    </ConfirmDialog>
  );
}

interface PreviewBarProps {
  version: ResumeVersion;
  busy: boolean;
  onRestore: () => void;
  onBack: () => void;
}

const bold: Tag = (inner) => <b>{inner}</b>;

/** What can be done with the version that is looked at. */
export function PreviewBar({ version, busy, onRestore, onBack }: PreviewBarProps) {
  const { nowMs, timeZone } = usePersonClock();
  return (
    <div className={classes.bar}>
      <p>
        {text.rich('looking', {
          number: version.number,
          moment: momentWords(version.updated_at, nowMs, timeZone),
          b: bold,
        })}
      </p>
      <div className={classes.barButtons}>
        <Button kind="quiet" onClick={onBack}>
          {text('backToEditing')}
        </Button>
        <Button kind="primary" busy={busy} busyLabel={text('restoring')} onClick={onRestore}>
          {text('restore')}
        </Button>
      </div>
    </div>
  );
}
