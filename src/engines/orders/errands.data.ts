import { orderChoice } from '#engines/lexicon/index.ts';

// Over text that is folded (lower case, no diacritics, look-alike letters as Latin ones), with apostrophes as blanks.

/** Numbers and papers that nobody needs before somebody is hired. */
const NUMBERS = orderChoice('errands: numbers');
const SENDS = orderChoice('errands: sends');

/** What somebody who applies is to do for the application: a form, a link, a paper to be sent, a word to be said. */
export const ERRANDS: readonly RegExp[] = [
  new RegExp(
    `\\b${SENDS}\\b.{0,60}(?:https?:|www\\.)|\\b(?:fill (?:in|out)|click|visit|apply|remplissez|cliquez|postulez)\\b.{0,60}\\b(?:this|the following|our|ce) (?:form|link|survey|questionnaire|portal|formulaire|lien)\\b|^\\W*(?:please |veuillez )(?:complete|submit|register|remplir)\\b.{0,60}\\b(?:this|the following|our|ce) (?:form|link|survey|questionnaire|portal|formulaire|lien)\\b`,
  ),
  new RegExp(
    `\\b${SENDS}\\b.{0,60}\\b(?:your|a photo of|a copy of|votre|vos|la photo de|une copie de|un) (?:\\w+ (?:and|or|et) )?(?:\\w+ ){0,2}${NUMBERS}\\b`,
  ),
  // "Signal crane operators" and "reply to guests on WhatsApp" are work.
  /^\W*(?:please |kindly |veuillez )?(?:(?:add|contact|follow|message|text|reach|write to|reply to) (?:us|me|hr|our (?:recruiter|team|manager))|ajoutez-nous|contactez-nous|ecrivez-nous)\b.{0,40}\b(?:telegram|whats ?app|signal)\b/,
  /^\W*(?:please |kindly |veuillez )?(?:text|reply|call us|apply|send)\b.{0,60}\b\d{3}[- ]\d{4}\b/,
  /\b(?:mention|include|use|write|quote|reply|put|add|type|start|begin|inscri(?:s|vez)|mentionnez?)\b.{0,40}\b(?:code ?word|(?:the|le) (?:word|mot)|phrase)\b|\bsubject line\b|\bobjet du (?:courriel|message)\b/,
  /^\W*(?:[\w ]{1,24}: ?)?https?:\S+\W*$/,
];
