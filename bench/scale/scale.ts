import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { openPostgres } from '#server/db/postgres/postgres.ts';
import { terminalLog } from '#server/ports/log.ts';
import { startPostgres } from '#testing/database/postgres.ts';
import { inventor } from '#testing/matching/inventor.ts';
import { addSource, fillCampaigns, fillPostings, POOL, readPool } from './scale-fill.ts';
import { measureArrivals, measureStarts } from './scale-measure.ts';
import type { Measured } from './scale-measure.ts';
import { loadTaxonomy } from '#bench/predict/tasks/matching-input.ts';

// How finding pairs of postings and campaigns grows with their numbers, on a real PostgreSQL. See docs/scale.md.
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    campaigns: { type: 'string', default: '1000,10000,100000' },
    postings: { type: 'string', default: '10000,100000,1000000' },
  },
});
const numbers = (text: string) => text.split(',').map(Number);
const ARRIVALS = 60;
const STARTS = 12;
const SAMPLE = 1000;

const make = <T>(count: number, one: () => T): T[] => Array.from({ length: count }, one);
const say = (text: string) => console.error(`${text} …`);
const shown = (figure: number) => figure.toLocaleString('en-CA', { maximumSignificantDigits: 3 });
const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
function table(title: string, rows: readonly (readonly [number, Measured])[]): void {
  line([title, 'found in, ms', '95 % within, ms', 'pairs found', 'score them, ms', 'score all, ms']);
  line(Array.from({ length: 6 }, () => '---'));
  for (const [count, { found, slowest, pairs, scored, all }] of rows)
    line([count, found, slowest, pairs, scored, all].map(shown));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first === last) return;
  const growth = (of: (measured: Measured) => number) =>
    Math.log(of(last[1]) / of(first[1])) / Math.log(last[0] / first[0]);
  line([
    'grows with the power',
    shown(growth(({ found }) => found)),
    shown(growth(({ slowest }) => slowest)),
    shown(growth(({ pairs }) => Math.max(pairs, 1))),
    '',
    shown(growth(({ all }) => all)),
  ]);
}

// The server's own address would be filled with invented rows: a database made for this is asked for by its own name.
const given = process.env['LEGWORK_TEST_POSTGRES'];
const server = given === undefined ? await startPostgres() : { url: given, stop: async () => undefined };
const connection = await openPostgres(server.url, terminalLog);
try {
  await connection.migrate();
  const { database } = connection;
  const world = { database, config: readConfig({ DATA_DIR: '/nowhere' }) };
  const taxonomy = await loadTaxonomy();
  const { person, posting } = inventor(Number(values.seed));
  const candidates = readPool(make(POOL, person), taxonomy);
  const pool = make(POOL, posting);
  const arriving = make(ARRIVALS, posting);
  const starting = readPool(make(STARTS, person), taxonomy);
  await addSource(database);

  const arrivals: [number, Measured][] = [];
  let from = 0;
  for (const to of numbers(values.campaigns)) {
    say(`${to} campaigns`);
    await fillCampaigns(database, { candidates, from, to }, taxonomy);
    from = to;
    await measureArrivals(world, { arriving: arriving.slice(0, 10), candidates, total: 1 }, taxonomy);
    arrivals.push([to, await measureArrivals(world, { arriving, candidates, total: to }, taxonomy)]);
  }
  table('campaigns, one posting arrives', arrivals);

  const starts: [number, Measured][] = [];
  from = 0;
  for (const to of numbers(values.postings)) {
    say(`${to} postings`);
    await fillPostings(database, { pool, from, to }, taxonomy);
    from = to;
    const sample = pool.slice(0, SAMPLE);
    await measureStarts(
      database,
      { starting: starting.slice(0, 3), total: 1, sample: pool.slice(0, 1) },
      taxonomy,
    );
    starts.push([to, await measureStarts(database, { starting, total: to, sample }, taxonomy)]);
  }
  console.log();
  table('postings, one campaign starts', starts);
  console.log();
  const both = await measureArrivals(world, { arriving, candidates, total: 1 }, taxonomy);
  console.log(
    `One posting arrives beside all of these: found in ${shown(both.found)} ms, 95 % within ${shown(both.slowest)} ms.`,
  );
} finally {
  await connection.close();
  await server.stop();
}
