import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { corpus } from '#testing/corpora/corpus.ts';
import { learnedModel } from '#testing/learned/learned-model.ts';
import { classifyReply } from '#engines/replies/index.ts';

const mail = z.object({ subject: z.string(), text: z.string(), tells: z.boolean() });
const rounds = ['first', 'second', 'third'].flatMap((round) =>
  Object.entries(corpus(`viewed-mails/${round}.json`, z.record(z.string(), z.array(mail)))),
);
const model = learnedModel('mail-answers');
const told = (subject: string, text: string) =>
  classifyReply({ from: 'Parcel Co. <people@parcel.example>', subject, text }, { linked: true }, model)
    .viewed;

describe.each(rounds)('in the manner of %s', (_, mails) => {
  it.each(mails.map(({ subject, text, tells }) => [subject, text, tells] as const))(
    '“%s”: %s',
    (subject, text, tells) => {
      expect(told(subject, text) !== undefined).toBe(tells);
    },
  );
});
