import { z } from 'zod';
import { defineJob } from '#server/queue/job.ts';

/** Somebody waits, and each try goes on where the one before was: a machine that goes down again and again ends it in the end. */
const lasting = { expireInSeconds: 900, retryLimit: 20, resumes: true };

const schema = z.object({ businessId: z.uuid(), importId: z.uuid() });

/** Reads a file and works out what it would bring. */
export const stageJob = defineJob({ name: 'imports.stage', schema, ...lasting });
/** Keeps what a file brings, some lines at a time; `others` are files that are kept once more after it, in turn. */
export const commitJob = defineJob({
  name: 'imports.commit',
  schema: schema.extend({ others: z.array(z.uuid()).optional() }),
  ...lasting,
});
/** Takes out what a file brought, some lines at a time. */
export const undoJob = defineJob({ name: 'imports.undo', schema, ...lasting });
/** Forgets what is of no more use after thirty days. */
export const expireJob = defineJob({ name: 'imports.expire', schema });
/** Removes the bytes of a file that nothing names any more. */
export const forgetFileJob = defineJob({
  name: 'imports.forget-file',
  schema: z.object({ businessId: z.uuid(), fileHash: z.string().length(64) }),
});
