import { z } from 'zod';
import { readConfig } from '#server/config.ts';
import { accountByEmail } from '#server/features/platform/accounts/index.ts';
import { grantPlan } from '#server/features/platform/billing/index.ts';
import { systemClock } from '#server/ports/clock.ts';
import { openDatabase } from '#server/services.ts';

// Gives an account a plan without charge: what was agreed in person. An embedded database must not be in use meanwhile.
const given = z.tuple([z.email(), z.enum(['pro', 'enterprise']), z.iso.date().optional()]);

async function run(): Promise<string> {
  const parsed = given.safeParse(process.argv.slice(2, 5));
  if (!parsed.success) return 'Usage: npm run grant -- EMAIL pro|enterprise [YYYY-MM-DD]';
  const [email, plan, day] = parsed.data;
  const connection = await openDatabase(readConfig(process.env));
  const { database } = connection;
  try {
    await connection.migrate();
    const account = await accountByEmail(database, email);
    if (!account) return `There is no account with the address ${email}.`;
    const until = day === undefined ? {} : { until: new Date(day) };
    await grantPlan({ database, clock: systemClock }, { accountId: account.id, plan, ...until });
    return `${email} is on ${plan}${day === undefined ? '' : ` until ${day}`}, without charge.`;
  } finally {
    await connection.close();
  }
}

try {
  console.log(await run());
} catch (error) {
  // A setting that cannot be used, or a folder that is in use, says so in a sentence.
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
