import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import {
  fetchJson,
  filledForm,
  findPosting,
  openTestWorld,
  send,
  type TestWorld,
} from '#practice/testing.ts';
import { dialects, type Dialect } from '#practice/world/types.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(() => world.control.reset());

const plain = (dialect: Dialect, wish: (posting: ListedPosting) => boolean = () => true) =>
  findPosting(
    world,
    (posting) =>
      posting.dialect === dialect && !posting.honeypot && posting.language === 'en' && wish(posting),
  );
const kinds = async () => (await world.control.ledger()).map(({ kind }) => kind);

describe.each(dialects)('the %s form', (dialect) => {
  test('takes a complete application, gives a receipt and writes down what it got', async () => {
    const posting = await plain(dialect);
    const answer = await send(world, posting);
    expect(answer.status).toBe(303);
    const thanks = await fetch(new URL(answer.headers.get('location') ?? '', world.origin));
    const page = await thanks.text();
    expect(thanks.status).toBe(200);
    expect(page).toContain('Thank you for applying');
    const [entry] = await world.control.ledger();
    expect(entry).toMatchObject({
      kind: 'accepted',
      dialect,
      postingId: posting.id,
      email: 'ada@example.org',
      duplicateOf: null,
    });
    expect(entry?.files).toMatchObject([
      { name: 'ada.pdf', bytes: 15, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(entry?.receipt).toMatch(/^[A-Z]{2}-\d{4,}$/);
    expect(page).toContain(entry?.receipt);
  });

  test('sends an incomplete one back with a message beside the field and what was typed', async () => {
    const posting = await plain(dialect);
    const name = dialect === 'ashby' ? '_systemfield_email' : 'email';
    const answer = await send(world, posting, filledForm(posting, { [name]: 'ada@nowhere' }));
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('Please enter a valid email address.');
    expect(page).toContain('value="ada@nowhere"');
    expect(page).toContain('ada.pdf attached');
    expect(await kinds()).toEqual(['rejected']);
  });

  test('wants a résumé of a usual kind and size', async () => {
    const posting = await plain(dialect);
    const field = dialect === 'ashby' ? '_systemfield_resume' : 'resume';
    const missing = await send(world, posting, filledForm(posting, { [field]: null }));
    expect(missing.status).toBe(422);
    for (const [file, message] of [
      [new File(['MZ'], 'ada.exe'), 'Please attach a PDF, DOC, DOCX or TXT file.'],
      [new File([''], 'ada.pdf'), 'The file is empty.'],
      [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'ada.pdf'), 'The file is larger than 5 MB.'],
    ] as const) {
      const form = filledForm(posting);
      form.set(field, file);
      const answer = await send(world, posting, form);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(message);
    }
  });

  test('notes that it was opened and takes the file at the moment it is chosen', async () => {
    const posting = await plain(dialect);
    const page = await (await fetch(posting.formUrl)).text();
    const path = /data-upload="([^"]+)"/.exec(page)?.[1] ?? '';
    const field = dialect === 'ashby' ? '_systemfield_resume' : 'resume';
    const upload = new FormData();
    upload.set('field', field);
    upload.set('file', new File(['%PDF early'], 'early.pdf'));
    const { handle } = await fetchJson<{ handle: string }>(world.origin + path, {
      method: 'POST',
      body: upload,
    });
    expect(await kinds()).toEqual(['opened', 'uploaded']);
    await send(world, posting, filledForm(posting, { [field]: null, [`${field}_upload`]: handle }));
    expect((await world.control.ledger()).at(-1)).toMatchObject({
      kind: 'accepted',
      files: [{ name: 'early.pdf', bytes: 10 }],
    });
  });

  test('is gone once its posting closed: 410 on the page, absent from the interface', async () => {
    const posting = await plain(dialect);
    await world.control.change(posting.id, { closed: true });
    const page = await fetch(posting.formUrl);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('This job is no longer open');
    expect((await send(world, posting)).status).toBe(410);
    expect(await kinds()).toEqual([]);
  });

  test('with a captcha is refused without the token and keeps what was typed', async () => {
    const posting = await plain(dialect);
    await world.control.change(posting.id, { captcha: true });
    expect(await (await fetch(posting.formUrl)).text()).toMatch(
      /class="h-captcha" data-sitekey=[^>]*>\s*<iframe\s+title="captcha"/,
    );
    const answer = await send(world, posting);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Please complete the check that you are a person.');
    expect(await kinds()).toEqual(['opened', 'rejected']);
    const forged = await fetch(`${world.origin}/captcha/token`, {
      method: 'POST',
      headers: { 'x-automated': '1' },
    });
    expect(forged.status).toBe(403);
  });

  test('asks the question that control adds, and requires it', async () => {
    const posting = await plain(dialect, ({ extraQuestion }) => extraQuestion === null);
    await world.control.change(posting.id, { extraQuestion: 'Which is your favourite bridge?' });
    expect(await (await fetch(posting.formUrl)).text()).toContain('Which is your favourite bridge?');
    expect((await send(world, posting)).status).toBe(422);
  });

  test('takes no answer that was not offered', async () => {
    const posting = await plain(dialect);
    const form = filledForm(posting);
    const asked = [...form.keys()].find(
      (name) =>
        ['1', 'true', 'Yes'].includes(JSON.stringify(form.get(name)).replaceAll('"', '')) &&
        !name.includes('consent'),
    );
    form.set(asked ?? '', 'Perhaps');
    expect((await send(world, posting, form)).status).toBe(422);
  });
});

