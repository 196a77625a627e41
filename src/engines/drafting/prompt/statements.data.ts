/** What follows "I am a" and names no work; folded. */
export const NO_ROLE =
  /\b(?:person|individual|man|woman|candidate|human|mother|father|newcomer|citizen|resident|student|graduate|learner|fan|lot|bit|resume|cv|team player|hard worker|personne|candidate?|etudiante?|motive|motivee)$|^(?:looking|applying|searching|interested|able|not|very|really|ready)\b/;

/** Verbs after "I" by which nothing is told of work done; folded. */
export const NO_TELLING =
  /^(?:am|was|were|be|been|have|had|has|want|wanted|need|needed|would|like|love|think|believe|hope|hoped|live|lived|speak|know|look|looked|apply|applied|hold|studied|study|graduated|worked|work|can|could|do|don|did|will|prefer|wish|got|get|use|may|might|must|should|feel|guess|mean|see|just|only|never|not|please)$/;

export const EMAIL = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d](?:[\p{L}\d-]{0,62}\.){1,5}\p{L}{2,24}/u;
export const PHONE = /(?<![\w/])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{3}\)[\s.-]?|\d{3}[\s.-])\d{3}[\s.-]?\d{4}(?!\w)/;
export const SUBJECT = /\b(?:i|i'm|i've|my|je|j'ai|j'|mon|ma|mes)(?=\b|[\s'’])/;
/** Where the name of an employer, a role or a field ends. */
const END = String.raw`(?=\s+(?:as|from|for|since|in|and|where|until|till|with|on|to|who|based|living|working|looking|comme|depuis|pendant|où|et|avec|pour|à|chez|at|dans|de (?:\d|\p{L}+ \d{4}))(?![\p{L}])|[,.;:!()]|\s[-–—]\s|$)`;
const sentencePattern = (text: string) => new RegExp(text, 'iu');

export const NAME = sentencePattern(
  String.raw`\b(?:my name is|i am called|je m['’]appelle)\s+([\p{L}'’. -]{2,60}?)${END}`,
);
export const SELF_NAME = /\b[Ii](?:['’]m| am)\s+(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]+){1,3})/u;
export const ROLE = sentencePattern(
  String.raw`\b(?:i(?:['’]m| am| was)(?: currently| now| also)?\s+(?:an?|the)|i(?:['’]ve)?\s*(?:have\s+)?(?:currently\s+)?work(?:ed|ing)?\s+as(?:\s+an?|\s+the)?|as\s+an?|je suis(?:\s+une?)?|comme|en tant que)\s+([\p{L}\p{N}'’&/ -]{3,60}?)${END}`,
);
export const EMPLOYER = sentencePattern(
  String.raw`\b(?:at|chez|(?:work(?:ed|ing)?|years?|months?)\s+(?:for|with))\s+(?:the\s+)?([\p{L}\p{N}'’&. /-]{2,60}?)${END}`,
);
export const PLACE =
  /(?<![\p{L}])(?:in|from|based in|living in|à|au)\s+(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*\s+\d)(\p{Lu}[\p{L}'’.-]+(?:[ -]\p{Lu}[\p{L}'’.-]+)*(?:,\s*\p{Lu}[\p{L}.]*(?:\s\p{Lu}\p{L}+)*)?)/u;
export const LANGUAGES = /\b(?:i speak|je parle)\s+(.+)$/i;
export const SKILLS =
  /(?:\b(?:my )?(?:skills|tools|competences|compétences)(?:\s+(?:are|include|comprennent))?\s*:?|\bi (?:know|can use|use|am (?:good|skilled|experienced) (?:at|in|with))|\bje (?:connais|maîtrise))\s+(.+)$/i;
export const CERTIFICATE =
  /\b(?:i(?:['’]m| am)\s+(?:a\s+)?(?:certified|licensed) (?:in|as|for)|i (?:have|hold|got|earned)|j['’]ai|je (?:détiens|possède))\s+(.*(?:certif|licen[cs]|ticket|red seal|whmis|first aid|cpr|forklift|permis|secourisme|class \d|classe \d).*)$/i;
export const STUDY =
  /\b(?:i (?:have|hold|got|earned|completed|finished|did)|i studied|i graduated(?: from| with| in)?|j['’]ai (?:un|une|fait|obtenu)|je détiens|j['’]ai étudié)\s+(.+)$/i;
export const DEGREE =
  /\b(?:degree|diploma|bachelor\S*|master\S*|phd|doctorate|b\.?sc\.?|b\.?a\.?|b\.?eng\.?|mba|associate|high school|ged|apprenticeship|diplôme|baccalauréat|maîtrise|doctorat|dec|dep|aec|certificate in|degré)\b/i;
export const TELLING =
  /^(?:(?:there|then|also|later|before that|in that (?:job|role)|là|puis|ensuite),?\s+)?(?:i|we)\s+(?:also\s+|then\s+|even\s+|have\s+|regularly\s+)*(\p{L}+)\b(.*)$/iu;
export const EXPERIENCE =
  /\b(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)\s+(?:years?|months?|ans|années)\b/i;
export const WISH =
  /\b(?:looking for|applying|i want|i need|i would like|i'd like|hoping|je cherche|je veux|je voudrais)\b/;
export const OWN_ROLE = /^i(?:['’]m| am)\s+(?:an?|the)\s/i;
