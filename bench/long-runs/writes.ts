import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectDatabase } from '#server/services.ts';
import { keepCompiled, root } from '#scripts/run.ts';
import { createTestApp } from '#testing/app.ts';
import { emptyPlace } from '#testing/copies/places.ts';
import type { EmptyPlace } from '#testing/copies/places.ts';
import { seeded } from '#testing/crash/plan/random.ts';
import { startPostgres } from '#testing/database/postgres.ts';
import { freePort } from '#testing/free-port.ts';
import { signUp } from '#testing/people.ts';
import { untilAnswered } from '#bench/speed/start.ts';

// Counts what a killed server loses of the writes it acknowledged: notes are added on many connections while the process is killed
// again and again; in the end each note that was answered for must be there, once.
const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
  },
});
const [writes = 0, kills = 0, seed = 0] = [values.writes, values.kills, values.seed].map(Number);
if (![writes, kills, seed].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('Usage: npm run writes -- [--writes N] [--kills N] [--seed N] [--postgres]');
  process.exit(2);
}

const CONNECTIONS = 20;
/** Yesterday, everywhere on earth no later than today. */
const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
/** Notes an application takes. */
const NOTES_EACH = 200;
const PAUSE_MS = 20;

interface Person {
  token: string;
  applications: string[];
}

/** Somebody with as many applications as the notes need, and one more for each connection: what got no answer may be there too. */
async function prepare({ config }: EmptyPlace): Promise<Person> {
  const connection = await connectDatabase(config);
  await connection.migrate();
  const app = await createTestApp({ config, connection, world: { clock: { now: () => new Date() } } });
  try {
    const { token } = await signUp(app);
    const applications: string[] = [];
    while (applications.length < Math.ceil(writes / NOTES_EACH) + CONNECTIONS) {
      const title = `Job ${applications.length + 1}`;
      const job = { title, company: 'Example', date: day };
      const { status, body } = await app.call('POST', '/job-tracker', job, token);
      if (status !== 201) throw new Error(`A job was not added: ${JSON.stringify(body)}`);
      applications.push(String(body.id));
    }
    return { token, applications };
  } finally {
    await app.close();
  }
}

async function startServer({ config }: EmptyPlace, port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      ...keepCompiled,
      DEMO: 'off',
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.database.kind === 'postgres' ? config.database.url : '',
      MAIL_IN_PORT: '0',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilAnswered(child, port);
  return child;
}

const asked = (port: number, token: string, path: string, note?: string) =>
  fetch(`http://localhost:${port}/api/job-tracker/${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(note === undefined ? {} : { method: 'POST', body: JSON.stringify({ text: note }) }),
  });

/** Adds notes on many connections until all are acknowledged; one that got no answer is left, and another is written in its place. */
async function addNotes({ token, applications }: Person, port: number, acknowledged: Set<string>) {
  let begun = 0;
  const connections = Array.from({ length: CONNECTIONS }, async (_, connection) => {
    const own = applications.filter((_id, index) => index % CONNECTIONS === connection);
    for (const id of own)
      for (let note = 0; note < NOTES_EACH && acknowledged.size < writes;) {
        const text = `Note ${(begun += 1)}`;
        const reply = await asked(port, token, `${id}/notes`, text).catch(() => null);
        const body = await reply?.text().catch(() => null);
        if (reply?.status === 409) break;
        if (reply?.status === 201 && body) {
          acknowledged.add(text);
          note += 1;
        } else await sleep(PAUSE_MS);
      }
  });
  await Promise.all(connections);
}

const server = values.postgres ? await startPostgres() : null;
if (server) process.env['LEGWORK_TEST_POSTGRES'] = server.url;
const random = seeded(seed);
const place = await emptyPlace(values.postgres ? 'postgres' : 'pglite');
try {
  const person = await prepare(place);
  const port = await freePort();
  const acknowledged = new Set<string>();
  let child = await startServer(place, port);
  const adding = addNotes(person, port, acknowledged);
  for (let killed = 0; killed < kills; killed += 1) {
    // Spread over the run by what was acknowledged, each at any point of a write.
    const due = ((killed + random()) / kills) * writes;
    while (acknowledged.size < Math.min(due, writes - 1)) await sleep(PAUSE_MS * random());
    child.kill('SIGKILL');
    await once(child, 'exit');
    child = await startServer(place, port);
  }
  await adding;
  const found = new Map<string, number>();
  for (const id of person.applications) {
    const { notes } = (await (await asked(port, person.token, id)).json()) as { notes: { text: string }[] };
    for (const { text } of notes) found.set(text, (found.get(text) ?? 0) + 1);
  }
  child.kill('SIGTERM');
  await once(child, 'exit');
  const lost = [...acknowledged].filter((text) => !found.has(text));
  const doubled = [...found].filter(([, times]) => times > 1);
  console.log(
    `${acknowledged.size} acknowledged writes, ${kills} kills: ${lost.length} lost, ${doubled.length} doubled; ${found.size - acknowledged.size} more were done without an answer.`,
  );
  process.exitCode = lost.length + doubled.length === 0 ? 0 : 1;
} finally {
  await place.remove();
  await server?.stop();
}
