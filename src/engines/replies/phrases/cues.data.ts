export type CueLabel = 'received' | 'interview' | 'assessment' | 'offer' | 'rejected' | 'info-request';

export interface Cue {
  label: CueLabel;
  /** Tried on one sentence, folded, every sign but letters and digits a blank. */
  when: RegExp;
  not?: RegExp;
  /** The sentence must hold this as well: a test that is only listed is not one that is set. */
  needs?: RegExp;
  /** Counts only in a mail that also says the application will be looked at. */
  weak?: true;
  /** Says it also in a sentence with an if. */
  evenIf?: true;
}

/** Sentences about what may happen, or to whom else: they announce nothing. */
export const CONDITIONAL =
  /\b((files?|applications?|submissions?|forms?|dossiers?|candidatures?|demandes?) (that|which|received|remaining|submitted after|incomplete\w*|qui|recue?s? apres|incompletes?|incomplets?)|(any|late|incomplete|tout|toute) (\w+ ){0,2}(files?|applications?|submissions?|dossiers?|candidatures?|demandes?)|if|should|unless|whether|only (the |those )?(those|candidates|applicants|people|shortlisted|selected|successful|if|when|after)|may(?! \d)|might|once|until(?! (\w+ )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|noon|midnight|\d|end of))|before we|(everyone|everybody|anyone|people|candidates|applicants) who|chacun|toute personne|either way|in the event|in case|usually|typically|normally|will be (contacted|invited|notified|asked)|selected candidates|shortlisted (candidates|applicants)|(candidates|applicants|those) (who|selected|chosen)|si|s il|seul|(?<!\bune )seule|seuls|seules|lorsque|sans nouvelles?|sans reponse|au cas ou|le cas echeant|seront|serez|pourriez etre|pourraient|celles qui|ceux qui|personnes (qui|retenues|selectionnees))\b/;

export const PAST_TEST =
  /\b(thank|thanks|merci|results?|resultats?|attending|completing|completed|passed|pass mark|received|recu|scores?|enjoyed|obtained|obtenu\w*|scored)\b/;
/** Words of a test that is really given: to whom, by when, with what. */
export const SET_FOR_YOU =
  /\b(you|your|link|below|attached|https?|deadline|vous|votre|lien|ci joint|date limite)\b|\b(by|before|within|avant) (\w+ )?(\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|le)/;
const CALLED_OFF = /\bcancel\w*\b(?!.*\b(mov|resched|instead|new (time|date)))/;
export const NOT_NOW =
  /\b(not|no|never|nor|cannot|can t|won t|unable|cancel\w*|pas|aucune?|sans|annul\w*|ne)\b/;

