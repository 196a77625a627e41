/** Right before a day: it ends something, or is not the day itself. */
export const LIMIT =
  /(?:\b(?:by|before|until|till|no later than|up to|prior to|due|deadline(?: is)?|expires?|closes?|ends?|since|after|from|starting|beginning|avant|d['’]ici(?: au)?|jusqu['’]?\s?(?:au|à)|au plus tard|à compter du|à partir du|depuis|après|dès|ouvert|fermé|weeks? (?:of|commencing|beginning|starting)|semaines? du)\b|w\/c|(?<!\p{L})à partir de)[\s:,]*(?:(?:on|the|le|au|this|la journée du|end of(?: day)?|close of business|noon|midi|\d(?:[:.]\d\d)?\s?(?:[ap]m)?)[\s,]*)*$/iu;

/** Right before a day: the one that no longer holds. */
export const INSTEAD_OF =
  /\b(?:instead of|rather than|not|no longer|but|except|other than|sauf|pas|hormis|au lieu d[eu]|plutôt que|et non|in place of)\s+(?:on\s+|the\s+|le\s+|la\s+)?$/iu;
/** Right after a day and its hour: the one that now holds. */
export const INSTEAD = /^[^.,;]{0,20}\b(?:instead|plutôt|à la place)\b/iu;

const TALK_WORDS =
  'interview\\p{L}*|meet\\p{L}*|talk|speak|chat|call|conversation|discussion|panel|zoom|teams|phone screen|screening|see you|seeing you|come (?:in|by|and|to|over|for)|pop in|drop by|swing by|stop by|join (?:us|me)|visit|appointment|invite\\p{L}*|entrevue|entretien|rencontr\\p{L}*|rendez-vous|rdv|parler|jaser?|appel\\p{L}*|échange\\p{L}*|discuter|recev(?:oir|r\\p{L}+)|voir|voit|venir|venez|viens|passer|passez|visio\\p{L}*|convoqu\\p{L}*|convocation|attend(?:ons|s|u\\p{L}*)?|présent(?:er|ez|ation)';
