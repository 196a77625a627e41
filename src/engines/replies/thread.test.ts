import { describe, expect, it } from 'vitest';
import { linkReply } from './link.ts';
import { addressOf, byReference, byThread, goesOn, type EarlierMail } from './thread.ts';

const mail = (from: string, subject: string, answers: string[] = []) => ({
  from,
  subject,
  text: '',
  answers,
});
const before = (applicationId: string, given: Partial<EarlierMail> = {}): EarlierMail => ({
  ...mail('Ann <ann@harbour.example>', 'Your visit'),
  messageId: `of-${applicationId}`,
  applicationId,
  ...given,
});

describe('a thread', () => {
  it('is known by the mail that is answered, and by a mail that both answer', () => {
    expect(byThread(mail('Bo <bo@x.example>', 'Hello', ['of-a']), [before('a')])).toBe('a');
    const shared = before('a', { answers: ['mine'] });
    expect(byThread(mail('Bo <bo@x.example>', 'Hello', ['mine']), [shared])).toBe('a');
    expect(byThread(mail('Bo <bo@x.example>', 'Hello', ['other']), [shared])).toBeNull();
  });

  it('is known by sender and subject of an answer', () => {
    const answer = mail('Ann <ANN@harbour.example>', 'Re: Your visit');
    expect(byThread(answer, [before('a')])).toBe('a');
    expect(byThread({ ...answer, subject: 'Your visit' }, [before('a')])).toBeNull();
    expect(byThread({ ...answer, from: 'Bo <bo@harbour.example>' }, [before('a')])).toBeNull();
  });

  it('is not known by a subject as short as a machine writes to everybody', () => {
    const from = 'no-reply@harbour.example';
    const notice = before('a', { from, subject: 'Update' });
    expect(byThread(mail(from, 'Re: Update'), [notice])).toBeNull();
  });

  it('belongs to nobody where two applications had it', () => {
    expect(
      byThread(mail('Ann <ann@harbour.example>', 'Re: Your visit'), [before('a'), before('b')]),
    ).toBeNull();
  });
});

describe('a mail that goes on with what was written', () => {
  const stranger = mail('Bo <bo@harbour.example>', 'Hello');
  const known = mail('Ann <ann@harbour.example>', 'Hello');
  const machine = 'no-reply@harbour.example';

  it('answers one, or is by a person who wrote about the same application', () => {
    expect(goesOn(stranger, 'a', [])).toBe(false);
    expect(goesOn({ ...stranger, answers: ['mine'] }, 'a', [])).toBe(true);
    expect(goesOn(known, 'a', [before('a')])).toBe(true);
    expect(goesOn(known, 'a', [before('b')])).toBe(false);
  });

  it('is none by a machine, which writes to everybody', () => {
    expect(goesOn(mail(machine, 'Hello'), 'a', [before('a', { from: machine })])).toBe(false);
  });

  it('is known by its link, unless its words alone name the employer', () => {
    const sent = [{ id: 'a', company: 'Harbour', title: 'Welder', sentAt: '' }];
    const linked = (from: string, text = '') =>
      linkReply({ ...mail(from, 'Re: Hello', ['mine']), text }, sent, []);
    expect(linked('Ann <ann@harbour.example>')).toMatchObject({ id: 'a', placed: true });
    const friend = linked('Bo <bo@x.example>', 'Any word from Harbour?');
    expect([friend.id, friend.placed]).toEqual(['a', undefined]);
  });
});

describe('a reference number', () => {
  const sent = [{ id: 'a', company: 'Harbour', title: 'Welder', sentAt: '', receipt: 'HB-20417' }];

  it('of the receipt names its application, and a short one none', () => {
    const written = { from: '', subject: 'Your file HB-20417', text: '' };
    expect(byReference(written, sent, [])?.id).toBe('a');
    const short = [{ ...sent[0], id: 'a', company: 'Harbour', title: 'Welder', sentAt: '', receipt: '20' }];
    expect(byReference({ ...written, subject: 'At 20' }, short, [])).toBeNull();
  });

  it('of an earlier mail names the application it was about', () => {
    const earlier = [before('b', { subject: 'Req. 55-0917' })];
    expect(byReference({ from: '', subject: 'Requisition 55-0917', text: '' }, [], earlier)?.id).toBe('b');
    expect(byReference({ from: '', subject: 'Requisition 55-0918', text: '' }, [], earlier)).toBeNull();
  });
});

it('an address is read out of a sender, in small letters', () => {
  expect(addressOf('Ann Roy <Ann@Harbour.example>')).toBe('ann@harbour.example');
  expect(addressOf('ann@harbour.example')).toBe('ann@harbour.example');
});
