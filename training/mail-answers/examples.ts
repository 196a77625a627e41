import { join } from 'node:path';
import { z } from 'zod';
import { linkReply, titlesAt } from '#engines/replies/index.ts';
import type { EarlierMail } from '#engines/replies/index.ts';
import { ANSWERS, type Answer } from '#engines/replies/learned/likelihood.ts';
import { linesOf, signsNow } from '#engines/replies/lines.ts';
import { cuesIn } from '#engines/replies/phrases/find.ts';
import { parseMail } from '#server/ports/mail/parse.ts';
import { inboxInput } from '#bench/predict/tasks/inbox.ts';
import { readJson } from '#bench/predict/tasks/task.ts';
import type { Example } from './fit.ts';

/** A mail to learn from. */
export interface Read extends Example {
  id: string;
  /** The signs of the sentence alone that says it, where the phrases know it. */
  telling: ReadonlySet<string> | null;
}

const answers = z.enum(ANSWERS);
const truths = z.record(z.string(), z.object({ label: answers }));

/** What is learned of a mail: all of it, and the sentence that says the answer, as a mail of its own. */
function readOf(
  mail: Parameters<typeof linesOf>[0],
  about: Parameters<typeof linesOf>[1] & { linked: boolean },
  answer: Answer,
): Omit<Read, 'id' | 'box'> {
  const { lines } = linesOf(mail, about);
  const where = { from: mail.from, linked: about.linked };
  const said = answer === 'noise' ? undefined : cuesIn(lines, '').get(answer);
  const none = { written: '', read: '' };
  return {
    answer,
    signs: signsNow(lines, where),
    telling: said === undefined ? null : signsNow([none, said], where),
  };
}

/** The mails of a folder in the format of `predict -- inbox`, read the way the server takes them in. */
export async function mailsIn(folder: string): Promise<Read[]> {
  const { mailboxes, mails } = await readJson(join(folder, 'input.json'), inboxInput);
  const truth = await readJson(join(folder, 'truth.json'), truths);
  const read: Read[] = [];
  for (const { id: box, owner, applications } of mailboxes) {
    const sent = applications.map((one) => ({ ...one, sentAt: one.appliedOn }));
    const before: EarlierMail[] = [];
    for (const { id, raw } of mails.filter(({ mailboxId }) => mailboxId === box)) {
      const mail = await parseMail(new TextEncoder().encode(raw), [owner.email]);
      const link = linkReply(mail, sent, before);
      if (link.id !== null) before.push({ ...mail, applicationId: link.id });
      const titles = titlesAt(link.id, sent);
      const linked = link.id !== null;
      const answer = truth[id]?.label;
      if (answer !== undefined)
        read.push({ id, box, ...readOf(mail, { linked, ...(titles && { titles }) }, answer) });
    }
  }
  return read;
}

const writtenMail = z.object({ from: z.string(), subject: z.string(), text: z.string(), label: answers });
const sentApplication = z.object({
  id: z.string(),
  company: z.string(),
  title: z.string(),
  sentAt: z.string(),
});

/** The rounds of mails of a folder like `corpora/written-mails`, each of them a mailbox. */
export async function writtenMails(folder: string): Promise<Read[]> {
  const sent = await readJson(join(folder, 'applications.json'), z.array(sentApplication));
  const rounds = await Promise.all(
    ['first', 'second', 'third'].map((round) =>
      readJson(join(folder, `${round}.json`), z.array(writtenMail)),
    ),
  );
  return rounds.flatMap((round, box) =>
    round.map((mail, at) => {
      const link = linkReply(mail, sent);
      const linked = link.id !== null;
      const titles = titlesAt(link.id, sent);
      const about = { linked, ...(titles && { titles }) };
      return { id: `${box}-${at}`, box: `written ${box + 1}`, ...readOf(mail, about, mail.label) };
    }),
  );
}

const sayings = z.record(answers, z.record(z.string(), z.array(z.string())));
/** Mailboxes that sayings are dealt to: a word of one alone is not learned. */
const SAYING_BOXES = 6;

/** Short sayings of a file, by what they say and language, each as the body of a mail about an application. */
export async function sayingsIn(file: string): Promise<Example[]> {
  const all = Object.entries(await readJson(file, sayings));
  return all.flatMap(([answer, told]) =>
    Object.values(told)
      .flat()
      .map((text, at) => {
        const { lines } = linesOf({ from: '', subject: '', text }, { linked: true });
        return {
          answer: answers.parse(answer),
          signs: signsNow(lines, { from: '', linked: true }),
          box: `sayings ${at % SAYING_BOXES}`,
        };
      }),
  );
}

/** Whole mails and telling sentences, to be learned from. */
export const examplesOf = (mails: readonly Read[]): Example[] =>
  mails.flatMap(({ signs, answer, box, telling }) => [
    { signs, answer, box },
    ...(telling === null ? [] : [{ signs: telling, answer, box }]),
  ]);
