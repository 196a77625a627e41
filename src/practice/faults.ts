import { z } from 'zod';
import { dialects } from '#practice/world/types.ts';
import type { Posting } from '#practice/world/types.ts';

export const faultSchema = z.object({
  /**
   * delay: answers late. hang: takes the application and never answers. drop-reply-after-accept: takes it and cuts the line.
   * error-after-accept: takes it and answers 500. drop-before-accept: cuts the line and takes nothing.
   */
  kind: z.enum(['delay', 'hang', 'drop-reply-after-accept', 'error-after-accept', 'drop-before-accept']),
  postingId: z.string().optional(),
  dialect: z.enum(dialects).optional(),
  times: z.number().int().min(1).max(100_000).default(1),
  milliseconds: z.number().int().min(0).max(600_000).default(3000),
});
export type Fault = z.infer<typeof faultSchema>;

export type Faults = {
  plan: (fault: Fault) => void;
  /** The fault that strikes this submission, used up by one. */
  strike: (posting: Posting) => Fault | undefined;
  planned: () => readonly Fault[];
  clear: () => void;
};

/** Misfortunes that strike at the moment of submission, first planned first. */
export function createFaults(): Faults {
  let planned: Fault[] = [];
  return {
    plan: (fault) => {
      planned.push({ ...fault });
    },
    strike: (posting) => {
      const fault = planned.find(
        ({ postingId, dialect }) =>
          (postingId === undefined || postingId === posting.id) &&
          (dialect === undefined || dialect === posting.dialect),
      );
      if (fault === undefined) return undefined;
      fault.times -= 1;
      planned = planned.filter(({ times }) => times > 0);
      return { ...fault };
    },
    planned: () => planned,
    clear: () => {
      planned = [];
    },
  };
}
