import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/wording/in-english.ts';
import { plainWords } from '#engines/text/index.ts';
import { decide, type Reading } from './decide.ts';
import { LEAST, LEAST_OF_BOTH, LEAST_PLACED } from './thresholds.ts';
import { ANSWERS, type Answer, type Likelihoods } from './learned/likelihood.ts';

const model = { labels: ANSWERS, bias: ANSWERS.map(() => 0), unknownScale: 0, rows: new Map() };
const lines = (...told: string[]) =>
  ['Hello', ...told].map((written) => ({ written, read: plainWords(written) }));
/** One answer with its chance, another with the rest. */
const likely = (answer: Answer, chance: number, rest: Answer = 'noise'): Likelihoods => ({
  received: 0,
  interview: 0,
  assessment: 0,
  offer: 0,
  rejected: 0,
  'info-request': 0,
  noise: 0,
  [rest]: 1 - chance,
  [answer]: chance,
});
const read = (told: string[], is: Likelihoods, change: Partial<Reading> = {}) =>
  decide({
    lines: lines(...told),
    likely: is,
    model,
    linked: true,
    byWords: false,
    ownPage: false,
    ...change,
  });
const NO = ['We chose another candidate.'];
const DAY = ['Let us talk on Tuesday at ten.'];

describe('an application moves', () => {
  it('where a rule and the model find the same move, and says which sentence', () => {
    const { label, because } = read(NO, likely('rejected', LEAST.ruled.rejected.together));
    expect(label).toBe('rejected');
    expect(inEnglish(because)).toBe('It says “We chose another candidate.”');
  });

  it('not by the model alone, however sure, nor by a rule alone', () => {
    expect(read(['It is over.'], likely('rejected', 0.99))).toMatchObject({
      label: 'abstain',
      likely: 'rejected',
    });
    expect(read(NO, likely('noise', 0.9)).label).toBe('noise');
    expect(read(NO, likely('offer', 0.9)).label).toBe('abstain');
  });

  it('not where the move is less likely than it has to be', () => {
    expect(read(NO, likely('rejected', LEAST.ruled.rejected.together - 0.01))).toMatchObject({
      label: 'abstain',
      likely: 'rejected',
    });
  });

  it('to interviewing by an interview and a test together', () => {
    expect(read(DAY, likely('interview', 0.45, 'assessment')).label).not.toBe('abstain');
    expect(read(DAY, likely('interview', 0.6, 'offer')).label).toBe('abstain');
  });

  it('later by a mail that only names the employer, sooner by a link to the employer’s own page', () => {
    const is = likely('interview', 0.8);
    expect(read(DAY, is, { byWords: true }).label).toBe('abstain');
    expect(read(DAY, is).label).toBe('interview');
    expect(read(DAY, likely('interview', 0.6), { ownPage: true }).label).toBe('interview');
    expect(read(DAY, is, { ownPage: true, byWords: true }).label).toBe('abstain');
    expect(read(NO, likely('rejected', 0.6), { ownPage: true }).label).toBe('abstain');
  });
});

const seen = (answer: Answer, words: number, meaning = words) => ({
  alone: { words: likely(answer, words), meaning: likely(answer, meaning) },
});

describe('a mail of which the meaning is known, too', () => {
  const OVER = ['It is over.'];
  it('moves its application by no sureness of both where no rule finds it and nothing places it', () => {
    const is = likely('rejected', 0.999);
    expect(read(OVER, is, seen('rejected', 0.99))).toMatchObject({ label: 'abstain', likely: 'rejected' });
  });

  it('has to be surer with a rule than words alone, for a product is surer of itself', () => {
    const { together } = LEAST_OF_BOTH.ruled.rejected;
    const both = seen('rejected', 0.95);
    expect(read(NO, likely('rejected', LEAST.ruled.rejected.together), both).label).toBe('abstain');
    expect(read(NO, likely('rejected', together), both).label).toBe('rejected');
  });

  it('is not moved by a rule where its words, or its meaning, are not sure of it themselves', () => {
    const { together, words, meaning } = LEAST_OF_BOTH.ruled.rejected;
    const is = likely('rejected', together);
    expect(read(NO, is, seen('rejected', words, meaning)).label).toBe('rejected');
    expect(read(NO, is, seen('rejected', words - 0.01, meaning)).label).toBe('abstain');
    expect(read(NO, is, seen('rejected', words, meaning - 0.01)).label).toBe('abstain');
  });

  it.each([
    ['interview', 'interviewing', DAY],
    ['offer', 'offer', ['We offer you the position.']],
    ['rejected', 'rejected', NO],
  ] as const)('moves its application sooner where it is placed: %s', (answer, state, told) => {
    const { together, words } = LEAST_PLACED.ruled[state];
    const is = seen(answer, Math.max(words, 0.6));
    expect(read([...told], likely(answer, together), is).label).toBe('abstain');
    expect(read([...told], likely(answer, together - 0.01), { ...is, placed: true }).label).toBe('abstain');
    expect(read([...told], likely(answer, together), { ...is, placed: true }).label).toBe(answer);
  });

  it.each([
    ['interview', ['Swing past on Thursday.']],
    ['offer', ['The kitchen job it is.']],
    ['rejected', ['We do not see it.']],
  ] as const)('moves by a mere sign only where it is placed and surer: %s', (answer, told) => {
    const sure = { ...seen(answer, 0.95), placed: true };
    expect(read([...told], likely(answer, 0.995), sure).label).toBe(answer);
    expect(read([...told], likely(answer, 0.89), sure).label).toBe('abstain');
    expect(read([...told], likely(answer, 0.995), { ...sure, placed: false }).label).toBe('abstain');
    expect(read([...told], likely(answer, 0.995), { ...sure, byWords: true }).label).toBe('abstain');
    expect(read([...told], likely(answer, 0.995), { placed: true }).label).toBe('abstain');
  });

  it('moves nothing without a rule or a sign, however sure both are of it and whatever places it', () => {
    const sure = { ...seen('rejected', 0.999), placed: true };
    expect(read(OVER, likely('rejected', 0.999), sure).label).toBe('abstain');
  });

  it('is a receipt by a rule, by a sign of one only where it is placed, and by a bare mention nowhere', () => {
    const is = likely('received', LEAST_OF_BOTH.received.together);
    const both = seen('received', 0.99);
    const placed = { ...both, placed: true };
    expect(read(['We got your letter.'], is, both).label).toBe('received');
    expect(read(['You will have a reply by June.'], is, both).label).toBe('abstain');
    expect(read(['You will have a reply by June.'], is, placed).label).toBe('received');
    expect(read(['Your letter.'], is, placed)).toMatchObject({ label: 'abstain', likely: 'received' });
  });

  it('is no receipt of an application where a test is what arrived', () => {
    const is = likely('received', 0.99);
    const placed = { ...seen('received', 0.99), placed: true };
    expect(read(['We got your letter.', 'We got your test.'], is, placed).label).toBe('abstain');
  });
});

