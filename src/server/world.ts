import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { FormBrowser } from '#server/ports/browser.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentReader } from '#server/ports/documents.ts';
import type { SentenceEncoder } from '#server/ports/encoder/encoder.ts';
import type { ErasedList } from '#server/copies/erased-list.ts';
import type { LiveEvents } from '#server/ports/events.ts';
import type { Fetcher } from '#server/ports/fetcher.ts';
import type { FileStore } from '#server/ports/files.ts';
import type { GoogleVerifier, LinkedInClient } from '#server/ports/identity-providers.ts';
import type { Words } from '#server/ports/words.ts';
import type { Learned } from '#server/ports/learned/learned.ts';
import type { Log } from '#server/ports/log.ts';
import type { MailboxReader } from '#server/ports/mail-reading/mailbox-reader.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { PasswordHasher } from '#server/ports/passwords.ts';
import type { PagePrinter } from '#server/ports/printer.ts';
import type { Payments } from '#server/ports/payments/payments.ts';
import type { PushSender } from '#server/ports/push.ts';
import type { Secrets } from '#server/ports/sealing/secrets.ts';
import type { TrailWitness } from '#server/ports/sealing/trail-witness.ts';
import type { Tokens } from '#server/ports/tokens.ts';
import type { Typesetter } from '#server/ports/typesetter.ts';
import type { WritingModel } from '#server/ports/writer-llm/model.ts';
import type { PracticeTown } from '#server/practice-world.ts';
import type { Stopping } from '#server/stopping/stopping.ts';
import type { Queue } from '#server/queue/job.ts';

/** Everything a verb may ask for. A verb takes `Pick<World, …>`; `services.ts` is the only place that builds one. */
export interface World {
  config: Config;
  database: Database;
  clock: Clock;
  tokens: Tokens;
  log: Log;
  queue: Queue;
  events: LiveEvents;
  mailer: Mailer;
  /** People's own mailboxes, where they connected one. */
  mailboxes: MailboxReader;
  secrets: Secrets;
  trail: TrailWitness;
  push: PushSender;
  passwords: PasswordHasher;
  google: GoogleVerifier;
  /** Null when no client is configured. */
  linkedin: LinkedInClient | null;
  files: FileStore;
  /** Whether this process is to end, and what it must wait for before. */
  stopping: Stopping;
  /** Beside the copies: whom a copy from before must not bring back. */
  erased: ErasedList;
  documents: DocumentReader;
  words: Words;
  learned: Learned;
  /** Vectors of texts: verbs ask for them, and hand them to engines as numbers. */
  encoder: SentenceEncoder;
  typesetter: Typesetter;
  fetcher: Fetcher;
  browser: FormBrowser;
  printer: PagePrinter;
  payments: Payments;
  /** The practice town, which hands out its shops' files; null in production and wherever no practice world runs. */
  practice: PracticeTown | null;
  /** Null when none is set up. Asked through the feature `models` only, which keeps agreements, budgets and the record. */
  model: WritingModel | null;
}
