import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { correctValue, undoCorrection } from './corrections/correct-value.ts';
import { analyzeFile } from './reading/analyze-file.ts';
import { readMaster } from './reading/read-master.ts';
import { readCvFile, readReading } from './reading/read-reading.ts';
import { uploadResume } from './reading/upload-resume.ts';
import { generateResume } from './writing/generate-resume.ts';
import { keepSaid } from './writing/keep-said.ts';
import { lastMade } from './writing/last-made.ts';

const { resumes } = endpoints;

/** HTTP of the feature: one call to one verb each. */
export const resumeRoutes = {
  upload: resumes.upload.handler(({ input, context }) =>
    uploadResume(context.world, accountOf(context), input.file),
  ),
  masterProfile: resumes.masterProfile.handler(({ context }) =>
    readMaster(context.world, accountOf(context)),
  ),
  reading: resumes.reading.handler(({ context }) => readReading(context.world, accountOf(context))),
  readingFile: resumes.readingFile.handler(({ context }) => readCvFile(context.world, accountOf(context))),
  correct: resumes.correct.handler(({ input, context }) =>
    correctValue(context.world, accountOf(context), input),
  ),
  undoCorrection: resumes.undoCorrection.handler(({ input, context }) =>
    undoCorrection(context.world, accountOf(context), input.id),
  ),
  analyzeFile: resumes.analyzeFile.handler(({ input: { file, keep, task }, context, signal }) =>
    analyzeFile(context.world, {
      accountId: accountOf(context),
      file,
      keep: keep === 'yes',
      task,
      reader: context.reader,
      signal,
    }),
  ),
  keepSaid: resumes.keepSaid.handler(({ context }) => keepSaid(context.world, accountOf(context))),
  lastMade: resumes.lastMade.handler(({ context }) =>
    lastMade(context.world, accountOf(context), context.reader),
  ),
  generate: resumes.generate.handler(({ input, context, signal }) =>
    generateResume(context.world, {
      accountId: accountOf(context),
      prompt: input.prompt,
      sent: input.user_profile ?? {},
      style: input.style ?? {},
      task: input.task,
      signal,
      reader: context.reader,
    }),
  ),
};