test('a filled trap field is refused', async () => {
  const posting = await findPosting(world, ({ honeypot }) => honeypot);
  const answer = await send(
    world,
    posting,
    filledForm(posting, { website_address_2: 'https://spam.example' }),
  );
  expect(answer.status).toBe(422);
});

test('a French form speaks French to the end', async () => {
  const posting = await findPosting(world, ({ language, honeypot }) => language === 'fr' && !honeypot);
  const answer = await send(world, posting);
  const thanks = await fetch(new URL(answer.headers.get('location') ?? '', world.origin));
  expect(await thanks.text()).toContain('Merci, votre candidature a été envoyée');
});

test('an opaque board takes a second application as a second one and marks it', async () => {
  const posting = await plain('greenhouse');
  await send(world, posting);
  const second = await send(world, posting);
  expect(second.status).toBe(303);
  const [first, again] = await world.control.ledger();
  expect(again).toMatchObject({ kind: 'accepted', duplicateOf: first?.receipt });
});

test('a lookup board says what it has, and marks a second application', async () => {
  const posting = await plain('lever');
  const look = (email: string) =>
    fetchJson<object[]>(
      `${world.origin}/lever/${posting.company}/applications?email=${encodeURIComponent(email)}`,
    );
  expect(await look('ada@example.org')).toEqual([]);
  await send(world, posting);
  const second = await send(world, posting);
  const page = await (await fetch(new URL(second.headers.get('location') ?? '', world.origin))).text();
  expect(page).toContain('You have already applied to this job');
  const [first, again] = await world.control.ledger();
  expect(again).toMatchObject({ kind: 'accepted', duplicateOf: first?.receipt });
  const found = await look('ADA@example.org');
  expect(found).toHaveLength(2);
  expect(found[0]).toEqual({ postingId: posting.id, receipt: first?.receipt, at: first?.at });
});

test('a keyed board takes one key once and answers the repetition alike', async () => {
  const posting = await plain('ashby');
  const key = '3f2b8c1e-1111-4222-8333-444455556666';
  expect(await (await fetch(`${posting.formUrl}?submission=${key}`)).text()).toContain(`value="${key}"`);
  const form = () => filledForm(posting, { submissionId: key });
  const first = await send(world, posting, form());
  const again = await send(world, posting, form());
  expect(again.headers.get('location')).toBe(first.headers.get('location'));
  expect(await kinds()).toEqual(['opened', 'accepted', 'replayed']);
  const other = await send(world, posting);
  expect(other.status).toBe(409);
  expect(await other.text()).toContain('You have already applied to this job');
  expect(await kinds()).toEqual(['opened', 'accepted', 'replayed', 'duplicate']);
});

test('an Ashby form that sends while it is typed leaves a trace', async () => {
  const posting = await plain('ashby');
  const variables = {
    organizationHostedJobsPageName: posting.company,
    jobPostingId: posting.id,
    path: '_systemfield_name',
    value: 'Ada',
  };
  const body = JSON.stringify({ operationName: 'ApiSetFormValue', variables });
  await fetch(`${world.origin}/ashby/api/non-user-graphql?op=ApiSetFormValue`, { method: 'POST', body });
  expect(await world.control.ledger()).toMatchObject([
    { kind: 'typed', fields: { _systemfield_name: 'Ada' } },
  ]);
});
