import { useQuery } from '@tanstack/react-query';
import type { Campaign } from '#contract/career/campaigns.ts';
import { api } from '#web/api/client.ts';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './deletion.module.css';
import { deletionWords } from './deletion-words.ts';
import { text } from './messages.ts';

/** What happens to the campaign's applications, counted by the server when the dialog opens. */
function Consequences({ id }: { id: string }) {
  const before = useQuery(
    api.campaigns.beforeDeletion.queryOptions({ input: { id }, staleTime: 0, gcTime: 0 }),
  );
  if (before.isPending)
    return (
      <Loading label={text('counting')}>
        <Skeleton width="80%" />
      </Loading>
    );
  if (!before.data) return <p>{text('notCounted')}</p>;
  return deletionWords(before.data).map((sentence) => <p key={sentence}>{sentence}</p>);
}

interface DeleteDialogProps {
  campaign: Campaign;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a campaign is deleted, and says what ends with it. */
export function DeleteDialog({ campaign, onDelete, onClose }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('confirmTitle', { name: campaign.name })}
      action={text('confirm')}
      onConfirm={onDelete}
    >
      <div className={classes.consequences}>
        <p>{text('whatEnds')}</p>
        <Consequences id={campaign.id} />
        <p>{text('canBeUndone')}</p>
      </div>
    </ConfirmDialog>
  );
}
