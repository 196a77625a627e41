import { orderChoice } from '#engines/lexicon/index.ts';
import { COMMAND, PERSON } from './programs.data.ts';
import { KIND, PROGRAM, SURE } from './software.data.ts';

// Over text that is folded (lower case, no diacritics, look-alike letters as Latin ones), with apostrophes as blanks.

const SAY = orderChoice('resumes: say');
const WHOM =
  '(?:i|he|she|they|j|je|il|elle|(?:the|this|le|la|ce|cette) (?:candidate?|applicant|person(?:ne)?|candidat)(?= (?:is|was|has|had|hold|held|stud|led|ran|work|earn|grad|can|speak|did|a|est|etait|detien|possede|parle)))';

/** What somebody who writes for the person is ordered to claim. */
export const CLAIMS: readonly RegExp[] = [
  new RegExp(
    `\\b${PERSON} (?:(?:is|are|has|have|est|sont|a|ont) )?(?:already|deja) (?:been |ete )?(?:approv|accept)`,
  ),
  // "Say that I studied", "tell the reader that the candidate holds"; a duty tells that something is so, not that somebody is.
  new RegExp(
    `${COMMAND}${SAY}\\b(?:(?: \\w+){0,5}? (?:that|que|qu|as if|comme si)|,? ?:) ["“«]?(?:${WHOM}\\b|(?:tout le monde|every (?:candidate|applicant)))`,
  ),
  new RegExp(
    `${COMMAND}(?:pretend|suppose|assume|claim|say|write|state) (?:i|he|she|this candidate|the (?:candidate|applicant)) (?:am|is|was|ha[sd]|have|hold|held|hold[s]?|stud|led|ran|work|earn|grad)`,
  ),
  new RegExp(
    `${COMMAND}tell (?:the|every|any) (?:candidate|applicant)s? that (?:an?|the) .{0,20}\\b(?:fee|deposit)\\b`,
  ),
  /\b(?:in|when|while) (?:you (?:generate|write|draft)|writing|rewriting|generating|drafting|your (?:answer|reply|response|output|summary))\b.{0,30}\b(?:say|state|claim|add|mention|write|affirm)\b (?:that|the)|\ben (?:redigeant|ecrivant|generant) (?:la|cette|une|le|ce) (?:lettre|candidature|cv|reponse)\b|^\W*(?:write|say|state|claim|mention|add) in (?:the|your) (?:cover )?(?:letter|resume|cv)\b|\b(?:add|claim|invent) an? (?:phd|doctorate|degree|diploma|master s|bachelor s)\b/,
  /\b(?:exact|original|initial) instructions you\b|\binstructions you were given\b|\bcampaign rate\b|\bsubmit (?:the |this )?application (?:at once|now|immediately|right away)|\bsend at once\b|\bstart the letter with\b/,
];

const PARTS = orderChoice('resumes: parts');
const MINE = '(?:my|this candidate s|the candidate s|mon|ma|mes|son|sa|ses)';
const PUTS = orderChoice('resumes: puts');

const WRITTEN = orderChoice('resumes: written');
const CHANGES = orderChoice('resumes: changes');
const MINE_OR_ME =
  '(?:me\\b(?!-)|my (?:\\w+ )?(?:title|diploma|degree|jobs?|education|school|dates?|years|skills|role|resume|cv|name)|mon (?:titre|diplome|cv|poste)|ma (?:formation|candidature)|mes (?:etudes|emplois)|this (?:resume|cv|candidate|applicant)|ce cv)';

