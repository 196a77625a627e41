/** Words of a line that make its needs musts or nice-to-haves, folded. */
export const NICE_WORDS =
  /n't hurt|\b(?:an? (?:plus|bonus|advantage)\b|assets?\b|prefer(?:red|ably)|nice to have|bonus|desir(?:ed|able)|ideally|advantageous|appreci|beneficial|useful|handy|would (?:help|be)\b|will help|never hurt|helpful|welcome|atouts?\b|un (?:plus|avantage)\b|souhait|de preference|idealement|constitue un|utiles?\b|bienvenue?s?\b|ne nui|serai(?:t|ent)\b|peu(?:t|vent) (?:servir|aider))/;
export const MUST_WORDS =
  /\b(?:requi(?:red?|res|se?s?)|must|minimum|at least|essenti(?:al|elles?|els?)|mandatory|compulsory|imperati\w+|prerequisite|no exceptions?|necess(?:ary|aires?)|need(?:ed)?|valides?|valid|exigee?s?|obligatoires?|au moins|doit|devez|indispensables?|sans exception|il (?:vous )?faut)\b/;
/** Clauses that say a thing is not asked for, folded. */
export const WAIVED =
  /\b(?:not|isn't|aren't) (?:a )?(?:requir|need|necess|mandatory|essential|expected)|(?:\b(?:does not|do not|never)|n't) (?:require|need|ask|count|care|mind|matter|have to)\b|\b(?:with or without|avec ou sans|regardless of|peu importe|n'importe)\b|\b(?:no|aucune?)\b[^.;]*\b(?:requir|needed|necess|requise?|exigee?)|\bno (?:prior |previous )?experience\b|\b(?:pas|non) (?:besoin|requis|exige|necess|obligatoire)|\bn'(?:exige|est) pas\b/;

/** Words that say how well or how, not what: they carry no need of their own. Normalised. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  (
    'experience experienced knowledge ability able strong good excellent proven solid sound demonstrated skill understanding familiarity familiar proficiency proficient working advanced basic minimum least year month required preferred asset plus must have has with and or the of in to for from at by on an any a your our you we is are be as that this related relevant equivalent similar role position work job use using comfortable willing willingness current valid clear great well new other including such when where under more than ' +
    'connaissance capacite habilete bonne bon excellente excellent experience annee mois requis exigee atout minimum moin maitrise avec dans pour des les une un du de la le et ou au aux en sur par d l a est vous votre nos notre poste travail emploi similaire pertinente connexe aisance faire etre avoir'
  ).split(' '),
);

/** Qualities nearly everybody claims and no resume proves; a line made of them is no requirement to hold against a person. Normalised. */
export const SOFT_WORDS: ReadonlySet<string> = new Set(
  (
    'communication communicator communicate team teamwork player attention detail detailed problem solving solver time management organized organization organizational interpersonal leadership motivated self starter positive attitude reliable reliability punctual punctuality flexible flexibility adaptable friendly patient patience discretion confidentiality calm exact precise accurate accuracy timely honest courteou respect integrity energy passion passionate creative creativity multitask multitasking independently independent fast paced environment stress judgement judgment initiative dependable professional professionalism stamina lift lifting stand standing walk walking physically physical friendly manner shift welcome graduate safe habit footwear willing smile line clear kg kilogram heavy pressure hand day night full busy queue long ' +
    'esprit equipe autonomie autonome rigueur rigoureux sens organisation ponctualite ponctuel fiabilite fiable courtoisie discretion souplesse debrouillardise dynamisme dynamique motivation initiative patience minutie minutieux polyvalence polyvalent entregent respect echeance confidentialite ecoute'
  ).split(' '),
);
/** Skills of the same sort by name in the taxonomy. */
export const SOFT_SKILLS: ReadonlySet<string> = new Set([
  'Attention to detail',
  'Communication',
  'Leadership',
  'Problem solving',
  'Teamwork',
  'Time management',
]);

/** A skill that shows another: `[held, shown, share]`, by name in the taxonomy. Kept short so that a person can check it. */
export const IMPLIED: readonly (readonly [string, string, number])[] = [
  ['PostgreSQL', 'SQL', 1],
  ['MySQL', 'SQL', 1],
  ['BigQuery', 'SQL', 0.8],
  ['React', 'JavaScript', 0.8],
  ['Angular', 'JavaScript', 0.8],
  ['Vue.js', 'JavaScript', 0.8],
  ['Next.js', 'React', 0.8],
  ['Node.js', 'JavaScript', 0.8],
  ['TypeScript', 'JavaScript', 0.8],
  ['Kubernetes', 'Docker', 0.8],
  ['Power BI', 'Data visualization', 0.8],
  ['Tableau', 'Data visualization', 0.8],
  ['Accounts payable', 'Bookkeeping', 0.5],
  ['Accounts receivable', 'Bookkeeping', 0.5],
  ['Bookkeeping', 'Accounting', 0.5],
];
/** Skills that stand close enough to count half for each other. */
export const KIN: readonly (readonly string[])[] = [
  ['Tableau', 'Power BI', 'Looker'],
  ['Amazon Web Services (AWS)', 'Microsoft Azure', 'Google Cloud'],
  ['PostgreSQL', 'MySQL'],
  ['React', 'Angular', 'Vue.js'],
  ['Google Sheets', 'Microsoft Excel'],
];

/** Named beside what is missing, without credit: whoever has the suite may or may not know the part. */
export const NEAR: readonly (readonly string[])[] = [
  ['Microsoft Office', 'Microsoft Excel', 'Microsoft Word', 'Microsoft PowerPoint', 'Microsoft Outlook'],
];
