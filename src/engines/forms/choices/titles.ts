import type { Outcome } from '#engines/forms/context.ts';
import { type AskedQuestion, pick } from '#engines/forms/screening/asked.ts';
import { knownOf } from '#engines/forms/screening/told.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

/** Forms of address of which everybody of a sex has the same; English has several for a woman, of which only she knows hers. */
const OF_WOMEN = /^(madame|mme|frau)$/;
const OF_MEN = /^(monsieur|m|mr|herr)$/;

/** By which pronouns somebody goes, where they told them: a woman's, a man's, or neither. */
function sexTold({ context }: AskedQuestion): 'woman' | 'man' | null {
  const [pronouns, gender] = ['pronouns', 'demo.gender'].map((meaning) => {
    const known = knownOf(context, meaning);
    return known === null || known === 'contradiction' ? '' : plainLabel(String(known.value));
  });
  if (/^(she( her)?( hers)?|elle)$/.test(pronouns ?? '') && /^(|woman|female|femme)$/.test(gender ?? ''))
    return 'woman';
  if (/^(he( him)?( his)?|il)$/.test(pronouns ?? '') && /^(|man|male|homme)$/.test(gender ?? ''))
    return 'man';
  return null;
}

/**
 * How to be addressed, where a form insists on one of two by sex ("Madame", "Monsieur") and the person told their pronouns; null
 * elsewhere.
 */
export function titleOutcome(asked: AskedQuestion): Outcome | null {
  const { options, required } = asked.question;
  const labels = options.map(({ label }) => plainLabel(label));
  const women = labels.filter((label) => OF_WOMEN.test(label));
  const men = labels.filter((label) => OF_MEN.test(label));
  const sex = sexTold(asked);
  const told = knownOf(asked.context, 'pronouns');
  if (
    !required ||
    sex === null ||
    women.length !== 1 ||
    men.length !== 1 ||
    told === null ||
    told === 'contradiction'
  )
    return null;
  return pick(asked, ({ label }) => plainLabel(label) === (sex === 'woman' ? women : men)[0], told.source);
}
