import { monthNames } from '#engines/lexicon/index.ts';
import { anyOf } from '#engines/postings/facts/text/patterns.ts';

/** Kinds of employment a text can name. */
export type EmploymentType = 'full_time' | 'part_time' | 'contract' | 'internship' | 'temporary';

const MONTH = `(?:${monthNames('en', 'fr').join('|')})`;

/** "May to August": from one month to another, with nothing else before it. */
export const MONTHS_OF_WORK = new RegExp(
  String.raw`^(?:from |de )?${MONTH}(?: \d{1,2})? ?(?:to|through|until|-|a|au) ?${MONTH}(?: \d{1,2})?(?=[,;.]|$)`,
  'u',
);

/** Ways to name each kind, the narrower before the wider: a temporary full-time job is temporary. */
export const KINDS: readonly (readonly [EmploymentType, RegExp])[] = [
  [
    'internship',
    anyOf(
      String.raw`\bintern(?:ship)?s?\b`,
      String.raw`\bco-?op (?:term|student|position|placement|work|role|job|opportunity|program)`,
      String.raw`\b(?:summer|winter|fall|autumn|spring|paid|student|months?) co-?op\b|\bco-?op (?=\()|\bco-?op\b(?=\W*$|,|\))|\bstagiaires?\b`,
      String.raw`\bstage(?:s)? (?:d'ete|remunere|non remunere|de|en|a|coop)|^stage\b`,
      String.raw`\b(?:type|poste|contrat)[^.]{0,12}\bstage\b|\b(?:student|summer) placement|\bplacement student`,
      String.raw`\bplacement year|\bwork[- ]integrated learning|\bindustrial placement|\bpaid placement|\bplacement for (?:current |university |college )?students|\balternance\b|\btrainee(?:ship)?\b|\bsummer student`,
    ),
  ],
  [
    'temporary',
    anyOf(
      String.raw`\bterm (?:full|part)[- ]?time\b|\btemporary\b(?! (?:foreign|resident|staff|agenc|work permit|workers?))`,
      String.raw`\btemp(?:orary)?[- ]to[- ](?:perm(?:anent)?|hire)\b|\btemp\b (?:role|position|job|assignment|work|contract|cover)`,
      String.raw`\btemp\b(?=\W*$|,|\))|\bseasonal\b|\bseason contract\b|\b(?:winter|summer) season\b`,
      String.raw`\bcasual (?:position|role|job|basis|employment|hours|shifts?|on[- ]call)|^casual\b`,
      String.raw`\b(?:type|status|statut)[^.]{0,12}\bcasual\b|\btemporaire\b|\bsaisonniere?s?\b|\bsaisonnier\b`,
      String.raw`\b(?:spring|summer|fall|autumn|winter) (?:to|through) (?:spring|summer|fall|autumn|winter)\b|\bdu (?:printemps|mois de \p{L}+) (?:a|jusqu'a) l'(?:automne|hiver)|\boccasionnel(?:le)?\b|\bsurnumeraire\b|\bfor the (?:summer|holiday|season)\b`,
      String.raw`\b(?:summer|holiday|peak) (?:season )?(?:help|position|job|staff)`,
      String.raw`\binterim(?:aire)?\b(?! (?:report|result|financ))|\bemploi d'ete\b`,
      String.raw`^short[- ]term\b|\bshort[- ]term (?:position|role|assignment|cover)`,
      String.raw`\b(?:maternity|parental|sick|leave) (?:leave )?(?:cover(?:age)?|replacement|contract|position|term|role)`,
      String.raw`^remplacement\b|\bremplacement (?:a \d+ ?%|a temps|indetermine|jusqu|d'une duree|d'un an|\()|\bposte de remplacement|\bsur appel\b|\bon[- ]call (?:position|basis|role|staff|work)|\brelief\W+on[- ]call\b|^relief\b|\(relief\)|\bon[- ]call(?=,|;|$)|\brelief (?:position|staff|role|work(?:er)?)\b|\bpeak[- ]season\b`,
      String.raw`\bremplacement (?:de |d'un )?(?:conge|temporaire|maternite)`,
      String.raw`\bcover(?:ing)? (?:a |for )?(?:maternity|parental)`,
      String.raw`\b(?:contract|contrat|months?|mois|term|position|role|poste)\b[^.;]{0,24}\b(?:maternity|parental|mat) leave\b|\bmat(?:ernity)? leave\b(?=\W*$)`,
    ),
  ],
  [
    'contract',
    anyOf(
      String.raw`(?<!permanent |indefinite |open-ended |ongoing )\bcontract(?:or)?\b(?! (?:law|manage|negotia|administ|review|prepar|document|term|value|amend|bid|manufactur|worker|staff|award|compliance|sales|account|special|analyst|officer|coordinator|s\b))`,
      String.raw`\bfreelanc(?:e|er|ing)\b|\bfreelancers (?:wanted|needed|welcome)|\b(?:fixed|limited|definite)[- ]term\b|\bterm appointment\b|\bcontractuel(?:le)?s?\b`,
      String.raw`\bcontrat\b(?! (?:de travail|collecti|a duree indeterminee|permanent|d'assurance|a temps))`,
      String.raw`\bcdd\b|\bduree determinee\b|\bpigiste\b|\b1099\b|\bc2c\b|\bcorp[- ]to[- ]corp\b`,
      String.raw`\bconsultancy\b(?! (?:firm|company|group|service|practice))|\bmandat (?:de|d'une duree de|temporaire)\b`,
      String.raw`\bself[- ]employed\b|\bindependent consultant|\btravailleu(?:r|se) autonome`,
      String.raw`\b(?:one|two|three|four|[1-4])[- ]year (?:appointment|contract|term|position)\b`,
      String.raw`\btravailleurs? autonomes?|\bsub-?contractors?\b|\b\d{1,2}[- ](?:months?|years?|weeks?) (?:term|appointment|assignment|position)\b|\bterm position\b|\bterm employment\b|(?:, |^)term(?= \()|^(?:term|duration|duree)(?: of (?:contract|assignment))? ?:? ?(?:(?:is |est )?(?:approx\p{L}*\.?|about|environ|of|de) )?(?:\d{1,2} (?=months|mois)|\d{1,2}|six|nine|twelve|neuf|douze)(?: ?\+)? ?(?:months?|mois|weeks?|semaines?)\b|\b(?:initial|specified) term\b`,
    ),
  ],
  [
    'part_time',
    /\bpart[- ]?time\b|^pt\b|\bpt\b(?=[,;)]| permanent)|\btemps partiel\b|\bmi-?temps\b|\bp\/t\b|\bhalf[- ]time\b|\bjob[- ]shar(?:e|ing)\b|\b[2-8]\d ?% (?:position|post|role|workload|pensum|fte)\b|\b(?:poste|emploi) a [2-8]\d ?%|\btemps reduit\b|\breduced hours\b|\bhoraire reduit\b|\b0\.[3-8] ?fte\b/,
  ],
  [
    'full_time',
    anyOf(
      String.raw`\bfull[- ]?time\b(?! (?:stud|school|enrol|learn))|^ft\b|\bft\b(?=[,;)]| permanent)|\btemps plein\b|\btemps complet\b|\bf\/t\b`,
      String.raw`\bpermanent(?:e|ly)?\b(?! (?:resident|residen|record|file|makeup|teeth|magnet))|\bcdi\b`,
      String.raw`\bduree indeterminee\b|\bregular (?:position|role|employee|employment|full)|\b1\.0 ?fte\b`,
      String.raw`\bposte regulier\b|\bindefinite\b`,
    ),
  ],
];
/** A full-time job that is only called lasting may have few hours. */
export const FULL_HOURS = /full|plein|complet|fte|\bft\b|f\/t/i;
export const TOPIC =
  /\b(?:this|position|role|job|opening|opportunity|vacancy|employment|hiring|needs?|looking for|seeking|type|status|statut|poste|emploi|offre|offer(?:ed|ing)?|basis|assignment|assignation|duration|duree|hours|heures|we're|recherch\w+|join us|schedule|horaire|is a|est un)\b/;
export const LABEL =
  /type|status|statut|contract|contrat|employment|duration|duree|schedule|horaire|hours|heures|term|poste|position|categor|emploi|job|nature|time/;
export const FIRM_LABEL = /compan|employ(?:er|eur)|organi[sz]ation|entreprise|client/;
export const LENGTH =
  /\b(?:\d{1,2}|one|two|three|six|un|deux|trois)[- ](?:months?|mois|weeks?|semaines|year|an)\b|to start\b|pour commencer/;
// One look instead of five: most sentences say nothing of it.
export const ANY = anyOf(
  String.raw`intern|co-?op|stag|placement|alternance|trainee|etudiant|student|temp|season|casual|reduced|horaire|saison|spring|autumn|printemps|limited|duration|duree`,
  String.raw`mandat|share|sharing|%|appel|relief|peak|reduit|on[- ]call|occasion|surnum|summer|holiday|peak|emploi|short|matern|parent|leave|remplac|cover|contra`,
  String.raw`freelanc|fixed|cdd|determin|pigiste|1099|c2c|corp|self|consultant|autonome|term|time|partiel`,
  String.raw`\bpt\b|\bft\b|p\/t|fte|plein|f\/t|permanent|cdi|regul|indefin`,
);
export const OTHERS = anyOf(
  String.raw`\b(?:all|our|other|both|eligible|for|tous nos|nos) (?:\w+ )?(?:full|part)[- ]?time (?:\w+ )?(?:employees?|staff|team members|workers|associates)`,
  String.raw`\b(?:manag\w+|supervis\w+|lead|train|hire|coordinat\w+|mentor|encadr\w+)\b[^.;]{0,40}\b(?:staff|employees|teams?|interns|volunteers|contractors|stagiaires|benevoles|workers)\b`,
  String.raw`benefits|avantages|insurance|\bexperience\b|\bconver(?:t|ted|sion)\b|leading to|possibility of (?:permanen|becoming|conver|full)`,
  String.raw`possibilite de (?:permanence|devenir)|could (?:become|lead)`,
);
