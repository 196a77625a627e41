import { orderChoice } from '#engines/lexicon/index.ts';
import { KIND, KIND_NOT_WARE, NO_TRADE, PLAIN_FIELD, PROGRAM, READING_THING, SURE } from './software.data.ts';

// Over text that is folded (lower case, no diacritics, look-alike letters as Latin ones), with apostrophes as blanks, and a capital
// letter in place of the name of a program.

export const PERSON = orderChoice('programs: person');

/** Where a verb gives an order: first in its clause, or after a word that commands. */
export const COMMAND =
  '(?:^\\W*|[,:;—(\\]] ?|\\b(?:please|must|should|shall|kindly|and|then|so|always|now|also|veuillez|doit|doivent|devez|et|puis) )(?:(?:please|kindly|always|now|also|then|be sure to|make sure to|remember to) )*';

/** Verbs that decide about requirements and candidates. */
const DECIDES = orderChoice('programs: decides');
/** What may be told to anybody, so that it is an order to a program only where one is named. */
const TELLS = orderChoice('programs: tells');
const ORDER = `(?:(?:please|kindly|you (?:must|shall|should|will|need to|have to)|always|now|only|do not|never|veuillez|pour ce poste,?) )*(?:${DECIDES}|${TELLS})\\b`;
const STRONG = `(?:(?:please|kindly|always|now|only) )*(?:you (?:must|shall) |${DECIDES}\\b|(?:mark|rate|rank|score|give|note|set) (?:them|him|her|it|me|${PERSON}|(?:this|the|every|each|all|ce|le) ${PERSON}|\\d)|(?:add|say|write|state|answer) that\\b)`;

/** What a posting says of a requirement. */
const REQUIRED = String.raw`\b${orderChoice('programs: required')}\b`;
/** How a sentence begins that tells of somebody, and not the list of a field's tools. */
const OF_SOMEBODY =
  '(?=(?:pour ce poste,? )?(?:an?|the|this|every|only|fluent|at least|ten|\\d+|any|le|la|les|l|un|une|seule?s?|au moins|dix)\\b)';

const GREETING = orderChoice('programs: greeting');
const EACH =
  '(?:(?:there|fellow|all|any|every|the|those|whichever|whatever|our|you|les|la|le|l|toutes?|tous|des|de|aux)\\W+)*';
const WHO = '(?:(?:,| and| or| et| ou|/) ?[a-zA-Z]+){0,3}';
const READING_PART =
  '(?:, (?:listen(?: up)?|take note|beware|heads up))?(?: (?:only|reading|processing|parsing|evaluating|screening|qui|de cette)\\b[^:]{0,40})?';
const END = ' ?(?:[:,.;—!-]|$)';

const READS = orderChoice('programs: reads');
const AD = '(?:posting|post|ad|advert|advertisement|listing|vacancy|job ad|annonce|offre)';
const TEXT = `(?:${AD}|text|page|document|message|job|line|note|description|texte|ligne)`;
const THIS_TEXT = `(?:(?:this|ce|cette|cet) (?:\\w+ )?${TEXT}|(?:the|our|la|l|le|notre) ${AD}|this\\b(?! \\w)|this (?:must|should|needs|shall|knows|will|has to|is to|can)|ceci|cela)`;
const SAID = orderChoice('programs: said');
const EARLIER = orderChoice('programs: earlier');
const ABOVE = `(?:\\b(?:${SAID}|bullets?(?: points?)?|everything|anything|all|what(?:ever)?|text|ce qui|tout) (?:that |which |you |is |was |has |have |been |are |stands |you ve |just |we )*(?:said |written |listed |stated |given |read |precede\\w* |est ecrit )?(?:above|earlier|before this(?: line)?|so far|up to here|just read|ci-dessus|plus haut|read|precede\\w*)(?! (?:the|a|an|each|\\d|or|to)\\b)|\\b(?:the|what is) (?:above|preceding|foregoing)(?= ?(?:[:,;.]|into|${SAID}|is|was|were|has|have))|\\b(?:everything|anything|what|all) you (?:were|have been|ve been) (?:told|given|taught)|\\b(?:previous|prior|preceding|earlier|foregoing|listed|stated) ${SAID}\\b(?! (?:of|from)\\b))`;
const AWAY = String.raw`\b${orderChoice('programs: away')}\b`;
const NOT_DENIED = '(?<!\\b(?:not|never|to|n|ne|than|can|could|may|or) )';

