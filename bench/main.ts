import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPracticeWorld } from '#practice/index.ts';
import { measureBoards } from './boards.ts';
import { measureAnswers } from './answers.ts';
import { measureCopies } from './copies.ts';
import { measureBundles } from './bundles.ts';
import { measureClaims } from './claims.ts';
import { measureEncoder } from './encoder.ts';
import { measureFields } from './fields.ts';
import { measureForms } from './forms.ts';
import { measureHostileFiles } from './hostile-files.ts';
import { measureInbox } from './inbox.ts';
import { measureFloods } from './http/floods.ts';
import { measureQuickAnswers } from './http/quick-answers.ts';
import { measureModel } from './model.ts';
import { measureMatching } from './matching.ts';
import { measureLinkingSet } from './linking-set.ts';
import { measurePostings } from './postings.ts';
import { measureConfidence } from './confidence.ts';
import { measureReading } from './reading.ts';
import { measureReadingSet } from './reading-set.ts';
import { measureRoundTrip } from './round-trip.ts';
import { measureScoring } from './scoring.ts';
import { measureStart } from './start.ts';
import { measureSending } from './sending.ts';
import { measureFirstVisits } from './web/first-visits.ts';
import { tableOf, time } from './table.ts';
import type { Row } from './table.ts';

// How fast the product is beside the plainest way to do the same, measured in one run. See README.md.
const { values } = parseArgs({ options: { data: { type: 'string' }, only: { type: 'string' } } });
const { data } = values;

/** What is measured, in this order; the names are those of `--only`. */
const parts: Record<string, (practiceOrigin: string) => Promise<Row[]>> = {
  scoring: measureScoring,
  matching: () => measureMatching(data),
  boards: measureBoards,
  sending: measureSending,
  reading: measureReading,
  'hostile-files': measureHostileFiles,
  start: measureStart,
  'quick-answers': measureQuickAnswers,
  floods: measureFloods,
  'reading-set': () => measureReadingSet(data),
  confidence: () => measureConfidence(data),
  'round-trip': measureRoundTrip,
  model: measureModel,
  encoder: measureEncoder,
  copies: measureCopies,
  bundles: measureBundles,
  'first-visits': measureFirstVisits,
  claims: () => measureClaims(data),
  answers: () => measureAnswers(data),
  postings: () => measurePostings(data),
  fields: () => measureFields(data),
  forms: measureForms,
  'linking-set': () => measureLinkingSet(data),
  inbox: () => measureInbox(data),
};

const asked = values.only?.split(',') ?? Object.keys(parts);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(
    `There is no part "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), 'legwork-bench-'));
const practice = await startPracticeWorld({ directory: folder });
try {
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (!asked.includes(name)) continue;
    const took = await time(async () => rows.push(...(await measure(practice.origin))));
    console.error(`${name}: ${Math.round(took / 1000)} s`);
  }
  console.log(tableOf(rows));
} finally {
  await practice.close();
  await rm(folder, { recursive: true, force: true });
}
