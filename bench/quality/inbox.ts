import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseMail } from '#server/ports/mail/parse.ts';
import type { Row } from '#bench/table.ts';
import { inboxInput, readInbox } from '#bench/predict/tasks/inbox.ts';
import type { InboxAnswer, InboxInput } from '#bench/predict/tasks/inbox.ts';
import { readJson } from '#bench/predict/tasks/task.ts';

const truths = z.record(z.string(), z.object({ label: z.string(), applicationId: z.string().nullable() }));
type Truths = z.infer<typeof truths>;

/** Labels that move an application, each with the state it moves to. */
const MOVES: Readonly<Record<string, string>> = {
  interview: 'interviewing',
  assessment: 'interviewing',
  offer: 'offer',
  rejected: 'rejected',
};

/** The first of these words wins. */
const KEYWORDS: readonly (readonly [string, RegExp])[] = [
  ['rejected', /unfortunately|regret|other candidates|not selected|malheureusement|pas (été )?retenu/i],
  ['offer', /\boffer\b|\boffre\b|contract|contrat/i],
  ['interview', /interview|entrevue|entretien|\bcall\b/i],
  ['assessment', /assessment|\btest\b|exercise|examen/i],
  ['info-request', /could you|please (send|provide)|pourriez-vous|veuillez/i],
  ['received', /received|thank you for applying|reçu/i],
];

/** The plainest reader: a word for each label, and the one company that is named. */
async function keywordAnswers({ mailboxes, mails }: InboxInput): Promise<InboxAnswer[]> {
  const answers: InboxAnswer[] = [];
  for (const { id, mailboxId, raw } of mails) {
    const { from, subject, text } = await parseMail(new TextEncoder().encode(raw), []);
    const whole = `${from}\n${subject}\n${text}`.toLowerCase();
    const applications = mailboxes.find((one) => one.id === mailboxId)?.applications ?? [];
    const named = applications.filter(({ company }) => whole.includes(company.toLowerCase()));
    const label = KEYWORDS.find(([, words]) => words.test(whole))?.[0] ?? 'noise';
    answers.push({ id, label, applicationId: named.length === 1 ? (named[0]?.id ?? null) : null });
  }
  return answers;
}

const isRight = ({ id, label, applicationId }: InboxAnswer, truth: Truths): boolean =>
  label === truth[id]?.label && (label === 'noise' || applicationId === truth[id]?.applicationId);

function movesWrongly({ id, label, applicationId }: InboxAnswer, truth: Truths): boolean {
  const to = applicationId === null ? undefined : MOVES[label];
  return (
    to !== undefined && (to !== MOVES[truth[id]?.label ?? ''] || applicationId !== truth[id]?.applicationId)
  );
}

const report = {
  failed(id: string, error: unknown): never {
    throw new Error(`${id} could not be read.`, { cause: error });
  },
};

const own = join(import.meta.dirname, '..', 'data', 'inbox');

/** Our own mails, or those of `DATA/inbox` where they are given, read and linked, beside a word for each label. */
export async function measureInbox(data?: string): Promise<Row[]> {
  const given = data === undefined ? null : join(data, 'inbox');
  const folder = given !== null && existsSync(join(given, 'input.json')) ? given : own;
  const input = await readJson(join(folder, 'input.json'), inboxInput);
  const truth = await readJson(join(folder, 'truth.json'), truths);
  const ours = await readInbox(input, report);
  const baseline = await keywordAnswers(input);
  const against = 'the first keyword, and the one company named';
  const share = (answers: readonly InboxAnswer[]) =>
    (100 * answers.filter((one) => isRight(one, truth)).length) / input.mails.length;
  const wrong = (answers: readonly InboxAnswer[]) => answers.filter((one) => movesWrongly(one, truth)).length;
  return [
    {
      name: `Mails understood and linked (${input.mails.length})`,
      unit: '%',
      ours: share(ours),
      baseline: share(baseline),
      against,
    },
    {
      name: 'Applications moved wrongly by mail',
      unit: 'mails',
      ours: wrong(ours),
      baseline: wrong(baseline),
      against,
    },
  ];
}
