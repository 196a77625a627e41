import { type Cue, NOT_NOW } from './cues.data.ts';

const offer = (when: RegExp, not?: RegExp): Cue => ({ label: 'offer', when, ...(not ? { not } : {}) });
const talk = (when: RegExp, not: RegExp = NOT_NOW): Cue => ({ label: 'interview', when, not });

const NOT_A_JOB =
  /\b(interview|entrevue|entretien|discount|trial|free|card|bank|premium|course|loan|chance|opportunity to|someone|that person|another|not|n t|pas|unable|cannot|withdraw\w*|rescind\w*|whether|\d+ %)\b/;

const TERMS =
  '(?:salary|salaire|euros?|brut|gross|dollars?|(?:de )?l heure|par (?:heure|an|annee|mois)|an hour|per (?:hour|year|annum|month)|a year|\\d+ k)';

/** Ways to give somebody the job. */
export const OFFERS: readonly Cue[] = [
  {
    label: 'offer',
    evenIf: true,
    when: /\b(job|place|poste|position|role|spot) (s|is|est) (still )?(there|here|la) (for|pour) (you|vous|toi)\b/,
    not: /\b(not|n t|pas|interview|entrevue|entretien|once|when|lorsque)\b/,
  },
  offer(
    /\bc est (vous|toi) (qu on|que nous|que j|que je) (\w+ )?(veut|voulons|veux|prend|prenons|choisi\w*|avons choisi|a choisie?|retenons)\b|\b(pleased|glad|happy|delighted|thrilled) (\w+ )?(that )?you (will be|are|ll be) joining\b/,
    /\b(interview|entrevue|entretien|test|not|pas|webinar|event|call)\b/,
  ),
  offer(
    /\b(like|want|love|wish|wants|pleased) (for )?you to (have|take|accept) (the|this|our) (\w+ )?(job|position|role|post|spot)\b|\b(contente?s?|heureu\w+|ravie?s?|enchantee?s?|fiers?|fieres?|hate) (\w+ ){0,3}(que|de) (vous|tu) (vous |te )?(joign\w+|rejoign\w+|embarqu\w+|travaill\w+ avec|ven\w+ travailler|accept\w+)/,
    /\b(interview|entrevue|entretien|test|not|pas|if|si|call|survey|information)\b/,
  ),
  // Pay put before the reader, and a contract that waits for a signature.
  offer(
    new RegExp(
      `\\b(?:we|i) (?:can |could |would like to )?(?:offer|propose)(?: you)? .{0,60}\\b${TERMS}\\b|\\b(?:on|je|nous) (?:te|t|vous) (?:offr|propos)\\w+ .{0,60}\\b${TERMS}\\b`,
    ),
    /\b(interview|entrevue|entretien|trial|essai|test|courses?|formation|expenses|frais|range|fourchette|candidates|employees|staff|team members|if|si|up to|jusqu)\b/,
  ),
  offer(
    /\b(contract|contrat)\b.{0,80}\b(send|return|renvo\w+|retourn\w+) (\w+ ){0,4}(signed|signee?)\b/,
    /\b(if|si|lease|bail|once|pas|not|nda)\b/,
  ),
  {
    label: 'offer',
    evenIf: true,
    when: /\bsi (vous|tu) (\w+ )?(etes|es) (d accord|partante?|toujours d accord)\b.{0,40}\b(on|nous) (vous|te|t) (prend|prenons|engag\w+|embauch\w+|garde|gardons)\b|\bif you (are|re|still) (\w+ )?(happy|agree|game|keen|want it)\b.{0,40}\b(we|i) (\w+ ){0,3}(take you on|hire you|employ you|have you)\b/,
    not: /\b(pas|not|essai|trial|entretien|entrevue|interview|test|call)\b/,
  },
  offer(
    /\b(thought|think|thinking|reflechi|reflechir|decided|decision|answer|reponse|repondre|heard back) (\w+ ){0,5}?(our|notre) (\w+ )?(offer|offre|proposition)\b/,
    /\b(interview|entrevue|withdraw\w*|retir\w*|%|card|carte|if|si)\b/,
  ),

  offer(
    /\b(want|wants|wanted|chose|picked|choose|pick) you (at|for|on|in|as|to) (the|our|this|us)\b|\b(your|votre) (appointment|nomination|embauche|hiring|engagement) (as|to|a titre|comme|au poste|has been approved|is approved)\b|\bapproved your (appointment|hiring)\b|\bform of acceptance\b|\b(can|could) you (start|begin) (on|the|in|next|as of)\b|\bon vous (prend|engage|embauche|veut|garde)\b|\bc est oui\b/,
    /\b(interview|test|assessment|entrevue|entretien|examen|essai|not|n t|pas|call|meeting|dental|medical|another|to know|to see|to bring|to complete|to take|to send)\b/,
  ),

  {
    label: 'offer',
    evenIf: true,
    when: /\b(know|tell us|tell me|savoir|dire|dites moi|confirm\w*) (\w+ ){0,2}(if|whether|si) (you|vous|tu) (\w+ )?(accept\w*|will (take|join)|want (it|the job)|take (it|the job)|prenez|joignez)\b|\b(job|place|poste|position|role|contrat|emploi) (\w+ )?(is|s|est) (yours|a (toi|vous)) (if|si|s )|\b(it s|c est) (yours|a (toi|vous)) (if|si)\b/,
    not: /\b(interview|entrevue|invitation|meeting|rencontre|time|slot|not|pas)\b/,
  },
  offer(
    /\b(ask|asking|invite|inviting|have|want|love) you to (be|become|join|take over|lead|run) (\w+ )?(our|us|the)\b|\b(demander|demandons) d (etre|devenir) notre\b/,
    /\b(interview|test|webinar|event|community|pool|call|assessment|exam|not|session)\b/,
  ),
  offer(
    /\b(offer|offering|give|giving) you (the|a|an|this|our|that) (\w+ ){0,5}?(position|job|role|post|contract|place|seat)\b/,
    NOT_A_JOB,
  ),
  offer(
    /\b(job|position|role|post|spot|place|seat|it) (is|s) yours\b|\bit s a yes\b|\b(you (have|ve) )?got the (job|role|position)\b|\byou re hired\b|\byou are hired\b/,
    NOT_A_JOB,
  ),
  offer(
    /\b(want|wants|like|love|keen|happy|delighted|pleased|decided|wish|wishes|hope|thrilled) (\w+ )?(to )?(\w+ )?(hire|appoint|employ|engage|take you on|have you join|bring you (on|aboard)|welcome you|go ahead with you|see you join|have you on (the|our) team)\b/,
    /\b(not|n t|interview|webinar|event|community|visit|pool)\b/,
  ),
  offer(
    /\b(we d|we would|i d|i would|they d|they would|wants|want|like) (\w+ )?(like |love )?you to (join|come and work|come work|start|take (the|on|this|over)|be our|become our|run|lead)\b/,
    /\b(interview|test|webinar|event|community|pool|call|assessment|exam|session|meeting|day)\b/,
  ),
  offer(
    /\b(employment|work|job|your|the|a|our) (agreement|contract|letter|paperwork)\b.{0,100}\b(sign|signed|signature|signing|countersign\w*|attached|enclosed)\b|\b(sign|signed|signature|attached|enclosed|here is|here s|find)\b.{0,60}\b(employment|work|job|your) (agreement|contract)\b/,
    /\b(test|exercise|interview|lease|rental|if|nda|non disclosure|confidentiality|consent|reference letter|form|cover letter|once)\b/,
  ),
  offer(
    /\b(offer of employment|job offer|offer letter|letter of offer|employment offer|written offer|formal offer|conditional offer|offer package|revised offer|updated offer|amended offer|improved offer|our offer|your offer|the offer|this offer|conditional appointment|letter of appointment)\b.{0,140}\b(attached|enclosed|sign\w*|accept\w*|below|valid|expires?|deadline|until|extend\w*|extended|open|terms|respond|reminder|stands|decision|lapses?|salary|pay|raised?|now|increased?|per (year|hour))\b|\b(attached|enclosed|accept\w*|reminder|extend\w*|revis\w+|improv\w+|updat\w+|pleased to (make|send|present|extend)|good news)\b.{0,100}\b(offer of employment|job offer|offer letter|letter of offer|employment offer|written offer|formal offer|conditional offer|offer package|our offer|your offer|the offer|an offer|appointment letter|revised offer|this appointment)\b/,
    /\b(withdraw\w*|rescind\w*|course|premium|discount|shop|card|bank|before midnight|interview|another|someone|that person|other candidate|% off|not|no longer|gift|subscription|sale|dental appointment|job alert|finish\w* (interview\w*)?)\b/,
  ),
  offer(
    /\bsubject to\b.{0,160}\b(appoint|offer|employ|hire|join)\b|\b(pleased|delighted|happy|thrilled) to (confirm|let you know|inform you|tell you|say|announce)\b.{0,120}\b(appointed|appointment as|appointment to|selected for the (position|role|job|post)|successful (candidate|applicant)|been chosen for|approved (for )?hire|hired|you are our (choice|pick|new)|your employment)\b/,
    /\b(interview|test|assessment|not|next (stage|round|step)|another|phase|first|unsuccessful)\b/,
  ),
  offer(
    /\bwhen can you start\b|\bcould you start (on|in|the|next|as early)\b|\byour (first day|start date)( \w+){0,3} (is|will be|would be|on)\b|\bwelcome (aboard|to the team|on board|to the family)\b|\bofficially one of us\b/,
    /\b(availability|if|training course|not|let us know|whether|newsletter|account|webinar)\b/,
  ),
  offer(
    /\b(tell|told) them you accept\b|\b(do|will|would|whether|shall|should|if) (\w+ ){0,3}you (\w+ )?accept (this|the|our|it|that) ?(appointment|offer|position|role|job|terms|post)?\b|\bneed a yes\b/,
    /\b(cookies|privacy|terms of (use|service)|conditions of use|meeting|invitation|time|slot)\b/,
  ),

  offer(
    /\b(offrir|proposer|offrons|proposons|offre|propose|confier|confions|donner|attribuer|accorder) (\w+ )?(le|la|l|ce|un|une|notre|cet|cette) (\w+ ){0,3}?(poste|emploi|mandat|contrat|direction|gerance)\b/,
    NOT_A_JOB,
  ),
  offer(
    /\b(poste|emploi|place|job) (\w+ )?(est|serait|vous revient|vous est) (\w+ )?(a vous|a toi|acquise?|offerte?|attribuee?|le votre)\b|\ble poste vous revient\b/,
    /\bpas\b|\bsi\b/,
  ),
  offer(
    /\b(vous|t) (embaucher|engager|embauchons|engageons|embauche|avoir (dans|avec|parmi)|compter (parmi|dans)|accueillir (dans|au sein|parmi|comme|a titre))\b|\b(votre|ton) (embauche|nomination|engagement)\b|\bvous etes (embauchee?|engagee?|nommee?|notre choix|la personne (retenue|choisie|que))\b|\bavez (ete|obtenu) (\w+ ){0,2}(embauchee?|engagee?|nommee?|choisie?|retenue?|le poste|l emploi)\b/,
    /\b(pas|entrevue|entretien|si|test|examen|prochaine etape)\b/,
  ),
  offer(
    /\b(contrat|lettre|promesse|offre|proposition|entente|papiers?) (\w+ ){0,4}?(d embauche|de travail|d engagement|signee?|a signer|conditionnelle|ecrite|revisee|bonifiee|amelioree|officielle|formelle|de nomination)\b/,
    /\b(entrevue|banque|carte|retire\w*|annul\w*|stage|pas|rabais|si vous|alerte|nouvelles offres|rejeter|apres)\b/,
  ),
  offer(
    /\b(notre|votre|cette|l) offre\b.{0,100}\b(accept\w+|valable|valide|expire\w*|prolong\w+|echeance|bonif\w+|revis\w+|repons\w+|tient|jusqu)\b|\b(accept\w+|prolong\w+|bonif\w+|revis\w+|rappel)\b.{0,80}\b(notre|votre|cette|l) offre\b/,
    /\b(rabais|abonnement|carte|banque|retire\w*|annul\w*|magasin|%|entrevue|minuit)\b/,
  ),
  offer(
    /\bbienvenue (\w+ ){0,2}(equipe|parmi nous|chez nous|a bord|dans)\b|\bquand (pouvez|pourriez|pourrais|peux) (vous|tu) (commencer|debuter)\b|\b(entree|entrer) en (fonction|poste)\b|\bvous commencez\b|\bvotre premiere journee\b|\bfera(it|iez|is)? partie de l equipe\b/,
    /\b(si|pas|compte|infolettre|disponibilite|date prevue)\b/,
  ),
  offer(
    /\b(aimerait|aimerions|voudrait|voudrions|souhaite|souhaitons|souhaitent|veulent|veut|voulons|plaisir|heureu\w+|ravi\w*) (\w+ ){0,4}?(que vous (vous )?(joign\w+|fass\w+|veni\w+|pren\w+|commenc\w+|occup\w+)|aller de l avant avec vous|travailler avec vous|vous avoir|vous nommer|vous confirmer (\w+ ){0,3}(embauche|nomination|poste)|vous confier)\b/,
    /\b(entrevue|entretien|rencontre|test|examen|pas|connaissance)\b/,
  ),
];
/** Days as people name them. */
const DAY =
  'tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi';
