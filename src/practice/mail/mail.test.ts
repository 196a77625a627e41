import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  filledForm,
  findPosting,
  openMailCatcher,
  openTestWorld,
  send,
  type TestWorld,
} from '#practice/testing.ts';
import type { Language, Reply } from '#practice/world/types.ts';

let world: TestWorld;
let catcher: Awaited<ReturnType<typeof openMailCatcher>>;
beforeEach(async () => {
  catcher = await openMailCatcher();
  world = await openTestWorld({ mailUrl: catcher.url });
});
afterEach(async () => {
  await world.close();
  await catcher.close();
});

const second = 1000;

async function apply(reply: Reply, language: Language = 'en', tellsViews = false) {
  const posting = await findPosting(
    world,
    (listed) => listed.language === language && !listed.honeypot && listed.dialect === 'greenhouse',
  );
  await world.control.change(posting.id, { reply, tellsViews });
  await send(
    world,
    posting,
    filledForm(posting, { first_name: 'Ada\r\nBcc: x@example.org', last_name: 'Marsh' }),
  );
  return posting;
}
const subjects = (): string[] =>
  catcher.mails.map(({ raw }) => /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw)?.[1] ?? '');

test('an application is confirmed within ten seconds and answered within ninety, of the world’s time', async () => {
  const posting = await apply('interview');
  await world.control.advance(10 * second);
  expect(catcher.mails).toHaveLength(1);
  await world.control.advance(80 * second);
  expect(catcher.mails).toHaveLength(2);
  const [received, interview] = catcher.mails;
  expect(received?.to).toEqual(['ada@example.org']);
  expect(received?.raw).toContain(`careers@${posting.company}.example`);
  const name = (mail: typeof received): string =>
    /^Message-ID: (<\S+>)/m.exec(mail?.raw ?? '')?.[1] ?? 'none';
  expect(name(interview)).not.toBe(name(received));
  expect(interview?.raw).toContain(`In-Reply-To: ${name(received)}`);
  expect(interview?.raw).toContain('Content-Type: text/plain');
  expect(interview?.raw).toContain('Content-Type: text/html');
  expect(interview?.raw).not.toMatch(/^Bcc:/m);
});

test('an employer that says no more sends only the receipt', async () => {
  await apply('received-only');
  await world.control.advance(3600 * second);
  expect(catcher.mails).toHaveLength(1);
});

test.each(['en', 'fr'] as const)(
  'an employer that tells so mails that it viewed an application, before its answer, and shows it on the page (%s)',
  async (language) => {
    const posting = await apply('rejection', language, true);
    const [accepted] = (await world.control.ledger()).filter(({ kind }) => kind === 'accepted');
    const page = async () => {
      const path = `/greenhouse/${posting.company}/jobs/${posting.id}/confirmation?receipt=${accepted?.receipt}`;
      return (await fetch(new URL(path, world.origin))).text();
    };
    await world.control.advance(10 * second);
    expect([catcher.mails.length, /Viewed on|Consultée le/.test(await page())]).toEqual([1, false]);
    await world.control.advance(9 * second);
    expect(catcher.mails).toHaveLength(2);
    expect(await page()).toMatch(language === 'en' ? /Viewed on <time/ : /Consultée le <time/);
    await world.control.advance(71 * second);
    expect(catcher.mails).toHaveLength(3);
  },
);

test('a French posting is answered in French', async () => {
  await apply('rejection', 'fr');
  await world.control.advance(90 * second);
  expect(catcher.mails).toHaveLength(2);
  expect(catcher.mails[1]?.raw).toContain('Bonjour Ada');
});

test('the date of a letter is the world’s', async () => {
  await world.control.setClock(new Date('2027-02-01T12:00:00Z'));
  await apply('offer');
  await world.control.advance(90 * second);
  for (const { raw } of catcher.mails) expect(raw).toMatch(/^Date: Mon, 01 Feb 2027 12:0/m);
});

test('letters wait while no server answers, survive a restart and are sent once', async () => {
  await world.control.mail({ url: null });
  await apply('rejection');
  const moved = await world.control.advance(90 * second);
  expect(moved.mail).toEqual({ sent: 0, waiting: 2 });
  await world.restart();
  const { mail } = await world.control.advance(0);
  expect(mail.waiting).toBe(0);
  await world.restart();
  await world.control.advance(90 * second);
  expect(subjects()).toHaveLength(2);
});

test('an address the server refuses for good does not hold up the others', async () => {
  catcher.manner.refuse = true;
  await apply('received-only');
  expect((await world.control.advance(10 * second)).mail).toEqual({ sent: 0, waiting: 0 });
  catcher.manner.refuse = false;
  const other = await findPosting(world, ({ dialect, honeypot }) => dialect === 'lever' && !honeypot);
  await world.control.change(other.id, { tellsViews: false });
  await send(world, other);
  expect((await world.control.advance(10 * second)).mail.sent).toBe(1);
});