/** What a sentence says when it speaks of coming or talking. */
export const TALK = new RegExp(`(?<!\\p{L})(?:${TALK_WORDS})(?!\\p{L})`, 'iu');
/** What a sentence says when it asks whether a time is good, or tells that one is kept. */
export const ASKS =
  /(?<!\p{L})(?:available|availability|with you|avec (?:vous|toi)|free|suits?|work for you|works for you|does .{1,60} work|would .{1,60} work|can you (?:make|do)|could you (?:make|do)|let['’]?s do|how (?:is|about)|what about|is .{1,40} good|booked|scheduled|shall (?:i|we)|pencil(?:led)?|slot|expect you|bring (?:her|him|them) in|disponible|dispo|libre|convien\p{L}+|confirm\p{L}+|prévue?|fixée?|est-ce que|fais-l[ea] venir|fort? de vous|ça (?:vous|te) (?:va|irait))(?!\p{L})/iu;

/** A sentence of what is over. */
export const OVER =
  /(?<!\p{L})(?:thank(?:s| you)(?: so much)? (?:again )?for (?:coming|meeting|taking|talking|speaking|chatting|your time|stopping|joining|the (?:chat|visit|call))|(?:good|great|nice|lovely|pleasure|enjoyed|loved) (?:to )?(?:meet|talk|speak|chat|see|hav)ing? (?:you|with|to)|it was (?:good|great|nice|a pleasure)|we (?:met|spoke|talked)|merci (?:d['’]être|d['’]avoir|pour (?:la|votre|ta) (?:visite|venue|rencontre))|lors de (?:notre|votre)|on s['’]est (?:vus?|parlé)|suite à (?:notre|votre)|(?:was|were) going to|had (?:hoped|planned|meant)|missed you|interviewed|(?:avons|ont|a|ai) rencontré|following (?:our|your)|after (?:our|your)|further to our)(?!\p{L})/iu;
/** A sentence of what happens to anybody, or if something else happens first. */
export const GENERAL =
  /(?<!\p{L})(?:if (?:you(?:['’]re| are| have been| pass| get)|selected|shortlisted|it goes|all goes|successful)|should you be|those (?:who|selected|shortlisted)|(?:shortlisted|successful|selected|screened.in) (?:candidates|applicants)|candidates who|(?:candidats?|personnes|candidatures) (?:retenu|sélectionn|admis|convoqu)\p{L}*|si (?:vous êtes|tu es|vous passez|c['’]est bon|votre candidature|tout va)|(?:have|need|has) to check|(?:an)?other (?:candidates?|person|people|applicants?)|autres? (?:personnes?|candidat\p{L}*)|not sure|tentative\p{L}*|might|peut-être|à confirmer|interviews (?:are|run|take|will|start)|(?:entrevues|entretiens) (?:ont|auront|se|sont)|usually|normally|generally|habitude|(?:is|are) held|will be held|se tiendront|expected to be)(?!\p{L})/iu;
/** A sentence of the first day of work. */
export const WORK_BEGINS =
  /(?<!\p{L})(?:start(?:s|ing)?(?: date| work| on| in)|position (?:starts|begins)|job (?:starts|begins)|first day|onboarding|orientation|prise de poste|entrée en (?:poste|fonction)|début (?:du|de) (?:contrat|travail|mandat)|commenc\p{L}+ à travailler)(?!\p{L})/iu;
/** A sentence of another matter: a test, a result, a closing, somebody who is away. */
export const OTHER_MATTER =
  /(?<!\p{L})(?:deadline|closing date|closes|expires?|opens|opening hours|office hours|hours are|out of (?:the )?office|away|vacation|on leave|back (?:on|in)|strike|grève|results?|decision|decide\p{L}*|exam|test|assessment|exercise|quiz|webinar|workshop|training|board meet\p{L}*|references?|forms?|reply|respond|rsvp|let (?:us|me) know by|send (?:us|me)|submit|return (?:the|it)|horaires?|ouvert\p{L}*|ferm\p{L}+|congé|absen\p{L}+|de retour|résultats?|décision|examen|épreuve|formation|répon\p{L}+|transmettre|retourner|remettre|envoyer|affichage)(?!\p{L})/iu;

/** A sentence that calls something off. */
export const CALLS_OFF =
  /(?<!\p{L})(?:cancel\p{L}*|call(?:ed|ing)? (?:it |this |that )?off|annul\p{L}*|n['’]aura (?:pas|plus) lieu|won['’]t (?:be able|happen|work|go ahead)|will not (?:take place|go ahead)|out of your calendar|no longer (?:available|possible|able|happening)|(?:can['’]t|cannot) (?:make|do|meet|see|be|come)|unable to)(?!\p{L})/iu;
/** A sentence that moves something to another time. */
export const MOVES =
  /(?<!\p{L})(?:mov(?:e|ed|ing)|re-?schedul\p{L}*|postpon\p{L}*|push(?:ed|ing)?(?: it| that)? (?:back|to|out)|chang(?:e|ed|ing)|shift(?:ed)?|bring(?:ing)? forward|brought forward|swap\p{L}*|déplac\p{L}*|report(?:er|ons|ée?s?|ent|ez)?|repouss\p{L}*|décal\p{L}*|devanc\p{L}*|avanc(?:er|ée?s?)|remis\p{L}*|remett\p{L}*|remets?|was \S.{0,60}\band is now)(?!\p{L})/iu;
/** Right before the day something is moved to. */
export const MOVED_TO =
  /(?<!\p{L})(?:to|until|till|is now|now|for|on|au|à|pour(?: le)?|jusqu['’]au|sera|est maintenant|becomes|devient)\s+(?:be\s+)?(?:on\s+)?(?:the\s+|le\s+|next\s+)?$/iu;

/** A line that only says when: "Date: …". */
export const DATE_LINE =
  /^[\s*•-]*(?:date|day|jour|when|quand|interview|entrevue|entretien|rendez-vous|meeting|time|heure)[^:\n]{0,20}[:：|]/iu;
/** A line that only says at what hour. */
export const TIME_LINE =
  /^[\s*•-]*(?:time|hour|heures?|start(?:ing)? time)(?:\s+(?=\d)|[^:\d\n]{0,20}[:：|])/iu;
/** What may stand in a line that says nothing but a day and its hours. */
export const BARE_LINE =
  /^(?:[^\p{L}]|(?<!\p{L})(?:[Dd]ate|[Dd]ay|[Jj]our|[Tt]ime|[Hh]eure|[Ww]hen|[Qq]uand|[Ll]e|[Tt]he|[Oo]n|at|à|de|from|to|until|[A-Z]{2,4})(?!\p{L}))*$/u;