const WHEN =
  '(tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|this week|week|january|february|march|april|may|june|july|august|september|october|november|december|\\d{1,2})';

/** Ways to propose, confirm or move a conversation. */
export const TALKS: readonly Cue[] = [
  talk(
    /\b(vous presenter|presentez vous|vous rendre|rendez vous|etes attendue?|etes convoquee?|report|present yourself|attend) (\w+ ){0,16}(entretien|entrevue|interview|jury|panel|comite de selection)\b/,
    /\b(not|pas|if|si|unable|test|examen|exam|cannot)\b/,
  ),
  // "Give me a shout on my cell", "on se prend un moment pour jaser?".
  talk(
    /\b(give|drop) (me|us) a (quick )?(shout|ring|call|buzz|bell|phone call)\b|\b(call|ring|phone) me (on|at|when|any ?time|tomorrow|this|before|after)\b|\b(appelle|appelez|telephone|telephonez) (moi|nous)\b|\b(peux|pouvez|peut) (m|me|nous) (appeler|rejoindre|joindre)\b|\b(prend\w*|prenons|trouv\w+) (\w+ )?(un |une )?(moment|petit moment|temps|minutes|quart d heure) (\w+ )?pour (\w+ ){0,2}(jas\w+|parl\w+|discut\w+|echang\w+|se voir|se parler)\b/,
    /\b(not|n t|pas|if|si|questions?|problem\w*|support|cancel|annuler|urgent|emergency|urgence|order|delivery)\b/,
  ),
  // Bare invitations, as people write them: "come by tomorrow around 3?", "see you Thursday at 10!", "Jeudi même heure?".
  talk(
    new RegExp(
      `^(?:\\w+ ){0,6}(?:come|drop|stop|swing|pop|call) (?:by|in|over|round|around|down|up) (?:\\w+ ){0,4}(?:${DAY}|at \\d|around \\d|today)\\b|^(?:\\w+ ){0,9}see you (?:on |this |next |then )?(?:\\w+ )?(?:${DAY})(?: \\w+){0,3} \\d|\\b(?:${DAY}) (?:\\w+ ){0,2}(?:meme heure|same time)\\b|\\b(?:meme heure|same time) (?:\\w+ ){0,2}(?:${DAY})\\b|^(?:\\w+ ){0,4}(?:passe|passez|viens|venez) (?:me |nous )?(?:\\w+ ){0,4}(?:${DAY}|vers \\d|a \\d)`,
    ),
    /\b(not|never|pas|test|exam|examen|essai|trial|shift|first day|orientation|documents?|sign\w*|contract|contrat|paperwork|pick up|chercher|deposer|porter|if|si|hello|bonjour|say)\b/,
  ),
  talk(
    /\b(like|love|want|wants|need) (\w+ )?(an?|your|some|\d+|half an) (\w+ )?(hour|minutes|half hour|time) (with you|of your time)\b|\b(would|d) (like|love) (for )?you to (meet|speak|talk|chat)\b/,
    /\b(not|test|exam|exercise|survey|sondage|feedback|webinar)\b/,
  ),
  talk(
    /\b(es|etes|serais|seriez|serez) (tu|vous) (\w+ )?(partante?|d accord|ouverte?|interessee?) (\w+ ){0,3}(jas\w+|parl\w+|voi\w+|rencontr\w+|discut\w+|appel\w*|cafe)\b/,
    /\b(pas|essai|test|examen|si)\b/,
  ),
  talk(
    /\b(veut|veulent|voudrait|voudraient|aimerait|aimeraient|souhaite|souhaitent|tient a|tiennent a) (\w+ )?(vous|te|t) (voir|rencontrer|recevoir|connaitre|entendre)\b/,
    /\b(pas|plus|si|test|examen|essai|merci|autres?)\b/,
  ),
  talk(
    /\b(on|nous) se (rejoi\w+|retrouv\w+|rejoindra|voit|rencontre) (\w+ ){0,4}(au|a|en|dans|salle|sur|bureau|etage|devant)\b|\b(meeting|seeing) (\w+ ){0,3}(instead )?in (room|the (\w+ )?room|meeting room)\b/,
    /\b(pas|test|examen|essai|si|if|not)\b/,
  ),
  talk(
    /\b(passer|donner|passe|donne) (\w+ )?(un|de) (petit )?(coup de (fil|telephone)|appel)\b|\b(re)?propos\w+ (\w+ )?(un|une|de|d) (nouveaux?|nouvelle|autres?)? ?(creneaux?|dates?|horaires?|rendez vous)\b|\b(suggest|propose|send|find|offer) (you )?(a |an )?(new|another|other) (times?|slots?|dates?)\b/,
    /\b(pas|not|test|examen|exam|essai|trial|livraison|delivery|si|if)\b/,
  ),
  talk(
    /\b(looking at|planning|propose|proposing|thinking of|arranging) (an?|une?|our) (\w+ ){0,4}(panel|interview|call|conversation|meeting|screen)\b|\bwhich (\w+ ){1,3}(would|do|could) (\w+ )?(work|suit|be best)\b/,
    /\b(not|test|exam|trial|start|delivery|shifts?|customer|client|webinar)\b/,
  ),
  talk(
    /\b(could|can|would|will) you (\w+ )?(come|pop|drop|call) (in|by|over|along|down|round|up)\b|\byou (d|would|ll|will) (be )?(meet|meeting|speak|speaking|talk|talking) (me|us|our|with|to)\b/,
    /\b(not|test|exam|trial|shift|if|documents?|sign|collect|pick up|thank|thanks)\b/,
  ),
  talk(
    /\b(fancy|up for|care for|how about|what about|time for) (a|an) (\w+ ){0,3}(chat|natter|call|word|coffee|conversation|catch up|talk)\b/,
    /\b(not|sales|demo|webinar|customer|client)\b/,
  ),
  talk(
    /\byou (are|re) (\w+ )?booked (in|for|with|on)\b|\b(confirmed|booked) \d+ (min|minutes?) with\b/,
    /\b(not|test|exam|delivery|table|flight|ticket|train|room|course|webinar|dentist|class|tour|workshop|trial)\b/,
  ),
  talk(
    /\b(choose|pick|decide) between\b|\byou (have been|are|ve been|were) (\w+ )?short ?listed\b|\bprendre un cafe\b|\b(faire|fasse) (votre|ta) connaissance\b|\bfaire connaissance\b|\b(avez|as|etes) (vous|tu) (\w+ )?(ete )?preselectionnee?\b|\bvous (avez|etes) (\w+ )?(ete )?preselectionnee?s?\b/,
    /\b(not|n t|no|if|test|exam|thank|thanks|merci|pas|si|examen|products?|plans?)\b/,
  ),

  talk(
    /\b(will|d like to|would like to|want to|wants to|can|could|happy to|hoping to|love to) see you (\w+ ){0,8}?(on|at|tomorrow|next|this|monday|tuesday|wednesday|thursday|friday)\b|\b(coffee|tea|lunch) (with|on|at|this|next|tomorrow)\b|\b(have|got|spare|free for|find) (\w+ )?(\d+|ten|fifteen|twenty|thirty|a few|half an|an) (minutes|hour)\b|\bavez vous (\w+ )?(\d+|dix|quinze|vingt|trente|quelques|une|une petite) (minutes|demi heure|heure)\b|\b(vous|t) (attends|attend|attendons|recois|recoit|recevons|recevrai|recevra|recevrons|verrai|verrons|verra|rencontrerai|rencontrerons|rencontrera|appelle|appellerai|appellera|appellerons|telephone\w*)\b/,
    /\b(not|never|unable|thank|thanks|enjoyed|test|exam|assessment|questionnaire|quiz|merci|remerci\w*|si|pas|examen|epreuve|essai|first day|premiere journee|reponse|offre|shift|trial|quart|online|signer|contrat)\b/,
  ),

  talk(
    /\b(set up|schedule|arrange|book|find|line up|organi[sz]e|plan|fix|fit in|have|hold|do|start with|jump on|hop on|get on|invite you (to|for)) (\w+ ){0,6}?(phone|video|intro|introductory|zoom|teams|screening|short|quick|first|second|final|in person|onsite|panel|\d+ minute|technical|team|informal)? ?(conversation|call|chat|interview|meeting|screen|visit|coffee|talk)\b(?! (center|centre))/,
    /\b(not|no|never|unable|cancel\w*|won t|cannot|can t|thank|thanks|after|had|enjoyed|during|simulation\w*|doctor|dentist|support|enquir\w+|sales|demo|webinar|client)\b/,
  ),
  talk(
    /\b(pick|choose|select|book|grab|reserve) (a|an|your|one|any|whichever|the) (\w+ ){0,4}?(slots?|times?|appointment|half day|session)\b|\b(calendly|booking (link|page)|my calendar|self schedule|scheduling link)\b/,
    /\b(test|exam|exercise|trial|tour|viewing|delivery|dental|webinar|cancel\w*|not)\b/,
  ),
  talk(
    /\b(wish|wishes|want|wants|like|love|keen|hope|hoping|glad|happy|delighted|eager|invited?|asked?|ask|come|comes|coming|would) (\w+ ){0,2}(to )?(\w+ )?(meet|speak|talk|chat|see you|hear from you in person|get to know you|sit down|come in|come by|drop by|stop by|visit us|connect|catch up by phone) ?(with|to|in|for|by|you)?\b/,
    /\b(not|no|never|unable|cancel\w*|won t|thank|thanks|enjoyed|others?|them|another|customers?|webinar|newsletter|if|anyone|agent|advisor|references|referees)\b/,
  ),
  talk(
    /\b(are you|would you be|will you be|when are you|when would you be|if you are|let me know when you are|could you be|you) (\w+ )?(free|available|around) (\w+ ){0,4}?(for|on|to (talk|chat|meet|speak|come)|at|next|this|tomorrow|monday|tuesday|wednesday|thursday|friday|any)\b/,
    /\b(test|exam|exercise|trial|delivery|viewing|shift|start)\b/,
  ),
  talk(
    new RegExp(
      `\\b(would|does|do|is|are|how (about|does)|what about|could|can|any of) (\\w+ ){0,5}?${WHEN} (\\w+ ){0,6}?(suit|suits|work|works|ok|okay|good|convenient|possible|sound|do) ?(for|with)? ?(you)?\\b|\\b(would|do|does) (any|one|either|these|those) (\\w+ ){0,4}(suit|work)\\b|\\bwhich (do|would|one|time|day) (\\w+ ){0,3}(you|prefer|suits?|works?)\\b`,
    ),
    /\b(test|exam|exercise|trial|delivery|start (date|work)|session|assessment)\b/,
  ),
  talk(
    new RegExp(
      `\\b(interview|meeting|visit|conversation|call|appointment|panel)s? (\\w+ ){0,7}?(is|are|will (be|take)|has been|takes?|was|have been|now|now on|moved|tomorrow|today|on|reminder|with (our|the)) (\\w+ ){0,7}?(place|confirmed|scheduled|booked|moved|postponed|rescheduled|held|set|with|tomorrow|today|at|${WHEN})\\b`,
    ),
    /\b(not|no|never|thank|thanks|after|had|enjoyed|last|yesterday|cancelled|if|cancel|following|pleasure|great|simulations?|dental|doctor|based on|feedback|approved|appointment (as|to)|test|exam|tips|checklist|since)\b/,
  ),
  talk(
    /\b(confirm\w*|reminder|remind\w*|reschedul\w*|mov(e|ing|ed)|postpon\w*|push\w*|chang(e|ed|ing)|details (of|for)|agenda|schedule|invitation|prepare|preparing|looking forward) (\w+ ){0,6}?(interview|visit|on site|onsite|appointment|conversation|call|meeting)\b/,
    /\b(not|no|never|unable|cancelled|cancel|after|thank|thanks|enjoyed|dental|doctor|bank|medical|if|delivery|test|exam|simulation\w*|checklist|newsletter|tips|guide|book|viewing|webinar)\b/,
  ),
  talk(
    /\boffer (of )?(you )?(an )?interview\b|\boffer you (an |a )?(\w+ )?(interview|meeting|call)\b|\b(shortlist|long list|short list)\w*\b.{0,80}\b(meet|interview\w*|panel)\b|\b(next|second|third|final|last|following) (round|stage|step|interview)\b.{0,80}\b(is|with|would|will|meet|interview|call|conversation|invite\w*|panel)\b|\b(mov(e|ing)|advanc(e|ing)|progress(ing)?|pass(ed)?|go(ing)?|made it|through|invite\w*) (\w+ ){0,5}?(to )?(the |our |a )?(next|second|third|final|last|interview) (round|stage|step|interview|phase)\b/,
    /\bnext steps? (with|at|for) (?!our\b|the\b|an?\b|my\b)|\b(not|no|never|unable|if|test|exam|exercise|assessment|each|every|all candidates|those|questionnaire|n t|won t|case study|recorded|video responses|task|offer|form|documents?)\b/,
  ),
  talk(
    /\b(can t|cannot|couldn t|won t) (\w+ )?(make|do|manage) (\w+ ){0,5}(could|can|would|instead|friday|monday|tuesday|wednesday|thursday|another)\b|\b(move|push|switch|shift|bring) (your|our|the|it|this) (\w+ ){0,4}(to|until|back|forward|till) (\w+ ){0,3}(monday|tuesday|wednesday|thursday|friday|week|\d+)\b/,
    /\b(deadline|test|exam|start date|delivery|forward with|ahead)\b/,
  ),
  talk(
    /\b(phone|give you a (call|ring)|call you|ring you|zoom|teams link|dial in|video link)\b.{0,80}\b(monday|tuesday|wednesday|thursday|friday|tomorrow|at \d|this week|next week|minutes)\b/,
    /\b(not|test|exam|if|thank|bank|delivery|office hours|questions)\b/,
  ),

  talk(
    /\b(aimerai\w*|aimerion\w*|voudrai\w*|voudrion\w*|souhait\w*|desir\w+|plaisir|ravie?s?|heureu\w+|hate|prete?s?|propos\w+|invit\w+|convi\w+|convoqu\w+|attend\w*|venir|passer|passez|envie|reste|souhaiterai\w*) (\w+ ){0,5}?(de |a )?(vous |te |nous )?(rencontr\w+|parler|voir|recevoir|entendre|echanger|discuter|jaser|connaitre|entrevue|entretien|rendez vous|prendre un cafe|en personne)\b/,
    /\b(pas|merci|remerci\w*|apres|suite a (votre|l|notre)|annul\w*|autres?|si|clients?|conferenc\w+|webinaire|parents|vous avoir)\b/,
  ),
  talk(
    /\b(faire|avoir|prevoir|tenir|prendre|se faire|caler|proposer|propose|proposons|offrir|offre) (\w+ )?(un|une|l|votre|notre) (\w+ ){0,2}?(appel|entrevue|entretien|rencontre|visio\w*|conversation|rendez vous|zoom|teams|echange)\b|\b(on|nous) se (parle|parlons|rencontre|voit|jase)\b|\bse parler\b/,
    /\b(pas|merci|remerci\w*|apres|suite a|lors de|si|clients?|dentiste|medecin|webinaire)\b/,
  ),
  talk(
    /\b(seriez|etes|serez|serais|es) (vous|tu) (\w+ )?(disponible|libre|dispo)\b|\bvos disponibilites\b|\bquand (seriez|etes|pourriez|pouvez) vous\b.{0,60}\b(parler|rencontr\w+|disponible|passer|venir|libre)\b|\b(quel|quelle|lequel|laquelle) (\w+ ){0,5}(convien\w+|arrange\w*|prefer\w+|irait)\b|\b(vous|te) (convient|conviendrait|conviendraient|irait|va|arrange\w*) (\w+ )?(il|elle|t il|t elle|ca)?\b/,
    /\b(examen|test|epreuve|essai|quart|commencer|debuter|contrat|livraison|exercice|evaluation)\b/,
  ),
  talk(
    /\b(entrevue|entretien|rencontre|rendez vous|appel|visite|conversation|comite) (\w+ ){0,9}?(aura lieu|est (prevue?|confirmee?|fixee?|reportee?|deplacee?|remise?|maintenue?|avancee?|decalee?|repoussee?)|a ete (fixee?|confirmee?|reportee?|deplacee?|remise?|devancee?|decalee?|repoussee?)|se tiendra|se deroulera|se fera|demain|aujourd hui|avec (la|le|notre|les|mon|ma|madame|monsieur|l)|sera|durera|vous attend|(lundi|mardi|mercredi|jeudi|vendredi|samedi))\b/,
    /\b(pas|merci|remerci\w*|apres|annulee?|suite a|lors de|si vous|retenu\w*|seront|medecin|dentiste|parents|notre (derniere )?(rencontre|entretien|entrevue|conversation) (de|du|d))\b/,
  ),
  talk(
    /\b(planifi\w+|fix\w+|organis\w+|confirm\w+|report\w+|deplac\w+|devanc\w+|remettre|rappel\w*|repousser|changer|decaler|prevoir|reserv\w+|convenir|invitation|convocation|convoqu\w+|horaire|deroulement) (\w+ ){0,8}?(entrevue|entretien|rencontre|rendez vous|appel|visite|conversation)\b/,
    /\b(pas|merci|remerci\w*|apres|annul\w*|suite a|lors de|si vous|medecin|dentiste|parents|webinaire|client\w*)\b/,
  ),
  talk(
    /\b(choisi\w*|reserv\w+|selectionn\w+|indiqu\w+|cliqu\w+) (\w+ ){0,5}?(plages?|creneaux?|moments?|rendez vous)\b|\b(prochaine|deuxieme|seconde|derniere|prochain|troisieme) (etape|tour|ronde|entrevue|rencontre)\b.{0,80}\b(rencontr\w+|entrevue|entretien|appel|discussion|avec (la|le|notre|les))\b/,
    /\b(pas|examen|test|epreuve|essai|livraison|exercice|si|merci|remerci\w*|questionnaire)\b/,
  ),
];
