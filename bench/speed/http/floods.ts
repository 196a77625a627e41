import { readFile } from 'node:fs/promises';
import { listen } from '#server/listen.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { setup } from '#testing/database/prepare.ts';
import { signUp } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';
import { median } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';
import { load, p99, postedFile } from './beside.ts';
import type { Asked } from './paced-load.ts';

const OTHERS = 5;
const APPLICATIONS_EACH = 20;
/** Of all the others together. */
const OTHERS_PER_SECOND = 40;
const MILLISECONDS = 5000;
const ROUNDS = 3;
/** Of each kind of flood, what the others' slowest hundredth may grow to. */
const FLOODS = [
  { name: 'a flood of 50 cheap requests a second', kind: 'cheap', perSecond: 50 },
  { name: 'a flood of generation', kind: 'generate', perSecond: 20 },
  { name: 'a flood of uploads', kind: 'upload', perSecond: 10 },
] as const;

const PROMPT =
  'I am a dispatcher in Winnipeg. I led a team of five at a freight company from 2019 to 2024, in English.';

const laidOut = () => readFile(new URL('../../../src/testing/documents/laid-out.doc', import.meta.url));

async function askedBy(app: TestApp, kind: (typeof FLOODS)[number]['kind']): Promise<Asked[]> {
  // Anew in each round: what an account may have in an hour or a day is used up by a flood.
  const { token } = await signUp(app);
  if (kind === 'cheap') return [{ path: '/users/me', token }];
  if (kind === 'upload')
    return [{ path: '/resume/upload', token, body: await postedFile('resume.doc', await laidOut()) }];
  const bytes = new TextEncoder().encode(JSON.stringify({ prompt: PROMPT }));
  return [{ path: '/resume/chat-or-generate', token, body: { type: 'application/json', bytes } }];
}

async function othersOf(app: TestApp): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (let index = 0; index < OTHERS; index += 1) {
    const { token, accountId } = await signUp(app);
    for (let sent = 0; sent < APPLICATIONS_EACH; sent += 1)
      await sentApplication(app, { accountId, company: `Employer ${sent}`, title: `Coordinator ${sent}` });
    asked.push({ path: '/users/me', token }, { path: '/dashboard-overview', token });
  }
  return asked;
}

/** What one account that floods the product does to the others' slowest hundredth, beside the same load without the flood. */
export async function measureFloods(): Promise<Row[]> {
  const tidy = await setup();
  const app = await createTestApp();
  const own = await listen(app.app, 0, app.world.stopping);
  try {
    const { port } = own;
    const asked = await othersOf(app);
    const others = () => load({ port, asked, perSecond: OTHERS_PER_SECOND, milliseconds: MILLISECONDS });
    await others();
    const rows: Row[] = [];
    for (const { name, kind, perSecond } of FLOODS) {
      const rounds: { calm: number; flooded: number; refused: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const calm = p99(await others());
        const flood = { port, asked: await askedBy(app, kind), perSecond, milliseconds: MILLISECONDS };
        const [flooded, { refused }] = await Promise.all([others(), load(flood)]);
        rounds.push({ calm, flooded: p99(flooded), refused });
      }
      const ratios = rounds.map(({ calm, flooded }) => flooded / calm).toSorted((one, other) => one - other);
      const spread = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
      console.error(`${name}: ${spread} x; refused ${rounds.map(({ refused }) => refused).join(', ')}`);
      rows.push({
        name: `others, 99 % within, during ${name}`,
        unit: 'ms',
        ours: median(rounds.map(({ flooded }) => flooded)),
        baseline: median(rounds.map(({ calm }) => calm)),
        against: 'the same load without the flood',
      });
    }
    return rows;
  } finally {
    await own.stop();
    await app.close();
    await tidy();
  }
}
