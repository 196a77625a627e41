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
    practised: /support worker|care aide|beneficiaires|aide-soignant/,
    pattern:
      /\bpsw\b|personal support worker|continuing care (?:assistant|certificate)|health care aide|prepose(?:e|es|s)? aux beneficiaires|\bdeas\b|diplome d'etat d'aide-soignant/,
    coveredBy: ['rn', 'lpn'],
  },
  {
    id: 'rn',
    name: 'Registered nurse licence',
    regulated: true,
    practised: /\bnurse\b(?! aide| assistant)|infirmi/,
    pattern:
      /\bregistered nurses?\b|\brns?\b|college of (?:registered )?nurses|\bcno\b|\boiiq\b|infirmi(?:ere|er)s? autorise|ordre des infirmi|permis d'infirmi|diplome d'etat d'infirmi|\bnmc (?:pin|regist)/,
  },
  {
    id: 'lpn',
    name: 'Practical nurse licence',
    regulated: true,
    practised: /practical nurse|infirmi/,
    pattern:
      /\b(?:licensed|registered) practical nurses?\b|\b[lr]pns?\b|\boiiaq\b|infirmi(?:ere|er)s? auxiliaire/,
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
    pattern:
      /registered social worker|\b(?:rsw|ocswssw)\b|college of social workers|ordre des travailleurs sociaux|\botstcfq\b/,
  },
  {
    id: 'teaching',
    name: 'Teaching certificate',
    regulated: true,
    practised: /teacher|enseignant/,
    pattern:
      /teach(?:ing|er'?s?) (?:certificat|licen[cs]e|qualification)|college of teachers|ordre des enseignant|brevet d'enseignement|\boct\b|autorisation d'enseigner|qualified teacher status|\b(?:qts|pgce)\b/,
  },
  {
    id: 'early-childhood',
    name: 'Early childhood educator registration',
    regulated: true,
    practised: /early childhood educator|educatrice|educateur/,
    pattern:
      /\br?ece\b|early childhood educat\w+ (?:certific|regist|licen)|registered early childhood|college of early childhood/,
  },
  {
    id: 'pharmacy',
    name: 'Pharmacy registration',
    regulated: true,
    practised: /pharmac(?:ist|ien)/,
    pattern:
      /college of pharmac|registered pharmacy technician|licensed pharmacist|\bgphc\b|ordre des pharmaciens/,
  },
  {
    id: 'cpa',
    name: 'CPA designation',
    regulated: true,
    pattern: /\bcpa\b|chartered professional accountant|comptables? professionnels? agree/,
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
    pattern:
      /\b(?:309|442) ?a\b|electrician (?:licen[cs]e|ticket|certificat)|journey\w+ electrician|licence d'electricien|compagnon electricien|licensed electrician|electrician'?s licen[cs]e/,
  },
  {
    id: 'red-seal',
    name: 'Red Seal',
    regulated: true,
    pattern:
      /red seal|sceau rouge|interprovincial (?:ticket|certificate)|journeyperson (?:ticket|certificate)|certificate of qualification/,
  },
  { id: 'b-pressure', name: 'B pressure ticket', regulated: true, pattern: /\bb[- ]pressure\b/ },
  {
    id: 'welding',
    name: 'CWB welding certification',
    regulated: true,
    pattern: /\bcwb\b|csa w47|canadian welding bureau|bureau canadien de soudage/,
    coveredBy: ['b-pressure'],
  },
  {
    id: 'gas',
    name: 'Gas fitter licence',
    regulated: true,
    practised: /gas ?fitter|gas technician/,
    pattern:
      /gas ?(?:fitter|technician) (?:licen[cs]e|ticket|certificat)|\bgas safe\b|\bg[12] (?:gas|licen[cs]e)/,
  },
  {
    id: 'class-1',
    name: 'Class 1 or AZ licence',
    regulated: true,
    practised: /truck driver|long[- ]haul|tractor|camionn|chauffeu(?:r|se) de camion/,
    pattern:
      /class (?:1|az|a)\b|\baz\b[^.]{0,20}(?:licen[cs]e|driver)|\baz\/dz\b|classe 1\b|commercial driver'?s licen[cs]e|\bcdl\b|\bfimo\b|\bc ?\+ ?e licen[cs]e|\bhgv\b|\bpermis (?:c|ce)\b/,
  },
  {
    id: 'class-3',
    name: 'Class 3 or DZ licence',
    regulated: true,
    practised: /truck driver|camionn|dump truck/,
    pattern: /class (?:3|dz|d)\b|\bdz\b[^.]{0,20}(?:licen[cs]e|driver)|classe 3\b/,
    coveredBy: ['class-1'],
  },
  {
    id: 'driving',
    name: "Driver's licence",
    regulated: false,
    skill: true,
    pattern:
      /driv(?:er|ing)(?:'?s)? licen[cs]e|licen[cs]ed to drive|\bg2? licen[cs]e|class (?:5|g2?)\b|permis (?:de conduire|b\b)|classe 5\b|valid licen[cs]e and (?:car|vehicle)/,
    coveredBy: ['class-1', 'class-3'],
  },
  {
    id: 'guard',
    name: 'Security guard licence',
    regulated: true,
    practised: /security (?:guard|officer)|gardien|agente? de securite/,
    pattern:
      /security (?:worker )?licen[cs]e|guard licen[cs]e|\bsia licen[cs]e|\bcnaps\b|agente? de gardiennage|\bbsp\b.{0,20}permis|permis d'agent(?:e)? de securite/,
  },
  {
    id: 'insurance',
    name: 'Insurance licence',
    regulated: true,
    pattern: /\b(?:llqp|ribo|otl)\b|insurance licen[cs]e|permis d'assurance/,
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
    pattern:
      /(?:fork ?lift|lift truck)[^.]{0,25}(?:licen[cs]e|ticket|certificat)|(?:licen[cs]e|certificat)[^.]{0,12}fork ?lift|cariste (?:certifie|accredit)|carte de cariste|\bcaces\b/,
  },
  {
    id: 'first-aid',
    name: 'First aid and CPR',
    regulated: false,
    skill: true,
    pattern: /first[- ]aid|\bcpr\b|\bbls\b|basic life support|secourisme|\brcr\b|reanimation/,
  },
  { id: 'acls', name: 'ACLS', regulated: false, pattern: /\bacls\b|advanced cardi/ },
  {
    id: 'food',
    name: 'Food handler certificate',
    regulated: false,
    pattern:
      /food handler|food (?:safe|safety) ?\w{0,3} (?:certificat|card|level)|foodsafe|hygiene et salubrite|manipulateur d'aliments/,
  },
  {
    id: 'construction-safety',
    name: 'Construction safety card',
    regulated: true,
    pattern:
      /\bcscs\b|\basp construction\b|\bcarte asp\b|\bcsts\b|\bosha (?:10|30)\b|construction white card/,
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
    pattern:
      /(?:criminal|police) (?:record|background)? ?check|vulnerable sector|empechement judiciaire|antecedents judiciaires/,
  },
  { id: 'fast', name: 'FAST card', regulated: true, pattern: /\bfast card\b|carte fast/ },
];

/** "Permis d’exercice de l’ordre professionnel": the licence of whatever the profession is; any licence of a trade shows it. */
export const OWN_LICENCE: Credential = {
  id: 'own-licence',
  name: 'Licence of the profession',
  regulated: false,
  pattern:
    /permis d'exercice|ordre professionnel|provincial college|professional (?:licen[cs]e|registration)|licen[cs]e to practi[cs]e/,
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
