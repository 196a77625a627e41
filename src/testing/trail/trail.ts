import { sql } from 'drizzle-orm';
import { checkTrailOf } from '#server/features/career/applications/trail/check-trail.ts';
import { digestOf, linkOf, sealOf } from '#server/features/career/applications/trail/line.ts';
import { readTrail } from '#server/features/career/applications/trail/trail-queries.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

/** Has a person add a job they applied to, which is one step. */
export async function addJob(app: TestApp, person: Person, company: string): Promise<string> {
  const job = { title: 'Clerk', company, date: '2026-11-02' };
  const reply = await app.call('POST', '/job-tracker', job, person.token);
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return String(reply.body.id);
}

/** Has them set its status, which is one step more. */
export async function moveJob(app: TestApp, person: Person, id: string, status: string): Promise<void> {
  const reply = await app.call('PATCH', `/job-tracker/${id}`, { status }, person.token);
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
}

/** A person with three jobs and a trail of six lines: each job added, then each moved. */
export async function aPersonWithTrail(app: TestApp): Promise<{ person: Person; ids: string[] }> {
  const person = await signUp(app);
  const ids: string[] = [];
  for (const company of ['Harbour Freight', 'Métro Inc.', 'Nordlys'])
    ids.push(await addJob(app, person, company));
  for (const id of ids) await moveJob(app, person, id, 'Interviewing');
  return { person, ids };
}

export const checked = (app: TestApp, { accountId }: Person) => checkTrailOf(app.world, accountId);
export const trailOf = (app: TestApp, { accountId }: Person) => readTrail(app.world.database, accountId);

/** What somebody does who can write any SQL and has nothing else. */
export const bySql = (app: TestApp, statement: string) => app.connection.database.execute(sql.raw(statement));

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** Writes an account's lines anew from one number on, each with a new digest and link, and the head with them. */
export async function recompute(
  app: TestApp,
  person: Person,
  from: number,
  change: (text: string) => string,
  seal?: (text: string) => string,
): Promise<void> {
  const { accountId } = person;
  const { lines } = await trailOf(app, person);
  let link = lines.find(({ number }) => number === from)?.previous ?? '';
  for (const line of lines.filter(({ number }) => number >= from)) {
    const { number } = line;
    const words = number === from ? change(line.text ?? '') : (line.text ?? '');
    const [previous, digest] = [link, digestOf(words)];
    link = linkOf(previous, number, digest);
    const sealed = seal ? sealOf(seal, { accountId, number }, link) : line.seal;
    await bySql(
      app,
      `update trail_lines set text = ${text(words)}, digest = '${digest}', previous = '${previous}', link = '${link}',
        seal = '${sealed}' where account_id = '${accountId}' and number = ${number}`,
    );
  }
  await bySql(app, `update trail_heads set link = '${link}' where account_id = '${accountId}'`);
}
