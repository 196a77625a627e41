import { fold, isFrench, pick } from './people.ts';
import type { Change, Person } from './people.ts';

const yearOf = (date: string): string => date.slice(0, 4);

const LOWERED =
  /^(?:assistant|junior|apprentice|associate|deputy|student|trainee) (?=\p{L})|,? ?\(?(?:intern|trainee|apprentice|stagiaire|apprentie?|surnuméraire)\)?$|^(?:aide-|sous-|apprentie? |adjointe? |assistante? )/iu;

/** Titles with a rank that was not held, or without what lowers them. */
export function changedTitles(person: Person): Change[] {
  const french = isFrench(person);
  return person.resume.work.flatMap(({ position, name }, at) => {
    const told = { person, from: position };
    const plain = position.replace(/\s*\(.*\)$/, '');
    const ranks = french
      ? [
          `Chef ${plain}`,
          `${plain} principal`,
          `Responsable, ${plain}`,
          `${plain} en chef`,
          `Directeur, ${plain}`,
        ]
      : [
          `Senior ${plain}`,
          `Lead ${plain}`,
          `Head ${plain}`,
          `Chief ${plain}`,
          `Principal ${plain}`,
          `${plain} Manager`,
          `${plain} Supervisor`,
        ];
    const [rank = ''] = pick(
      ranks.filter(
        (one) =>
          !/senior|lead|head|chief|chef|princip|manag|direct|supervis|responsab/i.test(position) ||
          one === '',
      ),
      position,
    );
    const lowered = position.replace(LOWERED, '').trim();
    const added =
      rank === ''
        ? []
        : [
            { ...told, kind: 'rank added to a title', target: `work[${at}].position`, text: rank },
            {
              ...told,
              kind: 'rank added to a title, letter',
              target: 'letter',
              text: french
                ? `Chez ${name}, j’ai été ${rank.toLowerCase()}.`
                : `At ${name} I was ${rank.toLowerCase()}.`,
            },
          ];
    const dropped =
      lowered === position || lowered.length < 4 || person.said.split(' ; ').includes(fold(lowered))
        ? []
        : [
            {
              ...told,
              kind: 'rank left out of a title',
              target: `work[${at}].position`,
              text: lowered.charAt(0).toUpperCase() + lowered.slice(1),
            },
            { ...told, kind: 'rank left out of a title', target: `work[${at}]`, text: `${lowered}, ${name}` },
          ];
    return [...added, ...dropped];
  });
}

const CERTIFICATE_LEVELS: readonly (readonly [RegExp, string])[] = [
  [/\b(level|niveau|part|class|classe) (?:I|1)\b/i, '$1 2'],
  [/\b(level|niveau|part|class|classe) (?:II|2)\b/i, '$1 3'],
  [/\bfirst level\b/i, 'second level'],
  [/\b(?:basic|foundation)\b/i, 'Advanced'],
  [/\bde base\b/i, 'avancé'],
  [/\bassociate\b/i, 'Expert'],
  [/\bprovider\b/i, 'Instructor'],
  [/,? ?\((?:candidate|in progress|first part passed|en cours)\)/i, ''],
  [/ exam (?:passed|\(first part passed\))/i, ''],
  [/\bapprenti(?:ce|e)?\b/i, 'journeyperson'],
  [/\(G\.I\.T\.\)|\bin-training\b|\ben formation\b/i, ''],
];

/** Certificates of a higher level, of another issuer, of another year, and as who teaches them. */
export function changedCertificates(people: readonly Person[], person: Person): Change[] {
  const french = isFrench(person);
  const issuers = people
    .flatMap(({ resume }) => resume.certificates.map(({ issuer }) => issuer))
    .filter((one) => one !== '');
  return person.resume.certificates.flatMap(({ name, issuer, date }) => {
    const told = { person, from: `${name}, ${issuer}, ${date}`, target: 'certificates' };
    const year = Number(yearOf(date));
    const [other = ''] = pick(
      issuers.filter((one) => !person.said.includes(fold(one))),
      name,
    );
    const levels = CERTIFICATE_LEVELS.filter(([from]) => from.test(name)).map(([from, to]) =>
      name.replace(from, to),
    );
    return [
      ...levels.map((text) => ({ ...told, kind: 'level of a certificate', text: `${text} (${issuer})` })),
      { ...told, kind: 'issuer of a certificate', text: `${name} (${other})` },
      ...(year > 0
        ? [{ ...told, kind: 'year of a certificate', text: `${name}, ${issuer}, ${year - 1}` }]
        : []),
      {
        ...told,
        kind: 'teaches a certificate',
        text: french ? `${name}, instructeur (${issuer})` : `${name} Instructor (${issuer})`,
      },
      {
        ...told,
        kind: 'teaches a certificate',
        target: 'letter',
        text: french
          ? `Je forme d’autres personnes pour le certificat ${name}.`
          : `I train others for the ${name} certificate.`,
      },
    ];
  });
}

const DEGREES: readonly (readonly [RegExp, string])[] = [
  [
    /\s*\((?:in progress|not completed|two years completed(?:, not finished)?|online, in progress|part-time, in progress|en cours[^)]*)\)/i,
    '',
  ],
  [/^(?:DEP|DESS|AEC|High School Diploma|OSSD|Apprenticeship)\b.*/, 'Diploma, college'],
  [/^(?:Advanced )?Diploma$|^DEC$|^Graduate Certificate$|^Certificate$/, 'Bachelor’s degree'],
  [/^Bac[ch].*|^B(?:SC|Sc|A|BA|Com|ScN).*|^Honours Bachelor.*/, 'Master’s degree'],
  [/^(?:Certificat|Microprogramme)$/, 'Maîtrise'],
  [/^(?:Master|MSc|Maîtrise).*/, 'PhD'],
];

/** Degrees of a higher level, or finished that were not, and with distinction. */
export const changedDegrees = (person: Person): Change[] =>
  person.resume.education.flatMap(({ studyType, area, institution, endDate }, at) => {
    const told = { person, from: `${studyType}, ${area}, ${institution}`, target: `education[${at}]` };
    const found = DEGREES.find(([from]) => from.test(studyType));
    const higher = found === undefined ? [] : [studyType.replace(found[0], found[1])];
    const year = Number(yearOf(endDate));
    return [
      ...higher.map((degree) => ({
        ...told,
        kind: 'level of a degree',
        text: `${degree}, ${area}, ${institution}`,
      })),
      ...higher.map((degree) => ({
        ...told,
        kind: 'level of a degree, letter',
        target: 'letter',
        text: `${isFrench(person) ? 'J’ai obtenu de' : 'I hold from'} ${institution}: ${degree}, ${area}.`,
      })),
      {
        ...told,
        kind: 'distinction of a degree',
        text: `${studyType}, ${area}, ${institution}, ${isFrench(person) ? 'avec grande distinction' : 'with distinction'}`,
      },
      ...(year > 0
        ? [{ ...told, kind: 'year of a degree', text: `${studyType}, ${area}, ${institution}, ${year - 2}` }]
        : []),
    ];
  });
