import { requirementWord } from '#engines/lexicon/index.ts';
/** A licence or certificate postings ask for. `regulated`: whoever holds it says so, and without it the work may not be done. */
export interface Credential {
  id: string;
  name: string;
  regulated: boolean;
  /** Folded job titles whose holder has it, written down or not: its absence is then a question, not a refusal. */
  practised?: RegExp;
  /** Matches folded text of postings and resumes. */
  pattern: RegExp;
  /** True for what is also a skill: only words such as "certificate", "valid" or "required" make it a paper. */
  skill?: boolean;
  /** Another credential that includes it. */
  coveredBy?: readonly string[];
}

export const CREDENTIALS: readonly Credential[] = [
  {
    id: 'personal-support',
    name: 'Personal support worker certificate',
    regulated: true,
    practised: requirementWord('credentials: personal-support practised'),
    pattern: requirementWord('credentials: personal-support'),
    coveredBy: ['rn', 'lpn'],
  },
  {
    id: 'rn',
    name: 'Registered nurse licence',
    regulated: true,
    practised: /\bnurse\b(?! aide| assistant)|infirmi/,
    pattern: requirementWord('credentials: rn'),
  },
  {
    id: 'lpn',
    name: 'Practical nurse licence',
    regulated: true,
    practised: /practical nurse|infirmi/,
    pattern: requirementWord('credentials: lpn'),
    coveredBy: ['rn'],
  },
  {
    id: 'dental-hygiene',
    name: 'Dental hygienist registration',
    regulated: true,
    practised: /hygien/,
    pattern:
      /\brdh\b|regist\w+ (?:as a |with the .{0,30})?dental hygienist|college of dental hygienists|ordre des hygienistes/,
  },
  {
    id: 'social-work',
    name: 'Social worker registration',
    regulated: true,
    practised: /social worker|travailleu(?:r|se) social/,
    pattern: requirementWord('credentials: social-work'),
  },
  {
    id: 'teaching',
    name: 'Teaching certificate',
    regulated: true,
    practised: /teacher|enseignant/,
    pattern: requirementWord('credentials: teaching'),
  },
  {
    id: 'early-childhood',
    name: 'Early childhood educator registration',
    regulated: true,
    practised: /early childhood educator|educatrice|educateur/,
    pattern: requirementWord('credentials: early-childhood'),
  },
  {
    id: 'pharmacy',
    name: 'Pharmacy registration',
    regulated: true,
    practised: /pharmac(?:ist|ien)/,
    pattern: requirementWord('credentials: pharmacy'),
  },
  {
    id: 'cpa',
    name: 'CPA designation',
    regulated: true,
    pattern: requirementWord('credentials: cpa'),
  },
  {
    id: 'engineer',
    name: 'Professional engineer licence',
    regulated: true,
    pattern: /\bp\.? ?eng\b|professional engineer|\boiq\b|ordre des ingenieurs|licensed engineer/,
  },
  {
    id: 'electrician',
    name: 'Electrician licence',
    regulated: true,
    practised: /electrici/,
    pattern: requirementWord('credentials: electrician'),
  },
  {
    id: 'red-seal',
    name: 'Red Seal',
    regulated: true,
    pattern: requirementWord('credentials: red-seal'),
  },
  { id: 'b-pressure', name: 'B pressure ticket', regulated: true, pattern: /\bb[- ]pressure\b/ },
  {
    id: 'welding',
    name: 'CWB welding certification',
    regulated: true,
    pattern: requirementWord('credentials: welding'),
    coveredBy: ['b-pressure'],
  },
  {
    id: 'gas',
    name: 'Gas fitter licence',
    regulated: true,
    practised: /gas ?fitter|gas technician/,
    pattern: requirementWord('credentials: gas'),
  },
  {
    id: 'class-1',
    name: 'Class 1 or AZ licence',
    regulated: true,
    practised: requirementWord('credentials: class-1 practised'),
    pattern: requirementWord(
      'credentials: class-1',
      /\baz\b[^.]{0,20}(?:licen[cs]e|driver)|\bc ?\+ ?e licen[cs]e/,
    ),
  },
  {
    id: 'class-3',
    name: 'Class 3 or DZ licence',
    regulated: true,
    practised: /truck driver|camionn|dump truck/,
    pattern: requirementWord('credentials: class-3', /\bdz\b[^.]{0,20}(?:licen[cs]e|driver)/),
    coveredBy: ['class-1'],
  },
  {
    id: 'driving',
    name: "Driver's licence",
    regulated: false,
    skill: true,
    pattern: requirementWord('credentials: driving'),
    coveredBy: ['class-1', 'class-3'],
  },
  {
    id: 'guard',
    name: 'Security guard licence',
    regulated: true,
    practised: requirementWord('credentials: guard practised'),
    pattern: requirementWord('credentials: guard', /\bbsp\b.{0,20}permis/),
  },
  {
    id: 'insurance',
    name: 'Insurance licence',
    regulated: true,
    pattern: requirementWord('credentials: insurance'),
  },
  {
    id: 'real-estate',
    name: 'Real estate licence',
    regulated: true,
    practised: /real estate|courti/,
    pattern: /real estate licen[cs]e|permis de courtier/,
  },
  { id: 'pmp', name: 'PMP', regulated: true, pattern: /\bpmp\b|project management professional/ },
  { id: 'cfa', name: 'CFA', regulated: true, pattern: /\bcfa\b|chartered financial analyst/ },
  { id: 'hr', name: 'Human resources designation', regulated: true, pattern: /\b(?:cphr|chrp|chrl|crha)\b/ },
  {
    id: 'forklift',
    name: 'Forklift licence',
    regulated: true,
    pattern: requirementWord(
      'credentials: forklift',
      /(?:fork ?lift|lift truck)[^.]{0,25}(?:licen[cs]e|ticket|certificat)|(?:licen[cs]e|certificat)[^.]{0,12}fork ?lift/,
    ),
  },
  {
    id: 'first-aid',
    name: 'First aid and CPR',
    regulated: false,
    skill: true,
    pattern: requirementWord('credentials: first-aid'),
  },
  { id: 'acls', name: 'ACLS', regulated: false, pattern: /\bacls\b|advanced cardi/ },
  {
    id: 'food',
    name: 'Food handler certificate',
    regulated: false,
    pattern: requirementWord('credentials: food', /food (?:safe|safety) ?\w{0,3} (?:certificat|card|level)/),
  },
  {
    id: 'construction-safety',
    name: 'Construction safety card',
    regulated: true,
    pattern: requirementWord('credentials: construction-safety'),
  },
  { id: 'h2s', name: 'H2S Alive', regulated: true, pattern: /\bh2s\b/ },
  { id: 'chartered', name: 'Chartered accountant', regulated: true, pattern: /\b(?:acca|cima)\b/ },
  {
    id: 'electrical-work',
    name: 'Electrical authorisation',
    regulated: true,
    pattern: /habilitations? electrique/,
  },
  { id: 'whmis', name: 'WHMIS', regulated: false, pattern: /\bwhmis\b|\bsimdut\b/ },
  {
    id: 'heights',
    name: 'Working at heights',
    regulated: false,
    pattern: /working at heights|fall protection|travail en hauteur/,
  },
  {
    id: 'alcohol',
    name: 'Responsible alcohol service',
    regulated: false,
    pattern: /smart serve|serving it right|proserve/,
  },
  {
    id: 'record-check',
    name: 'Criminal record check',
    regulated: false,
    pattern: requirementWord('credentials: record-check'),
  },
  { id: 'fast', name: 'FAST card', regulated: true, pattern: /\bfast card\b|carte fast/ },
];

/** "Permis d’exercice de l’ordre professionnel": the licence of whatever the profession is; any licence of a trade shows it. */
export const OWN_LICENCE: Credential = {
  id: 'own-licence',
  name: 'Licence of the profession',
  regulated: false,
  pattern: requirementWord('credentials: own-licence'),
  coveredBy: CREDENTIALS.filter(({ practised }) => practised !== undefined).map(({ id }) => id),
};

/** Names of the taxonomy's certificates that the list above reads. */
export const CERTIFICATES_READ_HERE: ReadonlySet<string> = new Set([
  '309A electrician',
  'CFA',
  'CHRP',
  'Class AZ licence',
  'Class DZ licence',
  'CPA',
  'ECE registration',
  'Food Handler certificate',
  'LLQP',
  'LPN/RPN registration',
  'OCT',
  'P.Eng',
  'PMP',
  'PSW certificate',
  'Real estate licence',
  'Red Seal',
  'RIBO licence',
  'RN registration',
  'Security guard licence',
  'Smart Serve',
  'Vulnerable sector check',
  'Working at Heights',
  'First aid',
  'Forklift operation',
  'WHMIS',
  'Driving (class G)',
  'Commercial driving (AZ/DZ)',
]);
