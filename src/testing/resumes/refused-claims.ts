import type { Claim, MasterProfile } from '#contract/career/facts.ts';
import { checkClaims, checkUncited } from '#engines/claims/index.ts';

/** The texts among some claims that the gate refuses by the facts they cite, or that claim something and cite none. */
export function refusedClaims(
  claims: readonly Claim[],
  profile: MasterProfile,
  named: { company: string; title: string; name?: string },
): string[] {
  return claims.flatMap(({ text, fact_ids: cited }) => {
    const question = { profile, target: 'letter', text, cited, today: '' };
    const refusals = cited.length === 0 ? checkUncited(text, named) : checkClaims(question).refusals;
    return refusals.length === 0 ? [] : [text];
  });
}
