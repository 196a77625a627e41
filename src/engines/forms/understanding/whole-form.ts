import type { FormQuestion } from '#contract/career/form.ts';
import { plainLabel } from './wording.ts';

/** Topics by what else the form asks: an address beside a city is a street, the one file that is wanted is the CV. */
export function together(topics: readonly string[], questions: readonly FormQuestion[]): string[] {
  const files = questions.filter(({ kind, required }) => kind === 'file' && required);
  return topics.map((topic, index) => {
    if (topic === 'address.full' && topics.includes('address.city')) return 'address.line1';
    const isOnly = files.length === 1 && files[0] === questions[index];
    return topic === 'doc.other' && isOnly && !topics.includes('doc.resume') ? 'doc.resume' : topic;
  });
}

const STATED = /self identif|signature|disclosure|declaration|auto identif/;

/** A name or a day under a statement about oneself signs it; null elsewhere. */
export function signedBy({ label, section = '' }: FormQuestion): 'esign.name' | 'esign.date' | null {
  if (!STATED.test(plainLabel(section))) return null;
  const words = plainLabel(label);
  if (/^(your |full )*name$|^nom( complet)?$/.test(words)) return 'esign.name';
  return /^(today s )?date( signed)?$|^date (du jour|de signature)$/.test(words) ? 'esign.date' : null;
}
