import type { FormQuestion } from '#contract/career/form.ts';
import { LANGUAGES } from '#engines/forms/understanding/known/languages.ts';

/**
 * What the choices of a question say of what it asks. A question whose words no rule knows is taken for `topic` where nearly
 * all of its choices are members of the class and its words do not speak against it.
 */
export interface ChoiceClass {
  topic: string;
  /** What one choice of the class says, folded. */
  member: RegExp;
  /** At least one choice says this: what tells the class from lists that merely share some words. */
  telling: RegExp;
  /** Words the question has to have; none for classes that speak for themselves. */
  asks?: RegExp;
  /** Words with which it asks something else. */
  not?: RegExp;
  kinds?: readonly FormQuestion['kind'][];
}

/** Another time, or somebody else, than the person in the job that is applied for. */
const ELSEWHERE =
  /\b(current(ly)?|present(ly)?|actuel\w*|last|previous(ly)?|former|past|dernier\w*|precedent\w*|have you (ever |already )?(worked|had|used|been|managed)|avez vous (deja )?(travaille|utilise|ete)|experience|your (team|manager|company|employer|clients?|users?|parents?|spouse|partner|references?)|parents?|conjointe?)\b/;
/** Provinces and states, alone or after their country: "Canada - Ontario". */
const REGION =
  /\b(ontario|quebec|alberta|british columbia|new york|texas)\b|^(ab|bc|mb|nb|nl|ns|nt|nu|on|pe|qc|sk|yt)$/;
/** A language, alone or first among what it may be. */
const LANGUAGE = new RegExp(`^(${LANGUAGES.map(([name]) => name.source).join('|')})`);
/** A question what one is oneself, and words by which it asks of others or of something else. */
const OF_ONESELF =
  /\b(self|identif\w*|background|origins?|ethnic\w*|equity|race|racial|groups?|member|membre|origine|equite)\b/;
const NOT_OF_ONESELF =
  /\b(not|never|pas|with|family|famille|parents?|spouse|children|clients?|serv\w*|work\w*|experience|markets?|language|avec)\b/;
const ONE = ['single', 'boolean', 'eeo', 'short'] as const;

