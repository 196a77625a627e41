import { plainWords } from '#engines/text/index.ts';
import { titlesIn } from './naming/role.ts';
import { COMMON, named, nameOf, sayingWords, sharedWords } from './naming/employer.ts';
import { sentBy, sentByWhole, sharesHouse } from './naming/sender.ts';
import { addressOf, MACHINE } from './thread.ts';
import type { EarlierMail, Mail, SentApplication } from './thread.ts';

/** An employer named only to say what another one is like. */
const COMPARED =
  /\b(?:competitors?|rivals?|similar|companies|firms|employers|clients?|concurrente?s?|entreprises|employeurs)\s+(?:of|to|like|such as|including|de|d['’]|comme|tels? que)\s[^.;:\n]{0,80}/giu;
/** The words of the title applied for. */
export const wordsOf = ({ title }: SentApplication): ReadonlySet<string> =>
  new Set(plainWords(title).split(' '));

/** Whether the same address wrote before about one of the applications. */
export const writtenBefore = (mail: Mail, earlier: readonly EarlierMail[]): boolean =>
  earlier.some((before) => addressOf(before.from) === addressOf(mail.from));

/** Whether applications are to houses of one group. */
export const areOneHouse = (applications: readonly SentApplication[]): boolean =>
  sharedWords(applications.map(({ company }) => company)).length > 0;

/** The applications to houses of a group by whose name the sender writes: "Gestion Pelchat" for Usinage Pelchat and Moules Pelchat. */
function ofHouse(mail: Mail, written: string, applications: readonly SentApplication[]): SentApplication[] {
  const words = new Set(plainWords(mail.from.replace(/[@.<>]/g, ' ')).split(' '));
  const said = new Set(plainWords(written).split(' '));
  const names = applications.flatMap((one) =>
    applications.flatMap((other) => sharedWords([one.company, other.company])),
  );
  const placed = new Set(plainWords(applications.map(({ location = '' }) => location).join(' ')).split(' '));
  const meant = names.find(
    (name) =>
      !placed.has(name) &&
      (said.has(name) || [...words].some((word) => word.startsWith(name) || word.endsWith(name))),
  );
  return applications.filter(({ company }) => meant !== undefined && sayingWords(company).includes(meant));
}

const LEAST_LETTERS = 6;

/**
 * The applications whose title a mail names, by whose sender a word of the employer's own stands: "depbeaumanoir" for the Bureau de la
 * députée de Beaumanoir, a Pat Pasquarelli for Pasquarelli's. And those whose title says of which house of the employer it is, which writes.
 */
function namedWithTitle(
  mail: Mail,
  written: string,
  applications: readonly SentApplication[],
): SentApplication[] {
  const sender = plainWords(mail.from).replaceAll(' ', '');
  const holds = ({ company }: SentApplication) =>
    sayingWords(company).some(
      (word) => word.length >= LEAST_LETTERS && !COMMON.has(word) && sender.includes(word),
    );
  const titled = titlesIn(plainWords(written), applications).filter(holds);
  if (titled.length > 0) return titled;
  return applications.filter(({ title }) => {
    const house = /,\s*(\p{Lu}[^,()]*)$/u.exec(title)?.[1] ?? '';
    return house.includes(' ') && sentByWhole(mail.from, house);
  });
}

/** The applications to employers that the sender or, failing that, the text names. */
export function candidates(
  mail: Mail,
  written: string,
  applications: readonly SentApplication[],
  earlier: readonly EarlierMail[],
) {
  const senders = applications.filter((one) => sentBy(mail.from, one.company, wordsOf(one)));
  // Of "Pinecrest Manor - Staffing" the whole name counts, not the one word that MedLink Staffing has too.
  const whole = senders.filter(({ company }) => sentByWhole(mail.from, company));
  if (senders.length > 0) return whole.length > 0 ? whole : senders;
  const texted = applications.filter((one) =>
    named(written.replaceAll(COMPARED, ''), one.company, wordsOf(one)),
  );
  if (texted.length > 0) return texted;
  const titled = namedWithTitle(mail, written, applications);
  if (titled.length > 0) return titled;
  const housed = ofHouse(mail, written, applications);
  if (housed.length > 0) return housed;
  const known = MACHINE.test(mail.from)
    ? []
    : earlier.filter((before) => addressOf(before.from) === addressOf(mail.from));
  const firms = new Set(
    applications
      .filter(
        ({ id, company }) =>
          known.some((one) => one.applicationId === id) ||
          earlier.some((one) => one.applicationId === id && sharesHouse(mail.from, one.from, company)),
      )
      .map(({ company }) => nameOf(company)),
  );
  return applications.filter(({ company }) => firms.has(nameOf(company)));
}
