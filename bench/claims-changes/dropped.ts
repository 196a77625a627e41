import { bare, upperFirst } from './people.ts';
import type { Change, Fact } from './people.ts';
import { ENGLISH_HEADS } from './verbs.data.ts';

const PAST = new Map(
  ENGLISH_HEADS.trim()
    .split(/[\n|]/)
    .map((pair) => pair.split(' '))
    .map(([base = '', past = '']) => [base, past]),
);
const pastOf = (base: string): string =>
  PAST.get(base) ?? (base.endsWith('e') ? `${base}d` : `${base.replace(/(?<=[^aeiou])y$/, 'i')}ed`);

/** What makes an action less than it would be without it; each is dropped in its turn. */
const RESTRICTIONS: readonly (readonly [string, RegExp, string | ((...found: string[]) => string)])[] = [
  [
    'supervision dropped',
    /,? (?:working )?under (?:(?:the|a|an) )?(?:[\p{L}'’-]+ ){0,3}?(?:supervision|direction|guidance|check|oversight|eye)(?: of (?:the|an?) [\p{L}-]+(?: [\p{L}-]+)?)?/u,
    '',
  ],
  [
    'supervision dropped',
    /,? sous (?:la |l['’])?(?:supervision|direction|surveillance|responsabilité|contrôle|autorité)(?: (?:de la |du |de l['’]|d['’]une? |des |de )[\p{L}-]+(?:[ -][\p{L}-]+)?)?/u,
    '',
  ],
  ['help told as the action', /^Helped (?:to )?(?:set up) /, 'Set up '],
  [
    'help told as the action',
    /^Help(?:ed)? (?:to )?(?!with\b)([a-z]+) (?=the|an?|\d|new|[a-z]+s\b)/,
    (_: string, verb = '') => `${upperFirst(pastOf(verb))} `,
  ],
  ['help told as the action', /^(?:A aidé|Aidé|Aidait|Aide) (?:à|au|aux) (?:la |l['’])?/, 'Responsable : '],
  ['share told as the action', /^(?:Assisted|Assist|Helped|Help) with /, 'Handled '],
  [
    'share told as the action',
    /^(?:Contributed to|Contribute to|Took part in|Participated in|Take part in|Was part of|Supported) /,
    'Carried out ',
  ],
  [
    'share told as the action',
    /^(?:A participé|Participait|Participe|Participé|A contribué|Contribuait|Contribue|A collaboré|Collabore|Collaborait) (?:à|au|aux) (?:la |le |l['’])?/,
    'Réalisation : ',
  ],
  ['share told as the action', /^Participation (?:à la |à l['’]|au |aux |à )/, 'Réalisation : '],
  ['limit dropped', /\b[Uu]p to (?=\d)/, ''],
  ['limit dropped', /\b(?:jusqu['’]à) (?=\d)/, ''],
  ['limit dropped', /\b(?:occasionally|sometimes|at times) /i, ''],
  ['limit dropped', / (?:occasionally|on occasion|à l['’]occasion|parfois)\b/i, ''],
  [
    'pilot or draft told as the thing',
    /\b(?:pilot|trial|draft|test|prototype) (?=(?:of|project|program|programme|run|line|plant|study)\b)/i,
    'full ',
  ],
  ['pilot or draft told as the thing', / in a (?:[\p{L}-]+ )?(?:pilot|trial)\b(?: with [^.,;]+)?/u, ''],
  [
    'sharing dropped',
    / (?:together |jointly )?with (?:a|one|two|three|four|five) (?:other |senior |fellow )?[\p{L}-]+\.?$/u,
    ' alone',
  ],
  ['sharing dropped', / avec (?:une?|deux|trois|quatre|cinq) (?:autres? )?[\p{L}-]+\.?$/u, ' seul'],
  ['negation dropped', /\b(?:did not|does not|do not|never) /, ''],
  ['negation dropped', / without (?=(?:an?|any|the|a single) )/, ' with '],
  ['negation dropped', / with no (?=[\p{L}]+)/u, ' with '],
  ['negation dropped', / sans (?=(?:aucune?|une?) )/, ' avec '],
  [
    'another’s action',
    /^(?:Suggested|Proposed|Recommended) (?=the|an?|\d|two|three|[a-z]+s\b)/,
    'Introduced ',
  ],
  ['another’s action', /^(?:A proposé|Proposé|A suggéré) /, 'A mis en place '],
  [
    'substitute told as holder',
    /^(?:Remplace|Remplaçait|A remplacé) (?=l[ae]s? |l['’])/,
    'A occupé le poste de ',
  ],
  [
    'substitute told as holder',
    /^(?:Filled in|Covered|Stood in|Backed up|Back-up|Relief) for (?=the )/,
    'Worked as ',
  ],
];

/** A fact without what restricts it: supervised, helping, up to, a pilot, together with others, not. */
export const droppedRestrictions = ({ person, target, text }: Fact): Change[] =>
  RESTRICTIONS.filter(([, from]) => from.test(text)).map(([kind, from, to]) => ({
    kind,
    person,
    target,
    text: `${bare(typeof to === 'string' ? text.replace(from, to) : text.replace(from, to)).trim()}.`,
    from: text,
  }));
