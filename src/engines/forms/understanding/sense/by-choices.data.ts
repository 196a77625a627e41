import type { FormQuestion } from '#contract/career/form.ts';

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
  /\b(ontario|quebec|alberta|british columbia|colombie britannique|manitoba|saskatchewan|nova scotia|nouvelle ecosse|new brunswick|nouveau brunswick|newfoundland.*|terre neuve.*|prince edward island|ile du prince edouard|yukon|nunavut|northwest territories|territoires du nord ouest|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming)\b|^(ab|bc|mb|nb|nl|ns|nt|nu|on|pe|qc|sk|yt)$/;
const ONE = ['single', 'boolean', 'eeo', 'short'] as const;

export const CHOICE_CLASSES: readonly ChoiceClass[] = [
  {
    topic: 'work_mode.preferred',
    member:
      /\b(on ?site|in ?(the )?office|remote(ly)?|from home|home office|hybrid|hybride|sur (place|site)|presentiel|teletravail|distanciel|a distance|no preference|(aucune|sans) preference|flexible|indifferent|either|both)\b/,
    telling: /\b(remote(ly)?|from home|hybrid|hybride|teletravail|distanciel|a distance)\b/,
    not: ELSEWHERE,
    kinds: ONE,
  },
  {
    topic: 'education.highest',
    member:
      /\b(high school|secondary|secondaires?|elementary|primary|primaires?|college|collegial\w*|cegep|diplom\w*|degree|bachelor\w*|baccalaureat|master\w*|maitrise|doctor\w*|doctorat|phd|ph d|certificat\w*|trade|ged|gcse|a levels?|apprentice\w*|university|universit\w*|dec|dep|des|bac|licence|bts|postgraduate|graduate|undergraduate|associate|no formal|none|aucun\w*)\b/,
    telling: /\b(bachelor\w*|baccalaureat|degree|licence|university|universit\w*|master\w*|maitrise)\b/,
    asks: /\b(education\w*|schooling|school|stud(y|ies)|degree|diplom\w*|qualification\w*|scolar\w*|etudes?|formation|level|niveau|highest|haut|educational|academic)\b/,
    not: /\b(required?|minimum|pursuing|enrol\w*|field|major|domaine|type of school|parents?|household|in progress|en cours|studying|current(ly)?|verif\w*|proof|copy|expected|prevu\w*)\b/,
    kinds: ONE,
  },
  {
    topic: 'work_auth.status',
    member:
      /\b(citizens?|citoyen\w*|permanent residen\w*|resident\w* permanent\w*|(work|study|student|open) (permit|visa)|permis (de travail|d etudes)|visa|refugee\w*|refugie\w*|protected person|personne protegee|(can ?t|can ?not|may not) (legally |yet )?work|not (yet )?(authori[sz]ed|allowed|eligible|entitled)|none of (these|the above)|other|autre|aucun\w*)\b/,
    telling: /\b(permanent residen\w*|resident\w* permanent\w*|work permit|permis de travail)\b/,
    not: new RegExp(
      `${ELSEWHERE.source}|\\b(proof|prove|documents?|preuve|sponsor\\w*|dual|second|birth|naissance)\\b`,
    ),
    kinds: ONE,
  },
  {
    topic: 'referral.source',
    member:
      /\b(linked ?in|indeed|glassdoor|monster|workopolis|jobillico|jobboom|kijiji|xing|stepstone|referr\w*|referenc\w*|recommand\w*|friends?|amie?s?|employee|employe|colleague|(web ?)?sites?|careers? page|job (board|fair)s?|boards?|fairs?|salons?|newspapers?|journal|journaux|agency|agence|recruit\w*|head ?hunter|social|sociaux|facebook|instagram|twitter|tiktok|bouche|word of mouth|walk(ed)?|radio|television|tv|google|search engine|event|evenement|advert\w*|poster|affiche|van|other|autre|elsewhere|ailleurs|school|ecole|universit\w*|online|internet|email|flyer|magazine)\b/,
    telling:
      /\b(linked ?in|indeed|glassdoor|monster|kijiji|jobillico|job (board|fair)s?|word of mouth|bouche|friends?|amie?s?|referr\w*|careers? page|newspapers?)\b/,
    asks: /\b(hear|heard|learn\w*|find|found|see|saw|seen|spot\w*|source|discover\w*|come across|came across|know|knew|aware|brought|led|tell|told|connu\w*|connaissance|entendu|decouv\w*|vu|trouve\w*|appris\w*|provenance|canal|parle)\b/,
    not: /\b(accounts?|profiles?|followers?|posts?|advertis\w+ experience|how often|prefer\w*)\b/,
    kinds: ONE,
  },
  {
    topic: 'address.region',
    member: REGION,
    telling:
      /\b(ontario|quebec|alberta|british columbia|manitoba|california|texas|new york|florida)\b|^(on|qc|ab|bc)$/,
    asks: /\b(provinces?|states?|regions?|territor\w*|count(y|ies)|residence|living|live|reside|place|lieu|departement|etat)\b/,
    not: /\b(work|job|prefer\w*|school|licen\w*|permis|issued|travail|birth|naissance|willing|authori\w*|university|graduat\w*)\b/,
    kinds: ONE,
  },
  {
    topic: 'phone.type',
    member:
      /^(mobile|cell|cellular|cell ?phone|home|work|land ?line|fax|office|business|other|pager|personal|home cellular|domicile|travail|bureau|cellulaire|portable|fixe|maison|residence|telecopieur|autre)( phone| telephone)?$/,
    telling: /\b(mobile|cell\w*|portable|land ?line|fixe)\b/,
    not: /\b(prefer\w*|best|contact|reach|joindre)\b/,
    kinds: ONE,
  },
  {
    topic: 'salutation',
    member:
      /^(mrs?|ms|miss|mx|dr|doctor|prof|professor|sir|mme|mlle|m|madame|monsieur|docteur|herr|frau|rev|none|aucune?|other|autre|neutre)$/,
    telling: /^(mrs?|ms|mme|madame|monsieur|herr|frau)$/,
    kinds: ONE,
  },
  {
    topic: 'schedule.type',
    member:
      /\b((full|part) ?time|seasonal|casual|temporary|permanent|contract|term|internship|temps (plein|partiel)|saisonn\w*|occasionnel\w*|temporaire|permanente?|contractuel\w*|stage|either|any)\b/,
    telling: /\b((full|part) ?time|temps (plein|partiel))\b/,
    not: new RegExp(`${ELSEWHERE.source}|\\b(contracts?|contrats?)\\b`),
    kinds: ['single', 'multi', 'boolean'],
  },
  {
    topic: 'notice_period',
    member:
      /\b(immediate\w*|immediat\w*|none|aucun\w*|no notice|\d+ (days?|weeks?|months?|jours?|semaines?|mois)|(a|one|un|une) (week|month|mois|semaine)|less than|more than|moins|plus)\b/,
    telling: /\b(weeks?|months?|semaines?|mois|days?|jours?)\b/,
    asks: /\b(notice|preavis)\b/,
    kinds: ['single'],
  },
  {
    topic: 'start.earliest',
    member:
      /\b(immediate\w*|immediat\w*|asap|right away|now|tout de suite|maintenant|\d+ (days?|weeks?|months?|jours?|semaines?|mois)|\d+ (to|a|et|and) \d+|(a|one|un|une|d un) (week|month|mois|semaine)|less than|more than|moins|plus|later|within)\b/,
    telling: /\b(weeks?|months?|semaines?|mois|days?|jours?)\b/,
    asks: /\b(availab\w*|start\w*|join\w*|begin\w*|soon|disponib\w*|commenc\w*|debut\w*|entree|ready|free)\b/,
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
