import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WordingQuestion } from '#contract/career/hub/wordings.ts';
import { emptyMaster } from '#engines/resume/index.ts';
import { readPerson, saveMaster } from '#server/features/career/profile/index.ts';
import { gateFor, uploadResume } from '#server/features/career/resume/index.ts';
import { cvAsText } from '#testing/documents/cv.ts';
import { appWithModel } from '#testing/models/person.ts';
import type { AppWithModel } from '#testing/models/person.ts';
import { wording } from '#testing/models/wording.ts';
import { signUp } from '#testing/people.ts';
import { inEnglish } from '#testing/wording/in-english.ts';

let rig: AppWithModel;
beforeAll(async () => {
  rig = await appWithModel();
});
beforeEach(() => {
  rig.provider.behaves(wording(audited, [TOLD]));
});
afterAll(() => rig.close());

const CLOSED = 'Closed the monthly books by the fifth working day';
/** The model's other word for a deed, and the sentence of a letter that has one too. */
const AUDITED = 'Audited the monthly books by the fifth working day';
const TOLD = 'With Sage 50 I calculated payroll for 42 employees.';
const audited = (line: string): string => line.replace(CLOSED, AUDITED);

type Signed = Awaited<ReturnType<AppWithModel['person']>>;
const questionsOf = async ({ token }: { token: string }): Promise<WordingQuestion[]> =>
  (await rig.app.call('GET', '/users/me/wordings', undefined, token)).body.questions;
const answer = ({ token }: { token: string }, id: string, agreed: boolean) =>
  rig.app.call('POST', `/users/me/wordings/${id}`, { agreed }, token);
const linesOf = async ({ accountId }: Signed) => {
  const { resume, refused } = await rig.prepare(accountId);
  return { lines: resume.resume.work.flatMap(({ highlights }) => highlights), refused, note: resume.note };
};
const questionOn = async (person: Signed, instead = 'audited'): Promise<WordingQuestion> => {
  const question = (await questionsOf(person)).find((one) => one.instead === instead);
  if (question === undefined) throw new Error(`Nobody asked about "${instead}".`);
  return question;
};

describe('a word of the model that the facts do not say', () => {
  it('costs the word alone, and the person is asked for it once, whatever is prepared after', async () => {
    const person = await rig.person();
    expect((await linesOf(person)).lines).toContain(CLOSED);
    const asked = await questionOn(person);
    expect(asked).toMatchObject({ fact: CLOSED, said: 'closed', instead: 'audited' });
    const all = await questionsOf(person);
    await linesOf(person);
    await rig.generate(person.token, 'Make me a resume');
    expect(await questionsOf(person)).toEqual(all);
  });

  it('stays in a letter as a sentence in the person’s own word', async () => {
    const person = await rig.person();
    const { letter, refused, notes } = await rig.prepare(person.accountId);
    const own = 'With Sage 50 I ran payroll for 42 employees.';
    expect(letter?.text).toContain(own);
    expect(letter?.worded_by).toMatch(/^test-model/);
    expect(refused).toContainEqual(expect.objectContaining({ document: 'letter', text: TOLD, instead: own }));
    expect(notes.map(inEnglish).join(' ')).not.toContain('left out');
    expect(await questionOn(person, 'calculated')).toMatchObject({ said: 'ran' });
  });

  it('is said from then on where the person says yes, by every check and for that fact alone', async () => {
    const person = await rig.person();
    await linesOf(person);
    const { status, body } = await answer(person, (await questionOn(person)).id, true);
    expect([status, body.questions.map((one: WordingQuestion) => one.instead)]).toEqual([
      200,
      ['calculated'],
    ]);
    expect((await linesOf(person)).lines).toContain(AUDITED);
    const { master } = await readPerson(rig.app.world, person.accountId);
    const holds = gateFor(master, {
      named: { company: '', title: '' },
      posting: null,
      today: '2026-11-22',
    });
    const closed = master.facts.find(({ value }) => value === CLOSED)?.id ?? '';
    expect(holds('I audited the monthly books by the fifth working day.', [closed], 'letter')).toEqual([]);
    const payroll = master.facts.find(({ value }) => value.startsWith('Ran payroll'))?.id ?? '';
    expect(holds('I audited payroll for 42 employees with Sage 50.', [payroll], 'letter')).not.toEqual([]);
  });

  it('is never asked for again where they say no', async () => {
    const person = await rig.person();
    await linesOf(person);
    await answer(person, (await questionOn(person)).id, false);
    expect((await linesOf(person)).lines).toContain(CLOSED);
    expect((await questionsOf(person)).map(({ instead }) => instead)).toEqual(['calculated']);
  });

  it('is one of three questions at most', async () => {
    const person = await rig.person();
    for (const verb of ['Audited', 'Reconciled', 'Verified', 'Inspected', 'Archived']) {
      rig.provider.behaves(wording((line) => line.replace('Closed', verb)));
      await linesOf(person);
    }
    expect(await questionsOf(person)).toHaveLength(3);
  });
});

describe('questions about wordings', () => {
  it('are seen and answered by their own person alone, and once', async () => {
    const person = await rig.person();
    await linesOf(person);
    const { id } = await questionOn(person);
    const other = await signUp(rig.app);
    expect(await questionsOf(other)).toEqual([]);
    expect((await answer(other, id, true)).status).toBe(404);
    expect((await answer(person, id, false)).status).toBe(200);
    expect((await answer(person, id, true)).status).toBe(404);
  });

  it('go with their fact, and so does the yes', async () => {
    const person = await rig.person();
    await linesOf(person);
    await answer(person, (await questionOn(person)).id, true);
    const { accountId } = person;
    await rig.app.world.database.transaction((transaction) =>
      saveMaster(rig.app.world, transaction, { accountId, master: emptyMaster() }),
    );
    expect(await questionsOf(person)).toEqual([]);
    const again = new File([new Uint8Array(cvAsText())], 'cv.txt');
    await uploadResume(rig.app.world, accountId, again);
    expect((await readPerson(rig.app.world, accountId)).master.wordings).toBeUndefined();
  });

  it('stay with their fact where a new resume has it in another place', async () => {
    const person = await rig.person();
    await linesOf(person);
    await answer(person, (await questionOn(person)).id, true);
    const { accountId } = person;
    const again = new File([new Uint8Array(cvAsText())], 'cv-2.txt');
    await uploadResume(rig.app.world, accountId, again);
    const { master } = await readPerson(rig.app.world, accountId);
    expect(master.wordings).toMatchObject([{ said: 'closed', instead: 'audited' }]);
  });
});
