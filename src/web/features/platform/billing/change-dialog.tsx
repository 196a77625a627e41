import { useQuery } from '@tanstack/react-query';
import type { PaidPlan, Plan } from '#contract/platform/billing.ts';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import { changeWords, planName } from './plan-words.ts';
import type { usePlan } from './use-plan.ts';

interface ChangeDialogProps {
  to: PaidPlan;
  plan: Plan;
  timeZone: string | undefined;
  change: ReturnType<typeof usePlan>['change'];
  onClose: () => void;
}

/** What a change costs and when it happens, asked from the provider, before it is confirmed. */
export function ChangeDialog({ to, plan, timeZone, change, onClose }: ChangeDialogProps) {
  const preview = useQuery(
    api.billing.preview.queryOptions({
      input: { plan: to },
      // Once it changes there is nothing to ask any more.
      enabled: !change.isPending,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  );
  const changeTo = text('changeTo', { plan: planName(to) });
  const confirm = () => change.mutate({ plan: to }, { onSettled: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={changeTo}
      footer={
        <>
          <Button onClick={onClose}>{text('keepMyPlan')}</Button>
          <Button
            kind="primary"
            disabled={!preview.data}
            busy={change.isPending}
            busyLabel={text('changing')}
            onClick={confirm}
          >
            {changeTo}
          </Button>
        </>
      }
    >
      {preview.data ? (
        <p>{changeWords(preview.data, plan, timeZone)}</p>
      ) : preview.isPending ? (
        <Loading label={text('askingCost')}>
          <Skeleton width="94%" />
          <Skeleton width="70%" />
        </Loading>
      ) : (
        <Banner>{sentenceOf(preview.error, text('costFailed'))}</Banner>
      )}
    </Dialog>
  );
}
