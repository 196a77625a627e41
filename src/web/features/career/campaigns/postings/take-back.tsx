import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

/** Takes back the rule that a skipped application taught; such postings are looked at anew at the next look. */
export function TakeBack({ application }: { application: string }) {
  const queries = useQueryClient();
  const toast = useToast();
  const unlearn = useMutation(
    api.applications.unlearn.mutationOptions({
      onSuccess: async () => {
        toast({ message: text('ruleForgotten'), kind: 'done' });
        await queries.invalidateQueries({ queryKey: api.campaigns.key() });
      },
      onError: (error) =>
        toast({
          message: sentenceOf(error, text('ruleStands')),
          kind: 'problem',
        }),
    }),
  );
  return (
    <Button
      kind="quiet"
      size="sm"
      busy={unlearn.isPending}
      busyLabel={text('takingBack')}
      onClick={() => unlearn.mutate({ id: application })}
    >
      {text('takeRuleBack')}
    </Button>
  );
}
