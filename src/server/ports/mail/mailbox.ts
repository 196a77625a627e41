import { appendFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { safeMail } from '#server/ports/mail/message.ts';
import type { Mailer, MailboxEntry } from '#server/ports/mailer.ts';

const KEPT = 500;

const entry = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  at: z.string(),
});

/** A half-written line, left by a killed process, is left out. */
function parseLine(line: string): MailboxEntry[] {
  try {
    const parsed = entry.safeParse(JSON.parse(line));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Mail that stays on this machine: the newest 500, in a file under DATA_DIR, so that a restart keeps them. */
export function mailboxMailer(dataDir: string): { mailer: Mailer; read: () => readonly MailboxEntry[] } {
  const path = join(dataDir, 'mailbox.jsonl');
  let count = readLines(path).length;
  return {
    mailer: {
      async send(mail) {
        const { to, subject, text, html } = safeMail(mail);
        const line = JSON.stringify({
          to,
          subject,
          text,
          html,
          at: new Date().toISOString(),
        } satisfies MailboxEntry);
        mkdirSync(dataDir, { recursive: true });
        // The newline comes first: after a half-written line the next mail still starts on its own.
        appendFileSync(path, `\n${line}`);
        count += 1;
        if (count < KEPT * 2) return;
        const kept = readLines(path).slice(-KEPT);
        writeFileSync(`${path}.new`, kept.join('\n'));
        renameSync(`${path}.new`, path);
        count = kept.length;
      },
    },
    // Read from the file each time: a worker process may have written to it.
    read: () => readLines(path).slice(-KEPT).flatMap(parseLine).toReversed(),
  };
}
