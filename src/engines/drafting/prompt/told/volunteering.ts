import { isKnownCity, placeOf } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { wholeName } from './naming/long-names.ts';
import { capital } from './said-fact.ts';
import type { SaidFact } from './said-fact.ts';
import { doingsIn, tellingIn } from './tellings.ts';
import { DATE_MARK, timed } from './times.ts';
import {
  LEADS,
  LIKING,
  NOTE,
  OFFERING,
  OWN_NOUN,
  PAID,
  PROPER_NAME,
  ROLES,
  SMALL_NAME,
  VOLUNTEERING,
} from './volunteering.data.ts';
import { NO_EMPLOYER } from './words.data.ts';

interface Found {
  value: string;
  from: number;
  to: number;
}

function roleIn(text: string): Found | null {
  for (const pattern of ROLES)
    for (const found of text.matchAll(pattern)) {
      const value = (found[1] ?? '').trim();
      if (!OWN_NOUN.test(value) && value.split(/\s+/).length <= 6)
        return { value, from: found.index, to: found.index + found[0].length };
    }
  return null;
}

const isPlace = (name: string): boolean => isKnownCity(name) || placeOf(name) !== null;

function organisationIn(text: string): Found | null {
  for (const found of text.matchAll(LEADS)) {
    const start = found.index + found[0].length;
    const rest = text.slice(start);
    const head = PROPER_NAME.exec(rest)?.[0] ?? '';
    const proper = head === '' ? '' : wholeName(head, rest);
    const maySmall = found.groups?.['sure'] !== undefined || found.groups?.['article'] !== undefined;
    const isPerhapsNeed = /^(?:for|pour)$/i.test(found.groups?.['named'] ?? '');
    const small =
      proper === '' && maySmall && !isPerhapsNeed && !NO_EMPLOYER.test(rest)
        ? (SMALL_NAME.exec(rest)?.[1] ?? '')
        : '';
    const value = (proper === '' ? small : proper).replace(/[.\s]+$/, '').trim();
    // Behind "in" and "à" one name alone is as often a town.
    if (/^(?:in|à|dans)$/i.test(found.groups?.['named'] ?? '') && !/\s/.test(value)) continue;
    if (value === '' || value.split(/\s+/).length > 7 || isPlace(value) || OWN_NOUN.test(value)) continue;
    return { value, from: found.index, to: start + value.length };
  }
  return null;
}

const NO_JOB: SaidFact & { kind: 'job' } = {
  kind: 'job',
  position: '',
  name: '',
  location: '',
  startDate: '',
  endDate: '',
};

/** Whether a clause speaks of work done without pay; such a clause tells of no job. */
export const isVolunteering = (clause: string): boolean => VOLUNTEERING.test(clause) && !PAID.test(clause);

const withoutMarks = (text: string): string => text.replaceAll(DATE_MARK, ' ').replace(/\s+/g, ' ').trim();

/** What somebody says they did as a volunteer: for whom, as what, when, and what it was; nothing where neither whom nor what is told. */
export function volunteeringIn(clause: string): SaidFact[] {
  if (LIKING.test(clause) || OFFERING.test(clause)) return [];
  const { text, startDate, endDate } = timed(clause);
  const role = roleIn(text);
  const outside =
    role === null
      ? text
      : `${text.slice(0, role.from)}${'‡'.repeat(role.to - role.from)}${text.slice(role.to)}`;
  const organisation = organisationIn(outside);
  const before = withoutMarks(
    text.slice(0, /(?<!\p{L})as an? volunteer|(?<!\p{L})comme bénévole/iu.exec(text)?.index ?? 0),
  );
  const behind = withoutMarks(text.slice(Math.max(role?.to ?? 0, organisation?.to ?? 0)));
  if (role === null && organisation === null) return [];
  // "…, babysat for two families" is told beside it: whether it was done there, nobody knows.
  const beside = tellingIn(behind.replace(/^[\s,]+/, ''));
  const isBeside = beside.length > 0 && !/^[\s,]*where(?!\p{L})/iu.test(behind);
  const told = [...tellingIn(before), ...(isBeside ? [] : doingsIn(behind))].find(
    ({ kind }) => kind === 'telling',
  );
  const volunteer: SaidFact = {
    kind: 'volunteer',
    organization: capital(organisation?.value ?? ''),
    position: capital(role?.value ?? ''),
    startDate,
    endDate,
    summary: told !== undefined && 'value' in told ? told.value : '',
  };
  return isBeside ? [volunteer, { ...NO_JOB, another: true }, ...beside] : [volunteer];
}

/** Volunteering as it stands in a list under that heading: "Big Brothers mentor 2017-2019, soccer coach at YMCA". */
export const volunteeringListed = (items: string): SaidFact[] =>
  items
    .split(/;|,\s+(?=\p{Lu}|\p{Ll}[\p{L} -]*\s(?:at|with|for|chez|à|au)\s)/u)
    .flatMap((item): SaidFact[] => {
      const clause = item.trim().replace(/[.\s]+$/, '');
      if (isVolunteering(clause)) return volunteeringIn(clause);
      const { text, startDate, endDate } = timed(clause);
      const [, name = '', role = ''] = NOTE.exec(text) ?? [];
      const known = /^(?:at|with|for|chez|à|au|aux)$/.test(fold(role).split(' ')[0] ?? '') ? '' : role;
      const organisation = organisationIn(text);
      if (organisation !== null && organisation.from > 0) {
        const position = withoutMarks(text.slice(0, organisation.from));
        return [
          {
            kind: 'volunteer',
            organization: capital(organisation.value),
            position: position.split(/\s+/).length > 6 ? '' : capital(position.replace(/[\s,:–-]+$/, '')),
            startDate,
            endDate,
            summary: '',
          },
        ];
      }
      if (name === '' || isPlace(name)) return [];
      return [
        {
          kind: 'volunteer',
          organization: name,
          position: capital(known.trim()),
          startDate,
          endDate,
          summary: '',
        },
      ];
    });
