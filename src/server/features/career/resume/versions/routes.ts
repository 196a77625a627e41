import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { changeVersion } from './change-version.ts';
import { createVersion } from './create-version.ts';
import { listVersions, readVersion } from './read-versions.ts';
import { removeVersion } from './remove-version.ts';

const on = endpoints.resumeVersions;

/** HTTP of the versions: one call to one verb each. */
export const versionRoutes = {
  list: on.list.handler(({ context }) => listVersions(context.world, accountOf(context))),
  read: on.read.handler(({ context, input }) => readVersion(context.world, accountOf(context), input.id)),
  create: on.create.handler(({ context, input }) => createVersion(context.world, accountOf(context), input)),
  change: on.change.handler(({ context, input }) => changeVersion(context.world, accountOf(context), input)),
  remove: on.remove.handler(({ context, input }) =>
    removeVersion(context.world, accountOf(context), input.id),
  ),
};
