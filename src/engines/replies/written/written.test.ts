import { describe, expect, it } from 'vitest';
import { classifyReply } from '#engines/replies/classify.ts';
import { linkReply } from '#engines/replies/link.ts';
import { WRITTEN as AGAIN } from './second.data.ts';
import { WRITTEN as LAST } from './third.data.ts';
import { TRACKED, WRITTEN } from './first.data.ts';

/** Labels that move an application, each with the state it moves to. */
const MOVES: Readonly<Record<string, string>> = {
  interview: 'interviewing',
  assessment: 'interviewing',
  offer: 'offer',
  rejected: 'rejected',
};

const read = (mails: typeof WRITTEN) =>
  mails.map((mail) => {
    const { id } = linkReply(mail, TRACKED);
    const { label } = classifyReply(mail, { linked: id !== null, email: 'lena@example.com' });
    const moves = id === null ? undefined : MOVES[label];
    return {
      subject: mail.subject,
      right: label === mail.label && (label === 'noise' || id === mail.about),
      wrongMove: moves !== undefined && (moves !== MOVES[mail.label] || id !== mail.about),
    };
  });

describe('mails in words of their own', () => {
  it.each([
    ['first', WRITTEN, 0.9],
    ['second', AGAIN, 0.85],
    ['third', LAST, 0.7],
  ] as const)('of the %s round move nothing wrongly, and most are understood', (_, mails, share) => {
    const answers = read(mails);
    expect(answers.filter(({ wrongMove }) => wrongMove).map(({ subject }) => subject)).toEqual([]);
    expect(answers.filter(({ right }) => right).length / mails.length).toBeGreaterThan(share);
  });
});
