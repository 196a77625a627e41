/** What only makes an order polite, or leads to it: "could you", "no wait,", "j'aimerais mieux". */
export const POLITE =
  /^(?:(?:please|pls|plz|can you|could you|would you|will you|can we|could we|let['’]?s|you can|you may|i want you to|i(?:['’]d| would)\s+(?:rather|prefer|like|love)(?:\s+(?:you to|it|that you|to))?|just|also|now|actually|ok|okay|oh|well|hm+|oops|wait|hey|alright|yes|yeah|sorry|and|but|then|instead|(?:no|non|nah|nope)(?=,|\s+(?:wait|attends|please|keep|leave|garde|laisse|finalement))|finally|peux-tu|peut-tu|tu peux|pouvez-vous|vous pouvez|pourrais-tu|pourriez-vous|s['’]il (?:te|vous) pla[iî]t|svp|stp|attends|finalement|en fait|oui|et|mais|puis|pis|maintenant|aussi|plutôt|j['’](?:aimerais|aime)(?:\s+(?:mieux|autant|bien|que tu))?|je (?:préfère|préférerais|voudrais|veux)(?:\s+que tu)?)[,\s]+)+/iu;
export const POLITE_END =
  /(?:[,\s]+(?:please|pls|plz|svp|stp|thanks|thank you|merci|s['’]il (?:te|vous) pla[iî]t))*[\s?.!]*$/iu;

/** Verbs by which something is put on a page, English and French; behind "do not" and "ne … pas" they leave it out. */
const SHOW = String.raw`(?:mention|include|show|list|put|print|want|need|keep|use|write|display|add|state|have|say)`;
const SHOW_FR = String.raw`(?:mentionn|mett|mets|met|montr|indiqu|inclu|affich|list|ajout|gard|conserv|écri|imprim|cit|présent|utilis|nomm|donn)\p{L}*`;
/** Verbs by which something is taken off it. */
const TAKE = String.raw`(?:remove|delete|take (?:out|off)|drop|leave (?:out|off)|omit|skip(?: over)?|hide|erase|exclude|get rid of|forget(?: about)?|ditch|scrap|scratch|strike(?: out)?|cut out|lose)`;
const TAKE_FR = String.raw`(?:cache[rz]?|enl[eè]ve[rz]?|retire[rz]?|supprime[rz]?|efface[rz]?|[oô]te[rz]?|oublie[rz]?|saute[rz]?|exclu[st]?|excluez|exclure|omet[sz]?|omettez|omettre|ignore[rz]?|laisse[rz]? (?:tomber|faire|de c[oô]t[eé])|mets de c[oô]t[eé]|fais dispara[iî]tre)`;
const NOT = String.raw`(?:do not|don['’]?t|never)`;

/** How a sentence begins that leaves something out: the source of a pattern. */
export const AWAY = String.raw`(?:${TAKE}|${NOT}\s+${SHOW}|(?:make it |do it |the same |again |la même chose |encore )?(?:without|minus|sans)|${TAKE_FR}|n(?:e\s+|['’])${SHOW_FR}\s+(?:pas|plus)|${SHOW_FR}\s+(?:pas|plus))`;

/** An article or a word for whose it is. */
export const THE = String.raw`(?:(?:the|my|your|le|la|les|l['’]|mon|ma|mes|votre|vos)\s*(?<=['’\s]))?`;
/** A sentence without what is only polite about it. */
export const plainly = (sentence: string): string =>
  sentence.trim().replace(POLITE, '').replace(POLITE_END, '');

/** How a sentence begins that wants something to stay: the source of a pattern. */
export const KEEP = String.raw`(?:keep|hang on to|hold on to|retain|preserve|garde[rz]?|conserve[rz]?|maintien[st]|maintenez|laisse[rz]?|${NOT}\s+(?:${TAKE}|touch|cut)|n(?:e\s+|['’])(?:${TAKE_FR}|touche[rz]?|coupe[rz]?)\s+(?:pas|plus)(?:\s+(?:à|au|aux))?)`;
