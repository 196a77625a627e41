import type { MasterProfile } from '#contract/career/facts.ts';
import { checkClaims } from '#engines/resume/index.ts';

/** Words that may stand without a fact: the employer's, the job's and the signer's name. */
export interface Named {
  company: string;
  title: string;
  name?: string;
}

/** Whether facts bear a text out; no text of a model is shown or sent before this says so. */
export type Gate = (text: string, factIds: readonly string[]) => boolean;

/** The gate for texts about one person. */
export const gateFor =
  ({ facts }: Pick<MasterProfile, 'facts'>, named: Named): Gate =>
  (text, factIds) =>
    checkClaims([{ text, fact_ids: [...factIds] }], facts, named).ok;
