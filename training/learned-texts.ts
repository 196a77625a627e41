import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseMail } from '#server/ports/mail/parse.ts';
import { readWordings } from './examples/wordings.ts';

const root = join(import.meta.dirname, '..');

/** Sixteen hexadecimal digits that stand for a text, however it is spaced and in whatever case. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text.toLowerCase().replaceAll(/\s+/g, '')).digest('hex').slice(0, 16);

const written = z.object({ body: z.string() });
const mailboxes = z.object({ mails: z.array(z.object({ raw: z.string() })) });
const rounds = z.array(z.object({ text: z.string() }));

const filesOf = (pattern: string): string[] =>
  globSync(join(root, 'corpora', pattern)).map((path) => readFileSync(path, 'utf8'));

/** The mails that `mail-answers` is made from. */
async function mails(): Promise<string[]> {
  const raws = filesOf('mailboxes/input.json').flatMap((file) => mailboxes.parse(JSON.parse(file)).mails);
  const read = await Promise.all(raws.map(({ raw }) => parseMail(new TextEncoder().encode(raw), [])));
  return [
    ...read.map(({ text }) => text),
    ...filesOf('mails/*.jsonl').flatMap((file) =>
      file
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => written.parse(JSON.parse(line)).body),
    ),
    ...filesOf('written-mails/{first,second,third}.json').flatMap((file) =>
      rounds.parse(JSON.parse(file)).map(({ text }) => text),
    ),
  ];
}

/** The hashes of all mails and wordings of questions that models are made from, sorted. */
export async function learnedHashes(): Promise<string[]> {
  const wordings = (await readWordings()).map(({ words }) => words);
  return [...new Set([...(await mails()), ...wordings].map(hashOf))].toSorted();
}
