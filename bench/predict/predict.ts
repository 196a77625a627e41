import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeError } from '#server/ports/log.ts';
import { predictAnswers } from './tasks/answers.ts';
import { predictFit } from './tasks/fit.ts';
import { predictForms } from './tasks/forms-web.ts';
import { predictImport } from './tasks/import.ts';
import { predictOnet } from './tasks/matching-onet.ts';
import { predictInbox } from './tasks/inbox.ts';
import { predictProbes } from './tasks/match-probes.ts';
import { predictPostings } from './tasks/postings.ts';
import { predictAnalyses } from './tasks/resume-analysis.ts';
import { predictResumes, predictRobustness } from './tasks/resume.ts';
import { Files, WrongInput } from './tasks/task.ts';
import { predictPhrases } from './tasks/skillspan.ts';
import { predictSkills } from './tasks/skills.ts';
import type { Task } from './tasks/task.ts';
import { predictMelo, predictTitles } from './tasks/titles.ts';
import { predictTruth } from './tasks/truth.ts';

// `npm run -s predict -- TASK INPUT OUTPUT`: runs one engine over any input of the task's format, so that anybody can
// score it on data of their own. See README.md.
const tasks: ReadonlyMap<string, Task> = new Map([
  ['resume', predictResumes],
  ['resume-robust', predictRobustness],
  ['resume-analysis', predictAnalyses],
  ['truth', predictTruth],
  ['answers', predictAnswers],
  ['matching-onet', predictOnet],
  ['match-probes', predictProbes],
  ['fit', predictFit],
  ['forms-web', predictForms],
  ['postings', predictPostings],
  ['inbox', predictInbox],
  ['biz-import', predictImport],
  ['titles', predictTitles],
  ['melo', predictMelo],
  ['skills', predictSkills],
  ['skillspan', predictPhrases],
]);

const say = (text: string) => process.stderr.write(`${text}\n`);

async function write(output: string, answer: unknown): Promise<void> {
  if (!(answer instanceof Files)) return writeFile(output, `${JSON.stringify(answer, null, 1)}\n`);
  await mkdir(output, { recursive: true });
  for (const [name, text] of Object.entries(answer.texts)) await writeFile(join(output, name), text);
}

async function predict([name, input, output]: string[], candidates?: string): Promise<number> {
  const task = tasks.get(name ?? '');
  if (task === undefined) {
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
  const answer = await task(input, report, candidates);
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
