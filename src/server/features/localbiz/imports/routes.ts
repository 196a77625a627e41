import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { commitImport, discardImport, mapImport, undoImport } from './change-import.ts';
import { readImportReply, readImports, readLeftOut } from './read-imports.ts';
import { stageImport } from './reading/stage-import.ts';

const on = endpoints.imports;

/** HTTP of the feature: one call to one verb each. */
export const importsRoutes = {
  stage: on.stage.handler(({ context, input }) =>
    stageImport(context.world, accountOf(context), { file: input.file, reader: context.reader }),
  ),
  list: on.list.handler(({ context, input }) =>
    readImports(context.world, accountOf(context), { ...input, reader: context.reader }),
  ),
  read: on.read.handler(({ context, input }) =>
    readImportReply(context.world, accountOf(context), { id: input.id, reader: context.reader }),
  ),
  map: on.map.handler(({ context, input: { id, ...answers } }) =>
    mapImport(context.world, accountOf(context), { id, answers, reader: context.reader }),
  ),
  rows: on.rows.handler(({ context, input }) => readLeftOut(context.world, accountOf(context), input)),
  commit: on.commit.handler(({ context, input }) =>
    commitImport(context.world, accountOf(context), {
      id: input.id,
      despiteUnreadable: input.despite_unreadable,
      reader: context.reader,
    }),
  ),
  undo: on.undo.handler(({ context, input }) =>
    undoImport(context.world, accountOf(context), { id: input.id, reader: context.reader }),
  ),
  discard: on.discard.handler(({ context, input }) =>
    discardImport(context.world, accountOf(context), input.id),
  ),
};
