import { readConfig } from '#server/config.ts';
import type { TrailFault } from '#contract/career/approval/trail.ts';
import { checkEveryTrail } from '#server/features/career/applications/index.ts';
import { terminalLog } from '#server/ports/log.ts';
import { storedKeys } from '#server/ports/sealing/keys.ts';
import { openTrailWitness } from '#server/ports/sealing/trail-witness.ts';
import { openDatabase } from '#server/services.ts';
import { counted } from '#engines/text/index.ts';

// Checks the trail of every account, and names the first line of each that does not hold. An embedded database must not be in use.
const faults: Record<TrailFault, string> = {
  changed: 'it, or what it tells of, was changed',
  missing: 'it, or the step it tells of, was taken away',
  forged: 'it was written without the key of this installation, and so may be those before and behind it',
  replaced: 'another line stood here when it was written',
  last_missing: 'it and all behind it were taken away',
  head: 'the database says another end of the trail',
  added: 'a step stands in no line',
};

async function run(): Promise<boolean> {
  const config = readConfig(process.env);
  const keys = await storedKeys(config.dataDir);
  if (keys === null)
    throw new Error(`There is no secrets.key in ${config.dataDir}: without it no trail can be checked.`);
  const trail = openTrailWitness({ dataDir: config.dataDir, keys, log: terminalLog });
  if (!(await trail.hasBegun()))
    throw new Error('No trail has begun yet: start the server once, it takes in what was done before.');
  const connection = await openDatabase(config);
  let [accounts, lines, behind, broken] = [0, 0, 0, 0];
  try {
    for await (const check of checkEveryTrail({ database: connection.database, trail })) {
      behind += check.behind;
      if (check.broken === null) {
        accounts += 1;
        lines += check.lines;
        continue;
      }
      broken += 1;
      const { number, application_id: application, fault } = check.broken;
      const place = number === null ? '' : `, line ${number}`;
      const of = application === null ? '' : ` (application ${application})`;
      console.log(`Account ${check.accountId}${place}${of}: ${faults[fault]}.`);
    }
  } finally {
    await connection.close();
  }
  console.log(`Whole: ${counted(lines, 'line', 'lines')} of ${counted(accounts, 'account', 'accounts')}.`);
  if (behind > 0)
    console.log(
      `The notes outside the database lag by ${counted(behind, 'line', 'lines')}, as after a crash; the next step notes them.`,
    );
  if (broken > 0) console.log(`${counted(broken, 'trail does', 'trails do')} not hold.`);
  return broken === 0;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  // A setting that cannot be used, or a folder that is in use, says so in a sentence.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
