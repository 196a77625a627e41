import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { fillForm } from './fill.ts';

// `npm run -s fill -- URL PROFILE.json OUT.json [--job JOB.json] [--replies REPLIES.json] [--dry-run]`: one application form
// in a real browser, by the product's own port and planner. See README.md.
const usage =
  'usage: npm run -s fill -- URL PROFILE.json OUT.json [--job JOB.json] [--replies REPLIES.json] [--dry-run]';

async function read(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    job: { type: 'string' },
    replies: { type: 'string' },
    documents: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});
const [url, profile, out] = positionals;
if (url === undefined || profile === undefined || out === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else {
  const replies = z
    .record(z.string(), z.unknown())
    .parse(values.replies === undefined ? {} : await read(values.replies));
  const outcome = await fillForm({
    url,
    profile: await read(profile),
    job: values.job === undefined ? undefined : await read(values.job),
    replies,
    dryRun: values['dry-run'],
    documents: values.documents ?? dirname(profile),
  });
  await writeFile(out, `${JSON.stringify(outcome, null, 1)}\n`);
  process.stderr.write(`${outcome.outcome}: ${outcome.why}\n`);
}
