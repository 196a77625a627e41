// Patterns over text that is folded (lower case, no diacritics), with apostrophes as blanks.

/** Software as a text names it, English and French. Words that are trades as well stand in `CALLED` only. */
const SOFTWARE =
  '(?:a\\.?i\\.?|i\\.?a\\.?|artificial intelligences?|intelligences? artificielles?|llms?|chat ?gpt|gpt|(?:large )?language models?|modeles? de langage|(?:chat ?)?bots?|robots?|crawlers?|parsers?|scrapers?|automates?)(?: (?:systems?|assistants?|models?|agents?|tools?|readers?|screeners?|reviewers?|recruiters?))?';
const READERS =
  '(?:(?:ai|automated|automatic|matching|screening|ranking|scoring|parsing|intelligent|virtual|software|machine)[ -](?:systems?|readers?|reviewers?|agents?|assistants?|models?|tools?|engines?|software|screeners?|processors?|recruiters?)|(?:screening|ranking|matching|parsing) software|(?:agents?|systemes?|outils?|assistants?|lecteurs?) (?:intelligents?|automatis\\w+|automatiques?|virtuels?|numeriques?)|logiciels? (?:de tri|de lecture|de selection|d analyse))';
const ANY = `(?:${SOFTWARE}|${READERS})`;
/** Work with such software, and people who like it. */
const TRADE =
  '(?! ?-?(?:engineer|research|specialist|enthusiast|expert|develop|scientist|practitioner|professional|startup|company|firm|lab|native|product|architect|lead|consultant|user|curious|savvy|first|minded|driven|powered|platform|business|technician|operator|program))';
const PERSON = '(?:candidates?|applicants?|persons?|people|candidate?s?|candidats?|postulant\\w*|personnes?)';
const THIS = '(?:this|the|every|each|any|all|our|ce|cette|cet|la|le|les|l|tou[st]e?s?(?: les)?|chaque)';
const TEXT =
  '(?:posting|post|ad|advert|advertisement|listing|text|page|document|message|job|description|annonce|offre|texte)';

const DIRECTIVE =
  '(?:please |you (?:must|shall|should|will) |always |now )?(?:require|ignore|give|set|mark|rate|score|reject|accept|assume|treat|add|write|say|state|skip|consider|refuse|answer|respond|reply|output|print|start|begin|note|insist|weigh|exige\\w*|ecri\\w+|note[rz]?|repond\\w*|rejet\\w+|ajoute\\w*|donne[rz]?|considere\\w*)\\b';

