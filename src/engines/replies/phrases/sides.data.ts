/** A sentence about some later time, another opening or keeping in touch: it asks nobody to come now. Folded, as all here. */
export const SOME_DAY =
  /\b(meet|see|speak|talk|work|chat|hear|interview|rencontr\w+|revoir|recroiser|parler|travailler|echanger) (\w+ ){0,4}(again|one day|some day|someday|in (the )?future|another time|down the (road|line)|un jour|a nouveau|a l avenir|plus tard|une autre fois|une prochaine fois)\b(?! (on )?(monday|tuesday|wednesday|thursday|friday|tomorrow|next week|this week|lundi|mardi|mercredi|jeudi|vendredi|demain|at \d|le \d))/;

/** What would have been: said of a yes, it is none. */
export const UNREAL =
  /\b(would|could|might|d) (\w+ )?have (\w+ )?(been|liked|loved|wanted|had|met|\w+ed)\b|\bhad (you|we|i|it|things) (\w+ )?been\b|\b(i|we) wish (we|i) (could|had)\b|\b(wanted|hoped|meant) to (\w+ ){1,12}but\b|\baur(ais|ait|ions|iez|aient)(?! (tu|vous)\b) (\w+ ){0,2}(ete|aime|voulu|pu|prefere|souhaite|adore|apprecie|eu)\b|\b(voulais|voulions|pensais|pensions|esperais|esperions) (\w+ ){1,12}mais\b/;

/** A list of all the steps there are: none of them is announced by it. */
export const STEPS =
  /^(?:(?:le|notre|our|the|voici notre|here is our|how (?:the|our)) )?(?:hiring |recruitment |recruiting |interview |selection )?(?:process(?:us)?|steps?|etapes|deroulement|how it works)(?: de recrutement| de selection| d embauche)? (?!starts|begins|commence|continues)(?:un|une|a|an|one|1|is|est|consists|comporte|comprend|compose|has|involves|includes|cv|call|phone|screening|appel|entrevue|entretien|application)\b/;

/** A choice spoken of as made: between people, or hard to make. */
export const CHOICE_MADE =
  /\b(hard|harder|hardest|tough|tougher|toughest|difficult|close|closest|agonising|agonizing) (\w+ )?(call|choice|decision|one to call)\b|\b(decision|choix) (\w+ ){0,3}(difficile|serree?|dechirante?|was (not )?(an )?(easy|hard|close|difficult))\b|\b(choix|decision) n a pas ete (facile|simple|evidente?)\b|\b(it was|it came down to|c etait) (\w+ ){0,3}(so close|very close|a coin toss|tres serre|vraiment serre)\b|\b(won t|will not|isn t|is not|not to) be yours\b|\b(gave|given|give|gives) (the|our|their) (nod|edge|place|seat|vote) to\b|\b(vote|nod|place|seat|choice|job|post|role) (\w+ )?(went|goes|has gone) (to|the way of)\b|\bapres (mure |longue )?reflexion\b|\bnot a reflection (of|on)\b|\b(pas|aucunement) (un |le )?reflet d\w*\b/;

/** A cancelled conversation. */
const CALLED_OFF =
  /\b(cancel\w*|call(ed|ing)? off|stood down|stand(ing)? down|annul\w+|won t (be )?(happen|go\w* ahead|tak\w+ place)|will not (go ahead|take place)|n aura (pas|plus) lieu)\b/;
const CONVERSATION =
  /\b(interviews?|meetings?|calls?|panels?|conversation|appointment|entrevues?|entretiens?|rencontres?|rendez vous|appel)\b/;
/** Words of another time for it. */
const RENEWED =
  /\b(re ?schedul\w*|re ?book\w*|postpon\w*|mov(e|ed|ing) (it|to|our|your)|instead|(new|another|other|fresh) (time|date|day|slot)s?|nouvelles?|nouveaux?|autre (date|moment|jour|heure|creneau|plage)|report\w+|repouss\w+|decal\w+|deplac\w+|remettre|remise?|plutot|a la place)\b/;

/** Whether a sentence calls a conversation off. */
export const callsOff = (read: string): boolean => CALLED_OFF.test(read) && CONVERSATION.test(read);
/** Whether a sentence speaks of another time, without saying that there is none. */
export const renews = (read: string): boolean =>
  RENEWED.test(read) && !/\b(not|won t|no|n t|never|pas|aucune?|plus de)\b/.test(read);

/** The person's own application is said to live on. */
export const LIVES_ON =
  /\b(you|your (\w+ ){0,2}(application|file|candidacy|cv|resume)) (\w+ ){0,2}(stays?|remains?|are|is|re) (\w+ ){0,2}?(active|open|alive|under consideration|in (the running|contention|play|the process))\b|\byou (have|are|were|ve) (\w+ )?not (been )?(turned down|rejected|ruled out|out of the running)\b|\bnot a (no|rejection|refusal)\b|\b(votre|ta|ton) (candidature|dossier|cv) (\w+ ){0,3}?(reste|demeure|est toujours) (\w+ ){0,3}?(active?|ouverte?|valide|a l etude|en lice|en course|en cours)\b|\bvous (restez|demeurez|etes toujours) (\w+ )?(en lice|en course|dans la course)\b|\bce n est pas un (refus|non)\b/;

/** Recruiting that has halted for a while, or is on hold: no answer either way. */
export const ON_HOLD =
  /\b(on hold|on pause|paused?|frozen|froze|suspend\w*|halt\w*|en pause|en suspens|sur la glace|gel\w*)\b.{0,80}\b(until|till|while|for now|for the moment|for the time being|pending|jusqu|le temps|pour l instant|pour le moment|en attendant|en attente)\b|\b(put|placed|is|are|been|mise?s?|est|sont|met|mets|mettons|mettre) (\w+ ){0,3}(on hold|on pause|en pause|sur pause|en suspens|sur la glace)\b|\b(embauches?|recrutements?|hiring|recruitment|recruiting|concours|processus) (\w+ ){0,6}(suspendue?s?|suspended|paused|postponed|reportee?s?) (\w+ ){0,2}(until|till|jusqu|d ici|pour l instant|for now)\b/;

/** Links that stand under mail sent to many. */
export const TO_MANY =
  /\b(unsubscribe|manage (your )?(preferences|subscriptions?)|(update|email) preferences|se desinscrire|se desabonner|desabonnez vous|me desabonner|gerer (mes|vos) (preferences|abonnements?))\b/;
/** What only mail about the person's own application says. */
export const OWN_CASE =
  /\b(your (\w+ )?(application|candidacy|interview|assessment|test|submission|candidature|file)|(votre|ta) (\w+ )?(candidature|entrevue|entretien|dossier)|(the|this|le|ce) (\w+ ){0,3}(position|role|vacancy|poste))\b/;
