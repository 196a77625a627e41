import { join } from 'node:path';
import { z } from 'zod';
import { classifyReply, linkReply, meaningTexts, titlesAt } from '#engines/replies/index.ts';
import type { EarlierMail } from '#engines/replies/index.ts';
import type { SentenceEncoder } from '#server/ports/encoder/encoder.ts';
import { vectorsOf } from '#server/ports/encoder/vectors-of.ts';
import { WorkerEncoder } from '#server/ports/encoder/worker-encoder.ts';
import { modelFiles } from '#server/ports/learned/model-files.ts';
import { parseMail } from '#server/ports/mail/parse.ts';
import { eachItem, readJson } from './task.ts';
import type { Report } from './task.ts';

const application = z.object({
  id: z.string(),
  company: z.string(),
  title: z.string(),
  location: z.string().default(''),
  appliedOn: z.string().default(''),
});

/** Mailboxes with the applications their owners track, and raw mails, in order of date within a mailbox. */
export const inboxInput = z.object({
  mailboxes: z.array(
    z.object({
      id: z.string(),
      owner: z.object({ name: z.string(), email: z.string() }),
      applications: z.array(application),
    }),
  ),
  mails: z.array(z.object({ id: z.string(), mailboxId: z.string(), raw: z.string() })),
});
export type InboxInput = z.infer<typeof inboxInput>;

/** What a mail says and which application it is about, as the tracker would take it. */
export interface InboxAnswer {
  id: string;
  /** What the person sees: what the mail is taken for, or what they are asked to confirm; `abstain` where it is neither. */
  label: string;
  /** The application that the label is taken for; null where none is, and where only the person may move it. */
  applicationId: string | null;
  /** The application beside which the label is shown, moved or not; null where there is none. */
  shownAt: string | null;
}

/** Reads mails the way the server takes them in: parsed at the edge, then the engine alone, with what came before. */
export async function readInbox(input: InboxInput, report: Report): Promise<InboxAnswer[]> {
  const encoder = new WorkerEncoder();
  try {
    return await readBy(encoder, input, report);
  } finally {
    await encoder.close();
  }
}

async function readBy(encoder: SentenceEncoder, input: InboxInput, report: Report): Promise<InboxAnswer[]> {
  const [words, meanings] = await Promise.all([
    modelFiles().model('mail-answers'),
    modelFiles().model('mail-meanings'),
  ]);
  const earlier = new Map<string, EarlierMail[]>(input.mailboxes.map(({ id }) => [id, []]));
  const answers = await eachItem(
    input.mails,
    ({ id }) => id,
    async ({ id, mailboxId, raw }) => {
      const mailbox = input.mailboxes.find((one) => one.id === mailboxId);
      const before = earlier.get(mailboxId);
      if (mailbox === undefined || before === undefined)
        throw new Error(`There is no mailbox “${mailboxId}”.`);
      const { owner, applications } = mailbox;
      const mail = await parseMail(new TextEncoder().encode(raw), [owner.email]);
      const sent = applications.map((one) => ({ ...one, sentAt: one.appliedOn }));
      const link = linkReply(mail, sent, before);
      const titles = titlesAt(link.id, sent);
      const about = {
        email: owner.email,
        linked: link.id !== null,
        byWords: link.byWords === true,
        placed: link.placed === true,
        ...(titles && { titles }),
      };
      const vectors = await vectorsOf(meaningTexts(mail, about), encoder);
      const { label, likely } = classifyReply(mail, about, words, { model: meanings, vectors });
      if (link.id !== null) before.push({ ...mail, applicationId: link.id });
      const shownAt = label === 'noise' ? null : link.id;
      const isOnlyAsked = label === 'abstain' && likely !== 'info-request';
      return {
        id,
        label: label === 'abstain' ? (likely ?? label) : label,
        applicationId: isOnlyAsked ? null : shownAt,
        shownAt,
      };
    },
    report,
  );
  return answers.map(([, answer]) => answer);
}

/** Of every mail in `input.json` of a folder, what it says and which application it is about. */
export const predictInbox = async (folder: string, report: Report): Promise<unknown> =>
  readInbox(await readJson(join(folder, 'input.json'), inboxInput), report);
