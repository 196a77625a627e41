import { terms } from '#engines/language/index.ts';
import { plainWords, sentences } from '#engines/text/index.ts';
import { within } from './employer.ts';

export interface Titled {
  title: string;
  company: string;
  location?: string;
}

/** A title as it is written elsewhere: what stands in brackets is left out. */
const withoutBrackets = (title: string): string => title.replaceAll(/\s*\([^)]*\)/g, '').trim();

/** A title folded, and without its brackets where no other of the same employer is called so then. */
function formsOf<T extends Titled>({ title }: T, applications: readonly T[]): string[] {
  const bare = plainWords(withoutBrackets(title));
  const alike = applications.filter((other) => plainWords(withoutBrackets(other.title)) === bare);
  return [plainWords(title), ...(alike.length === 1 && bare.includes(' ') ? [bare] : [])];
}

/** The titles a folded text names; one that only occurs inside a longer one does not count. */
export function titlesIn<T extends Titled>(text: string, applications: readonly T[]): T[] {
  return applications.filter((application) => {
    const own = formsOf(application, applications);
    const longer = applications
      .filter((other) => other !== application)
      .flatMap((other) => formsOf(other, applications))
      .filter((form) => own.some((one) => form.length > one.length && within(form, one)));
    const hay = longer.reduce((rest, form) => ` ${rest} `.replaceAll(` ${form} `, '   '), text);
    return own.some((one) => within(hay.replace(/\s+/g, ' ').trim(), one));
  });
}

const NAME = "(?:\\p{Lu}[\\p{L}'’-]*[ ,/]*(?:of |and |de |du |des |et |la |aux? )?){1,6}";
const ROLE = new RegExp(
  `\\b(?:position|role|job|post|opening|poste|emploi)\\s+(?:of|for|as|de|d['’]|pour)\\s*(?:the |our |a |an |la |le |l['’])?(${NAME})|\\b(?:for|the|our|as|your)\\s+(${NAME})(?:position|role|job|opening|vacancy|post)\\b|\\b(?:application|applied|applying|candidature)\\s+(?:for|to|as|au poste de|pour)\\s+(?:the |our |a |an |le poste de )?(${NAME})`,
  'gu',
);

/** Whether a text has at least half of the words of a title that say something, in whatever form: "the evening cleaners" for "Cleaner, evenings (part time)". */
export function namesMostOf(title: string, written: string): boolean {
  const own = new Set(terms(title));
  const told = new Set(terms(written));
  return own.size > 0 && 2 * [...own].filter((term) => told.has(term)).length >= own.size;
}

/** What one applies to besides a role: "applying to Competition 2026-212", "applying to Job ID 223418". */
const NO_ROLE = new Set(
  terms(
    'id req ref competition concours posting affichage requisition job position role opening vacancy team company department reference number',
  ),
);

/** Whether a mail names a role, and only such as have no word in common with the title or the company. */
export function namesOtherRole(written: string, application: Titled): boolean {
  const { title, company, location = '' } = application;
  const initials = plainWords(title)
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('');
  const known = new Set([...terms(`${title} ${company} ${location}`), initials]);
  const roles = [...written.slice(0, 5000).matchAll(ROLE)]
    .map((found) =>
      terms(found[1] ?? found[2] ?? found[3] ?? '').filter(
        // A single letter begins a number: "your application for R-20866".
        (term) => !NO_ROLE.has(term) && term.length > 1,
      ),
    )
    .filter((role) => role.length > 0);
  return roles.length > 0 && roles.every((role) => !role.some((term) => known.has(term)));
}

/** A sentence that says of another application that it is another. */
const OTHER_ONE =
  /\b(?:your|the|votre|ton|ta|l) (?:other|second|autre|deuxieme|seconde) (?:application|candidacy|role|position|file|candidature|poste|dossier)\b|\balso applied\b|\b(?:as|avez|ai) (?:aussi|egalement) postule\b|\b(?:separate|separately|separement|a part|distincte?)\b/;

/** A text without what it says of the person's other application. */
export const withoutOther = (text: string): string =>
  sentences(text)
    .filter((sentence) => !OTHER_ONE.test(plainWords(sentence)))
    .join('\n');

/** Whether a folded sentence names one of the person's other titles at the employer, and not the one the mail is about. */
export function aboutOtherRole(
  read: string,
  titles: { own: string; others: readonly string[] } | undefined,
): boolean {
  if (titles === undefined) return false;
  const all = [titles.own, ...titles.others].map((title) => ({ title, company: '' }));
  const spokenOf = titlesIn(read, all);
  return spokenOf.length > 0 && !spokenOf.some(({ title }) => title === titles.own);
}
