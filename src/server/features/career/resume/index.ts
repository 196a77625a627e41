import type { JobHandler } from '#server/queue/job.ts';

export { prepareDocuments } from './prepare-documents.ts';
export { resumeRoutes } from './routes.ts';
export { uploadResume } from './reading/upload-resume.ts';

/** The feature has no background work. */
export const resumeJobs = (): JobHandler[] => [];
