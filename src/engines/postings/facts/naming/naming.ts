import { bare, bareCompany } from './bare.ts';
import { firstLines, type Named } from './first-lines.ts';
import { isPlace } from './parts.ts';
import { LABEL as PLACE_LABEL } from '#engines/postings/facts/places/place.data.ts';
import { COMPANY_LABEL, COMPANY_TOLD, FIRM, NO_FIRM, ROLE, TITLE_LABEL, TITLE_TOLD } from './naming.data.ts';
import { flatten, type Passage } from '#engines/postings/facts/text/passages.ts';

/** The title and employer of a bare text: from labels, from what is told in sentences, else from its first lines. */
export function namesIn(passages: readonly Passage[]): Named {
  const labelled = {
    title: valueOf(passages, TITLE_LABEL) || roleOf(valueOf(passages, ROLE_LABEL)),
    company:
      valueOf(passages, COMPANY_LABEL, isName) ||
      (/^.*?(?=, (?!(?:inc|ltd|llc|ltée)\b)|$)/iu.exec(valueOf(passages, WHO_LABEL, isName))?.[0] ?? ''),
  };
  const told = toldIn(passages.slice(0, 40));
  const lines = firstLines(passages, labelled);
  const title = labelled.title || lines.title || told.title;
  const company =
    labelled.company || (lines.sure ? lines.company : told.company || lines.company || besidePlace(passages));
  return { title: bare(title), company: bareCompany(company) };
}

/** "Where: Core Lab, Saint Brigid's General Hospital - Thunder Bay" names the employer with the place. */
function besidePlace(passages: readonly Passage[]): string {
  const line = passages.find(({ label }) => PLACE_LABEL.test(label))?.text ?? '';
  const parts = line.slice(line.indexOf(':') + 1).split(/,\s|\s[-–—]\s/u);
  const firms = parts
    .map((part) => part.trim())
    .filter((part) => / /.test(part) && FIRM.test(flatten(part)) && !isPlace(part));
  return firms.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

/** The value of the first line with such a label that `fits`; '' without one. */
function valueOf(
  passages: readonly Passage[],
  label: RegExp,
  fits: (value: string) => boolean = () => true,
): string {
  return (
    passages
      .filter((passage) => passage.label !== '' && label.test(passage.label))
      .map(({ text }) => /^[^:=\t|–—-]*(?:[:=\t|]|\s[-–—])\s*(.+)$/u.exec(text)?.[1]?.trim() ?? '')
      .find(fits) ?? ''
  );
}

/** "Client: provincial ministry" and "Who we are: we build boats" name nobody. */
const isName = (value: string): boolean =>
  /^[\p{Lu}\d]/u.test(value) && !/^(?:A|An|We|Our|The team|Nous|Une?|Notre)\s/u.test(value);

/** What follows a label that may tell other things too, when it is a word of work, without its article. */
function roleOf(value: string): string {
  return ROLE.test(flatten(value)) ? value.replace(/^(?:an?|our|une?|notre|the)\s+/iu, '') : '';
}

/** "Classification: Diesel Mechanic", "Who we want: a Veterinary Technician". */
const ROLE_LABEL =
  /^(?:job )?classification$|^who (?:do )?we(?:'re| are)? (?:want|need|hiring|looking for|seeking)$|^qui nous cherchons$/;
const WHO_LABEL = /^who (?:we are|are we)$|^qui (?:nous sommes|sommes-nous)$/;

function toldIn(passages: readonly Passage[]): Named {
  const body = passages.filter(({ section, item }) => !(section === 'duties' && item));
  const title =
    firstMatch(
      body,
      TITLE_TOLD,
      (found) =>
        !/^(?:person|people|someone|candidate|individual|team|personne|candidat)/i.test(found) &&
        ROLE.test(flatten(found)),
    ) ||
    firstMatch(body, TITLE_TOLD, (found) => /^\p{Lu}/u.test(found) && !/\b(?:is|are|years?)$/.test(found));
  const company = firstMatch(
    body,
    COMPANY_TOLD,
    (found) =>
      !NO_FIRM.test(flatten(found)) &&
      !isPlace(found) &&
      !(ROLE.test(flatten(found)) && !FIRM.test(flatten(found))),
  );
  return { title, company };
}

function firstMatch(
  passages: readonly Passage[],
  patterns: readonly RegExp[],
  fits: (found: string) => boolean,
): string {
  for (const { text } of passages)
    for (const pattern of patterns) {
      const found = pattern.exec(text)?.[1]?.trim();
      if (found !== undefined && fits(found)) return found;
    }
  return '';
}
