import type { ClaimQuestion, Refusal, Verdict } from './verdict.ts';

export type { Category, ClaimPosting, ClaimQuestion, Refusal, Verdict } from './verdict.ts';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function strings(value: unknown, path: string, found: [path: string, value: string][]): void {
  if (typeof value === 'string') found.push([path, value]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) strings(part, `${path}/${key}`, found);
}

/**
 * Whether the profile bears a text out at the place where it would stand: every claim in it must trace to the person's
 * facts there. Shares no code with what writes.
 */
export function checkClaims({ profile, text }: ClaimQuestion): Verdict {
  const known: [string, string][] = [];
  strings(profile.resume, '', known);
  const idOf = new Map(profile.facts.map(({ path, id }) => [path, id]));
  const said = new Map<string, string>();
  for (const [path, value] of known)
    for (const word of wordsOf(value)) if (!said.has(word)) said.set(word, idOf.get(path) ?? path);
  const strange = wordsOf(text).filter((word) => !said.has(word));
  const refusals = strange.map((span): Refusal => ({
    span,
    category: 'unsupported',
    why: `Your profile does not say “${span}”.`,
    remedy: 'Add it to your profile if it is true.',
  }));
  const sources = [...new Set(wordsOf(text).flatMap((word) => said.get(word) ?? []))];
  return { allowed: refusals.length === 0, refusals, sources };
}
