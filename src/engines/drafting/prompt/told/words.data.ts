import { anyNumberWord } from '#engines/language/index.ts';

/** What follows "I am a" and names no work; folded. */
export const NO_ROLE =
  /\b(?:person|individual|man|woman|human|mother|father|newcomer|citizen|resident|student|graduate|learner|fan|lot|bit|resume|cv|team player|hard worker|personne|candidate?|etudiante?|motive|motivee)$|^(?:looking|applying|searching|interested|able|not|very|really|ready|fluent|bilingual|bilingue|certified|licensed|born|years?|good|great|skilled|experienced (?:in|with|at))\b/;

/** Verbs after "I" by which nothing is told of work done; folded. */
export const NO_TELLING =
  /^(?:am|was|were|be|been|have|had|has|want|wanted|need|needed|would|like|love|think|believe|hope|hoped|live|lived|speak|know|look|looked|apply|applied|hold|studied|study|graduated|worked|work|can|could|do|don|did|will|prefer|wish|got|get|use|may|might|must|should|feel|guess|mean|see|just|only|never|not|please|suis|etais|ai|avais|veux|voudrais|cherche|habite|parle|connais|sais|aime|aimerais|pense|crois|espere|souhaite|travaille|possede|detiens|maitrise|used|mes|mon|ma|un|une|des|le|la|les|my|the|an?|some|two|three|four|five|deux|trois|quatre|cinq|vingt|y|en|left|quit|quitte|parti|partie|came|come|arrived|arrive|immigrated|immigre|emigrated|born|grew|married|venu|venue|demenage|occupe|occupais|occupied|held|occupy)$/;

