import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';
import { QuestionsCard } from './questions-card.tsx';
import type { Answer } from './questions-card.tsx';

/** What I would like to say in other words, where the person's facts are seen. It waits in silence: nothing depends on it. */
export function Wordings() {
  const queries = useQueryClient();
  const toast = useToast();
  const card = useRef<HTMLElement>(null);
  const open = useQuery(api.profiles.wordings.queryOptions());
  const answer = useMutation({
    mutationFn: (given: Answer) => client.profiles.answerWording(given),
    onSuccess: (left, { agreed }) => {
      // The pressed button goes with its question; what still waits is where the person goes on.
      card.current?.focus({ preventScroll: true });
      queries.setQueryData(api.profiles.wordings.queryKey(), left);
      toast({ message: agreed ? text('agreed') : text('declined') });
    },
  });
  return (
    <QuestionsCard
      ref={card}
      questions={open.data?.questions ?? []}
      sending={answer.isPending ? answer.variables : null}
      failure={answer.isError ? sentenceOf(answer.error, text('notAnswered')) : ''}
      onAnswer={(given) => answer.mutate(given)}
    />
  );
}
