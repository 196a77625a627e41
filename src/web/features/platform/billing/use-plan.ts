import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Plan } from '#contract/platform/billing.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

/** The plan, and what changes it: the answer of the provider is shown, never a hope. */
export function usePlan() {
  const queries = useQueryClient();
  const toast = useToast();
  const plan = useQuery(api.billing.plan.queryOptions());
  const done = (message: string) => async (answer: Plan) => {
    queries.setQueryData(api.billing.plan.queryKey(), answer);
    toast({ message });
    await Promise.all([
      queries.invalidateQueries({ queryKey: api.billing.receipts.key() }),
      queries.invalidateQueries({ queryKey: api.campaigns.key() }),
    ]);
  };
  const failed = (error: unknown) => toast({ message: sentenceOf(error, text('noAnswer')), kind: 'problem' });
  const change = useMutation(
    api.billing.change.mutationOptions({
      onSuccess: (answer) =>
        done(answer.standing === 'changing' ? text('changePlanned') : text('changed'))(answer),
      onError: failed,
    }),
  );
  const cancel = useMutation(
    api.billing.cancel.mutationOptions({
      onSuccess: done(text('cancelled')),
      onError: failed,
    }),
  );
  const resume = useMutation(
    api.billing.resume.mutationOptions({ onSuccess: done(text('resumed')), onError: failed }),
  );
  return { plan, change, cancel, resume };
}

/** Leads to a page of the provider that is made for this press; says why when it cannot. */
export function useLeave() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const leave = async (open: () => Promise<{ url: string }>) => {
    setBusy(true);
    setFailure('');
    try {
      window.location.assign((await open()).url);
    } catch (error) {
      setBusy(false);
      setFailure(sentenceOf(error, text('noAnswer')));
    }
  };
  return { busy, failure, toPortal: () => leave(() => client.billing.portal()), leave };
}
