import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlannedField } from '#contract/career/form.ts';
import type { ListedPosting } from '#practice/client.ts';
import { findPosting } from '#practice/testing.ts';
import { uploadResume } from '#server/features/career/resume/index.ts';
import { signUp } from '#testing/people.ts';
import { postingBrowser } from '#testing/posting-browser.ts';
import type { Candidate, Sending } from '#testing/sending.ts';
import { acceptedFor, aCandidate, bringToWaiting, openSending, readBack, takeOn } from '#testing/sending.ts';

const CV = [
  'Mara Okonkwo\nmara@example.com\nExperience',
  'Office Administrator, Harbour Street Clinic',
  'June 2021 – Present',
  '• Kept the books of 42 people in order',
  '• Planned the moves of two offices',
].join('\n');
const MINE = 'I know your front desk well and would like to come back.';

let sending: Sending;
let candidate: Candidate;
let listed: ListedPosting;
let id: string;
const used = new Set<string>();
const browser = postingBrowser();

beforeAll(async () => {
  sending = await openSending(() => browser);
});
afterAll(() => sending.close());

/** A posting whose form takes the letter as a text. */
async function take(): Promise<void> {
  listed = await findPosting(
    sending.practice,
    (posting) => posting.dialect === 'workable' && posting.language === 'en' && !used.has(posting.id),
  );
  used.add(listed.id);
  id = (await takeOn(sending, candidate, listed, { coverLetter: true })) ?? '';
  await bringToWaiting(sending, candidate, id);
}
beforeEach(async () => {
  candidate = await aCandidate(sending, { coverLetter: true });
  await uploadResume(sending.app.world, candidate.accountId, new File([CV], 'cv.txt'));
  await take();
});

const read = () => readBack(sending, candidate, id);
const put = (body: object, token = candidate.token) =>
  sending.app.call('PUT', `/applications/${id}/letter`, body, token);
const write = async (text: string | null) => put({ text, content_hash: (await read()).content_hash });
const approve = (content_hash: string) =>
  sending.app.call(
    'POST',
    `/applications/${id}/decision`,
    { decision: 'approve', content_hash },
    candidate.token,
  );
const onForm = async (): Promise<PlannedField | undefined> =>
  (await read()).plan.fields.find(({ key }: PlannedField) => key === 'cover_letter');

/** The words of the letter's file as an employer reads it. */
async function inFile(): Promise<string> {
  const file = await sending.app.app.request(
    `http://career.localhost/api/applications/${id}/documents/letter`,
    { headers: { authorization: `Bearer ${candidate.token}` } },
  );
  const pdf = await sending.app.world.documents.read(new Uint8Array(await file.arrayBuffer()), 'letter.pdf');
  return pdf.kind === 'text' ? pdf.lines.map(({ text }) => text).join(' ') : '';
}
const rename = async (value: string) => {
  const { content_hash } = await read();
  const body = { key: 'firstname', value, content_hash };
  await sending.app.call('PUT', `/applications/${id}/fields`, body, candidate.token);
};
/** The letter with a sentence of the person's after its greeting. */
const withMine = (text: string, mine = MINE) => text.replace('\n\n', `\n\n${mine}\n\n`);
const warned = async () =>
  (await read()).plan.warnings.filter((warning: string) => warning.startsWith('Your cover letter says'));

describe('a letter in the person’s own words', () => {
  it('is the file, what the form says, and what only a yes to it sends', async () => {
    const before = await read();
    await approve(before.content_hash);
    expect((await write(withMine(before.letter.text))).body).toEqual({ state: 'waiting' });
    await sending.app.drain();
    const after = await read();
    expect([after.state, await acceptedFor(sending, listed)]).toEqual(['waiting', 0]);
    expect((await approve(before.content_hash)).status).toBe(409);
    expect(after.letter).toMatchObject({ text: withMine(before.letter.text), own: [MINE] });
    expect(after.letter.paragraphs[2]).toEqual(before.letter.paragraphs[1]);
    expect(await inFile()).toContain(MINE);
    expect(await onForm()).toMatchObject({
      value: after.letter.text,
      source: { kind: 'approval', label: 'You wrote this here' },
    });
    expect(after.timeline.map(({ kind }: { kind: string }) => kind).slice(-3)).toEqual([
      'letter_changed',
      'prepared',
      'waiting',
    ]);
    await approve(after.content_hash);
    await sending.app.drain();
    expect([(await read()).state, await acceptedFor(sending, listed)]).toEqual(['applied', 1]);
  });

  it('stays when something else is changed, and gives way to the agent’s when that is taken back', async () => {
    const before = await read();
    await write(withMine(before.letter.text));
    await rename('Mara A.');
    expect(await inFile()).toContain(MINE);
    expect((await read()).letter.own).toEqual([MINE]);
    await rename('Mara');
    expect((await write(null)).body).toEqual({ state: 'waiting' });
    const after = await read();
    expect(after.letter).toEqual(before.letter);
    expect(after.content_hash).toBe(before.content_hash);
    expect(await inFile()).not.toContain(MINE);
  });

  it('is for this application alone, and no change where it says the same', async () => {
    const before = await read();
    await write(before.letter.text);
    expect((await read()).content_hash).toBe(before.content_hash);
    await write(withMine(before.letter.text));
    await take();
    expect((await read()).letter.text).not.toContain(MINE);
  });

  it('may say what the profile does not show, which is told in one line and not held back', async () => {
    const text = (await read()).letter.text.replace(/^.*/, 'Dear Ms Roy,');
    await write(text);
    expect(await warned()).toEqual([]);
    await write(
      withMine(text, 'I managed 900 people at Bluewater Steel. I kept the books of 42 people in order.'),
    );
    expect(await warned()).toEqual([
      'Your cover letter says “I managed 900 people at Bluewater Steel”, which your profile doesn’t support.',
    ]);
    const { content_hash, letter } = await read();
    expect(letter.text).toContain('Bluewater Steel');
    expect((await approve(content_hash)).body.state).toBe('approved');
  });

  it('is text and nothing else', async () => {
    const hostile = '#import "x": * <script>alert(1)</script> $x$ {{name}} \\u{202e}';
    await write(`Hello,\r\n\r\n${hostile}\u202E\u200B\n\n\n\n#panic("no")`);
    expect((await read()).letter.text).toBe(`Hello,\n\n${hostile}\n\n#panic("no")`);
    expect((await inFile()).replaceAll(' ', '')).toContain(hostile.replaceAll(' ', ''));
  });

  it('is refused when it is empty or too long, of another person, another content, and once it is sent', async () => {
    const { content_hash } = await read();
    const other = await signUp(sending.app);
    const replies = [
      await put({ text: ' \n ', content_hash }),
      await put({ text: 'x'.repeat(6001), content_hash }),
      await put({ text: 'x', content_hash }, other.token),
      await put({ text: 'x', content_hash: 'another' }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([422, 422, 404, 409]);
    expect(replies[1]?.body.detail).toBe('A cover letter can have up to 6000 characters. Make it shorter.');
    expect((await read()).content_hash).toBe(content_hash);
    await approve(content_hash);
    await sending.app.drain();
    expect((await write('x')).status).toBe(409);
  });
});
