import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveEvent } from '#contract/platform/notifications.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { cvAsDocx, cvAsPdf, cvAsText } from '#testing/documents/cv.ts';
import { signUp } from '#testing/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function analyze(token: string | undefined, parts: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  const response = await app.app.request('http://career.localhost/api/resume/analyze-file', {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: form,
  });
  // The body is the endpoint's answer; each test checks the parts it reads.
  // oxlint-disable-next-line typescript/no-explicit-any
  const body: any = await response.json();
  return { status: response.status, body };
}
const file = (bytes: Uint8Array, name = 'cv.txt') => new File([new Uint8Array(bytes)], name);
const factsOf = async (token: string) =>
  (await app.call('GET', '/resume/master-profile', undefined, token)).body.profile.facts.length;

describe('analyzing a file', () => {
  it.each([
    ['.pdf', cvAsPdf],
    ['.docx', () => cvAsDocx()],
    ['.txt', () => Promise.resolve(cvAsText())],
  ])('scores a %s and gives its text', async (ending, make) => {
    const { token } = await signUp(app);
    const { status, body } = await analyze(token, { file: file(await make(), `cv${ending}`) });
    expect(status).toBe(200);
    expect(body.analysis.overall_score).toBeGreaterThan(60);
    expect(body.analysis.strengths.length).toBeGreaterThan(0);
    expect(body.analysis.weaknesses.length).toBe(body.analysis.detailed_suggestions.length);
    expect(body.extracted_text).toContain('Ran payroll for 42 employees with Sage 50');
  });

  it('keeps the facts unless the person says otherwise', async () => {
    const { token } = await signUp(app);
    const before = await factsOf(token);
    const looked = await analyze(token, { file: file(cvAsText()), keep: 'no' });
    expect(looked.body.kept).toBe(false);
    expect(await factsOf(token)).toBe(before);
    expect((await analyze(token, { file: file(cvAsText()) })).body.kept).toBe(true);
    expect(await factsOf(token)).toBeGreaterThan(before + 10);
  });

  it('tells the screen each step when it is taken', async () => {
    const { token, accountId } = await signUp(app);
    const heard: LiveEvent[] = [];
    const stop = app.world.events.subscribe(accountId, (event) => heard.push(event));
    await analyze(token, { file: file(cvAsText()), task: 'task-1', keep: 'no' });
    await expect.poll(() => heard.length).toBe(3);
    stop();
    expect(heard.map(({ task, step }) => `${task} ${step}`)).toEqual([
      'task-1 reading',
      'task-1 understanding',
      'task-1 judging',
    ]);
  });

  it('answers a missing file, a strange one and a stranger with one sentence', async () => {
    const { token } = await signUp(app);
    expect((await analyze(token, {})).body.detail).toBe('Please upload a file to analyze.');
    const strange = await analyze(token, { file: file(new TextEncoder().encode('x'), 'cv.exe') });
    expect(strange).toMatchObject({ status: 415, body: { code: 'unsupported_file' } });
    expect((await analyze(undefined, { file: file(cvAsText()) })).status).toBe(401);
  });

  it('stops when the person cancels, and keeps nothing', async () => {
    const { token } = await signUp(app);
    const before = await factsOf(token);
    const stop = new AbortController();
    const form = new FormData();
    form.set('file', file(cvAsText()));
    const request = new Request('http://career.localhost/api/resume/analyze-file', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
      signal: stop.signal,
    });
    const documents = app.world.documents;
    app.world.documents = {
      ...documents,
      read: (...given) => {
        stop.abort(new Error('cancelled'));
        return documents.read(...given);
      },
    };
    const response = await Promise.resolve(app.app.request(request)).catch(() => null);
    app.world.documents = documents;
    expect(response?.ok ?? false).toBe(false);
    expect(await factsOf(token)).toBe(before);
  });
});