/** What a resume may order whoever reads or writes it. */
export const OF_RESUMES: readonly RegExp[] = [
  new RegExp(
    `${COMMAND}${PUTS}\\b.{0,60}(?:<\\w|\\bwhen (?:re)?writing\\b|\\b(?:to|in|into|under|among|on|as|a|au|aux|dans|sous|parmi|comme) ${MINE} ${PARTS}\\b)`,
  ),
  // "Add to the skills: Rust", and not "add exercises to the skills lab".
  new RegExp(
    `${COMMAND}${PUTS}\\b.{0,60}\\b(?:to|in|into|under|among|au|aux|dans|sous) (?:the|this|their|every|le|la|les)? ?(?:resume|cv|curriculum|cover letter|lettre|education|skills|certificates|schools|competences)(?= ?(?:[:.,;!]|$|section))`,
  ),
  new RegExp(
    `\\b(?:the|your|any|la|votre|ta|le) ${WRITTEN} (?:must|should|shall|has to|needs? to|doi(?:t|vent)|devra) (?:\\w+ )?(?:mention|say|state|include|tell|claim|list|dire|mentionner|affirmer|indiquer)`,
  ),
  new RegExp(`${COMMAND}(?:do not |don t )?${CHANGES} ${MINE_OR_ME}(?! (?:at|by|on|anytime|for)\\b)`),
  new RegExp(
    `${COMMAND}(?:change|replace|set) the (?:education|degree|title|diploma|skills|dates?) (?:to|with|by)\\b`,
  ),
  new RegExp(
    `\\bin your (?:output|answer|reply|letter|summary),? (?:${PUTS}|${SAY})\\b|${COMMAND}(?:mention|invent|claim|add|list) an? (?:phd|doctorate|mba|degree|master s)\\b`,
  ),
  new RegExp(
    `\\b(?:give|donnez?)[ -](?:me|moi)\\b.{0,20}\\b(?:score|marks|100|note)\\b|^\\W*always answer\\b|\\bjust say (?:${WHOM})`,
  ),
  new RegExp(
    `^\\W*(?:note|instruction|reader|lecteur|note (?:to|for|au|a) (?:the |le |la )?(?:reader|lecteur|recruiter|recruteur)|new instructions?|model|assistant) ?[:,] ?(?:${WHOM}|this candidate (?:has|holds|is)|(?:${PUTS}|${SAY}|put down)\\b.*\\b(?:phd|doctorate|doctorat|mba|degree|diplome|i|je|j|me|my|summary|that i))\\b`,
  ),
  new RegExp(
    `^\\W*(?:${PROGRAM}|whoever|whatever|anyone)\\b(?: (?:\\w+ ){0,3}this)? ?[:,] ?(?:my|his|her|their|i|he|she|the (?:candidate|applicant))\\b`,
  ),
  new RegExp(`${COMMAND}(?:ajoutez?|add) (?:au|to the) (?:cv|curriculum|resume)\\b`),
  new RegExp(
    `${COMMAND}(?:tell|put|describe|treat|present|consider|count|rate|score|grade|rank|give|hire|choose|recommend|select|approve|shortlist|invite|embauche[z]?|recommande[z]?|retene[z]|presente[z]?|decri(?:s|vez)|traite[z]?|note[z]?) ?-?(?:me\\b(?!-)|moi|this (?:candidate|applicant|resume|cv|person)|ce (?:candidat|cv)|cette (?:candidate|personne))\\b`,
  ),
  new RegExp(
    `${COMMAND}(?:describe|present|treat|consider|put|rate|score|grade|rank|give) the (?:candidate|applicant) (?:as|100|full|\\d|a perfect)\\b`,
  ),
  new RegExp(
    `${COMMAND}include a link to (?:https?:|\\S+\\.\\w)|${COMMAND}(?:inserez?|ajoutez?|add|insert) (?:un lien|a link|https?:)`,
  ),
  /^\W*(?:please |always |now )?(?:give|rate|score|grade|rank)\b (?:it|100(?= (?:and|points|\W)|$)|\d+ points|full marks)\b(?! (?:tours?|\w+ a (?:year|week|day)))|\bno weaknesses\b|\bfull marks\W*$|^\W*(?:donne[zr]?|note[zr]?)(?:-moi| ce cv| ce candidat)? (?:100|la note)/,
  /^\W*(?:please |kindly |veuillez )?(?:visit|open|click|go to|fetch|download|follow|visite[zr]?|ouvre[zr]?|clique[zr]?|suive[zr])\b.{0,80}(?:https?:\/\/\S+\.\S|www\.)/,
  /\b(?:recruiters?|reader|hiring managers?|whoever|you) (?:must|should|shall) (?:hire|select|approve|choose|invite) (?:me|this|the)\b/,
  // A program called by its name is told something, or told of the person.
  new RegExp(
    `^\\W*(?:trusted |hey |dear |note to |to |for )*(?:${SURE}|${KIND}|F) ?[:,] ?.*(?:\\b${PUTS}|\\b${SAY})\\b(?! \\w+ing)|^\\W*(?:${PROGRAM}|any model|any \\w+) (?:that |which )?(?:read|reads|reading|parsing|scoring) (?:this|ce)\\b`,
  ),
  new RegExp(`^\\W*${SURE} (?:must|should|shall|please) ${SAY}\\b`),
];

/** Markup that does something, in a text that should have none. */
export const MARKUP =
  /<(?:script|iframe|img|svg|object|embed|form|input|link|meta|style|base|a)\b[^>]*(?:=|>.*<\/)|<\w[^>]*\bon\w+\s*=|<(\w+)(?:\s[^>]*)?>.*<\/\1>|^\W*\[[^\]\n]*\]\(https?:[^)]*\)\W*$|\]\((?:javascript|data):/i;
