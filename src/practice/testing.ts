import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { createPracticeControl, type ListedPosting, type PracticeControl } from './client.ts';
import { startPracticeWorld, type StartOptions } from './index.ts';
import { fieldsOf, personNames } from '#practice/fields/index.ts';
import type { Field } from '#practice/fields/types.ts';
import type { Dialect } from '#practice/world/types.ts';
import { createWorld } from '#practice/world/world.ts';

/** What a process needs to be told that is to work with a test's world. */
export const TEST_TOKEN = 'practice-test';
const { postings } = createWorld();

export type TestWorld = {
  origin: string;
  directory: string;
  control: PracticeControl;
  /** Stops the world and starts it again on the same folder. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

/** A practice world of its own, in a folder that goes when it closes. */
export async function openTestWorld(options: Partial<StartOptions> = {}): Promise<TestWorld> {
  const directory = mkdtempSync(join(tmpdir(), 'practice-'));
  const start = () => startPracticeWorld({ directory, controlToken: TEST_TOKEN, ...options });
  let server = await start();
  const world: TestWorld = {
    origin: server.origin,
    directory,
    control: createPracticeControl(server.origin, TEST_TOKEN),
    restart: async () => {
      await server.close();
      server = await start();
      world.origin = server.origin;
      world.control = createPracticeControl(server.origin, TEST_TOKEN);
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return world;
}

/** The first posting that is open, has neither captcha nor oddity, and meets the wish. */
export async function findPosting(
  world: TestWorld,
  wish: (posting: ListedPosting) => boolean,
): Promise<ListedPosting> {
  const found = (await world.control.postings()).find(
    (posting) => posting.open && !posting.captcha && posting.odd === null && wish(posting),
  );
  if (found === undefined) throw new Error('The world has no such posting.');
  return found;
}

/** The first such posting on a board of the dialect that is in English and has no trap. */
export const findPlainPosting = (
  world: TestWorld,
  dialect: Dialect,
  wish: (posting: ListedPosting) => boolean = () => true,
): Promise<ListedPosting> =>
  findPosting(
    world,
    (posting) =>
      posting.dialect === dialect && !posting.honeypot && posting.language === 'en' && wish(posting),
  );

const answers: Partial<Record<Field['control'], string>> = {
  email: 'ada@example.org',
  tel: '+1 902 555 0100',
  url: 'https://example.org/ada',
  number: '4',
  date: '2026-12-01',
  checkbox: '1',
};

/** A form as a careful person would fill it; `changes` replace answers, null leaves one out. */
export function filledForm(posting: { id: string }, changes: Record<string, string | null> = {}): FormData {
  const original = postings.find(({ id }) => id === posting.id);
  if (original === undefined) throw new Error('The world has no such posting.');
  const form = new FormData();
  for (const field of fieldsOf(original)) {
    if (field.control === 'file' || field.part === 'marketing') continue;
    form.set(field.name, field.options[0]?.value ?? answers[field.control] ?? 'Ada Marsh');
  }
  form.set(
    personNames[original.dialect].resume,
    new File(['%PDF-1.4 a life'], 'ada.pdf', { type: 'application/pdf' }),
  );
  for (const [name, value] of Object.entries(changes)) {
    form.delete(name);
    if (value !== null) form.set(name, value);
  }
  return form;
}

/** Sends a form and gives the answer as it came, redirects not followed. */
export async function send(
  world: TestWorld,
  posting: ListedPosting,
  form = filledForm(posting),
): Promise<Response> {
  const { pathname } = new URL(posting.formUrl);
  return fetch(world.origin + pathname, { method: 'POST', body: form, redirect: 'manual' });
}

/** Fetches an address and gives the JSON it answers, in the shape the test goes on to check. */
export async function fetchJson<T>(url: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(url, init);
  // What is not so fails in the expectations that follow.
  return (await answer.json()) as T;
}

type Caught = { to: string[]; raw: string };

/** A mail server that keeps what it gets; `refuse` makes it turn everything away. */
export async function openMailCatcher() {
  const mails: Caught[] = [];
  const manner = { refuse: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      done(manner.refuse ? Object.assign(new Error('No such person'), { responseCode: 550 }) : null);
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, raw: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { mails, manner, url: `smtp://127.0.0.1:${port}`, close };
}
