import { z } from 'zod';
import { openJournal } from './jsonl.ts';
import { dialects, type Dialect } from '#practice/world/types.ts';

const fileSchema = z.object({ field: z.string(), name: z.string(), bytes: z.number(), sha256: z.string() });

const entrySchema = z.object({
  at: z.string(),
  kind: z.enum(['opened', 'typed', 'uploaded', 'rejected', 'held', 'accepted', 'replayed', 'duplicate']),
  dialect: z.enum(dialects),
  company: z.string(),
  postingId: z.string(),
  email: z.string().nullable(),
  fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  files: z.array(fileSchema),
  receipt: z.string().nullable(),
  duplicateOf: z.string().nullable(),
});

/** One thing that reached an employer. `accepted` is an application that arrived, once per arrival. */
export type LedgerEntry = z.infer<typeof entrySchema>;

export type Ledger = {
  entries: () => readonly LedgerEntry[];
  record: (entry: LedgerEntry) => void;
  acceptedFrom: (postingId: string, email: string) => LedgerEntry | undefined;
  acceptedWithKey: (postingId: string, key: string) => LedgerEntry | undefined;
  acceptedBy: (dialect: Dialect, company: string, email: string) => LedgerEntry[];
  byReceipt: (receipt: string) => LedgerEntry | undefined;
  /** "BW-1004" for the fourth application ever accepted. */
  nextReceipt: (employerName: string) => string;
  clear: () => void;
  close: () => void;
};

const initials = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\s-]/gu, '')
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .filter((letter) => letter !== '' && letter === letter.toUpperCase())
    .slice(0, 2)
    .join('')
    .padEnd(2, 'X');

const same = (left: string | null, right: string): boolean =>
  left?.toLowerCase() === right.trim().toLowerCase();

/** The truth about what employers received, kept in ledger.jsonl of the folder. */
export function openLedger(directory: string): Ledger {
  const { journal, held } = openJournal(`${directory}/ledger.jsonl`, entrySchema);
  const entries: LedgerEntry[] = held;
  const accepted = (): LedgerEntry[] => entries.filter(({ kind }) => kind === 'accepted');
  return {
    entries: () => entries,
    record: (entry) => {
      journal.append(entry);
      entries.push(entry);
    },
    acceptedFrom: (postingId, email) =>
      accepted().find((entry) => entry.postingId === postingId && same(entry.email, email)),
    acceptedWithKey: (postingId, key) =>
      accepted().find((entry) => entry.postingId === postingId && entry.fields['submissionId'] === key),
    acceptedBy: (dialect, company, email) =>
      accepted().filter(
        (entry) => entry.dialect === dialect && entry.company === company && same(entry.email, email),
      ),
    byReceipt: (receipt) => accepted().find((entry) => entry.receipt === receipt),
    nextReceipt: (employerName) => `${initials(employerName)}-${1001 + accepted().length}`,
    clear: () => {
      journal.clear();
      entries.length = 0;
    },
    close: journal.close,
  };
}
