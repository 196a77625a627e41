import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApplicationState } from '#contract/career/applications.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUp } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';
import { sentApplication } from '#testing/sent-application.ts';
import { tellDue } from './remind.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-16T14:00:00.000Z');
  person = await signUp(app);
});

const call = (method: string, path: string, body?: unknown, by: Person = person) =>
  app.call(method, `/job-tracker${path}`, body, by.token);
const nurse = { title: 'Nurse', company: 'Harbour Clinic', date: '2026-11-10' };
const add = async (more: object = {}): Promise<string> => {
  const { status, body } = await call('POST', '', { ...nurse, ...more });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return String(body.id);
};
const refusal = ({ status, body }: { status: number; body: { detail: string } }) => [status, body.detail];

describe('a job added by hand', () => {
  it('is tracked as the word of the person, with their note', async () => {
    const id = await add({
      status: 'Interviewing',
      note: 'Ask for Sam.',
      link: 'https://clinic.example/jobs/7?utm=x',
    });
    expect((await call('GET', '')).body).toEqual([
      {
        id,
        title: 'Nurse',
        company: 'Harbour Clinic',
        status: 'Interviewing',
        date: '2026-11-10',
        stage: '',
        state: 'interviewing',
        score: null,
        origin: 'person',
        place: '',
        link: 'https://clinic.example/jobs/7',
      },
    ]);
    const { timeline, match, plan } = (await app.call('GET', `/applications/${id}`, undefined, person.token))
      .body;
    expect([match, plan]).toEqual([null, null]);
    expect(new Set(timeline.map(({ actor }: { actor: string }) => actor))).toEqual(new Set(['person']));
    expect((await call('GET', `/${id}`)).body).toMatchObject({
      origin: 'person',
      sent_on: '2026-11-10',
      can_remove: true,
      notes: [{ text: 'Ask for Sam.', changed_at: null }],
    });
  });

  it('counts in the report like any other', async () => {
    await add({ status: 'Offer' });
    const report = await app.call('GET', '/performance-report', undefined, person.token);
    expect(report.body.funnel).toEqual({ applied: 1, viewed: 1, interviews: 1, offers: 1 });
  });

  it('is refused twice: by its name, in another place of one that names none, or by its address', async () => {
    await add({ link: 'https://clinic.example/jobs/7' });
    const again = [
      nurse,
      { ...nurse, place: 'Halifax' },
      { ...nurse, title: 'Registered Nurse', link: 'https://clinic.example/jobs/7/#apply' },
    ];
    for (const job of again)
      expect(refusal(await call('POST', '', job))).toEqual([409, 'This job is already in your tracker.']);
    await add({ title: 'Registered Nurse' });
  });

  it.each<[ApplicationState, string]>([
    ['matched', 'I’m preparing an application for this job. You’re asked before anything is sent.'],
    ['needs_you', 'This job is waiting for your answers.'],
    ['waiting', 'This job is waiting for your approval.'],
    ['skipped', 'You skipped this job. Nothing was sent.'],
    ['withdrawn', 'You decided to skip this job.'],
    ['unknown', 'This job is already in your tracker.'],
    ['handed_over', 'This job is on your To finish list. Select “I sent it” there.'],
  ])('is said to be where it is when it is had already and is %s', async (state, where) => {
    const id = await sentApplication(app, { ...person, ...nurse, state, sentAt: null });
    const url = `https://boards.example.com/${id}`;
    expect((await call('POST', '/look-up', { link: url })).body).toMatchObject({ known: id, where });
    if (state !== 'handed_over')
      expect(refusal(await call('POST', '', { ...nurse, link: url }))).toEqual([409, where]);
  });

  it('is theirs as sent, on the day they say, where it was prepared for them to send', async () => {
    const id = await sentApplication(app, { ...person, ...nurse, state: 'handed_over', sentAt: null });
    const link = `https://boards.example.com/${id}`;
    const added = await call('POST', '', { ...nurse, link, status: 'Interviewing', note: 'Ask for Sam.' });
    expect([added.status, added.body]).toEqual([201, { id }]);
    expect((await call('GET', '')).body).toMatchObject([
      { id, status: 'Interviewing', date: '2026-11-10', origin: 'agent' },
    ]);
    expect((await call('GET', '/to-finish')).body).toEqual([]);
    expect((await call('GET', `/${id}`)).body).toMatchObject({ notes: [{ text: 'Ask for Sam.' }] });
    const { timeline } = (await app.call('GET', `/applications/${id}`, undefined, person.token)).body;
    expect(timeline[1]).toMatchObject({ kind: 'applied', actor: 'person' });
    expect(timeline[1].detail).toContain('You applied yourself on Tuesday, November 10');
    expect(refusal(await call('POST', '', { ...nurse, link }))).toEqual([
      409,
      'This job is already in your tracker.',
    ]);
  });

  it('may stand in two places when both are named', async () => {
    await add({ place: 'Halifax' });
    await add({ place: 'Dartmouth' });
    expect((await call('GET', '')).body).toHaveLength(2);
  });

  it('cannot lie in the future and needs a name', async () => {
    expect((await call('POST', '', { ...nurse, date: '2026-11-17' })).body.code).toBe('invalid_input');
    expect((await call('POST', '', { ...nurse, title: ' ' })).body.detail).toBe('Enter the job title.');
    expect((await call('POST', '', { ...nurse, link: 'javascript:alert(1)' })).status).toBe(422);
  });

  it('can be deleted with everything kept with it; what the agent sent cannot', async () => {
    const id = await add({ note: 'Gone too.' });
    expect((await call('DELETE', `/${id}`)).status).toBe(200);
    expect((await call('GET', '')).body).toEqual([]);
    const sent = await sentApplication(app, { ...person, company: 'Acme', title: 'Welder' });
    expect((await call('DELETE', `/${sent}`)).body.code).toBe('conflict');
  });

  it('belongs to one person only', async () => {
    const id = await add();
    const other = await signUp(app);
    const attempts = [
      ['GET', `/${id}`],
      ['DELETE', `/${id}`],
      ['POST', `/${id}/withdrawal`],
      ['POST', `/${id}/notes`, { text: 'Mine' }],
      ['PUT', `/${id}/reminder`, { day: '2026-11-20' }],
    ] as const;
    for (const [method, path, body] of attempts)
      expect((await call(method, path, body, other)).status, `${method} ${path}`).toBe(404);
  });
});

