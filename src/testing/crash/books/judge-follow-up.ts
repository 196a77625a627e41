import type { Letter } from '#testing/crash/world/relay.ts';
import type { After, Ending } from './read-end.ts';

/** Mails after which nobody can say that they did not write; written down apart from the product's own list. */
const ANSWERS = new Set(['interview', 'assessment', 'offer', 'rejected', 'info-request', 'abstain']);

const bare = (messageId: string) => messageId.replace(/^<|>$/g, '');

/** Letters that were lost or kept twice. */
function mailsOf({ mails }: After, letters: readonly Letter[]): string[] {
  return letters.flatMap(({ messageId, state }) => {
    const times = mails.filter((mail) => bare(mail.messageId) === bare(messageId)).length;
    if (state !== 'kept') return [`the letter ${messageId} was ${state}`];
    return times === 1 ? [] : [`the letter ${messageId} is kept ${times} times`];
  });
}

/** States in which there is nothing to follow up any more. */
const OVER = ['rejected', 'withdrawn', 'stopped'] as const;

/** Reminders, and words about silence, that came twice or never. */
function noticesOf(endings: readonly Ending[], after: After, reminded: readonly string[]): string[] {
  const { notices, mails, unanswered } = after;
  const broken = reminded.flatMap((id) => {
    const times = notices.filter(({ dedupeKey }) => dedupeKey.startsWith(`reminder:${id}:`)).length;
    const isOver = endings.some(({ row }) => row.id === id && OVER.some((state) => state === row.state));
    // Nobody is reminded of what is over; it may have ended before the morning of the reminder or after it.
    return times === 1 || (isOver && times === 0) ? [] : [`${id}: its person was reminded ${times} times`];
  });
  for (const { row } of endings) {
    const answered = mails.some(
      ({ applicationId, meaning }) => applicationId === row.id && ANSWERS.has(meaning),
    );
    const isSilent = row.state === 'applied' && !answered && !reminded.includes(row.id);
    const told = unanswered.includes(row.id);
    if (isSilent !== told)
      broken.push(`${row.id}: ${told ? 'said to be' : 'never said to be'} without an answer`);
  }
  const accounts = new Set(
    endings.filter(({ row }) => unanswered.includes(row.id)).map(({ row }) => row.accountId),
  );
  for (const account of accounts) {
    const times = notices.filter(
      ({ accountId, title }) =>
        accountId === account && title.code.startsWith('tracker-follow-up.unanswered'),
    ).length;
    if (times !== 1) broken.push(`${account} was told ${times} times that nobody answered`);
  }
  const keys = notices.map(({ accountId, dedupeKey }) => `${accountId} ${dedupeKey}`);
  if (new Set(keys).size !== keys.length) broken.push('a notice stands twice');
  return broken;
}

/** What was promised about letters and reminders and is not so, in words; empty when all of it is. */
export const judgeFollowUp = (
  endings: readonly Ending[],
  after: After,
  { letters, reminded }: { letters: readonly Letter[]; reminded: readonly string[] },
): string[] => [...mailsOf(after, letters), ...noticesOf(endings, after, reminded)];
