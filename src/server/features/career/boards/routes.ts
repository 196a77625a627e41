import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { addSource } from './choices/add-source.ts';
import { changeSource, removeSource } from './choices/change-source.ts';
import { readSources } from './choices/list-sources.ts';

const on = endpoints.sources;

/** HTTP of the sources: one call to one verb each. */
export const sourcesRoutes = {
  list: on.list.handler(({ context }) => readSources(context.world, accountOf(context), context.reader)),
  add: on.add.handler(({ context, input }) =>
    addSource(context.world, accountOf(context), { link: input.link, reader: context.reader }),
  ),
  change: on.change.handler(({ context, input }) =>
    changeSource(context.world, accountOf(context), { ...input, reader: context.reader }),
  ),
  remove: on.remove.handler(async ({ context, input }) => {
    await removeSource(context.world, accountOf(context), input.id);
    return { ok: true } as const;
  }),
};
