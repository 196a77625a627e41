import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { readMaster } from './read-master.ts';
import { uploadResume } from './upload-resume.ts';

const { resumes } = endpoints;

/** HTTP of the feature: one call to one verb each. */
export const resumeRoutes = {
  upload: resumes.upload.handler(({ input, context }) =>
    uploadResume(context.world, accountOf(context), input.file),
  ),
  masterProfile: resumes.masterProfile.handler(({ context }) =>
    readMaster(context.world, accountOf(context)),
  ),
};
