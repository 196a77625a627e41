import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResumeVersion } from '#contract/career/resume-versions.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { openResume, resumeHtml } from './document/resume-document.ts';
import type { OpenedResume } from './document/resume-document.ts';
import { text } from './messages.ts';
import type { Autosave } from './saving/autosave.ts';

/** Brings an earlier version back as the newest; what was being written is saved first and stays a version. */
export function useRestore(autosave: Autosave, onRestored: (opened: OpenedResume) => void) {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ id, title }: ResumeVersion) => {
      await autosave.save();
      const old = await client.resumeVersions.read({ id });
      return client.resumeVersions.create({ html: old.html, title });
    },
    onSuccess: ({ html, ...version }, from) => {
      const opened = openResume(html);
      onRestored(opened);
      autosave.adopt(resumeHtml(opened), version);
      toast({ message: text('restored', { before: from.number, version: version.number }) });
      return queries.invalidateQueries({ queryKey: api.resumeVersions.key() });
    },
    onError: (error) =>
      toast({
        kind: 'problem',
        message: sentenceOf(error, text('notRestored')),
      }),
  });
}