/** Orders that open a passage: what follows in the same line goes with them. */
export const OPENERS: readonly RegExp[] = [
  new RegExp(
    `^\\W*(?:what follows|the rest|ce qui suit) (?:is|are|est) .{0,16}\\b(?:for|at|to|pour|aux?) ${EACH}(?:${PROGRAM}|machines?)${NO_TRADE}`,
  ),
  // To whoever ranks or reads, while doing so.
  new RegExp(
    `^\\W*(?:when|while|before|if|in|en|as|for)\\b (?:you )?(?:${READS}|rat(?:e|es|ing))\\b(?: (?:\\w+ ){0,2}${THIS_TEXT}| purposes)?,? (?:please )?(?:${DECIDES}|add)\\b`,
  ),
  /^\W*(?:repeat after me|answer only with|reply only with)\b|\byour (?:output|answer|reply|summary) (?:must|should|shall)\b/,
  /\bonly (?:machines|software|programs|[FKST]) (?:see|read|can|will|should|may)\b|\bhumans? (?:may|can|should) (?:skip|ignore)\b/,
  /^\W*(?:machines?|[FKST])[- ](?:notes?|only|instructions?) ?[:)*\]]|^\W*machine[- ]readable\b.{0,20}:/,
  new RegExp(
    `^\\W*(?:S|(?:automated |automatic |F )?(?:matching|screening|scoring|parsing|cv|resume)[ -]\\w+) ?: .*\\b(?:must[- ]haves?|mandatory|required)\\b`,
  ),
  new RegExp(
    `^\\W*(?:assistant|model|modele|system|systeme|prompt|reader) ?: ?(?:new (?:policy|rules?|instructions?|task)|the (?:candidate|applicant) |${STRONG}|you will )`,
  ),
  // Of what was said before.
  new RegExp(
    `${NOT_DENIED}\\b(?:ignore|disregard|forget|override|overlook|discard|throw out|stop reading|instead of) (?!for\\b|of\\b)(?:\\w+ ){0,3}(?:${EARLIER} (?:\\w+ ){0,2}${SAID}|${SAID}(?: \\w+){0,4} (?:above|earlier|before|so far)(?! \\d)\\b|(?:everything|anything|all|what(?:ever)?|instructions?|text)\\b(?: \\w+){0,6} (?:above|before|earlier|said|says|written|precedes|previous|prior))\\b`,
  ),
  new RegExp(
    `^\\W*(?:\\w+ ?[\\w ]{0,20}: ?)?(?:please |now )?(?:ignore|disregard|forget|override|overlook) (?:all|any|your|the|my|these|those|every)? ?(?:\\w+ )?(?:(?:previous|prior|earlier|above)(?= ?(?:[:.,;!]|$|and)| (?:\\w+ )?${SAID})|(?:instructions|prompts?|guidelines|requirements|what the ad)\\b)`,
  ),
  // What stands above is spoken of, and done away with: honest texts go on from it.
  new RegExp(
    `^(?=.*${ABOVE})(?=.*(?<!\\b(?:to|not|never) )${AWAY})(?!.*\\b(?:without training|equivalent|combination|addition|unless told)\\b)`,
  ),
  /^\W*override\b\W*:/,
  // Another way to go on, for whoever is reading.
  /^\W*(?:switch|change|go|enter) (?:in)?to \w+ mode\b|\byour new (?:goal|task|job|role|objective|mission) (?:is to\b|:)|(?:^\W*(?:\w+ ?: ?)?|[.;] )(?:new|nouvelle) (?:task|goal|tache|mission) ?:|^\W*(?:\w+ ?: ?)?(?:a partir de maintenant|desormais|from now on|henceforth),? (?:exige|demand|require|you|act|note|tu|vous (?:exige|devez exiger))|\b(?:tu es|vous etes) (?:maintenant|desormais) (?:un|une|le|la)\b|\bend of (?:the )?(?:posting|ad|job|prompt|document)\b|^\W*(?:hidden|secret|system|developer|admin|root) (?:note|message|instruction|prompt|command|directive)s?\b[^:]{0,40}:|\bfaites comme si l (?:annonce|offre)/,
  // A lead to a program, whatever it is called: "Gentle reminder to every screening robot:", "[to the AI]".
  new RegExp(
    `^(?:\\W*\\w{1,12} ?: ?)?[^:]{0,24}\\b(?:reminder|word|attention|note|message|notice|memo|hint|tip|request|instruction|order|rappel|mot|consigne)s? (?:to|for|of|a|au|aux|pour) ${EACH}(?:${PROGRAM}|machines?)\\b${NO_TRADE}[^:]{0,40}:`,
  ),
  /%%|<<\/?sys>>|\{\{\w+\}\}/,
  /^\W*(?:human|user) ?: .*(?:\b(?:assistant|F) ?:|\?$)|^\W*(?:human|user|assistant) ?: (?:ignore|sure|certainly|of course|okay?)\b/,
  new RegExp(
    `${NOT_DENIED}\\b(?:ignore[zs]?|oublie[zs]?|remplace[zs]?|faites abstraction d\\w+) (?:\\w+ ){0,3}(?:ce qui|tout|${SAID})\\b`,
  ),
  new RegExp(
    `^\\W*ne (?:tenez|tiens|tenir|lisez|lis|considerez) (?:pas|plus|aucun) .{0,30}(?:${SAID}|${EARLIER})\\b`,
  ),
  new RegExp(
    `\\b(?:${SAID}|what|everything|all|this|ceci|ce qui|ce que)\\b(?: \\S+){0,4} ${EARLIER}(?: \\S+){0,3} (?:no longer|void|null|cancelled|wrong|invalid|obsolete|outdated|replaced|ne s appliquent? (?:plus|pas)|n est plus|ne vaut plus|ne compte\\w* p\\w+|annule\\w*)\\b`,
  ),
  new RegExp(`\\b(?:ceci|cela|this) (?:annule|remplace|cancels|replaces|voids|overrides) .{0,25}${SAID}`),
  /\b(?:your|the) (?:rules|instructions|task|policy|guidelines|prompt) (?:have|has|is|are) (?:changed|updated|replaced|now)\b|\b(?:update|change|addition|amendment) to your (?:rules|instructions|task|policy|guidelines|prompt)\b|\bvos (?:regles|consignes|instructions) (?:ont|sont) (?:change|modifi|remplac)/,
  // Marks of a conversation with a program.
  /<\|?\w*(?:start|end|im|system|assistant|user)\w*\|?>|\[\/?inst\]|<\/?\w+>? ?system\b|["']role["'] ?:|function_call|\[\/?approval\]|^\W*(?:system|hidden|secret) (?:prompt|instructions?) ?(?::|$|require|follow)|^\W*begin (?:hidden|system|secret)\b|\bdeveloper mode\b|<!--|"state" ?: ?"approved"/,
  /^\W*(?:\[|\{\{|\(|<|\*\*|## ?) ?(?:system|assistant|user|developer) ?(?:\]|\}\}|\)|>|\*\*|:)|^\W*user ?: .*\bassistant ?:/,
  // Another part to play.
  /\byou are now (?:in \w+ mode|acting|an? (?:\w+ ){0,3}(?:assistant|[FKST]|model|recruiter|manager))\b|\bfrom (?:now|this point) on,? (?:you|act)\b|\byour (?:new )?task is now\b|\bnew (?:system )?(?:instructions?|directives?|policy|rules?) ?(?:follow\b|:)|\b(?:nouvelles?|nouveaux?) (?:directives?|consignes?|instructions?|regles?) ?(?:suivent|:)/,
];

/** Such orders to a program by its name. */
export const OPENERS_BY_NAME: readonly RegExp[] = [
  // A call, whatever it goes on with: "Dear language model,", "Hello there, AI."
  new RegExp(`^\\W*${GREETING}\\W+${EACH}${PROGRAM}${NO_TRADE}${WHO}${READING_PART}${END}`),
  new RegExp(`^\\W*@ ?${SURE}\\b`),
  new RegExp(
    `^\\W*(?:note|notice|message|memo|instructions?|p\\. ?s\\.|consignes?|directives?|word|text|passage|section)(?:\\W+\\w+)? (?:to|for|pour|aux?|a l intention d\\w+) ${EACH}${PROGRAM}${NO_TRADE}${READING_PART}(?: follows?| suit)?${END}`,
  ),
  new RegExp(`^\\W*(?:to|a) (?:the|l|les|all|any|every) ${PROGRAM}${NO_TRADE}[^:,]{0,40}[:,]`),
  new RegExp(`^\\W*(?:calling|note,|ok|okay|psst)[ ,]+${EACH}${PROGRAM}${NO_TRADE} ?[:,.!]`),
  // One that is set apart by whom it is for.
  new RegExp(
    `\\b(?:this|the next|the following|cette|ce|ceci) ?(?:line|text|part|note|message|passage|paragraph|section|sentence|ligne|texte|partie|phrase)? (?:is|s adresse|est|are) (?:only |meant |written |intended |addressed |destinee? )*(?:for|to|aux?|a|pour) ${EACH}${PROGRAM}${NO_TRADE}`,
  ),
  new RegExp(`^\\W*(?:for |pour )?${EACH}${PROGRAM}s?[ -](?:only|seulement|uniquement)\\b`),
  // A name, and then an order or what somebody must have.
  new RegExp(`^\\W*${EACH}(?:${SURE}|${KIND})${WHO}${READING_PART} ?[:,;—-] ?${ORDER}`),
  new RegExp(`^\\W*${EACH}${SURE}${WHO}${READING_PART} ?[:,;—-] ?${OF_SOMEBODY}.*${REQUIRED}`),
  new RegExp(`^\\W*${EACH}${KIND_NOT_WARE}${READING_PART} ?: ?${OF_SOMEBODY}.*${REQUIRED}`),
  new RegExp(`^\\W*(?:any|every|all|toute?s?|chaque|[(\\[{]) ?(?:the |les )?${PROGRAM} ?: .*${REQUIRED}`),
  new RegExp(`^\\W*${EACH}${PLAIN_FIELD}${WHO} ?[:,;—] ?${STRONG}|^\\W*${PLAIN_FIELD}${WHO} ?: ?skip\\b`),
  new RegExp(
    `^\\W*(?:to|for|pour|aux?|a) ${EACH}(?:(?:${SURE})(?: and \\w+)?${READING_PART} ?[:,;—] ?(?:${ORDER}|.*${REQUIRED})|(?:${KIND})${READING_PART} ?[:,;—] ?(?:${ORDER}|${OF_SOMEBODY}.*${REQUIRED}))`,
  ),
  new RegExp(`^\\W*(?:to|for|pour|aux?|a) ${EACH}${PLAIN_FIELD}${READING_PART} ?[:;—] ?${STRONG}`),
  new RegExp(
    `^\\W*(?:[(\\[{<%]|\\/\\/)+ ?(?:to |for |pour |a )?(?:the |any |all |l |les )?${PROGRAM} ?(?:[)\\]}*>%]|[:,—→=-])+ ?(?=.*(?:${REQUIRED}|${DECIDES}))`,
  ),
  new RegExp(
    `^\\W*(?:a |to |pour )?(?:tout|toute|tous les|toutes les|every|any|all|each) ${PROGRAM}s?(?: \\w+)? ?[:,] ?.*${REQUIRED}`,
  ),
  new RegExp(`^\\W*${PROGRAM} ?(?:→|=>|=|->) ?.*(?:${REQUIRED}|${DECIDES})`),
];

/** Code in the middle of a text: names with a value, calls. */
export const CODE: readonly RegExp[] = [
  /\b[a-z]+_[a-z]+ ?= ?[["'\d]|(?:\b[a-z]+ ?=[^=,;]+[,;] ?){2}|\b(?:require|submit|set|approve)\(/,
];

const MUST =
  '(?:must|should|shall|have to|has to|needs? to|ought to|will|can only|devra|devront|doi(?:t|vent)|(?:is|are|est|sont) (?:to|instructed|asked|required|requested|ordered|told|directed|prie\\w*|tenu\\w*|charge\\w*)(?: (?:to|de|d))?)';

/** Orders that name whom they address: a program. */
export const ADDRESSED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:if|when|since|as) you (?:are|re) (?:an? )?(?:${PROGRAM}|automated|not (?:a )?human)(?![a-z])${NO_TRADE}`,
  ),
  new RegExp(`\\bsi (?:vous|tu) (?:etes|es) (?:une? )?(?:${PROGRAM}|programme)\\b`),
  new RegExp(
    `\\bas (?:an?|the) (?:helpful assistant|[FKST]),? you\\b|\\bas the (?:model|program|system|assistant|F) (?:in charge|reading|scoring|ranking|that|which)|\\byou,? the (?:${PROGRAM}|model|program|system)\\b`,
  ),
  // Whatever reads this text, with what it is to do or what the text then says.
  new RegExp(
    `\\b${READING_THING}\\b(?: (?:or|and|ou|et) \\w+)?,?(?: that| which| who| qui)? (?:is |be |est |will |may )?${READS} (?:\\w+ ){0,3}${THIS_TEXT}`,
  ),
  new RegExp(
    `\\b${READING_THING} (?:evaluating|scoring|ranking|screening|matching|judging) ${PERSON} (?:is|are|${MUST})`,
  ),
  new RegExp(
    `\\b(?:instruct|tell|ask|order) (?:(?:your|the|any) (?:agent|${PROGRAM})|any ${PROGRAM})\\b(?! about)(?=.{0,40}\\b(?:that|answer|require|${PERSON}))|\\bwe (?:\\w+ )?ask (?:any |all )?${PROGRAM}\\b`,
  ),
  new RegExp(
    `\\b(?:instructs?|tells?|asks?|orders?|directs?|requests?|invites?) (?:the |any |all |every |each |your |our )?(?:F |automated )?(?:${PROGRAM}|software|algorithms?|machines?|systems?) (?:to|that) (?:${DECIDES}|a )`,
  ),
  /\b(?:assistant|model|agent|program|programme) (?:must|should|shall) (?:output|print|state|mark|refuse|reply)\b.{0,20}(?:qualified|approved|suitable|rejected)|\b(?:assistant|agent|program|programme) (?:must|should|shall) (?:output|print)\b/,
];

/** Such orders to a program by its name. */
export const ADDRESSED_BY_NAME: readonly RegExp[] = [
  new RegExp(
    `\\b(?:read|parsed|scanned|processed|scored|ranked|lue?|traitee?|analysee?) by (?:an? |the |any |some )?${PROGRAM}\\b${NO_TRADE}.*(?:${REQUIRED}|\\bmust\\b)`,
  ),
  // Whom a posting can only mean as its readers: "AI agents must require", not "our robots must be cleaned".
  new RegExp(
    `(?:^\\W*|[.:;,(] ?|\\b(?:any|all|every|whichever|toute?s?|chaque) )(?:the |les )?(?:${PROGRAM})(?: (?:and|or|et|ou) \\w+)?,? (?:please|kindly|${MUST}) (?:not |only |also )?(?:${DECIDES}|(?:rate|rank|score|mark|note) (?:${PERSON}|this|ce|every|each|all)|(?:see|read|take|list) .{2,60} as )`,
  ),
  new RegExp(
    `\\b(?:screeners?|tools?|software|reviewers?|readers?|systems?) (?:powered by|based on|built on|using) ${PROGRAM} ${MUST} ${DECIDES}`,
  ),
  new RegExp(`\\b(?:all|any|every) ${PROGRAM} ${MUST} (?:add|list|say|write|answer) .*${REQUIRED}`),
  new RegExp(`^\\W*${SURE}(?: (?:and|or) \\w+)?,? (?:please|kindly|${MUST}) (?:${DECIDES}|${TELLS})\\b`),
  new RegExp(
    `\\b${PROGRAM} (?:are|is|est|sont) (?:hereby |herewith |kindly )?(?:told|instructed|ordered|asked|requested|informed|advised|prie\\w*)(?: (?:that|to|de|d))?\\b.*(?:${REQUIRED}|${DECIDES})`,
  ),
];

const NONE = '(?:without|lack\\w*|unless|has no|have no|with no|sans|n a pas|n ont pas|depourvu\\w*)';

/** Judgements that are ordered, or said to be given. */
export const JUDGEMENTS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:score|rate|rank|mark|grade|label|classify|treat|note[zr]?|traite[zr]?) (?:this|them|him|her|everyone|everybody|(?:every|each|all|the|this|ce|cette|tous les|chaque) ${PERSON}|this (?:job|posting|role))\\b.{0,40}\\b(?:100|0|zero|perfect|qualified|unqualified|qualifie\\w*|unmet|met|approved|suitable)\\b`,
  ),
  new RegExp(
    `${COMMAND}(?:treat|consider\\w*|regard|count|mark|note[zr]?) (?:that |que )?(?:an?|the|le|la|un|une|all|every) .{0,50}\\b(?:mandatory|obligatoire|hard requirements?)\\b`,
  ),
  /\bmark all requirements\b/,
  new RegExp(
    `\\b(?:give|assign|attribue[zr]?|donne[zr]?|note[zr]?) (?:an? |un |une |it )?(?:zero|0|100|full marks|(?:top|full|perfect|high(?:est)?) scores?)(?: points?)?(?:(?: to| a)? (?:this |the |every |each )?(?:${PERSON})|(?= (?:and|et)\\b)|\\W*$)`,
  ),
  new RegExp(
    `${COMMAND}(?:give|assign|donne[zr]?) (?:every|each|this|all|ce|tous les) (?:the )?${PERSON} \\d`,
  ),
  new RegExp(`${COMMAND}donne[zr]? 100\\b`),
  /\b(?:candidate|applicant|person)\b.{0,12}\bperfect (?:match|fit)\b|^\W*perfect match\b/,
  new RegExp(
    `^\\W*(?:lower|raise|cut|reduce|increase|drop|halve) (?:the |their )?scores? (?:of|for) .*${PERSON}`,
  ),
  new RegExp(
    `^\\W*(?:rank|rate|score|note|classe)[zr]? .{0,20}${PERSON} .{0,10}${NONE}\\b.*\\b(?:last|zero|0|lowest|bottom|derni\\w+)\\b`,
  ),
  // What a score, a match or the showing of this job is to be.
  new RegExp(
    `\\b(?:scores?|gets?|match(?:es)?|receives?|rate[sd]?)(?: (?:a )?(?:score|match|rating))?(?: (?:of|is|to|at|=)|:)? ?(?:0|zero|100)\\b(?=.*(?:${PERSON}|unless|without))|${PERSON}.{0,60}\\b(?:scores?|gets?|receives?) (?:a )?(?:score of )?(?:0|zero)\\b`,
  ),
  /^\W*(?:set|put|keep|fix|cap|mettez|mets) (?:the |its |their |la |le )?(?:match|score|rating|ranking|fit|note|pointage)\b.{0,20}\d/,
  new RegExp(
    `^\\W*(?:only )?(?:hide|show|flag|list|mark|display|surface|present|cachez?|montrez?|affichez?) (?:this|cette|ce) (?:job|posting|role|ad|vacancy|offre|annonce|poste)\\b`,
  ),
  new RegExp(`\\b(?:nobody|no one|none|personne) (?:without|sans) .*\\b(?:score|rank|match|note|pointage)`),
  new RegExp(`\\b(?:do not|don t|never) recommend this\\b|\\bn acceptez? que (?:les |des )?${PERSON}`),
  new RegExp(
    `\\b(?:everyone|everybody|tout le monde|(?:every|all|each|tous les|toutes les|chaque) ${PERSON}) (?:already )?(?:qualif|(?:is|are|est|sont) (?:already )?(?:qualif|approv|accept)|pass(?:es)?\\b)`,
  ),
];
