import type { MasterProfile } from '#contract/career/facts.ts';
import type { World } from '#server/world.ts';
import { wordLines } from './word-lines.ts';
import type { Wording } from './word-lines.ts';

const WORDED = /^\/(?:basics\/summary|work\/\d+\/highlights\/\d+)$/;

/** The text at a path of a profile; a fact's own value may be the whole sentence it was said in. */
function textAt({ resume }: MasterProfile, path: string): string {
  const at = path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : null),
      resume,
    );
  return typeof at === 'string' ? at : '';
}

/**
 * Wordings of a language model for the summary and the lines of work that a resume may be made from, where the person agreed
 * to it. All lines are asked about at once, so that "shorter" and "projects first" keep the words they had.
 */
export function wordDraft(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'model'>,
  {
    accountId,
    master,
    signal,
  }: { accountId: string; master: MasterProfile; signal: AbortSignal | undefined },
): Promise<Wording> {
  const factOf = new Map(
    master.facts
      .filter(({ path }) => WORDED.test(path))
      .map((fact) => [textAt(master, fact.path), fact] as const)
      .filter(([line]) => line !== ''),
  );
  return wordLines(world, { accountId, purpose: 'resume', master, factOf, posting: null, signal });
}
