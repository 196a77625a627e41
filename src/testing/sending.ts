import { canonicalKey, families } from '#engines/postings/index.ts';
import type { Match } from '#contract/career/match.ts';
import type { Posting } from '#contract/career/posting.ts';
import { sql } from 'drizzle-orm';
import { attempts } from '#server/features/career/applications/tables.ts';
import { campaigns } from '#server/features/career/campaigns/tables.ts';
import type { Config } from '#server/config.ts';
import { boardOf } from '#server/features/career/boards/index.ts';
import { openApplication } from '#server/features/career/applications/index.ts';
import { postings } from '#server/features/career/boards/tables.ts';
import type { FormBrowser } from '#server/ports/browser.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import type { ListedPosting } from '#practice/client.ts';
import { openTestWorld } from '#practice/testing.ts';
import type { TestWorld } from '#practice/testing.ts';

/** The product and a practice world that knows it only by its forms. */
export interface Sending {
  app: TestApp;
  practice: TestWorld;
  close(): Promise<void>;
}

/** Starts both; `browser` replaces the real one where the form itself is not what is tested, `bounds` says what employers get of us. */
export async function openSending(
  browser?: (practice: TestWorld) => FormBrowser,
  bounds?: Config['sending'],
): Promise<Sending> {
  const practice = await openTestWorld();
  const app = await createTestApp({
    config: { practiceOrigin: practice.origin, ...(bounds ? { sending: bounds } : {}) },
    ...(browser ? { world: { browser: browser(practice) } } : {}),
  });
  return {
    app,
    practice,
    close: async () => {
      await app.close();
      await practice.close();
    },
  };
}

/** A person with a profile and a running campaign. */
export interface Candidate extends Person {
  campaignId: string;
}

export async function aCandidate(
  { app }: Sending,
  campaign: { rate?: number; coverLetter?: boolean } = {},
): Promise<Candidate> {
  const person = await signUp(app, { fullName: 'Mara Okonkwo' });
  await app.call(
    'PUT',
    '/users/me',
    { phone: '+1 902 555 0142', location: 'Halifax, Nova Scotia' },
    person.token,
  );
  const told = await app.call(
    'POST',
    '/users/me/entries',
    { kind: 'study', what: 'High school', where: 'Citadel High School', from: '2010', until: '2014' },
    person.token,
  );
  if (told.status !== 200) throw new Error(JSON.stringify(told.body));
  const at = app.world.clock.now();
  // Inserted, not created: the campaign's own look at the boards is not what is tested here.
  const [created] = await app.world.database
    .insert(campaigns)
    .values({
      accountId: person.accountId,
      name: 'Work near home',
      targetTitles: '',
      keywords: '',
      rate: campaign.rate ?? 25,
      active: true,
      coverLetter: campaign.coverLetter ?? false,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: campaigns.id });
  if (!created) throw new Error('The campaign was not stored.');
  return { ...person, campaignId: created.id };
}

/** A posting of the practice world as the product reads it from its board. */
async function readPosting({ app }: Sending, listed: ListedPosting): Promise<Posting> {
  const board = boardOf(app.world, `practice-${listed.dialect}`);
  const family = families[board.family];
  for (let cursor: string | null = null; ;) {
    const reply = await app.world.fetcher.fetch(family.list(board, listed.company, cursor));
    const page = family.parseList(
      board,
      { slug: listed.company, name: listed.employer },
      family.reads === 'text' ? reply.body : JSON.parse(reply.body),
      cursor,
    );
    const found = page.postings.find(({ external_id }) => external_id === listed.id);
    if (found) return found;
    if (page.next === null) throw new Error(`${listed.company} does not list ${listed.title}.`);
    cursor = page.next;
  }
}

const match = (score: number): Match => ({
  score,
  confidence: 1,
  role: { posting: '', person: '', relation: 1 },
  parts: { must: 1, years: 1, education: 1, nice: 1 },
  have: [],
  missing: [],
  blockers: [],
  unknown: [],
  summary: 'It fits.',
  version: 'test',
});

/** Takes a posting on for a person; answers its id, or null when they have it already. */
export async function takeOn(
  sending: Sending,
  candidate: Candidate,
  listed: ListedPosting,
  { score = 80, coverLetter = false } = {},
): Promise<string | null> {
  const { world } = sending.app;
  const posting = await readPosting(sending, listed);
  const [row] = await world.database
    .insert(postings)
    .values({
      board: posting.board,
      tenant: posting.tenant,
      externalId: posting.external_id,
      canonicalKey: canonicalKey(posting),
      title: posting.title,
      company: posting.company,
      posting,
      firstSeenAt: world.clock.now(),
      lastSeenAt: world.clock.now(),
    })
    .onConflictDoUpdate({
      target: [postings.board, postings.tenant, postings.externalId],
      set: { lastSeenAt: world.clock.now() },
    })
    .returning({ id: postings.id });
  const { id } = await world.database.transaction((transaction) =>
    openApplication(world, transaction, {
      accountId: candidate.accountId,
      campaignId: candidate.campaignId,
      postingId: row?.id ?? '',
      canonicalKey: canonicalKey(posting),
      posting,
      match: match(score),
      coverLetter,
    }),
  );
  return id;
}

/** An application as its owner reads it. */
// The body is whatever the endpoint answers; each test checks the parts it reads.
// oxlint-disable-next-line typescript/no-explicit-any
export async function readBack({ app }: Sending, candidate: Person, id: string): Promise<any> {
  return (await app.call('GET', `/applications/${id}`, undefined, candidate.token)).body;
}

const fitting: Record<string, string> = { number: '40', date: '2026-12-14', boolean: 'Yes', consent: 'Yes' };

/** Prepares an application and answers whatever the form asks, until it waits for a decision. */
export async function bringToWaiting(
  sending: Sending,
  candidate: Candidate,
  id: string,
): Promise<{ content_hash: string }> {
  await sending.app.drain();
  for (let round = 0; round < 3; round += 1) {
    const read = await readBack(sending, candidate, id);
    if (read.state === 'waiting') return read;
    if (read.state !== 'needs_you') throw new Error(`It is ${read.state}: ${read.note}`);
    const answers = read.plan.ask.map(
      (question: { key: string; kind: string; label: string; options: { label: string }[] }) => ({
        key: question.key,
        value:
          question.options[0]?.label ??
          fitting[question.kind] ??
          (/https|url|link/i.test(question.label) ? 'https://example.org/mara' : 'Twenty'),
      }),
    );
    const reply = await sending.app.call('POST', `/applications/${id}/answers`, { answers }, candidate.token);
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  }
  throw new Error('It never came to wait.');
}

/** Brings an application to its decision and approves exactly what is shown. */
export async function approve(sending: Sending, candidate: Candidate, id: string): Promise<void> {
  const { content_hash } = await bringToWaiting(sending, candidate, id);
  const reply = await sending.app.call(
    'POST',
    `/applications/${id}/decision`,
    { decision: 'approve', content_hash },
    candidate.token,
  );
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
}

/** Ends every lease, as a minute without a sign of life does. */
export const lapseLeases = ({ app }: Pick<Sending, 'app'>) =>
  app.world.database.update(attempts).set({ leaseUntil: sql`clock_timestamp()` });

/** What employers received for a posting. */
export async function acceptedFor({ practice }: Sending, listed: ListedPosting): Promise<number> {
  return (await practice.control.ledger()).filter(
    (entry) => entry.kind === 'accepted' && entry.postingId === listed.id,
  ).length;
}
