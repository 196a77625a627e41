import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listen } from '#server/listen.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { setup } from '#testing/database/prepare.ts';
import { madeArchive, madePart } from '#testing/documents/made-archive.ts';
import { madePdf } from '#testing/documents/made-pdf.ts';
import { signUp } from '#testing/people.ts';
import { median } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';
import { load, p99, postedFile } from './http/beside.ts';
import type { Asked, Paced } from './http/paced-load.ts';

const MILLISECONDS = 6000;
const ROUNDS = 3;

const times = (count: number, line: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => line(index));
const asText = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'));
const trap = (name: string) =>
  readFile(join(import.meta.dirname, '..', '..', 'src', 'testing', 'documents', name));

/** Eight files that keep a reader of resumes busy: streams that unpack without end, and texts that look like facts everywhere. */
async function hostileFiles(): Promise<[name: string, bytes: Uint8Array][]> {
  const jobs = times(
    1500,
    (index) => `Senior Manager ${index}, Harbour Clinic Inc, Toronto, Ontario 2019 - 2021 led 12, paid 42`,
  );
  const spans = times(1500, (index) => `2019 - 2021 2020 to 2022 Jan 2011 – Mar 2012 ${index}`);
  const skills = times(400, (row) => times(40, (index) => `Skill${row * index}`).join(', '));
  const drawn = times(60_000, (index) => `1 0 0 1 ${40 + (index % 500)} ${20 + (index % 740)} Tm (ab) Tj`);
  return [
    ['inflates.pdf', await trap('inflates-to-120mb.pdf')],
    ['inflates-too.pdf', await trap('inflates-to-120mb.pdf')],
    [
      'drawn.pdf',
      madePdf({
        drawing: `BT /F1 6 Tf ${drawn.join('\n')} ET`,
        font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
      }),
    ],
    ['jobs.txt', asText(['Experience', ...jobs])],
    ['spans.txt', asText(spans)],
    ['skills.txt', asText(['Skills', ...skills])],
    ['long.txt', asText(['a b '.repeat(50_000)])],
    [
      'jobs.docx',
      madeArchive([
        { name: 'word/document.xml', text: madePart(jobs.join('</w:t></w:r></w:p><w:p><w:r><w:t>')) },
      ]),
    ],
  ];
}

async function postedBy(
  app: TestApp,
  files: readonly [name: string, bytes: Uint8Array][],
  round: number,
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const [name, bytes] of files) {
    // Anew in each round, as what an account may have read in an hour is limited; and by another name, which is read anew too.
    const { token } = await signUp(app);
    const body = await postedFile(`${round}-${name}`, bytes);
    asked.push({ path: '/resume/analyze-file', token, body });
  }
  return asked;
}

/** How long other people's answers take while eight hostile files are read at once, beside the same answers alone. */
export async function measureHostileFiles(): Promise<Row[]> {
  const tidy = await setup();
  const app = await createTestApp();
  const own = await listen(app.app, 0, app.world.stopping);
  try {
    const { port } = own;
    const { token } = await signUp(app);
    const files = await hostileFiles();
    const others = () =>
      load({ port, asked: [{ path: '/users/me', token }], perSecond: 50, milliseconds: MILLISECONDS });
    const eightFiles = (asked: readonly Asked[]) =>
      load({ port, asked, perSecond: 1000, milliseconds: files.length });
    await Promise.all([others(), eightFiles(await postedBy(app, files, 0))]);
    const rounds: { alone: Paced; beside: Paced }[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const asked = await postedBy(app, files, round);
      const alone = await others();
      const [beside] = await Promise.all([others(), eightFiles(asked)]);
      rounds.push({ alone, beside });
    }
    const ratios = rounds.map(({ alone, beside }) => (p99(beside) / p99(alone)).toFixed(2));
    console.error(`others beside eight hostile files: ${ratios.join(', ')} x`);
    return (['median', '99 % within'] as const).map((part) => {
      const figure = part === 'median' ? ({ took }: Paced) => median(took) : p99;
      return {
        name: `Other answers beside eight hostile files, ${part}`,
        unit: 'ms',
        ours: median(rounds.map(({ beside }) => figure(beside))),
        baseline: median(rounds.map(({ alone }) => figure(alone))),
        against: 'the same answers alone',
      };
    });
  } finally {
    await own.stop();
    await app.close();
    await tidy();
  }
}