describe('a doubt', () => {
  it.each([
    ['nothing is decided', ['The panel has not decided.', ...DAY], 'interview', 'undecided'],
    ['the interview is called off', ['We cancelled the interview of Tuesday.'], 'interview', 'calledOff'],
    ['it went to many', ['Join our free webinar.', ...DAY], 'interview', 'unsure'],
    ['money is asked', ['We offer you the position.', 'Buy gift cards first.'], 'offer', 'fraud'],
  ] as const)('moves nothing: %s', (_, told, answer, because) => {
    const verdict = read([...told], likely(answer, 0.99));
    expect(verdict.label).toBe('abstain');
    expect(verdict.because).toMatchObject({ code: `replies.${because}` });
  });

  it('is none where a conversation is called off and a later sentence names another time', () => {
    const off = 'We have to cancel the interview.';
    const told = (...after: string[]) => read([off, ...after], likely('interview', 0.99)).label;
    expect(told('Could we meet on Friday at ten?')).toBe('interview');
    expect(told('The interview of Friday is cancelled.')).toBe('abstain');
    expect(read(['Let us meet on Friday.', off], likely('interview', 0.99)).label).toBe('abstain');
  });

  it('is none of a refusal that also calls off the interview', () => {
    expect(read([...NO, 'The interview is cancelled.'], likely('rejected', 0.9)).label).toBe('rejected');
  });

  it('of money makes a mail noise that is about no application, and is asked about in no case', () => {
    const told = ['We offer you the position.', 'Buy gift cards first.'];
    expect(read(told, likely('offer', 0.9), { linked: false }).label).toBe('noise');
    expect(read(told, likely('offer', 0.9)).likely).toBeUndefined();
  });
});

describe('an answer that moves nothing', () => {
  it.each([
    ['info-request', LEAST.still],
    ['noise', LEAST.still],
  ] as const)('%s is taken from %d on', (answer, least) => {
    const spread = { ...likely(answer, least), rejected: 0.3, offer: 0.3 };
    expect(read(['Good morning.'], { ...spread, noise: answer === 'noise' ? least : 0 }).label).toBe(answer);
  });

  it('is a receipt where it is likely and a rule finds one, too', () => {
    const is = likely('received', LEAST.received.together);
    expect(read(['We got your letter.'], is).label).toBe('received');
    expect(read(['Your letter.'], is)).toMatchObject({ label: 'abstain', likely: 'received' });
    expect(read(['We got your letter.'], likely('received', LEAST.received.together - 0.01)).label).toBe(
      'abstain',
    );
    expect(read(['We got your letter.', 'Enter the code on our page to submit it.'], is).label).toBe('noise');
  });

  it('hides no refusal that a rule finds and the model half believes', () => {
    expect(read(NO, likely('noise', LEAST.hidden - 0.05, 'rejected'))).toMatchObject({
      label: 'abstain',
      likely: 'rejected',
    });
    expect(read(NO, likely('noise', LEAST.hidden, 'rejected')).label).toBe('noise');
    expect(read(['Good day.'], likely('noise', 0.55, 'rejected')).label).toBe('noise');
  });

  it('is asked about below that, unless it would be noise', () => {
    expect(read(['Good morning.'], likely('received', 0.55)).likely).toBe('received');
    const low = { ...likely('noise', 0.3, 'offer'), offer: 0.2, rejected: 0.2, received: 0.2 };
    expect(read(['Good morning.'], low)).toMatchObject({ label: 'abstain' });
    expect(read(['Good morning.'], low).likely).toBeUndefined();
  });
});
