import { fold } from '#bench/claims-changes/people.ts';
import type { Person } from '#bench/claims-changes/people.ts';
import type { Changed, Told } from './told.ts';

/** What one word or phrase is changed into, each in its turn. Words of both languages; the first that stands is changed. */
const RULES: readonly (readonly [kind: string, from: RegExp, to: readonly string[]])[] = [
  ['period', /(?<=\b(?:a|per|each|every) )year\b/i, ['month', 'week', 'day']],
  ['period', /(?<=\b(?:a|per|each|every) )month\b/i, ['week', 'day']],
  ['period', /(?<=\b(?:a|per|each|every) )week\b/i, ['day']],
  ['period', /(?<=\b(?:per|each|every) )(?:day|shift|night)\b/i, ['hour']],
  ['period', /\bweekly\b/i, ['daily']],
  ['period', /\bmonthly\b/i, ['weekly', 'daily']],
  ['period', /\bquarterly\b/i, ['monthly', 'weekly']],
  ['period', /\b(?:yearly|annual)\b/i, ['monthly', 'weekly']],
  ['period', /(?<=\b(?:par|chaque) )(?:an|année)(?!\p{L})/iu, ['mois', 'semaine', 'jour']],
  ['period', /(?<=\b(?:par|chaque) )mois\b/i, ['semaine', 'jour']],
  ['period', /(?<=\b(?:par|chaque) )semaine\b/i, ['jour']],
  ['period', /(?<=\b(?:par|chaque) )(?:jour|quart|soir)\b/i, ['heure']],
  ['period', /\bhebdomadaires?\b/i, ['quotidien']],
  ['period', /\bmensuel(?:le)?s?\b/i, ['hebdomadaire', 'quotidien']],
  ['unit', /(?<=\d) ?%/u, [' points']],
  ['unit', /(?<=\d )seconds\b/, ['minutes']],
  ['unit', /(?<=\d )minutes\b/, ['hours', 'heures']],
  ['unit', /(?<=\d )hours\b/, ['days', 'weeks']],
  ['unit', /(?<=\d )days\b/, ['weeks', 'months']],
  ['unit', /(?<=\d )weeks\b/, ['months', 'years']],
  ['unit', /(?<=\d )months\b/, ['years']],
  ['unit', /(?<=\d )heures\b/, ['jours', 'semaines']],
  ['unit', /(?<=\d )jours\b/, ['semaines', 'mois']],
  ['unit', /(?<=\d )semaines\b/, ['mois', 'ans']],
  ['unit', /(?<=\d )mois\b/, ['ans']],
  ['unit', /(?<=\d ?)km(?!\p{L})/u, ['miles', 'milles', 'm']],
  ['unit', /(?<=\d ?)kg(?!\p{L})/u, ['tonnes', 'lb']],
  ['unit', /(?<=\d ?)m(?!\p{L})/u, ['km', 'ft']],
  ['unit', /(?<=\d )(?:acres)\b/, ['hectares']],
  ['unit', /(?<=\d )(?:hectares)\b/, ['acres', 'km2']],
  ['unit', /(?<=\d )(?:litres|liters)\b/, ['gallons', 'hectolitres']],
  ['unit', /\$(?=\d)/, ['US$', '€']],
  ['unit', /(?<=\d )\$/u, ['€', '$ US']],
  ['negation', / with no (?=[\p{L}])/iu, [' with ']],
  ['negation', / without (?=[\p{L}])/iu, [' with ']],
  ['negation', / sans (?=[\p{L}])/iu, [' avec ']],
  ['negation', /(?<=; )(?:aucun|no) (?=\p{L})/iu, ['un ', 'several ']],
  ['rank', /^(?:helped|aidé|a aidé)(?: to| with| à)? /iu, ['Led ', 'A dirigé ']],
  [
    'rank',
    /\b(?:Assistant|Junior|Associate|Apprentice|Deputy|Student) (?=\p{Lu})/u,
    ['', 'Senior ', 'Lead '],
  ],
  ['rank', /\b(?:Apprentie?|Adjointe?|Aide|Stagiaire)[ -](?=\p{L})/u, ['', 'Chef ']],
  [
    'rank',
    /^(?!(?:Senior|Lead|Head|Chief|Assistant)\b)(?=[A-Z][a-z]+(?: [A-Z][a-z]+)*, )/u,
    ['Senior ', 'Head ', 'Chief '],
  ],
];

