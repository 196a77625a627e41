import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setup } from '#testing/database/prepare.ts';
import { runKills } from '#testing/kills/run-kills.ts';

// Kills the product, as often as asked, while it brings files of a till in and takes them out again, and holds its books against the files.
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    lines: { type: 'string', default: '2401' },
    minutes: { type: 'string', default: '600' },
  },
});
const [times, seed, lines, minutes] = [values.times, values.seed, values.lines, values.minutes].map(Number);
const isAbove = (value: number | undefined, least: number): value is number => Number(value) >= least;
if (!isAbove(times, 1) || !isAbove(seed, 0) || !isAbove(lines, 30) || !isAbove(minutes, 0)) {
  console.error('Usage: npm run import-kills -- [--times N] [--seed N] [--lines N] [--minutes N]');
  process.exit(2);
}
const tidy = await setup();
const folder = await mkdtemp(join(tmpdir(), 'legwork-import-kills-'));
try {
  const report = await runKills({
    times,
    seed,
    lines,
    folder,
    withinMs: minutes * 60_000,
    report: (line) => console.log(line),
  });
  const { bring, commit, undo } = report.kills;
  console.log(
    `${bring + commit + undo} kills in ${report.rounds} rounds: ${bring} while a file was read, ${commit} while it was kept, ${undo} while it was taken out.`,
  );
  for (const broken of report.broken) console.error(`Broken: ${broken}`);
  if (report.broken.length > 0) console.error(`What the rounds left is in ${folder}.`);
  else await rm(folder, { recursive: true, force: true });
  if (report.broken.length > 0 || bring + commit + undo < times) process.exitCode = 1;
} finally {
  await tidy();
}
