import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { startPostgres } from '#testing/database/postgres.ts';
import { madeArchive, madePart } from '#testing/documents/made-archive.ts';
import { madePdf } from '#testing/documents/made-pdf.ts';
import { signUp } from '#testing/people.ts';
import { time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';

const EVERY_MILLISECONDS = 20;
const ALONE_MILLISECONDS = 6000;

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

async function analyze(app: TestApp, token: string, [name, bytes]: [string, Uint8Array]): Promise<number> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const headers = { authorization: `Bearer ${token}` };
  const address = 'http://career.localhost/api/resume/analyze-file';
  return (await app.app.request(address, { method: 'POST', headers, body: form })).status;
}

/** Milliseconds that a short answer takes, asked at even intervals until `isOver`. */
async function answerTimes(app: TestApp, token: string, isOver: () => boolean): Promise<number[]> {
  const asked: Promise<number>[] = [];
  for (let started = performance.now(), count = 1; !isOver(); count += 1) {
    asked.push(time(() => app.call('GET', '/users/me', undefined, token)));
    await setTimeout(Math.max(0, started + count * EVERY_MILLISECONDS - performance.now()));
  }
  return Promise.all(asked);
}

const share = (figures: readonly number[], part: number): number =>
  figures.toSorted((one, other) => one - other)[Math.floor((figures.length - 1) * part)] ?? 0;

/** How long other people's answers take while eight hostile files are read at once, beside the same answers alone. */
export async function measureHostileFiles(): Promise<Row[]> {
  const postgres = await startPostgres();
  process.env['LEGWORK_TEST_POSTGRES'] = postgres.url;
  const app = await createTestApp();
  try {
    const { token } = await signUp(app);
    const files = await hostileFiles();
    const senders: string[] = [];
    for (let number = 0; number < files.length; number += 1) senders.push((await signUp(app)).token);
    const until = performance.now() + ALONE_MILLISECONDS;
    await answerTimes(app, token, () => performance.now() > until - ALONE_MILLISECONDS / 2);
    const alone = await answerTimes(app, token, () => performance.now() > until);
    let open = files.length;
    const sent = files.map(async (file, index) => {
      const status = await analyze(app, senders[index] ?? '', file);
      open -= 1;
      return status;
    });
    const beside = await answerTimes(app, token, () => open === 0);
    const statuses = await Promise.all(sent);
    if (statuses.some((status) => status === 500))
      throw new Error(`Files were answered ${statuses.join(', ')}.`);
    return [0.5, 0.99].map((part) => ({
      name: `Other answers beside eight hostile files, ${part === 0.5 ? 'median' : '99 % within'}`,
      unit: 'ms',
      ours: share(beside, part),
      baseline: share(alone, part),
      against: 'the same answers alone',
    }));
  } finally {
    delete process.env['LEGWORK_TEST_POSTGRES'];
    await app.close();
    await postgres.stop();
  }
}
