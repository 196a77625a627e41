import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { ImportAnswers, ImportReply } from '#contract/localbiz/imports.ts';
import { api, client } from '#web/api/client.ts';
import { businessPaths } from '#web/shell/paths.ts';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { text } from './messages.ts';

/** What can be done with a file; each shows at once what the server answers. */
export function useImportActions(file: ImportReply) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { busy, failure, attempt } = useAttempt(text('failed'));
  const { id } = file;
  const show = async (reply: ImportReply) => {
    queries.setQueryData(api.imports.read.queryKey({ input: { id } }), reply);
    await queries.invalidateQueries({ queryKey: api.imports.list.key() });
  };
  return {
    busy,
    failure,
    answer: (change: Partial<ImportAnswers>) =>
      void attempt(async () => show(await client.imports.map({ id, ...file.answers, ...change }))),
    commit: (despite: boolean) =>
      void attempt(async () => show(await client.imports.commit({ id, despite_unreadable: despite }))),
    undo: () => void attempt(async () => show(await client.imports.undo({ id }))),
    discard: () =>
      void attempt(async () => {
        await client.imports.discard({ id });
        await navigate(businessPaths.data);
        queries.removeQueries({ queryKey: api.imports.read.queryKey({ input: { id } }) });
        await queries.invalidateQueries({ queryKey: api.imports.list.key() });
      }),
  };
}

export type ImportActions = ReturnType<typeof useImportActions>;
