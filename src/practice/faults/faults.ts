import { z } from 'zod';
import { dialects, type Dialect, type Posting } from '#practice/world/types.ts';

/**
 * What may happen to an application: delay answers late; hang takes it and never answers; drop-reply-after-accept takes it and cuts
 * the line; error-after-accept takes it and answers 500; drop-before-accept cuts the line and takes nothing; limit-before-accept answers 429 with Retry-After and takes nothing.
 */
const submissionFaults = [
  'delay',
  'hang',
  'drop-reply-after-accept',
  'error-after-accept',
  'drop-before-accept',
  'limit-before-accept',
] as const;

/** What may happen to whoever opens a form: form-limit answers 429 with Retry-After; robots-deny lets no program into a board's pages. */
const pageFaults = ['form-limit', 'robots-deny'] as const;

/**
 * What may happen to a reading of a board's interface: late-answer answers after a while; server-error answers 500, unavailable 503;
 * no-answer is silent for a while and cuts the line; cut-line cuts it at once; rate-limit answers 429 with Retry-After; truncated breaks off in the middle; html is a page
 * for people; wrong-charset is not in the encoding it names; empty-body is a 200 of nothing; renamed-member, removed-member and
 * changed-shape are drift.
 */
const readingFaults = [
  'late-answer',
  'server-error',
  'unavailable',
  'no-answer',
  'cut-line',
  'rate-limit',
  'truncated',
  'html',
  'wrong-charset',
  'empty-body',
  'renamed-member',
  'removed-member',
  'changed-shape',
] as const;
export type ReadingFault = (typeof readingFaults)[number];

export const faultSchema = z
  .object({
    kind: z.enum([...submissionFaults, ...pageFaults, ...readingFaults]),
    postingId: z.string().optional(),
    dialect: z.enum(dialects).optional(),
    /** Of one employer only; for readings. */
    company: z.string().optional(),
    /** The member that drifts; without one, the title of every posting. */
    member: z
      .string()
      .regex(/^[\w@.-]{1,60}$/)
      .optional(),
    times: z.number().int().min(1).max(100_000).default(1),
    milliseconds: z.number().int().min(0).max(600_000).default(3000),
    /** What Retry-After says. */
    seconds: z.number().int().min(0).max(1_000_000).default(120),
  })
  .strict();
export type Fault = z.infer<typeof faultSchema>;

export type Faults = {
  plan: (fault: Fault) => void;
  /** The fault that strikes this submission, used up by one. */
  strike: (posting: Posting) => Fault | undefined;
  /** The fault that strikes this opening of a form, used up by one. */
  strikeForm: (posting: Posting) => Fault | undefined;
  /** The fault that strikes this reading of a board, used up by one. */
  strikeReading: (
    dialect: Dialect,
    path: string,
  ) => (Omit<Fault, 'kind'> & { kind: ReadingFault }) | undefined;
  planned: () => readonly Fault[];
  clear: () => void;
};

const isReading = (fault: Fault): fault is Fault & { kind: ReadingFault } =>
  readingFaults.some((kind) => kind === fault.kind);

const isSubmission = (kind: Fault['kind']): boolean => submissionFaults.some((one) => one === kind);

/** Misfortunes planned for submissions and for readings, first planned first. */
export function createFaults(): Faults {
  let planned: Fault[] = [];
  const spend = <T extends Fault>(fault: T | undefined): T | undefined => {
    if (fault === undefined) return undefined;
    fault.times -= 1;
    planned = planned.filter(({ times }) => times > 0);
    return { ...fault };
  };
  const on = (fault: Fault, dialect: Dialect): boolean =>
    fault.dialect === undefined || fault.dialect === dialect;
  const hits = (fault: Fault, { dialect, id }: Posting): boolean =>
    on(fault, dialect) && (fault.postingId === undefined || fault.postingId === id);
  return {
    plan: (fault) => {
      planned.push({ ...fault });
    },
    strike: (posting) => spend(planned.find((fault) => isSubmission(fault.kind) && hits(fault, posting))),
    strikeForm: (posting) =>
      spend(planned.find((fault) => fault.kind === 'form-limit' && hits(fault, posting))),
    strikeReading: (dialect, path) => {
      const named = path.split('/');
      return spend(
        planned
          .filter(isReading)
          .find(
            ({ company, postingId, ...fault }) =>
              on(fault, dialect) &&
              (company === undefined || named.includes(company)) &&
              (postingId === undefined || named.includes(postingId)),
          ),
      );
    },
    planned: () => planned,
    clear: () => {
      planned = [];
    },
  };
}
