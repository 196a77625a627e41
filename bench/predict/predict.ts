import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeError } from '#server/ports/log.ts';
import { Files, WrongInput } from './tasks/task.ts';
import type { Task } from './tasks/task.ts';

// `npm run -s predict -- TASK INPUT OUTPUT`: runs one engine over any input of the task's format, so that anybody can
// score it on data of their own. See README.md.
// Each loads what it needs and no other: all of them together take seconds to load.
const tasks: ReadonlyMap<string, () => Promise<Task>> = new Map([
  ['resume', async () => (await import('./tasks/resume.ts')).predictResumes],
  ['resume-robust', async () => (await import('./tasks/resume.ts')).predictRobustness],
  ['resume-analysis', async () => (await import('./tasks/resume-analysis.ts')).predictAnalyses],
  ['truth', async () => (await import('./tasks/truth.ts')).predictTruth],
  ['answers', async () => (await import('./tasks/answers.ts')).predictAnswers],
  ['matching-onet', async () => (await import('./tasks/matching-onet.ts')).predictOnet],
  ['match-probes', async () => (await import('./tasks/match-probes.ts')).predictProbes],
  ['fit', async () => (await import('./tasks/fit.ts')).predictFit],
  ['forms-web', async () => (await import('./tasks/forms-web.ts')).predictForms],
  ['postings', async () => (await import('./tasks/postings.ts')).predictPostings],
  ['inbox', async () => (await import('./tasks/inbox.ts')).predictInbox],
  ['biz-import', async () => (await import('./tasks/import.ts')).predictImport],
  ['titles', async () => (await import('./tasks/titles.ts')).predictTitles],
  ['melo', async () => (await import('./tasks/titles.ts')).predictMelo],
  ['skills', async () => (await import('./tasks/skills.ts')).predictSkills],
  ['skillspan', async () => (await import('./tasks/skillspan.ts')).predictPhrases],
]);

const say = (text: string) => process.stderr.write(`${text}\n`);

async function write(output: string, answer: unknown): Promise<void> {
  if (!(answer instanceof Files)) return writeFile(output, `${JSON.stringify(answer, null, 1)}\n`);
  await mkdir(output, { recursive: true });
  for (const [name, text] of Object.entries(answer.texts)) await writeFile(join(output, name), text);
}

async function predict([name, input, output]: string[], candidates?: string): Promise<number> {
  const load = tasks.get(name ?? '');
  if (load === undefined) {
    say(`unknown task${name === undefined ? '' : ` ${name}`}; there are ${[...tasks.keys()].join(', ')}.`);
    return 1;
  }
  if (input === undefined || output === undefined) {
    say('usage: npm run -s predict -- TASK INPUT OUTPUT [--candidates FILE]');
    return 1;
  }
  let failed = 0;
  const report = {
    failed(id: string, error: unknown) {
      failed += 1;
      say(`${id}: left out: ${describeError(error).error}`);
    },
  };
  const answer = await (await load())(input, report, candidates);
  await write(output, answer);
  if (failed > 0) say(`${failed} left out.`);
  return 0;
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { candidates: { type: 'string' } },
  });
  process.exitCode = await predict(positionals, values.candidates);
} catch (error) {
  if (!(error instanceof WrongInput)) throw error;
  say(error.message);
  process.exitCode = 1;
}
