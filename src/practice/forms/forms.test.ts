import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListedPosting } from '#practice/client.ts';
import {
  filledForm,
  findPlainPosting,
  findPosting,
  openTestWorld,
  send,
  type TestWorld,
} from '#practice/testing.ts';
import { personNames } from '#practice/fields/index.ts';
import { dialects, type Dialect } from '#practice/world/types.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(() => world.control.reset());

const plain = (dialect: Dialect, wish?: (posting: ListedPosting) => boolean) =>
  findPlainPosting(world, dialect, wish);
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
    const name = personNames[dialect].email;
    const answer = await send(world, posting, filledForm(posting, { [name]: 'ada@nowhere' }));
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('Please enter a valid email address.');
    expect(page).toContain('value="ada@nowhere"');
    expect(page).toContain('ada.pdf attached');
    expect(await kinds()).toEqual(['rejected']);
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
