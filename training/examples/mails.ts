import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { linkReply, titlesAt } from '#engines/replies/index.ts';
import type { EarlierMail, Link } from '#engines/replies/index.ts';
import { ANSWERS, type Answer } from '#engines/replies/learned/likelihood.ts';
import { linesOf, signsNow } from '#engines/replies/lines.ts';
import type { Mail } from '#engines/replies/mail.ts';
import { linksToOwnPage } from '#engines/replies/proof.ts';
import { parseMail } from '#server/ports/mail/parse.ts';
import { inboxInput } from '#bench/predict/tasks/inbox.ts';
import { readJson } from '#bench/predict/tasks/task.ts';
import type { Reading } from '#engines/replies/decide.ts';
import type { SignGroup } from '#engines/replies/learned/signs.ts';

const corpora = join(import.meta.dirname, '..', '..', 'corpora');

/** A mail's signs and what it says. */
export interface LearnedMail {
  groups: readonly SignGroup[];
  answer: Answer;
  /** The hand that wrote it: a mailbox, or a file of one writer. */
  manner: string;
  /** The folder of `corpora` that it stands in. */
  list: 'mails' | 'mailboxes' | 'written-mails' | 'mail-sayings';
  /** What is known of it beside its signs. */
  read: Omit<Reading, 'likely' | 'alone' | 'model'>;
}

const answers = z.enum(ANSWERS);
const truths = z.record(z.string(), z.object({ label: answers }));

/** What is learned of a mail; `link` is null where it is known to be about an application. */
function exampleOf(
  mail: Mail,
  about: { link: Link | null; titles?: { own: string; others: readonly string[] } | undefined },
  answer: Answer,
  { manner, list }: Pick<LearnedMail, 'manner' | 'list'>,
): LearnedMail {
  const { titles, link } = about;
  const linked = link === null || link.id !== null;
  const { lines } = linesOf(mail, { linked, ...(titles && { titles }) });
  const read = {
    lines,
    linked,
    byWords: link?.byWords === true,
    placed: link?.placed === true,
    ownPage: linksToOwnPage(mail),
  };
  return { answer, manner, list, groups: signsNow(lines, mail, linked), read };
}

/** The mails of `corpora/mailboxes`, read the way the server takes them in; one manner a mailbox. */
async function mailsOfBoxes(): Promise<LearnedMail[]> {
  const folder = join(corpora, 'mailboxes');
  const { mailboxes, mails } = await readJson(join(folder, 'input.json'), inboxInput);
  const truth = await readJson(join(folder, 'truth.json'), truths);
  const read: LearnedMail[] = [];
  for (const { id: box, owner, applications } of mailboxes) {
    const sent = applications.map((one) => ({ ...one, sentAt: one.appliedOn }));
    const before: EarlierMail[] = [];
    for (const { id, raw } of mails.filter(({ mailboxId }) => mailboxId === box)) {
      const mail = await parseMail(new TextEncoder().encode(raw), [owner.email]);
      const link = linkReply(mail, sent, before);
      if (link.id !== null) before.push({ ...mail, applicationId: link.id });
      const about = { link, titles: titlesAt(link.id, sent) };
      const answer = truth[id]?.label;
      if (answer !== undefined) read.push(exampleOf(mail, about, answer, { manner: box, list: 'mailboxes' }));
    }
  }
  return read;
}

const manyHands = z.object({
  label: answers,
  sender: z.string(),
  subject: z.string(),
  body: z.string(),
  company: z.string(),
  title: z.string(),
});

/** The mails of `corpora/mails`, one manner a file. */
async function mailsOfMany(): Promise<LearnedMail[]> {
  const folder = join(corpora, 'mails');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).toSorted();
  const read = await Promise.all(
    files.map(async (name) => {
      const lines = (await readFile(join(folder, name), 'utf8')).split('\n').filter((line) => line !== '');
      return lines.map((line) => {
        const {
          label,
          sender: from,
          subject,
          body: text,
          company,
          title,
        } = manyHands.parse(JSON.parse(line));
        const sent = [{ id: name, company, title, sentAt: '' }];
        const link = linkReply({ from, subject, text }, sent);
        const about = { link, titles: titlesAt(link.id, sent) };
        const hand = { manner: name.replace('.jsonl', ''), list: 'mails' } as const;
        return exampleOf({ from, subject, text }, about, label, hand);
      });
    }),
  );
  return read.flat();
}

const writtenMail = z.object({ from: z.string(), subject: z.string(), text: z.string(), label: answers });
const sentApplication = z.object({
  id: z.string(),
  company: z.string(),
  title: z.string(),
  sentAt: z.string(),
});

/** The rounds of mails of `corpora/written-mails`, each of them a manner. */
async function writtenMails(): Promise<LearnedMail[]> {
  const folder = join(corpora, 'written-mails');
  const sent = await readJson(join(folder, 'applications.json'), z.array(sentApplication));
  const rounds = await Promise.all(
    ['first', 'second', 'third'].map((round) =>
      readJson(join(folder, `${round}.json`), z.array(writtenMail)),
    ),
  );
  return rounds.flatMap((round, at) =>
    round.map((mail) => {
      const link = linkReply(mail, sent);
      const about = { link, titles: titlesAt(link.id, sent) };
      return exampleOf(mail, about, mail.label, { manner: `written ${at + 1}`, list: 'written-mails' });
    }),
  );
}

const said = z.record(answers, z.record(z.string(), z.array(z.string())));

/** The short sayings of `corpora/mail-sayings`, each as the body of a mail about an application. */
async function sayings(): Promise<LearnedMail[]> {
  const all = Object.entries(await readJson(join(corpora, 'mail-sayings', 'sayings.json'), said));
  const hand = { manner: 'sayings', list: 'mail-sayings' } as const;
  return all.flatMap(([answer, told]) =>
    Object.values(told)
      .flat()
      .map((text) => exampleOf({ from: '', subject: '', text }, { link: null }, answers.parse(answer), hand)),
  );
}

/** Every mail that is learned from: those of many hands first. */
export const readMails = async (): Promise<LearnedMail[]> => [
  ...(await mailsOfMany()),
  ...(await mailsOfBoxes()),
  ...(await writtenMails()),
  ...(await sayings()),
];
