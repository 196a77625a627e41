import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parseMail } from '#server/ports/mail/parse.ts';
import type { Row } from '#bench/table.ts';
import { inboxInput, readInbox } from '#bench/predict/tasks/inbox.ts';
import type { InboxAnswer, InboxInput } from '#bench/predict/tasks/inbox.ts';
import { readJson } from '#bench/predict/tasks/task.ts';
import { notLearned } from './not-learned.ts';

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
    const applicationId = named.length === 1 ? (named[0]?.id ?? null) : null;
    answers.push({ id, label, applicationId, shownAt: applicationId });
  }
  return answers;
}

/** What is shown is right, and is shown at the right application. */
const isRight = ({ id, label, shownAt }: InboxAnswer, truth: Truths): boolean =>
  label === truth[id]?.label && (label === 'noise' || shownAt === truth[id]?.applicationId);

const moved = (answers: readonly InboxAnswer[]): InboxAnswer[] =>
  answers.filter(({ label, applicationId }) => applicationId !== null && MOVES[label] !== undefined);

const movesRightly = ({ id, label, applicationId }: InboxAnswer, truth: Truths): boolean =>
  MOVES[label] === MOVES[truth[id]?.label ?? ''] && applicationId === truth[id]?.applicationId;

const report = {
  failed(id: string, error: unknown): never {
    throw new Error(`${id} could not be read.`, { cause: error });
  },
};

interface MailSet {
  input: InboxInput;
  truth: Truths;
}

async function setIn(folder: string): Promise<MailSet> {
  const input = await readJson(join(folder, 'input.json'), inboxInput);
  return { input, truth: await readJson(join(folder, 'truth.json'), truths) };
}

const bodyOf = async ({ raw }: InboxInput['mails'][number]): Promise<string> =>
  (await parseMail(new TextEncoder().encode(raw), [])).text;

/** A set that is given, without the mails that a model was made from: said in its name, refused where they are many. */
async function givenSet(folder: string): Promise<{ name: string; set: MailSet }> {
  const { input, truth } = await setIn(folder);
  const { items: mails, leftOut } = await notLearned(input.mails, bodyOf, { name: folder });
  const kept = Object.fromEntries(mails.flatMap(({ id }) => (truth[id] ? [[id, truth[id]]] : [])));
  return {
    name: `Given mailboxes, without ${leftOut} learned`,
    set: { input: { ...input, mails }, truth: kept },
  };
}

const manyHands = z.object({
  label: z.string(),
  sender: z.string(),
  subject: z.string(),
  body: z.string(),
  company: z.string(),
  title: z.string(),
});

/** A file of mails by one hand, each in a mailbox of its own. */
async function mannerIn(file: string): Promise<MailSet> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  const mails = lines.map((line, at) => ({ id: `mail-${at}`, ...manyHands.parse(JSON.parse(line)) }));
  const owner = { name: 'Sam', email: 'sam@person.example' };
  return {
    input: {
      mailboxes: mails.map(({ id, company, title }) => ({
        id,
        owner,
        applications: [{ id, company, title, location: '', appliedOn: '' }],
      })),
      mails: mails.map(({ id, sender, subject, body }) => ({
        id,
        mailboxId: id,
        raw: `From: ${sender}\r\nSubject: ${subject}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${body}`,
      })),
    },
    truth: Object.fromEntries(
      mails.map(({ id, label }) => [id, { label, applicationId: label === 'noise' ? null : id }]),
    ),
  };
}

async function rowsOf(name: string, { input, truth }: MailSet): Promise<Row[]> {
  const ours = await readInbox(input, report);
  const baseline = await keywordAnswers(input);
  const against = 'the first keyword, and the one company named';
  const share = (answers: readonly InboxAnswer[]) =>
    (100 * answers.filter((one) => isRight(one, truth)).length) / input.mails.length;
  const due = Object.values(truth).filter(({ label }) => MOVES[label] !== undefined).length;
  const rightly = (answers: readonly InboxAnswer[]) =>
    (100 * moved(answers).filter((one) => movesRightly(one, truth)).length) / due;
  const wrongly = (answers: readonly InboxAnswer[]) =>
    moved(answers).filter((one) => !movesRightly(one, truth)).length;
  const row = (what: string, unit: string, measure: (answers: readonly InboxAnswer[]) => number): Row => ({
    name: `${name}: ${what}`,
    unit,
    ours: measure(ours),
    baseline: measure(baseline),
    against,
  });
  return [
    row(`mails shown and linked rightly (${input.mails.length})`, '%', share),
    row(`applications moved rightly by mail (${due})`, '%', rightly),
    row('applications moved wrongly by mail', 'mails', wrongly),
  ];
}

const own = join(import.meta.dirname, '..', 'data');

/** The mails of `bench/data` that are learned from in no way, or those of `DATA/inbox` where they are given, beside a word for each label. */
export async function measureInbox(data?: string): Promise<Row[]> {
  const given = data === undefined ? null : join(data, 'inbox');
  if (given !== null && existsSync(join(given, 'input.json'))) {
    const { name, set } = await givenSet(given);
    return rowsOf(name, set);
  }
  return [
    ...(await measureMailboxes()),
    ...(await rowsOf('Mailboxes of houses', await setIn(join(own, 'inbox-houses')))),
    ...(await rowsOf('Mailboxes of sister firms', await setIn(join(own, 'inbox-sister-firms')))),
    ...(await rowsOf('The last manner', await mannerIn(join(own, 'mails-last', 'mails.jsonl')))),
  ];
}

/** Three mailboxes: as many as a test has time for. */
export const measureMailboxes = async (): Promise<Row[]> => [
  ...(await rowsOf('First mailboxes', await setIn(join(own, 'inbox-first')))),
  ...(await rowsOf('Later mailboxes', await setIn(join(own, 'inbox-later')))),
  ...(await rowsOf('Last mailboxes', await setIn(join(own, 'inbox-last')))),
];
