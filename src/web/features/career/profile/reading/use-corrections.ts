import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CorrectionRequest, ResumeReadingReply } from '#contract/career/hub/resume-corrections.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

const idsOf = (reply: ResumeReadingReply | undefined): string[] =>
  [...(reply?.reading?.fields ?? []), ...(reply?.reading?.lines ?? [])].flatMap(({ said }) => said ?? []);

/** The newest thing the person said, to be taken back: the correction that was not there before. */
function newest(before: ResumeReadingReply | undefined, after: ResumeReadingReply): string | undefined {
  const known = new Set(idsOf(before));
  return idsOf(after).find((id) => !known.has(id));
}

/** Keeps what the person says about a value or a line, and takes it back; the list and the page follow at once. */
export function useCorrections() {
  const queries = useQueryClient();
  const toast = useToast();
  const key = api.resumes.reading.queryKey();
  const show = (reply: ResumeReadingReply) => queries.setQueryData(key, reply);
  const failed = (error: unknown) => toast({ kind: 'problem', message: sentenceOf(error, text('notKept')) });

  const undo = useMutation({
    mutationFn: (id: string) => client.resumes.undoCorrection({ id }),
    onSuccess: show,
    onError: failed,
  });
  const correct = useMutation({
    mutationFn: ({ said }: { said: CorrectionRequest; message: string }) => client.resumes.correct(said),
    onSuccess: (reply, { message }) => {
      const id = newest(queries.getQueryData(key), reply);
      show(reply);
      toast({ message, undo: id === undefined ? undefined : () => undo.mutate(id) });
    },
    onError: failed,
  });
  return {
    isBusy: correct.isPending || undo.isPending,
    correct: (said: CorrectionRequest, message: string, then?: () => void) =>
      correct.mutate({ said, message }, { onSuccess: () => then?.() }),
    undo: (id: string) => undo.mutate(id),
  };
}
