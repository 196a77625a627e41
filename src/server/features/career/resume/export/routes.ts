import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { exportResume } from './export-resume.ts';

/** HTTP of the downloads. */
export const exportRoutes = {
  export: endpoints.resumeVersions.export.handler(({ context, input }) =>
    exportResume(context.world, accountOf(context), input),
  ),
};