/** Sentences that announce each kind of answer, in the usual phrases. */
export const USUAL: readonly Cue[] = [
  // No.
  {
    label: 'rejected',
    when: /\b(decided|chosen|opted|elected) (\w+ ){0,2}(not to|to (move|go|proceed|continue|advance) (forward |ahead )?with (other|another|someone|different|a different|candidates|applicants))/,
  },
  {
    label: 'rejected',
    when: /\b(not|won t|unable|cannot|can t|aren t|isn t) (\w+ ){0,3}(mov(e|ing)|proceed(ing)?|go(ing)?|progress(ing)?|advanc(e|ing)|continu(e|ing)|tak(e|ing)) (\w+ ){0,3}(forward|ahead|further|with your (application|candidacy))/,
  },
  {
    label: 'rejected',
    when: /\b(not|no longer) (\w+ ){0,3}(selected|successful|shortlisted|retained|under consideration|considered (further|for))\b/,
    not: /\byet\b|not only/,
  },
  {
    label: 'rejected',
    when: /\b(your|the) (application|candidacy|candidature) (\w+ ){0,6}(unsuccessful|not (been )?successful)\b|\byou (have been|were|are) unsuccessful/,
  },
  { label: 'rejected', when: /\bregret to (inform|tell|advise|let|say)/, not: /delay|outage|closed for/ },
  {
    label: 'rejected',
    when: /\b(position|role|vacancy|opening|requisition|job|competition) (\w+ ){0,6}(has|have|was) (now |already |since |just )*(been )?(filled|cancelled|canceled|eliminated|withdrawn)\b/,
    not: /\b(interview|meeting|call|appointment|test|event)\b.*cancel/,
  },
  {
    label: 'rejected',
    when: /\b(unable|not able|cannot|can t) (to )?offer you\b/,
    not: /interview (time|slot)|refund|discount/,
  },
  {
    label: 'rejected',
    when: /\b(went|going|gone|go|moving forward|moving ahead|proceeding|proceed|move forward|continuing) (ahead |forward )?with (someone else|another (candidate|applicant|person|finalist)|other (candidates|applicants)|a different candidate|candidates whose)/,
  },
  {
    label: 'rejected',
    when: /\b(withdraw|rescind|retract)\w* (our|the|your|this) (\w+ )?offer|\boffer (\w+ ){0,3}(is|has been|was) (withdrawn|rescinded|retracted)/,
  },
  { label: 'rejected', when: /\b(pas|non) (\w+ )?(ete )?retenue?s?\b/, not: /encore/ },
  {
    label: 'rejected',
    when: /\b(ne (donnerons|donnons|donnera) pas suite|ne pas (y )?donner suite|pas (y )?donner suite)\b/,
  },
  {
    label: 'rejected',
    when: /\b(poursuivre|continuer|avancer|aller de l avant|poursuivons) (\w+ ){0,4}avec (un autre|une autre|d autres)/,
  },
  {
    label: 'rejected',
    when: /\b(retenu|choisi|selectionne|embauche) (un autre|une autre|d autres) (candidat|personne|profil|candidature)/,
  },
  { label: 'rejected', when: /\bregret de (vous )?(informer|annoncer|faire savoir|faire part)/ },
  {
    label: 'rejected',
    when: /\bposte (\w+ ){0,8}(a ete|est maintenant|est deja) (comble|pourvu|annule|aboli)\b|\bpas en mesure de (vous )?(offrir|proposer) (le|ce|un) poste/,
  },

  // An offer.
  {
    label: 'offer',
    when: /\b(pleased|delighted|happy|excited|thrilled|glad|proud|like|wish|wishes) to (\w+ )?(offer you|extend (\w+ ){0,4}offer|make you (\w+ ){0,3}offer|appoint you|confirm (\w+ )?offer)\b/,
    not: /offer (you )?(of )?(an? |the )?(\w+ )?(interview|chance|opportunity to|meeting|call|discount|trial|free|place on|spot (on|in))|\d+ (off|percent)|to (another|someone|that)/,
  },
  {
    label: 'offer',
    when: /\b(offer letter|letter of offer|offer of employment|employment (offer|agreement|contract)|formal offer|conditional offer)\b.{0,120}\b(attached|enclosed|sign|signed|review|accept|return|below|valid|expires)\b|\b(attached|enclosed|find|here is|sign|review|accept)\b.{0,80}\b(offer letter|letter of offer|offer of employment|employment (offer|agreement|contract)|formal offer|conditional offer)\b/,
    not: /\bto receive\b|card|bank/,
  },
  {
    label: 'offer',
    when: /\b(plaisir|heureu\w+|ravi\w*|fiers?|fieres?|souhait\w+) (\w+ ){0,6}(offrir|proposer) (le|ce|un|notre|cet) (\w+ )?(poste|emploi)\b/,
  },
  {
    label: 'offer',
    when: /\b(promesse d embauche|lettre d offre|lettre d embauche|offre d embauche|contrat de travail)\b.{0,120}\b(jointe?s?|signee?|signer|retourner|accept\w+|valide)\b|\b(jointe?s?|trouverez|signer|retourner)\b.{0,80}\b(promesse d embauche|lettre d offre|lettre d embauche|offre d embauche|contrat de travail)\b/,
  },

  {
    label: 'offer',
    when: /\b(would like|d like|want|wants|love|like) you to join (us|our team|the team) as\b/,
    not: /talent (pool|community)|webinar|\bevent\b/,
  },

  // A conversation.
  {
    label: 'interview',
    when: /\bare you (available|free) (\w+ )?(for|on) (a |an )?(\w+ )?(call|interview|chat|conversation|meeting)\b/,
  },
  {
    label: 'interview',
    when: /\binvit\w* (you )?(\w+ ){0,5}(interview|phone screen|phone call|video call|meeting with|conversation|meet)\b/,
    not: NOT_NOW,
  },
  {
    label: 'interview',
    when: /\b(like|love|want|pleased|happy|delighted|keen|looking|propose) to (\w+ )?(schedule|arrange|set up|book|organi[sz]e|offer you|have) (\w+ ){0,5}(interview|phone screen|screening call|phone call|video call|intro call|introductory call|phone conversation|chat|conversation)\b/,
    not: NOT_NOW,
  },
  {
    label: 'interview',
    when: /\binterview (\w+ ){0,5}(is|has been) (\w+ )?(confirmed|scheduled|booked|moved|rescheduled)\b|\b(confirm\w*|reschedul\w*|mov(e|ing)|remind\w*) (\w+ ){0,5}interview\b/,
    not: new RegExp(`${CALLED_OFF.source}|\\b(not|no longer|forward|ahead) (\\w+ ){0,3}interview`),
  },
  {
    label: 'interview',
    when: /\b(like|love|want|keen|pleased|happy|delighted) to (meet|interview|speak with|speak to|talk to|talk with|chat with) you\b/,
    not: NOT_NOW,
  },
  {
    label: 'interview',
    when: /\b(pick|choose|select|book) (a|your|an|one) (\w+ ){0,3}(interview|call) (slot|time)\b|\b(slot|time) for (your|the|an) (\w+ )?interview\b/,
    not: NOT_NOW,
  },
  {
    label: 'interview',
    when: /\b(invit\w+|convi\w+|convoqu\w+) (\w+ ){0,6}(entrevue|entretien|rencontre)\b/,
    not: /\bpas\b|parents|enseignant/,
  },
  {
    label: 'interview',
    when: /\b(entrevue|entretien) (\w+ ){0,6}(aura lieu|est (prevue?|confirmee?|fixee?|reportee?|deplacee?)|a ete (fixee?|confirmee?|reportee?|deplacee?))/,
    not: /\bpas\b/,
  },
  {
    label: 'interview',
    when: /\b(aimerais|aimerions|aimerait|souhaitons|souhaite|souhaiterions|voudrions|souhaiterait) (\w+ ){0,3}(vous rencontrer|vous parler|vous inviter|echanger avec vous|discuter avec vous|planifier (une|un) (entrevue|entretien|appel))/,
    not: /\bpas\b/,
  },
  {
    label: 'interview',
    when: /\b(planifier|fixer|organiser|confirmer|reporter|deplacer) (\w+ ){0,4}(entrevue|entretien)\b/,
    not: /\bpas\b/,
  },

  // Something done for marks.
  {
    label: 'assessment',
    when: /\b(complete|take|start|begin|submit|invited you to) (\w+ ){0,6}(assessment|test|coding challenge|take home|case study|exam)\b/,
    not: PAST_TEST,
  },
  {
    label: 'assessment',
    when: /\b(online|coding|technical|skills|written|take home|aptitude|psychometric|practical|programming|typing|reasoning|cognitive|situational) (\w+ ){0,2}(test|assessment|challenge|exercise|exam)\b/,
    not: PAST_TEST,
    needs: SET_FOR_YOU,
  },
  {
    label: 'assessment',
    when: /\brecord (\w+ ){0,3}(video )?(responses|answers|video)\b|\b(one way|on demand|pre recorded|asynchronous) (video )?interview\b|\btrial shift\b/,
    not: PAST_TEST,
  },
  {
    label: 'assessment',
    when: /\b(completer|remplir|passer|effectuer|realiser) (\w+ ){0,6}(test|examen|epreuve|evaluation|etude de cas)\b/,
    not: PAST_TEST,
  },
  {
    label: 'assessment',
    when: /\b(test|examen|epreuve|evaluation|questionnaire|exercice) (ecrit\w*|technique|psychometrique|en ligne|pratique|d aptitude\w*|de personnalite|linguistique)\b|\bentrevue (video )?(differee|enregistree)\b|\bconvoque\w* a (l |un |une )?(examen|epreuve|test)/,
    not: PAST_TEST,
    needs: SET_FOR_YOU,
  },

  // It arrived.
  {
    label: 'received',
    when: /\bwe have your (\w+ )?(application|resume|cv)\b|\byour (application|form|details|papers|resume|cv|letter) (\w+ ){0,8}(reached us|arrived)\b|\bconfirmons (la )?reception\b|\bcandidature (\w+ ){0,8}est entre nos mains\b/,
    not: /\bnot\b/,
  },
  {
    label: 'received',
    when: /\b(received|got) (your|the) (\w+ ){0,3}(application|resume|cv|submission)\b/,
    not: /\bnot\b|yet to/,
  },
  {
    label: 'received',
    when: /\b(application|resume|submission) (\w+ ){0,8}(has been|was|is) (successfully )?(received|submitted|sent)\b|\bapplication (received|submitted)\b/,
    not: /\bnot\b|incomplete/,
  },
  {
    label: 'received',
    when: /\b(thank you|thanks) for (applying|your application|submitting your)\b|\bmerci (d avoir postule|pour votre candidature|de votre candidature)\b/,
    weak: true,
  },
  {
    label: 'received',
    when: /\baccus\w* (de )?(bonne )?reception\b|\b(bien recu|avons recu|bien ete recue?|a ete recue?|bien parvenue?|recu) (\w+ ){0,4}(candidature|dossier|demande|cv)\b|\b(candidature|dossier) (\w+ ){0,12}(a (bien )?ete (recue?|transmise?|soumise?|envoyee?)|bien parvenue?)\b/,
    not: /\bpas\b/,
  },

  // They ask for something.
  {
    label: 'info-request',
    when: /\b(could|can|would|will) you (please )?(send|provide|share|tell|upload|forward|clarify|complete)\b|\bplease (\w+ )?(send|provide|upload|forward|fill|return|tell) (\w+ ){0,6}(documents?|references?|referees?|transcripts?|diplomas?|certificates?|forms?|licen[cs]e|cv|resume|availability|salary|expectations?|us)\b/,
  },
  {
    label: 'info-request',
    when: /\b(missing|incomplete|require\w*|need) (\w+ ){0,6}(documents?|references|referees|transcripts?|diploma|certificates?|information|form)\b/,
  },
  {
    label: 'info-request',
    when: /\b(pourriez vous|pouvez vous|veuillez|merci de|priere de) (bien vouloir |nous |me |s il vous plait )*(envoyer|fournir|transmettre|faire parvenir|remplir|retourner|preciser|indiquer|joindre|completer)\b|\bquelles sont vos (attentes|pretentions) salariales\b/,
  },
];
