import { plainWords, sentences, terms } from '#engines/text/index.ts';
import { within } from './employer.ts';

interface Titled {
  title: string;
  company: string;
  location?: string;
}

/** The titles a folded text names; one that only occurs inside a longer one does not count. */
export function titlesIn<T extends Titled>(text: string, applications: readonly T[]): T[] {
  return applications.filter((application) => {
    const longer = applications.filter(
      (other) =>
        other.title.length > application.title.length &&
        within(plainWords(other.title), plainWords(application.title)),
    );
    const hay = longer.reduce(
      (rest, other) => ` ${rest} `.replaceAll(` ${plainWords(other.title)} `, '   '),
      text,
    );
    return within(hay.replace(/\s+/g, ' ').trim(), plainWords(application.title));
  });
}

const NAME = "(?:\\p{Lu}[\\p{L}'’-]*[ ,/]*(?:of |and |de |du |des |et |la |aux? )?){1,6}";
const ROLE = new RegExp(
  `\\b(?:position|role|job|post|opening|poste|emploi)\\s+(?:of|for|as|de|d['’]|pour)\\s*(?:the |our |a |an |la |le |l['’])?(${NAME})|\\b(?:for|the|our|as|your)\\s+(${NAME})(?:position|role|job|opening|vacancy|post)\\b|\\b(?:application|applied|applying|candidature)\\s+(?:for|to|as|au poste de|pour)\\s+(?:the |our |a |an |le poste de )?(${NAME})`,
  'gu',
);

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

/** Words around which a role is spoken of. */
const NEAR =
  /\b(?:role|position|job|opening|post|team|contract|manager|search|poste|emploi|equipe|mandat|concours|competition)\b/;

/** Phrases of the text in which a role is spoken of: the subject, and a few words each side of "role" and its like. */
function roleWords(subject: string, text: string): Set<string> {
  const words = plainWords(text).split(' ');
  const near = words.filter((_, at) =>
    words.slice(Math.max(0, at - 4), at + 5).some((word) => NEAR.test(word)),
  );
  return new Set(terms(`${subject} ${near.join(' ')}`));
}

/** Words of places that tell no two apart. */
const ANYWHERE = new Set(['remote', 'hybrid', 'teletravail', 'hybride', 'office', 'home', 'city', 'area']);

/**
 * The one of several applications for the same title whose place the subject or, failing that, the text names and no other's; null
 * when none or several fit.
 */
export function placeMeant<T extends Titled>(
  subject: string,
  text: string,
  applications: readonly T[],
): T | null {
  return placeNamed(subject, applications) ?? placeNamed(withoutOther(text), applications);
}

function placeNamed<T extends Titled>(text: string, applications: readonly T[]): T | null {
  const [first] = applications;
  if (first === undefined || applications.some(({ title }) => plainWords(title) !== plainWords(first.title)))
    return null;
  const places = ({ location = '' }: Titled): string[] =>
    plainWords(location)
      .split(' ')
      .filter((word) => word.length > 3 && !ANYWHERE.has(word));
  const told = plainWords(text);
  const fits = applications.filter((application) =>
    places(application).some(
      (place) =>
        within(told, place) &&
        applications.every((other) => other === application || !places(other).includes(place)),
    ),
  );
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** A sentence that says of another application that it is another. */
const OTHER_ONE =
  /\b(?:your|the|votre|ton|ta|l) (?:other|second|autre|deuxieme|seconde) (?:application|candidacy|role|position|file|candidature|poste|dossier)\b|\balso applied\b|\b(?:as|avez|ai) (?:aussi|egalement) postule\b|\b(?:separate|separately|separement|a part|distincte?)\b/;

/** A text without what it says of the person's other application. */
const withoutOther = (text: string): string =>
  sentences(text)
    .filter((sentence) => !OTHER_ONE.test(plainWords(sentence)))
    .join('\n');

/**
 * The one application of several at a firm that a mail means: by its whole title in the subject or the text, else by words
 * of its title that no other has, where a role is spoken of. Null when several or none fit.
 */
export function roleMeant<T extends Titled>(
  subject: string,
  text: string,
  applications: readonly T[],
): T | null {
  for (const written of [subject, text]) {
    const whole = titlesIn(plainWords(written), applications);
    if (whole.length === 1) return whole[0] ?? null;
    if (whole.length > 1) {
      const meant = titlesIn(plainWords(withoutOther(written)), whole);
      return meant.length === 1 ? (meant[0] ?? null) : null;
    }
  }
  const spoken = roleWords(subject, text);
  const firm = new Set(applications.flatMap(({ company }) => terms(company)));
  const hinted = applications.filter((application) => {
    const others = new Set(
      applications.filter((one) => one !== application).flatMap(({ title }) => terms(title)),
    );
    return terms(application.title).some((term) => !others.has(term) && !firm.has(term) && spoken.has(term));
  });
  return hinted.length === 1 ? (hinted[0] ?? null) : null;
}

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
