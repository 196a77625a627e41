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
import type { Example } from './fit.ts';

const answers = z.enum(ANSWERS);
const truths = z.record(z.string(), z.object({ label: answers }));

/** What is learned of a mail; `link` is null where it is known to be about an application. */
function exampleOf(
  mail: Mail,
  about: { link: Link | null; titles?: { own: string; others: readonly string[] } | undefined },
  answer: Answer,
  manner: string,
): Example {
  const { titles, link } = about;
  const linked = link === null || link.id !== null;
  const { lines } = linesOf(mail, { linked, ...(titles && { titles }) });
  const read = { lines, linked, byWords: link?.byWords === true, ownPage: linksToOwnPage(mail) };
  return { answer, manner, times: 1, groups: signsNow(lines, mail, linked), read };
}

/** The mails of a folder in the format of `predict -- inbox`, read the way the server takes them in; one manner a mailbox. */
export async function mailsIn(folder: string): Promise<Example[]> {
  const { mailboxes, mails } = await readJson(join(folder, 'input.json'), inboxInput);
  const truth = await readJson(join(folder, 'truth.json'), truths);
  const read: Example[] = [];
  for (const { id: box, owner, applications } of mailboxes) {
    const sent = applications.map((one) => ({ ...one, sentAt: one.appliedOn }));
    const before: EarlierMail[] = [];
    for (const { id, raw } of mails.filter(({ mailboxId }) => mailboxId === box)) {
      const mail = await parseMail(new TextEncoder().encode(raw), [owner.email]);
      const link = linkReply(mail, sent, before);
      if (link.id !== null) before.push({ ...mail, applicationId: link.id });
      const about = { link, titles: titlesAt(link.id, sent) };
      const answer = truth[id]?.label;
      if (answer !== undefined) read.push(exampleOf(mail, about, answer, box));
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
export async function mailsOfMany(folder: string): Promise<Example[]> {
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
        return exampleOf({ from, subject, text }, about, label, name.replace('.jsonl', ''));
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

/** The rounds of mails of a folder like `corpora/written-mails`, each of them a manner. */
export async function writtenMails(folder: string): Promise<Example[]> {
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
      return exampleOf(mail, about, mail.label, `written ${at + 1}`);
    }),
  );
}

const sayings = z.record(answers, z.record(z.string(), z.array(z.string())));

/** Short sayings of a file, by what they say and language, each as the body of a mail about an application. */
export async function sayingsIn(file: string): Promise<Example[]> {
  const all = Object.entries(await readJson(file, sayings));
  return all.flatMap(([answer, told]) =>
    Object.values(told)
      .flat()
      .map((text) =>
        exampleOf({ from: '', subject: '', text }, { link: null }, answers.parse(answer), 'sayings'),
      ),
  );
}
