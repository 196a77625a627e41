/** "I" and "je" stand with a capital beside a name and are no part of it: "At Larkspur I cut …". */
const NO_PRONOUN = String.raw`(?!(?:I|Je)(?:['’]\p{Ll}+)?(?![\p{L}\p{N}&.+'’-])|J['’])`;
const WORD = String.raw`${NO_PRONOUN}(?:\p{Lu}|\d+\p{Lu})[\p{L}\p{N}'’&.+-]*`;
/** A name in capitals: "St. Michael's Hospital", "Black & McDonald", "City of Ottawa", "Hôpital de Verdun". */
export const PROPER = String.raw`${WORD}(?:\s+(?:(?:of|of the|the|&|de|du|des|de la|d['’]|for)\s+)?${WORD}|\s+de l['’]${WORD})*`;

/** What a French organisation is, as the first word of its name: what it is of follows, also in small letters. */
export const FRENCH_KIND =
  /^(?:écoles?|ecoles?|universités?|cégep|cegep|collège|centre|institut|polyvalente|lycée|conservatoire|académie|faculté|commission|ministère|hôpital|clinique|maison|résidence|ville|municipalité|fondation|association|coopérative|caisse|société|service|conseil|régie|musée|bibliothèque|théâtre|garderie|jardin|camp|auberge|hôtel|boulangerie|pâtisserie|restaurant|garage|banque|pharmacie|groupe|entreprises?|constructions?|transports?|ferme|cpe|chsld|clsc|cisss|ciusss|foyer|atelier|agence|office|bureau)$/iu;

/** Small words within a French name; before "à" and "en" see the name so far. */
export const LINKS = /^(?:de|du|des|d|la|le|les|l|et|aux?)$/iu;

/** What goes on with the sentence behind a name. */
export const ENDS_NAME =
  /^(?:obtenue?s?|terminée?s?|finie?s?|complétée?s?|reçue?s?|depuis|pendant|durant|entre|comme|où|qui|que|avec|pour|chez|jusqu|dans|sur|sous|par|puis|mais|ou|est|a|ai|était|étais|suis|je|j|y|vers|in|from|as|since|and|where|at|for|with|until|to|is|was|i|on|during|temps|au|aux)$/iu;
