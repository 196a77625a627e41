import type { JobHandler } from '#server/queue/handler.ts';
import { exportRoutes } from './export/routes.ts';
import { versionRoutes } from './versions/routes.ts';

export { gateFor } from './model/gate.ts';
export { forgetLinkedIn, importLinkedIn } from './linkedin/import-linkedin.ts';
export { prepareDocuments } from './prepare-documents.ts';
export { offeredVariants } from './variants/offered-variants.ts';
export { resumeRoutes } from './routes.ts';
export { uploadResume } from './reading/upload-resume.ts';

/** HTTP of the versions and the downloads. */
export const resumeVersionsRoutes = { ...versionRoutes, ...exportRoutes };

/** The feature has no background work. */
export const resumeJobs = (): JobHandler[] => [];