describe('what the person keeps with an application', () => {
  it('is their notes, in order, which they can change and delete', async () => {
    const id = await add();
    const first = await call('POST', `/${id}/notes`, { text: ' Call Sam ' });
    app.clock.set('2026-11-16T14:05:00.000Z');
    await call('POST', `/${id}/notes`, { text: 'Second' });
    const path = `/${id}/notes/${first.body.id}`;
    expect((await call('PATCH', path, { text: 'Called Sam' })).body.changed_at).not.toBeNull();
    const texts = async () =>
      (await call('GET', `/${id}`)).body.notes.map(({ text }: { text: string }) => text);
    expect(await texts()).toEqual(['Called Sam', 'Second']);
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('DELETE', path)).status).toBe(404);
    expect(await texts()).toEqual(['Second']);
    expect((await call('POST', `/${id}/notes`, { text: '  ' })).status).toBe(422);
  });

  it('is a reminder that becomes one notification on its morning', async () => {
    const id = await add();
    const told = async () => {
      await tellDue(app.world);
      const { body } = await app.call('GET', '/notifications', undefined, person.token);
      return body.map(({ kind, title, body: text }: Record<string, string>) => [kind, title, text]);
    };
    expect((await call('PUT', `/${id}/reminder`, { day: '2026-11-16' })).status).toBe(422);
    await call('PUT', `/${id}/reminder`, { day: '2026-11-18', text: 'Write to Sam.' });
    expect(await told()).toEqual([]);
    app.clock.set('2026-11-18T15:00:00.000Z');
    expect(await told()).toEqual([['reminder', 'Follow up: Harbour Clinic', 'Write to Sam.']]);
    expect(await told()).toHaveLength(1);
    expect((await call('GET', `/${id}`)).body.reminder).toEqual({
      day: '2026-11-18',
      text: 'Write to Sam.',
      told: true,
    });
    await call('DELETE', `/${id}/reminder`);
    expect((await call('GET', `/${id}`)).body.reminder).toBeNull();
  });
});
