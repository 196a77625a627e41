import { z } from 'zod';
import { startPracticeWorld } from './index.ts';

const blank = (value: unknown): unknown => (value === '' ? undefined : value);
const environmentSchema = z.object({
  PRACTICE_PORT: z.preprocess(blank, z.coerce.number().int().min(0).max(65_535).default(0)),
  PRACTICE_DIR: z.string().min(1),
  PRACTICE_SEED: z.preprocess(blank, z.coerce.number().int().optional()),
  PRACTICE_MAIL_URL: z.preprocess(blank, z.url({ protocol: /^smtps?$/ }).optional()),
  PRACTICE_CONTROL_TOKEN: z.preprocess(blank, z.string().optional()),
  PRACTICE_REPLY_DELAY: z.preprocess(blank, z.coerce.number().min(0).optional()),
});

const environment = environmentSchema.safeParse(process.env);
if (!environment.success) {
  console.error(`The practice world cannot start.\n${z.prettifyError(environment.error)}`);
  process.exit(1);
}
const { data } = environment;

function leaveUnstarted(error: unknown): never {
  console.error(`The practice world cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

const world = await startPracticeWorld({
  port: data.PRACTICE_PORT,
  directory: data.PRACTICE_DIR,
  ...(data.PRACTICE_SEED === undefined ? {} : { seed: data.PRACTICE_SEED }),
  ...(data.PRACTICE_MAIL_URL === undefined ? {} : { mailUrl: data.PRACTICE_MAIL_URL }),
  ...(data.PRACTICE_CONTROL_TOKEN === undefined ? {} : { controlToken: data.PRACTICE_CONTROL_TOKEN }),
  ...(data.PRACTICE_REPLY_DELAY === undefined ? {} : { replyFactor: data.PRACTICE_REPLY_DELAY }),
}).catch(leaveUnstarted);

let leaving = false;
const leave = (): void => {
  if (leaving) return;
  leaving = true;
  void world.close().finally(() => process.exit(0));
};
process.on('SIGTERM', leave);
process.on('SIGINT', leave);
// A parent that dies takes the world with it.
process.on('disconnect', leave);

if (process.send === undefined) console.log(`Practice employers at ${world.origin}`);
else process.send({ ready: true, port: world.port });
