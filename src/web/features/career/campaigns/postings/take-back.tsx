import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';

/** Takes back the rule that a skipped application taught; such postings are looked at anew at the next look. */
export function TakeBack({ application }: { application: string }) {
  const queries = useQueryClient();
  const toast = useToast();
  const unlearn = useMutation(
    api.applications.unlearn.mutationOptions({
      onSuccess: async () => {
        toast({ message: 'I forgot that rule, and look at these postings anew.', kind: 'done' });
        await queries.invalidateQueries({ queryKey: api.campaigns.key() });
      },
      onError: (error) =>
        toast({
          message: sentenceOf(error, 'The server did not answer, so the rule stands.'),
          kind: 'problem',
        }),
    }),
  );
  return (
    <Button
      kind="quiet"
      size="sm"
      busy={unlearn.isPending}
      busyLabel="Taking it back..."
      onClick={() => unlearn.mutate({ id: application })}
    >
      Take this rule back
    </Button>
  );
}