export const CHOICE_CLASSES: readonly ChoiceClass[] = [
  {
    topic: 'work_mode.preferred',
    member:
      /\b(on ?site|in ?(the )?office|remote(ly)?|from home|home office|hybrid|hybride|sur (place|site)|presentiel|teletravail|(aucune|sans) preference|either)\b/,
    telling: /\b(remote(ly)?|hybrid|teletravail)\b/,
    not: ELSEWHERE,
    kinds: ONE,
  },
  {
    topic: 'education.highest',
    member:
      /\b(high school|secondary|secondaires?|college|collegial\w*|diplom\w*|degree|bachelor\w*|baccalaureat|master\w*|maitrise|certificat\w*|trade|ged|university|universit\w*|dec|dep|des|bac|licence|bts|scolarite|apprentissage|maturite|lycee|graduate|undergraduate|aucun\w*)\b/,
    telling: /\b(bachelor\w*|baccalaureat|degree|university|universit\w*|maitrise)\b/,
    asks: /\b(education\w*|school|stud(y|ies)|degree|diplom\w*|qualification\w*|scolar\w*|etudes?|formation|highest|academic)\b/,
    not: /\b(required?|minimum|pursuing|enrol\w*|field|major|domaine|type of school|parents?|household|in progress|en cours|studying|current(ly)?|verif\w*|proof|copy|expected|prevu\w*)\b/,
    kinds: ONE,
  },
  {
    topic: 'work_auth.status',
    member:
      /\b(citizens?|citoyen\w*|permanent residen\w*|resident\w* permanent\w*|(work|study|student|open) (permit|visa)|permis (de travail|d etudes)|visa|refugee\w*|refugie\w*|(can ?t|can ?not|may not) (legally |yet )?work|not (yet )?(authori[sz]ed|allowed|eligible|entitled)|none of (these|the above)|other|autre|aucun\w*)\b/,
    telling: /\b(permanent residen\w*|resident\w* permanent\w*)\b/,
    not: new RegExp(
      `${ELSEWHERE.source}|\\b(proof|prove|documents?|preuve|sponsor\\w*|dual|second|birth|naissance)\\b`,
    ),
    kinds: ONE,
  },
  {
    topic: 'demo.race_ethnicity',
    member:
      /\b(white|black|(south|east|west|southeast)? ?asian|hispanic|latin[oax]|caucasian|indigenous|aboriginal|arab|middle eastern|native (american|hawaiian)|pacific islander|mixed|two or more|other|another|autre|blanche?|noire?|asiatique)\b/,
    telling: /\b(south asian|east asian|caucasian|asian|asiatique)\b/,
    asks: OF_ONESELF,
    not: NOT_OF_ONESELF,
    kinds: [...ONE, 'multi'],
  },
  {
    topic: 'demo.indigenous',
    member: /\b(indigenous|inuit|inuk|first nations?|metis|premieres? nations?|autochtones?|aboriginal)\b/,
    telling: /\b(inuit|inuk|metis)\b/,
    asks: OF_ONESELF,
    not: NOT_OF_ONESELF,
    kinds: ONE,
  },
  {
    topic: 'age.over_minimum',
    member:
      /^(yes|no|oui|non|not yet|pas encore|(under|over|below|moins de|plus de) (1[4-9]|21)|(1[4-9]|21)( years?| ans)? (or|and|ou|et) (over|older|above|plus))$/,
    telling: /\b(1[4-9]|21)\b/,
    asks: /\b(1[4-9]|21)\b/,
    not: /\b(years? (of|in)|experience|hours?|km|kg|lbs?|days?|weeks?|people)\b/,
    kinds: ONE,
  },
  {
    topic: 'language.list',
    member: LANGUAGE,
    telling: LANGUAGE,
    asks: /\b(speak\w*|talk\w*|converse\w*|communicat\w*|parle\w*)\b/,
    not: new RegExp(`${ELSEWHERE.source}|\\b(learn\\w*|prefer\\w*|rather|apprendre|prefere\\w*)\\b`),
    kinds: ['multi'],
  },
  {
    topic: 'shift.availability',
    member:
      /\b(days?|day ?times?|mornings?|afternoons?|evenings?|(mid|over)?nights?|week ?ends?|early|earlies|lates?|jours?|journee|matins?|apres midi|soirs?|soirees?|nuits?|fins? de semaine)\b/,
    telling: /\b(evenings?|(mid|over)?nights?|afternoons?|lates?|soirs?|soirees?|nuits?)\b/,
    asks: /\b(availab\w*|shifts?|work\w*|roster\w*|hours?|cover\w*|dispo\w*|quarts?|horaires?|travail\w*)\b/,
    not: new RegExp(
      `${ELSEWHERE.source}|\\b(not|never|cannot|un(able|available)|prefer\\w*|best|contact|call|reach|phone|interview\\w*|visit\\w*|pas|jamais|prefere\\w*|joindre|appel\\w*|entrevue|entretien)\\b`,
    ),
    kinds: ['multi'],
  },
  {
    topic: 'salary.expected',
    member: /\b\d+ ?k\b/,
    telling: /\b\d+ ?k\b/,
    asks: /\b(would|want|accept|expect\w*|sign|looking|target|ask\w*|hop\w+|vise\w*|souhait\w*)\b.*\b(base|gross|(per|a) (year|month)|annual\w*|par an)\b/,
    not: new RegExp(
      `${ELSEWHERE.source}|\\b(sales|sold|budget|revenue|deals?|quota|loans?|clients?|driv\\w*|distance|miles?|km)\\b`,
    ),
    kinds: ONE,
  },
  {
    topic: 'sponsorship.required',
    member:
      /\b(sponsor\w*|petitions?|visas?|permit|lmia|eimt|parrain\w*|permis)\b.*\b(need\w*|requir\w*|requis\w*|necessa\w*)\b|\b(need|require|besoin)\b.*\b(sponsor\w*|petitions?|visas?|permit|parrain\w*|permis)\b/,
    telling: /\b(no|not|without|aucun\w*|sans|pas)\b/,
    asks: /\b(employ\w*|work\w*|job|position|emploi|travail\w*|poste)\b/,
    not: ELSEWHERE,
    kinds: ONE,
  },
  {
    topic: 'referral.source',
    member:
      /\b(linked ?in|indeed|glassdoor|monster|workopolis|jobillico|jobboom|kijiji|xing|stepstone|referr\w*|referenc\w*|recommand\w*|friends?|amie?s?|employee|employe|colleague|(web ?)?sites?|careers? page|job (board|fair)s?|boards?|fairs?|salons?|newspapers?|journal|journaux|agency|agence|recruit\w*|head ?hunter|social|sociaux|facebook|instagram|twitter|tiktok|bouche|word of mouth|walk(ed)?|radio|television|tv|google|search engine|event|evenement|advert\w*|poster|affiche|van|other|autre|elsewhere|ailleurs|school|ecole|universit\w*|online|internet|email|flyer|magazine)\b/,
    telling:
      /\b(linked ?in|indeed|glassdoor|monster|kijiji|jobillico|job (board|fair)s?|word of mouth|bouche|friends?|amie?s?|referr\w*|careers? page|newspapers?)\b/,
    asks: /\b(learn\w*|know|led|tell)\b/,
    not: /\b(accounts?|profiles?|followers?|posts?|advertis\w+ experience|how often|prefer\w*)\b/,
    kinds: ONE,
  },
  {
    topic: 'address.region',
    member: REGION,
    telling: /\b(alberta)\b|^(on|qc|ab|bc)$/,
    asks: /\b(regions?|count(y|ies)|residence|live|place)\b/,
    not: /\b(work|job|prefer\w*|school|licen\w*|permis|issued|travail|birth|naissance|willing|authori\w*|university|graduat\w*)\b/,
    kinds: ONE,
  },
  {
    topic: 'phone.type',
    member: /^(mobile|cell|home|work|other|autre)( phone| telephone)?$/,
    telling: /\b(mobile|cell\w*)\b/,
    not: /\b(prefer\w*|best|contact|reach|joindre)\b/,
    kinds: ONE,
  },
  {
    topic: 'drivers_licence',
    member:
      /^((full )?(g1|g2|g|m1|m2|m|class \d|classe \d|[a-f]\d?|[a-f]\d?e)( (and|or|et|ou|licen[cs]e))?( (higher|above|plus|[a-f]))*|none|no licen[cs]e|aucun(e|\b).*|other|autre)$/,
    telling: /\b(g1|g2|class \d|classe \d)\b/,
    asks: /\b(class(e|es)?|licen[cs]e|permis)\b/,
    kinds: ['single'],
  },
  {
    topic: 'salutation',
    member: /^(mrs?|ms|mx|madame|monsieur|none|aucune?|other|autre)$/,
    telling: /^(mrs?|monsieur)$/,
    kinds: ONE,
  },
  {
    topic: 'schedule.type',
    member:
      /\b((full|part) ?time|seasonal|casual|temporary|permanent|temps (plein|partiel)|occasionnel\w*|permanente?|either|any)\b/,
    telling: /\b((full|part) ?time|temps (plein|partiel))\b/,
    not: new RegExp(`${ELSEWHERE.source}|\\b(contracts?|contrats?)\\b`),
    kinds: ['single', 'multi', 'boolean'],
  },
  {
    topic: 'notice_period',
    member:
      /\b(immediate\w*|immediat\w*|none|aucun\w*|no notice|\d+ (days?|weeks?|months?|jours?|semaines?|mois)|(a|one|un|une) (week|month|mois|semaine)|less than|more than|moins|plus)\b/,
    telling: /\b(weeks?|mois)\b/,
    asks: /\b(notice|preavis)\b/,
    kinds: ['single'],
  },
  {
    topic: 'start.earliest',
    member:
      /\b(immediate\w*|immediat\w*|\d+ (days?|weeks?|months?|jours?|semaines?|mois)|\d+ (to|a|et|and) \d+|(a|one|un|une|d un) (week|month|mois|semaine)|more than|moins|plus)\b/,
    telling: /\b(weeks?|mois)\b/,
    asks: /\b(start\w*|disponib\w*|debut\w*)\b/,
    not: /\b(experience|years?|ans|annees|started|began|commence a|interview|entrevue|entretien|contract|contrat|project|how long|combien de temps|end|fin|notice|preavis|part time|hours|heures|shifts?|weekends?|travel\w*|training)\b/,
    kinds: ['single'],
  },
  {
    topic: 'position.applied',
    member: /./,
    telling: /./,
    asks: /^(which|what|for which|pour quel|quel|a quel|le)? ?(position|job|role|post|vacancy|opening|poste|emploi|offre)s?( title)?( (are|do) you (applying|wish to apply|want to apply|interested in|want|apply)( for| in)?| (you are )?(applying|applied|apply|interested) (for|in)| postulez vous| vous interesse\w*| (souhaite|vise|convoite|desire)\w*| applied for)?$|^(position|job|role|poste) (applied|applying|you are applying|interested)( for| in)?$/,
    not: ELSEWHERE,
    kinds: ['single', 'short', 'multi'],
  },
];