/** Somebody speaks of themselves; folded. */
export const SUBJECT = /(?<![a-z])(?:(?:i|im|ive|my|je|mon|ma|mes)(?![a-z])|j['’])/;

/** "I am", as a person begins to say what they are: the source of a pattern. */
export const I_AM = String.raw`(?:i(?:['’]?m| am)|je suis)\s+`;
/** The same at the beginning of a sentence, perhaps behind a greeting. */
export const BEGINS_I_AM = String.raw`^(?:(?:hi|hello)[,!]?\s+)?${I_AM}`;
/** "I am a cook looking for …" says what one is; "I am looking for …" does not. */
export const A_ROLE = new RegExp(String.raw`${BEGINS_I_AM}(?:an?|the|une?)\s`, 'iu');

/** How a person says what they want rather than what is so; folded. */
export const WISH =
  /(?<![a-z])(?:looking (?:for|to)|applying|i want|want (?:a|to|work)|i need|i would like|i'd like|hoping|seeking|searching for|je cherche|je veux|je voudrais|je souhaite|a la recherche|j'aimerais|mon objectif|my goal|objective)(?![a-z])/;

/** How a clause begins that says what is not so; folded. */
export const DENIAL =
  /^(?:(?:hi|hello|also|and|but|well|no|bonjour|salut|mais|et|moi|sorry|actually)[,\s]+)*(?:i\s+(?:\w+\s+)?(?:do not|does not|did not|had not|can not|cannot|could not|will not|would not|never|no longer|don['’]?t|didn['’]?t|haven['’]?t|hadn['’]?t|wasn['’]?t|can['’]?t|couldn['’]?t|won['’]?t|have (?:no|never|not)|am (?:no|not)|was (?:never|not)|had no|got no)(?![a-z])|i['’]?m (?:not|no)(?![a-z])|i['’]?ve (?:never|not|no)(?![a-z])|(?:je|j['’]?y|j['’]?suis|j['’]?)\s*(?:(?:ne|n['’]|ny)\s*\w+(?:\s+\w+)?\s+(?:pas|jamais|plus|rien|aucune?)|(?:l['’]|m['’])?\w+\s+(?:pas|jamais|plus|rien|aucune?))(?![a-z])|(?:no|not|without|never had|pas d[e']|pas encore|aucune?|sans|jamais)(?![a-z.]))/;

/** Work that one does for somebody, as a verb. */
export const WORKED =
  /(?<!\p{L})(?:work(?:ed|ing|s)?|travaill\p{L}+|employed|employée?|intern(?:ed|ing|ship)?|apprentic(?:ed|ing|eship)|apprenti|serv(?:ed|ing)|drove|driving|taught|teach(?:ing)?|volunteer(?:ed|ing)?|cook(?:ed|ing)?|been|was|stage|promoted|hired|years?|ans|months?|mois)(?!\p{L})/iu;

/** A certificate, licence or ticket somewhere in a text. */
export const CERTIFICATE =
  /(?<!\p{L})(?:certif\p{L}*|licen[cs]\p{L}*|ticket|red seal|sceau rouge|whmis|simdut|first aid|secourisme|cpr|rcr|bls|acls|forklift|cariste|permis|class(?:e)? (?:\d|[a-g]z?)|[afd]z|food ?safe|servsafe|journeyperson ticket|pmp|cfa|p\.?\s?eng|cisco ccna|ccna|comptia \p{L}+|working at heights|osha|carte asp|cpa|cga|cma|chrp|chrl|rmt|psw|cwb|tdg|tmd|fast card|pals|nrp|oi?ii?a?q|otstcq|ccq|bsp|compagnon|cartes? de compétences?|brevet d['’]enseignement|teaching licen\p{L}+|smart ?serve|naloxone|vulnerable sector check)(?![\p{L}])/iu;

/** What the lists of a resume are called, one of their entries or all: the source of a pattern. */
export const LISTS = String.raw`(?:skills?|tools|technologies|compétences?|languages?|langues?|certifications?|certificates?|licen[cs]es?|certificats?|projects?|projets?|awards?|honou?rs|prix|distinctions|bourses|volunteer(?:ing)?(?: work| experience)?|bénévolat)`;

/** Time worked, in words that are no date. */
export const DURATION = new RegExp(
  String.raw`(?<![\p{L}\d])(?:for|over|pendant|durant|during|the (?:last|past)|depuis|with|more than|plus de)?\s*(?:the (?:last|past)\s+)?(?:about |around |almost |nearly |environ )?(?:\d{1,2}\+?|an?|${anyNumberWord(20)})\s*(?:\+\s*)?(?:and a half\s+)?(?:years?|yrs?|months?|ans?|années?|mois)(?!\p{L})(?:['’]|\s+(?:of\s+)?(?:work\s+)?experience|\s+d['’]expérience)?`,
  'iu',
);

/** Before the name of an employer that is not told by a preposition and a capital. */
export const NO_EMPLOYER =
  /^(?:an?|one|two|three|least|first|last|once|all|times?|night|nights|home$|work$|school$|the (?:same|moment|time|end|age|beginning|start)|present|noon|midnight|heights?|\d{1,2}\s*(?:am|pm|h|o['’]clock)|home\s+(?:mom|dad|mum|mother|father|parent|wife|with|for)|my|his|her|their|our|your|it|me|them|us|people|children|kids|customers?|clients?|patients?|students?|families|experience|over|about|more|some|many|several|\d)(?!\p{L})/iu;

/** What leads to a number or an address that was taken. */
export const REACHED =
  /^(?:(?:and|et)\s+)?(?:(?:you can )?(?:reach|call|email|text) me|(?:my|mon|ma)\s+(?:\p{L}+\s+)?(?:e-?mail|phone|cell\p{L}*|number|address|linkedin|github|courriel|téléphone|numéro|adresse|tél)|(?:vous pouvez )?me (?:joindre|rejoindre|contacter))(?!\p{L})/iu;

/** A sentence that gives orders about the page states nothing of the person beside. */
export const ORDERS =
  /^(?:please\s+)?(?:i(?:['’]d| would) (?:rather|prefer|like)|je préfère|j['’]aimerais|mets|mettez|met|put|move|place|make|fais|faites|use|list|show|remove|delete|leave|hide|keep|change|rewrite|add|translate|promote|cut|promeus)(?!\p{L})/iu;

/** Of whom a clause speaks that is not about the person who writes. */
export const OTHERS =
  /^(?:(?:my|mon|ma|mes|our|notre)\s+(?!(?:first|last|current|previous|latest|second|old|part|full|summer|job|work|role|position|title|experience|premier|dernier|emploi|poste|travail|expérience)(?!\p{L}))|(?:he|she|they|il|elle|ils|elles|you|vous|tu)(?!\p{L}))/iu;

/** "A resume for a …" says of the writer what "I am a …" says when somebody is described. */
export const DESCRIBED =
  /(?<!\p{L})(?:resume|cv|curriculum vitae|résumé)\s+(?:for|of|pour)\s+((?:an?|une?)\s.+)$/iu;
/** What is said of somebody who is described. */
export const PERSON =
  /(?<!\p{L})(?:student|graduat\p{L}*|étudiante?|years?|months?|ans|who|qui|working|living|based|with a)(?!\p{L})/iu;

/** "5 years cashier at Metro": the time before a title, with what leads to it. */
export const TIME_FIRST = new RegExp(
  String.raw`^(?:(?:i have|i['’]ve|i['’]ve got|i did|i spent|j['’]ai(?: fait)?|with|avec)\s+)?${DURATION.source}\s+(?:of\s+|as\s+|comme\s+|en tant que\s+)*(?:an?\s+|une?\s+)?(?!d['’]|de\s|exp[eé]rience)(?=\p{L}[\p{L}'’ -]{2,40}?\s(?:at|chez|with|for|à|au|pour)\s)`,
  'iu',
);
