import { describe, expect, it } from 'vitest';
import { learnedModel } from '#testing/learned/learned-model.ts';
import { classifyReply } from '#engines/replies/index.ts';
import { FIRST } from './first.data.ts';
import { SECOND } from './second.data.ts';
import { THIRD } from './third.data.ts';

const model = learnedModel('mail-answers');
const told = (subject: string, text: string) =>
  classifyReply({ from: 'Parcel Co. <people@parcel.example>', subject, text }, { linked: true }, model)
    .viewed;

describe.each(Object.entries({ ...FIRST, ...SECOND, ...THIRD }))('in the manner of %s', (_, cases) => {
  it.each(cases)('“%s”: %s', (subject, text, tells) => {
    expect(told(subject, text) !== undefined).toBe(tells);
  });
});
