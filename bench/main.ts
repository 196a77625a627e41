import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPracticeWorld } from '#practice/index.ts';
import { measureBoards } from './speed/boards.ts';
import { measureAnswers } from './quality/answers.ts';
import { measureManners } from './quality/manners.ts';
import { measureCopies } from './speed/copies.ts';
import { measureBundles } from './speed/bundles.ts';
import { measureClaims } from './quality/claims.ts';
import { measureEncoder } from './speed/encoder.ts';
import { measureFields } from './quality/fields.ts';
import { measureForms } from './quality/forms.ts';
import { measureHostileFiles } from './speed/hostile-files.ts';
import { measureImport } from './quality/import.ts';
import { measureImports } from './speed/business/imports.ts';
import { measureShopScreens } from './speed/business/shop-screens.ts';
import { measureInbox } from './quality/inbox.ts';
import { measureFloods } from './speed/http/floods.ts';
import { measureQuickAnswers } from './speed/http/quick-answers.ts';
import { measureModel } from './speed/model.ts';
import { measureMatching } from './quality/matching.ts';
import { measureLinkingSet } from './quality/linking-set.ts';
import { measurePostings } from './quality/postings.ts';
import { measureConfidence } from './quality/confidence.ts';
import { measureReading } from './speed/reading.ts';
import { measureReadingSet } from './quality/reading-set.ts';
import { measureRoundTrip } from './quality/round-trip.ts';
import { measureScoring } from './speed/scoring.ts';
import { measureStart } from './speed/start.ts';
import { measureTown } from './speed/town.ts';
import { measureSending } from './speed/sending.ts';
import { measureFirstVisits } from './speed/web/first-visits.ts';
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
  manners: measureManners,
  postings: () => measurePostings(data),
  fields: () => measureFields(data),
  forms: measureForms,
  'linking-set': () => measureLinkingSet(data),
  inbox: () => measureInbox(data),
  import: () => measureImport(data),
  town: measureTown,
  imports: measureImports,
  'shop-screens': measureShopScreens,
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
const rows: Row[] = [];
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (!asked.includes(name)) continue;
    const took = await time(async () => rows.push(...(await measure(practice.origin))));
    console.error(`${name}: ${Math.round(took / 1000)} s`);
  }
} finally {
  // Also where a part fails: what others measured before it is not measured again.
  console.log(tableOf(rows));
  await practice.close();
  await rm(folder, { recursive: true, force: true });
}