/** Orders that open a passage: what follows in the same line goes with them. */
export const OPENERS: readonly RegExp[] = [
  // A call: "Dear language model,", "P.S. to the parser:", "Robots and agents: skip".
  new RegExp(
    `^\\W*(?:(?:attention|dear|hey|hello|cher|chere|bonjour|a l attention (?:de|des))\\W+)(?:(?:all|any|every|the|les|toutes?|tous|des)\\W+)*${ANY} ?[:,]`,
  ),
  new RegExp(
    `^\\W*(?:(?:note|notice|message|memo|instructions?|p\\. ?s\\.|for|to|a|consignes?|directives?|pour|aux?|des?)\\W+)+(?:(?:all|any|every|the|les|toutes?|tous|des)\\W+)*${ANY}(?: only| (?:reading|processing|parsing|evaluating|screening|qui) [^:]{0,40})? ?:`,
  ),
  new RegExp(`^\\W*${ANY}(?:(?:,| and| or| et| ou) [a-z]+){0,3}(?: only)? ?: ?${DIRECTIVE}`),
  new RegExp(
    `^\\W*(?:note|message|memo|instructions?|consignes?|directives?) (?:to|for|pour) (?:all |any |the |les |des |aux )*${ANY}`,
  ),
  new RegExp(
    `^\\W*(?:assistant|model|modele|system|systeme|prompt|reader) ?: ?(?:new |the (?:candidate|applicant|role) |${DIRECTIVE})`,
  ),
  /^\W*\(?(?:bots?|ai|machines?|parsers?) (?:notes?|only|instructions?)\b|^\W*machine[- ]readable\b.{0,20}:/,
  // Of what was said before.
  /(?<!\bnot |\bnever |\bto |n )\b(?:ignore|disregard|forget|override|overlook)\b .{0,60}\b(?:instructions?|prior|previous|above|earlier|everything|prompts?|rules?|text|guidelines)\b/,
  /^\W*override\b\W*:/,
  /(?<!\bnot |\bnever |\bto |n )\b(?:ignore[rz]?|oublie[rz]?|faites abstraction de)\b.{0,50}\b(?:instructions?|consignes?|regles?|precede\w*|ci-dessus|tout)\b/,
  // Marks of a conversation with a program.
  /<\|?\w*(?:start|end|im|system|assistant|user)\w*\|?>|\[\/?inst\]|<\/?\w+>? ?system\b|["']role["'] ?:|function_call|\[\/?approval\]|\b(?:system|hidden|secret) (?:prompt|instructions?)\b|\bdeveloper mode\b|<!--|"state" ?: ?"approved"/,
  /\bhumans? (?:may|can|should) (?:skip|ignore)\b/,
  // Another part to play.
  /\byou are now (?:in \w+ mode|acting|an? (?:\w+ ){0,3}(?:assistant|ai|bot|model|recruiter|manager))\b|\bfrom (?:now|this point) on,? (?:you|act)\b|\byour (?:new )?task is now\b|\bnew (?:system )?(?:instructions?|directives?|policy|rules?) ?(?:follow\b|:)|\b(?:nouvelles?|nouveaux?) (?:directives?|consignes?|instructions?|regles?) ?(?:suivent|:)/,
];

/** Code in the middle of a text: names with a value, calls. */
export const CODE: readonly RegExp[] = [
  /\b[a-z]+_[a-z]+ ?= ?[["'\d]|(?:\b[a-z]+ ?= ?[^=,;]+[,;] ?){2}|\b(?:require|submit|set|approve)\(/,
];

/** Where a verb gives an order: first in its sentence, or after a word that commands. */
const COMMAND =
  '(?:^\\W*(?:\\w+ ?: ?)?|\\b(?:please|must|should|shall|kindly|and|then|always|now|also|veuillez|doit|devez) )';

/** Orders that name whom they address: a program. */
export const ADDRESSED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:if|when|since|as) you (?:are|re) (?:an? )?(?:${ANY}|automated|not (?:a )?human)\\b${TRADE}`,
  ),
  new RegExp(`\\bsi (?:vous|tu) (?:etes|es) (?:une? )?(?:${ANY}|programme)\\b`),
  /\bas an? (?:helpful assistant|ai|llm|language model|bot),? you\b/,
  new RegExp(
    `\\b(?:${ANY}|assistant|model|system|software|agent|whatever|programme)\\b(?: that| which| qui)? (?:reading|reads|processing|parsing|parses|scor(?:es|ing)|summari[sz](?:es|ing)|screening|evaluat(?:es|ing)|analy[sz](?:es|ing)|ranks?|ranking|lit|lisant|traite|analyse) (?:${THIS} (?:\\w+ )?${TEXT}|this)\\b`,
  ),
  new RegExp(
    `\\b${ANY},? (?:please|(?:must|should|shall|have to|need to|doi(?:t|vent))(?! (?:not )?(?:be|meet|work|comply|run|operate)\\b)|(?:is|are) (?:to|instructed|asked|required|ordered|told|directed) )`,
  ),
  new RegExp(
    `\\b(?:instruct|tell|ask|order) (?:(?:your|the|any) (?:agent|${ANY})|any ${SOFTWARE})\\b|\\bwe (?:\\w+ )?ask (?:any |all )?${ANY}\\b`,
  ),
  /\bmodel (?:must|should|shall) (?:output|print|state|mark|refuse|return|reply)\b|\b(?:assistant|agent|program|programme) (?:must|should|shall) (?:output|print)\b/,
];

/** Judgements that are ordered, or said to be given. */
export const JUDGEMENTS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:score|rate|rank|mark|grade|label|classify|treat|consider\\w*|count|note[rz]?|traite[rz]?) (?:${THIS}|them|him|her|it|everyone)\\b.{0,50}\\b(?:100|0|zero|perfect|qualified|unqualified|qualifie\\w*|unmet|met|approved|suitable|mandatory|obligatoire)\\b`,
  ),
  /^(?!.*\b(?:toefl|ielts|toeic|gre|gmat|test|exam|credit)\b).*(?:\bscore (?:of |is |to |= ?|them |it |him |her )?(?:\d{1,3}\b|perfect|above|below)|\b(?:print|output|return|emit)\b.{0,30}(?:\bscore\b|\b(?:un)?qualified\b))/,
  /\b(?:give|assign|donne[rz]?)\b.{0,30}\b(?:100|full marks|(?:top|full|perfect|high(?:est)?) scores?)(?!\w|\s*%)|\b(?:candidate|applicant|person)\b.{0,12}\bperfect (?:match|fit)\b|^\W*perfect match\b/,
  new RegExp(
    `\\b(?:everyone|everybody|tout le monde|(?:every|all|each|tous les|toutes les|chaque) ${PERSON}) (?:already )?(?:qualif|(?:is|are|est|sont) (?:already )?(?:qualif|approv|accept)|pass(?:es)?\\b)`,
  ),
];

/** What somebody who writes for the person is ordered to claim. */
export const CLAIMS: readonly RegExp[] = [
  new RegExp(
    `\\b${PERSON} (?:(?:is|are|has|have|est|sont|a|ont) )?(?:already|deja) (?:been |ete )?(?:approv|accept)`,
  ),
  new RegExp(
    `${COMMAND}(?:write|say|state|claim|answer|respond|reply|affirm|pretend|tell|add|assume|ecri\\w+|dis|dites|affirm\\w+|ajoute[rz]?|reponds|repondez|suppose[rz]?)\\b.{0,30}\\b(?:that|que|qu)\\b.{0,12}\\b(?:${PERSON}|i have|i am|he has|she has)\\b`,
  ),
  new RegExp(`${COMMAND}(?:tell|put|describe) ${THIS} (?:candidate|applicant)\\b`),
  /\b(?:in|when|while) (?:you (?:generate|write|draft)|writing|rewriting|generating|drafting|your (?:answer|reply|response|output|summary))\b.{0,30}\b(?:say|state|claim|add|mention|write|affirm)\b|\ben (?:redigeant|ecrivant|generant) (?:la|cette|une|le|ce) (?:lettre|candidature|cv|reponse)\b|^\W*(?:write|say|state|claim|mention|add) in (?:the|your) (?:cover )?(?:letter|resume|cv)\b|\b(?:add|claim|invent) an? (?:phd|doctorate|degree|diploma|master s|bachelor s)\b/,
  /\b(?:exact|original|initial) instructions you\b|\binstructions you were given\b|\bcampaign rate\b|\bsubmit (?:the |this )?application (?:at once|now|immediately|right away)|\bsend at once\b|\bstart the letter with\b/,
];

const AMOUNT =
  '(?:[$€£] ?\\d|\\d[\\d ,.]* ?(?:[$€£]|cad|usd|eur|dollars?|euros?|bitcoins?|btc)|(?:cad|usd|eur) ?\\d)';
const FEE =
  '(?:application|processing|file|registration|admin(?:istration)?|training|background[- ]check|equipment|uniform|security|visa|refundable|non-refundable|start(?:er|ing)|enrol?ment)(?:[ -]\\w+)? (?:fees?|deposits?|kits?|payments?)';
const PAYS =
  '(?:pay|send|transfer|deposit|wire|remit|buy|purchase|prepay|cover|e-?transfer|verser|payer|acheter|virer|envoyer|debourser|regler|deposer)';
const APPLICANT =
  '(?:you|applicants?|candidates?|(?:new )?hires?|everyone|vous|(?:tous )?(?:les )?(?:candidat|postulant|personne)\\w*)';
const MUST =
  '(?:must|will|shall|should|need to|have to|are (?:required|asked|expected) to|is required to|doi(?:t|vent)|devez|devrez|devront)';

/** Money that would go from those who apply to whoever hires. */
export const MONEY: readonly RegExp[] = [
  // "You will buy media for $2M" is work; what one must pay is none.
  new RegExp(
    `\\b(?!you (?:will|should)\\b)${APPLICANT} ${MUST} (?:first |also |d abord )?${PAYS}\\b.{0,60}(?:${AMOUNT}|\\b(?:fees?|deposits?|kits?|frais|depot|trousse)\\b)`,
  ),
  new RegExp(
    `\\b${FEE}\\b.{0,40}(?:${AMOUNT}|\\b(?:due|required|applies|refund|before)\\w*)|${AMOUNT}.{0,30}\\b${FEE}\\b`,
  ),
  // "Pay $20 an hour" is what one earns.
  new RegExp(
    `^\\W*(?:please |kindly |to \\w+, |before \\w+, |first,? )*(?:(?:pay|payez) (?:(?:a|an|the|us|your|une?|les|des) )?(?:\\w+ )?(?=${AMOUNT})|(?:transfer|deposit|wire|remit|buy|purchase|versez|achetez|virez)\\b.{0,40}${AMOUNT})(?!.*\\b(?:hour|hourly|year|yearly|annum|week|month|heure|annee|semaine|mois)\\b)`,
  ),
  /\b(?:buy|purchase|send)\b.{0,30}\bgift cards?\b.{0,40}\b(?:codes?|confirm)|\bsaved card\b|\bcarte enregistree\b|\b(?:pay|payez) .{0,12}\bfor your own (?:background|criminal)/,
  /\bfrais (?:de (?:dossier|formation|traitement)|d (?:inscription|adhesion|ouverture))\b/,
  new RegExp(
    `\\b(?:fees?|deposits?|frais|depot|virement|caution) (?:of |de )?${AMOUNT}.{0,60}\\b(?:due|refund|before|confirm|avant|exige|requis)\\w*`,
  ),
];

/** Numbers and papers that nobody needs before somebody is hired. */
const NUMBERS =
  '(?:sin|ssn|nas|social insurance|social security|bank(?:ing)?|void cheque|credit card|passport|health card|date of birth|numero d assurance|specimen de cheque|passeport|numero de carte|carte de credit|coordonnees bancaires)';
const SENDS =
  '(?:send|email|e-mail|text|upload|attach|enter|provide|submit|fill (?:in|out)|complete|register|click|visit|reply|apply|add us|contact us|follow us|envoye[rz]|joigne[zr]|joindre|remplisse[zr]|remplir|inscri\\w+|clique[rz]|ajoute[rz]-nous|televerse\\w*|postule[rz]|repond\\w+)';

/** What somebody who applies is to do for the application: a form, a link, a paper to be sent, a word to be said. */
export const ERRANDS: readonly RegExp[] = [
  new RegExp(
    `\\b${SENDS}\\b.{0,60}(?:https?:|www\\.|\\b(?:this|the following|our|ce) (?:form|link|survey|questionnaire|portal|formulaire|lien)\\b)`,
  ),
  new RegExp(
    `\\b${SENDS}\\b.{0,60}\\b(?:your|a photo of|a copy of|votre|vos|la photo de|une copie de|un) (?:\\w+ (?:and|or|et) )?(?:\\w+ ){0,2}${NUMBERS}\\b`,
  ),
  new RegExp(
    `^\\W*(?:please |kindly |veuillez )?${SENDS}\\b.{0,40}\\b(?:telegram|whats ?app|signal|\\d{3}[- ]\\d{4})\\b`,
  ),
  /\b(?:mention|include|use|write|quote|reply|put|add|type|start|begin|inscri\w+|mentionne\w*)\b.{0,40}\b(?:code ?word|(?:the|le) (?:word|mot)|phrase)\b|\bsubject line\b|\bobjet du (?:courriel|message)\b/,
  /^\W*(?:[\w ]{1,24}: ?)?https?:\S+\W*$/,
];

/** What a resume may order whoever reads or writes it. */
export const OF_RESUMES: readonly RegExp[] = [
  new RegExp(
    `${COMMAND}(?:say|write|state|claim|mention|add|include|insert|put|pretend|append|invent)\\b.{0,60}(?:\\bthat (?:i|he|she|they|the (?:candidate|applicant|person))\\b|\\ba link\\b|https?:|<\\w|\\bwhen (?:re)?writing\\b|\\b(?:to|in|into) (?:the|my|this|their|every) (?:resume|cv|cover letter|letter|profile|summary|answer)\\b)`,
  ),
  new RegExp(
    `${COMMAND}(?:dis|dites|ecri\\w+|affirm\\w+|ajoute[rz]?|mentionne[rz]?|indique[rz]?|insere[rz]?|pretend\\w*)\\b.{0,60}(?:\\bque (?:j|je|il|elle|le candidat|la candidate|la personne)\\b|\\bun lien\\b|https?:|<\\w|\\b(?:au|a mon|dans (?:le|mon|la)) (?:cv|curriculum|lettre|profil)\\b)`,
  ),
  /^\W*(?:please |always |now )?(?:give|rate|score|grade|rank)\b (?:me|this (?:candidate|applicant|resume|cv|person)|the (?:candidate|applicant)|it|100|\d+ points|full marks)\b|\bno weaknesses\b|^\W*(?:donne[rz]?|note[rz]?)(?:-moi| ce cv| ce candidat)? (?:100|la note)/,
  /^\W*(?:please |now )?(?:hire|recommend|select|approve|shortlist|embauche[rz]?|recommande[rz]?|retene[rz]) (?:me\b|(?:this|the|ce|cette|le|la) (?:candidate?|applicant|person(?:ne)?|candidat)\b)/,
  /^\W*(?:please |kindly |veuillez )?(?:visit|open|click|go to|fetch|download|follow|visite[rz]?|ouvre[rz]?|clique[rz]?|suive[rz])\b.{0,80}(?:https?:|www\.)/,
  /\b(?:recruiters?|reader|hiring managers?|whoever|you) (?:must|should|shall) (?:hire|select|approve|choose|invite) (?:me|this|the)\b/,
];

/** Markup that does something, in a text that should have none. */
export const MARKUP =
  /<(?:script|iframe|img|svg|object|embed|form|input|link|meta|style|base|a)\b[^>]*(?:=|>.*<\/)|<\w+[^>]*\bon\w+\s*=|<(\w+)(?:\s[^>]*)?>.*<\/\1>|\]\((?:https?|javascript|data):/i;

/** A verb in the past or a noun of doing begins what somebody did, whatever it is about. */
export const DID =
  /^\W*(?:\p{L}+(?:ed|ing|é|ée|és|ées)|wrote|built|led|ran|made|taught|set|gave|won|grew|cut|held|kept|oversaw|conçu|écrit|mis|fait|tenu|suivi|construit|conduit)(?!\p{L})/iu;
