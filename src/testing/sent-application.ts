import { randomUUID } from 'node:crypto';
import type { ApplicationState } from '#contract/career/applications.ts';
import type { Match } from '#contract/career/match.ts';
import { posting as normalForm } from '#contract/career/posting.ts';
import type { Posting } from '#contract/career/posting.ts';
import { quoted } from '#localization/catalogue.ts';
import { insertApplication } from '#server/features/career/applications/queries.ts';
import { writeEvent } from '#server/features/career/applications/trail/append.ts';
import { postings } from '#server/features/career/boards/tables.ts';
import type { TestApp } from '#testing/app.ts';

const match: Match = {
  score: 70,
  confidence: 0.8,
  role: { posting: 'Payroll Administrator', person: 'Office Administrator', relation: 0.8 },
  parts: { must: 1, years: 1, education: 1, nice: 0 },
  have: [],
  missing: [],
  blockers: [],
  unknown: [],
  summary: 'It fits.',
  version: 'test',
};

/** A posting as a board gave it. */
export const postingAt = (company: string, title: string, id: string): Posting =>
  normalForm.parse({
    board: 'practice-lever',
    tenant: company.toLowerCase().replaceAll(/\W+/g, '-'),
    external_id: id,
    company,
    title,
    places: ['Hamilton, Ontario'],
    workplace: null,
    employment_type: null,
    department: null,
    pay: null,
    language: 'en',
    description: 'Run payroll.',
    posted_at: null,
    url: `https://boards.example.com/${id}`,
    apply_url: `https://boards.example.com/${id}/apply`,
  });

interface Given {
  accountId: string;
  company: string;
  title: string;
  state?: ApplicationState;
  /** ISO 8601; the test's now by default, null for one that was not sent. */
  sentAt?: string | null;
  campaignId?: string;
}

/** An application that is already on its way, written straight into the tables; answers its id. */
export async function sentApplication(app: TestApp, given: Given): Promise<string> {
  const { accountId, company, title, state = 'applied', campaignId = null } = given;
  const sentAt = given.sentAt === null ? null : new Date(given.sentAt ?? app.clock.now());
  const at = sentAt ?? app.clock.now();
  const id = randomUUID();
  const posting = postingAt(company, title, id);
  const { board, tenant, external_id: externalId } = posting;
  const [row] = await app.world.database
    .insert(postings)
    .values({
      board,
      tenant,
      externalId,
      canonicalKey: id,
      title,
      company,
      posting,
      firstSeenAt: at,
      lastSeenAt: at,
    })
    .returning({ id: postings.id });
  if (!row) throw new Error('The posting was not kept.');
  const application = {
    id,
    accountId,
    campaignId,
    postingId: row.id,
    canonicalKey: id,
    state,
    version: 1,
    score: match.score,
    match,
    posting,
    note: quoted(''),
    sentAt,
    createdAt: at,
    updatedAt: at,
  };
  await app.world.database.transaction(async (transaction) => {
    const is = await insertApplication(transaction, application);
    if (!is) throw new Error('The person has this job already.');
    const step = { sequence: 1, kind: 'sent', actor: 'agent', detail: quoted(''), at } as const;
    await writeEvent(app.world, transaction, { was: null, is }, step);
  });
  return id;
}
