import { monthNames, postingWord } from '#engines/lexicon/index.ts';
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
      String.raw`\bintern(?:ship)?s?\b|\btrainee(?:ship)?\b|\balternance\b|\bstagiaires?\b`,
      String.raw`\bstages? (?:d'ete|(?:non )?remunere|de|en|a)\b|^stage\b`,
      String.raw`\bco-?op (?:term|student|placement|work|position|job)|\b(?:summer|winter|fall|spring|student|months?) co-?op\b|\bco-?op\b(?=\W*$|,|\))`,
      String.raw`\b(?:student|summer|industrial|paid) placement|\bplacement (?:student|year)|\bsummer student`,
    ),
  ],
  [
    'temporary',
    anyOf(
      String.raw`\btemporary\b(?! (?:foreign|resident|staff|agenc|work permit|workers?))|\btemporaire\b|\bterm (?:full|part)[- ]?time\b`,
      String.raw`\btemp[- ]to[- ](?:perm|hire)|\btemp\b (?:role|position|job|assignment|contract)|\btemp\b(?=\W*$|,|\))`,
      String.raw`\bseasonal\b|\bsaisonni(?:er|ere)s?\b|\b(?:season|summer|winter|holiday) (?:contract|season|position|job)\b|\bemploi d'ete\b`,
      String.raw`\bcasual (?:position|role|job|basis|employment|hours|shifts?|on[- ]call)|^casual\b|\b(?:type|status|statut)[^.]{0,12}\bcasual\b|\boccasionnel(?:le)?\b`,
      String.raw`\b(?:spring|summer|fall|winter) (?:to|through) (?:spring|summer|fall|winter)\b|\bfor the (?:summer|holiday|season)\b`,
      String.raw`\binterim(?:aire)?\b(?! (?:report|result|financ))|\bshort[- ]term (?:position|role|assignment|cover)|^short[- ]term\b`,
      String.raw`\b(?:maternity|parental|sick|leave) (?:leave )?(?:cover(?:age)?|replacement|contract|position)`,
      String.raw`^remplacement\b|\b(?:poste de )?remplacement (?:de |d'un )?(?:conge|temporaire|maternite|a \d)|\bsur appel\b|\bon[- ]call (?:position|basis|role|staff)|^relief\b|\(relief\)|\brelief (?:position|staff|role)\b`,
      String.raw`\b(?:contract|contrat|months?|mois|term|position|role|poste|cover(?:ing)?)\b[^.;]{0,24}\b(?:maternity|parental|mat) leave\b`,
    ),
  ],
  [
    'contract',
    anyOf(
      String.raw`(?<!permanent |indefinite |open-ended |ongoing )\bcontract(?:or)?\b(?! (?:law|manage|negotia|administ|review|prepar|document|term|value|amend|bid|manufactur|worker|staff|award|compliance|sales|account|special|analyst|officer|coordinator|s\b))`,
      String.raw`\bcontrat\b(?! (?:de travail|collecti|a duree indeterminee|permanent|d'assurance|a temps))|\bcontractuel(?:le)?s?\b`,
      String.raw`\bfreelanc(?:e|er|ing)\b|\bpigiste\b|\bself[- ]employed\b|\btravailleu(?:rs?|se) autonomes?|\bsub-?contractors?\b|\b1099\b|\bc2c\b`,
      String.raw`\b(?:fixed|limited|definite)[- ]term\b|\bterm (?:appointment|position|employment)\b|\bcdd\b|\bduree determinee\b|\bmandat de \d`,
      String.raw`\b(?:one|two|three|\d{1,2})[- ](?:months?|years?|weeks?) (?:term|appointment|assignment|contract|position)\b|(?:, |^)term(?= \()`,
      String.raw`^(?:term|duration|duree)(?: of (?:contract|assignment))? ?:? ?(?:(?:is |est )?(?:approx\p{L}*\.?|about|environ|of|de) )?(?:\d{1,2}|six|nine|twelve|neuf|douze)(?: ?\+)? ?(?:months?|mois|weeks?|semaines?)\b|\b(?:initial|specified) term\b`,
    ),
  ],
  [
    'part_time',
    postingWord('employment: part time', /^pt\b|\b[2-8]\d ?% (?:position|post|role|fte)\b|\b0\.[3-8] ?fte\b/),
  ],
  [
    'full_time',
    /\bfull[- ]?time\b(?! (?:stud|school|enrol|learn))|^ft\b|\btemps (?:plein|complet)\b|\bpermanent(?:e|ly)?\b(?! (?:resident|residen|record|file|makeup|teeth|magnet))|\bcdi\b|\bduree indeterminee\b|\b1\.0 ?fte\b/,
  ],
];
/** A full-time job that is only called lasting may have few hours. */
export const FULL_HOURS = /full|plein|complet|fte/i;
export const TOPIC =
  /\b(?:this|position|role|job|employment|status|statut|poste|emploi|offre|basis|hours|heures|we're|recherch\w+|is a|est un)\b/;
export const LABEL = postingWord('employment: label');
export const FIRM_LABEL = postingWord('employment: firm label');
export const LENGTH =
  /\b(?:\d{1,2}|one|two|three|six|un|deux|trois)[- ](?:months?|mois|weeks?|semaines|year|an)\b|to start\b|pour commencer/;
export const OTHERS = anyOf(
  String.raw`\b(?:all|our|other|both|eligible|for|tous nos|nos) (?:\w+ )?(?:full|part)[- ]?time (?:\w+ )?(?:employees?|staff|team members|workers|associates)`,
  String.raw`\b(?:manag\w+|supervis\w+|lead|train|hire|coordinat\w+|mentor|encadr\w+)\b[^.;]{0,40}\b(?:staff|employees|teams?|interns|volunteers|contractors|stagiaires|benevoles|workers)\b`,
  String.raw`benefits|avantages|insurance|\bexperience\b|\bconver(?:t|ted|sion)\b|leading to|possib`,
);
