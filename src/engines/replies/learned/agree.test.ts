import { describe, expect, it } from 'vitest';
import type { Verdict } from '#engines/replies/phrases/decide.ts';
import { quoted } from '#localization/catalogue.ts';
import { learnedModel } from '#testing/learned/learned-model.ts';
import { agreed } from './agree.ts';
import type { Answer, Likelihoods } from './likelihood.ts';

const sentence = (written: string) => ({
  written,
  read: written
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim(),
});
const lines = [sentence('Your application'), sentence('We met another candidate.')];
const model = learnedModel('mail-answers');
const mail = { lines, open: false, linked: true, byWords: false, calendar: false, model };

/** One answer with its chance, another with the rest. */
const likely = (answer: Answer, chance: number, rest: Answer): Likelihoods => {
  const none = {
    received: 0,
    interview: 0,
    assessment: 0,
    offer: 0,
    rejected: 0,
    'info-request': 0,
    noise: 0,
  };
  return { ...none, [rest]: 1 - chance, [answer]: chance };
};
const verdict = (label: Verdict['label']): Verdict => ({ label, because: quoted('It says so.') });

describe('two readings of a mail', () => {
  it('move an application by a move that both find', () => {
    const answer = agreed(verdict('rejected'), likely('rejected', 0.65, 'noise'), mail);
    expect(answer).toEqual(verdict('rejected'));
  });

  it('ask where phrases find a move that is unlikely', () => {
    expect(agreed(verdict('offer'), likely('interview', 0.7, 'noise'), mail)).toMatchObject({
      label: 'abstain',
      likely: 'interview',
    });
  });

  it('move by what is likely where phrases find nothing, and ask below that', () => {
    const nothing = verdict('abstain');
    expect(agreed(nothing, likely('rejected', 0.75, 'noise'), mail).label).toBe('rejected');
    expect(agreed(nothing, likely('rejected', 0.65, 'noise'), mail)).toMatchObject({
      label: 'abstain',
      likely: 'rejected',
    });
  });

  it('take an offer that phrases do not know only where it is very likely', () => {
    expect(agreed(verdict('abstain'), likely('offer', 0.9, 'noise'), mail).label).toBe('offer');
    expect(agreed(verdict('abstain'), likely('offer', 0.8, 'noise'), mail)).toMatchObject({
      label: 'abstain',
      likely: 'offer',
    });
  });

  it('ask more of a mail that only names the employer', () => {
    const named = { ...mail, byWords: true };
    expect(agreed(verdict('interview'), likely('interview', 0.7, 'noise'), mail).label).toBe('interview');
    expect(agreed(verdict('interview'), likely('interview', 0.7, 'noise'), named).label).toBe('abstain');
  });

  it('take no refusal for a receipt', () => {
    expect(agreed(verdict('rejected'), likely('received', 0.99, 'noise'), mail).label).toBe('abstain');
  });

  it('ask where a mail says that nothing is decided', () => {
    const open = { ...mail, open: true };
    expect(agreed(verdict('abstain'), likely('rejected', 0.9, 'noise'), open).label).toBe('abstain');
  });

  it('leave a mail that says two things to the person, however likely one is', () => {
    const both: Verdict = { ...verdict('abstain'), settled: true };
    expect(agreed(both, likely('offer', 0.99, 'noise'), mail)).toBe(both);
  });

  it('take a calendar’s word', () => {
    const planned = { ...mail, calendar: true };
    expect(agreed(verdict('interview'), likely('noise', 0.9, 'offer'), planned).label).toBe('interview');
  });
});