/** A value with its period, unit, negation or rank changed. */
export const changedWords = ({ person, target, text }: Told): Changed[] =>
  RULES.filter(([, from]) => from.test(text))
    // A rank before a name is one of a job's line alone; anywhere else it would be another's.
    .filter(
      ([kind, from]) => kind !== 'rank' || !from.source.startsWith('^(?!') || /^work\[\d+\]$/.test(target),
    )
    .flatMap(([kind, from, to]) =>
      to.map((value) => ({
        kind,
        person,
        target,
        text: text.replace(from, value),
        from: text,
        put: value.trim(),
      })),
    )
    .filter((one) => one.text !== text);

/** Levels of a language from the least, in both languages. */
const LEVELS: readonly (readonly [names: RegExp, en: string, fr: string])[] = [
  [
    /^(?:basic|beginner|elementary|débutant|notions|de base|reading only|lu et compris)$/i,
    'Basic',
    'Débutant',
  ],
  [
    /^(?:intermediate|intermédiaire|conversational|conversation|fonctionnel|limited.*|b1)$/i,
    'Intermediate',
    'Intermédiaire',
  ],
  [/^(?:advanced|avancé|dalf c1|c1)$/i, 'Advanced', 'Avancé'],
  [/^(?:fluent|courant.*|c2)$/i, 'Fluent', 'Courant'],
  [/^(?:native|langue maternelle)$/i, 'Native', 'Langue maternelle'],
];

/** Every language at each level above its own. */
export const changedLevels = (person: Person): Changed[] =>
  person.resume.languages.flatMap(({ language, fluency }) => {
    const own = LEVELS.findIndex(([names]) => names.test(fluency));
    // One level up may be another's name for the same ("advanced" and "fluent").
    const above = own < 0 ? [] : LEVELS.slice(own + (own === 2 ? 2 : 1));
    return above.flatMap(([, en, fr]) =>
      [
        ['languages', `${language} (${en})`, en],
        ['languages', `${language} : ${fr.toLowerCase()}`, fr],
        ['letter', `My ${language} is at the ${en.toLowerCase()} level.`, en],
      ].map(([target = '', text = '', put = '']) => ({
        kind: 'level of a language',
        person,
        target,
        text,
        from: `${language}: ${fluency}`,
        put,
      })),
    );
  });

/** Every certificate of a person told as another person's, by the name, issuer or year. */
export function changedCredentials(people: readonly Person[], person: Person): Changed[] {
  const at = people.indexOf(person);
  const others = people.slice(at + 1).concat(people.slice(0, at));
  return person.resume.certificates.flatMap(({ name, issuer, date }, index) => {
    const foreign = others
      .flatMap(({ resume }) => resume.certificates)
      .filter(({ name: other }) => !person.said.includes(fold(other)));
    const other = foreign[index % Math.max(1, foreign.length)];
    if (other === undefined) return [];
    const told = { person, from: `${name}, ${issuer}, ${date}` };
    return [
      { ...told, kind: 'credential', target: 'certificates', text: other.name, put: other.name },
      {
        ...told,
        kind: 'credential',
        target: 'certificates',
        text: [other.name, issuer, date.slice(0, 4)].filter(Boolean).join(', '),
        put: other.name,
      },
      {
        ...told,
        kind: 'credential, letter',
        target: 'letter',
        text: `I hold the following: ${other.name}.`,
        put: other.name,
      },
    ];
  });
}
