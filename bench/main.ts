import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPracticeWorld } from '#practice/index.ts';
import { measureBoards } from './boards.ts';
import { measureAnswers } from './answers.ts';
import { measureBundles } from './bundles.ts';
import { measureClaims } from './claims.ts';
import { measureFields } from './fields.ts';
import { measureForms } from './forms.ts';
import { measureInbox } from './inbox.ts';
import { measureModel } from './model.ts';
import { measureMatching } from './matching.ts';
import { measureLinkingSet } from './linking-set.ts';
import { measurePostings } from './postings.ts';
import { measureConfidence } from './confidence.ts';
import { measureReading } from './reading.ts';
import { measureReadingSet } from './reading-set.ts';
import { measureRoundTrip } from './round-trip.ts';
import { measureScoring } from './scoring.ts';
import { measureSending } from './sending.ts';
import { tableOf } from './table.ts';

// How fast the product is beside the plainest way to do the same, measured in one run. See README.md.
const { values } = parseArgs({ options: { data: { type: 'string' } } });
const folder = await mkdtemp(join(tmpdir(), 'legwork-bench-'));
const practice = await startPracticeWorld({ directory: folder });
try {
  const rows = [
    ...(await measureScoring(practice.origin)),
    ...(await measureMatching(values.data)),
    ...(await measureBoards()),
    ...(await measureSending()),
    ...(await measureReading()),
    ...(await measureReadingSet(values.data)),
    ...(await measureConfidence(values.data)),
    ...(await measureRoundTrip()),
    ...(await measureModel()),
    ...(await measureBundles()),
    ...(await measureClaims(values.data)),
    ...(await measureAnswers(values.data)),
    ...(await measurePostings(values.data)),
    ...(await measureFields(values.data)),
    ...(await measureForms()),
    ...(await measureLinkingSet(values.data)),
    ...(await measureInbox(values.data)),
  ];
  console.log(tableOf(rows));
} finally {
  await practice.close();
  await rm(folder, { recursive: true, force: true });
}
