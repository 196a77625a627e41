import type { Cue } from './cues.data.ts';

const OTHERS =
  '(?:an?other|other|others|a different|different|an internal|internal|smaller|fewer|someone|somebody|une? autre|d autres|autres?|quelqu un|plus restreint)';
const NO_CUE = /\b(survey|refund|order|delivery|subscription)\b/;

const no = (when: RegExp, not?: RegExp): Cue => ({ label: 'rejected', when, ...(not ? { not } : {}) });

/** Ways to say no in plain words. */
export const NO: readonly Cue[] = [
  no(
    /\b(focus\w*|concentrat\w+) (\w+ )?on (the |those )?(candidates?|applicants?|people|profiles?|those) (who|whose|with)\b|\b(candidates?|applicants?|profiles?|candidats?|candidates|profils?|candidatures?) (\w+ ){0,6}(more closely|closer to|better match\w*|correspond\w* (davantage|mieux|plus))\b/,
    /\b(if|si|only)\b/,
  ),
  no(
    /\b(closed|ended|concluded) without (an? |any )?(appointment|hire|offer|selection|successful)\b|\bwill be (re ?advertised|re ?posted)\b|\b(fill|filling|filled) (the|this|it) (\w+ )?(from within|internally)\b|\bposte (\w+ ){0,10}n existera\b/,
    /\b(if|once|when|until)\b/,
  ),
  no(
    /\b(poursuivre|continuer|avancer|aller de l avant|choisi|retenu|opte|embauche) (\w+ ){0,3}(avec |pour )?(un|une|quelqu un|des) (\w+ )?(personnes?|candidate?s?|profils?|quelqu un)? ?(plus|dont|qui|ayant|mieux) (experiment\w+|qualifi\w+|proche|senior|avance\w*|pres|adapte\w*|le profil|l experience|avait|possede\w*|a |correspond\w*)/,
    /\b(si|vous|pour vous)\b/,
  ),
  no(
    /\b(move|moving|moved|go|going|gone|went|proceed\w*|continue|continuing|push\w*) (\w+ ){0,2}?with (a|an|one|the) (\w+ )?(candidate|applicant|person|finalist|individual|profile) (who|whose|with|that)\b/,
    /\b(if|once|when|before|until)\b/,
  ),
  no(
    /\b(not|n t|failed to) (\w+ )?(achieve|attain|obtain|reach|meet|get|earn)\w* (\w+ ){0,3}(pass mark|pass|passing|minimum|required|requirements?|cut|cutoff|mark|score|threshold|standard)\b|\bnot (\w+ )?(be )?(given|receive|receiving) (\w+ )?consideration\b|\b(profile|application|candidacy|qualifications?|experience|background|education) (do|does|did) not (\w+ )?(meet|match|satisfy|correspond)\b/,
    /\b(if|yet|who|that|may|unless)\b/,
  ),
  // French also says no by "ne" alone.
  no(
    /\bne (pouvons|pourrons|pouvant|saurions|pouvoir|puis|peut|pourra) (\w+ ){0,3}?(y )?(donner suite|donner une suite|retenir|reserver|poursuivre|repondre favorablement|accorder)\b|\b(profil|candidature|dossier|formation|parcours|experience|scolarite) (\w+ )?ne (repond|correspond|satisfait|rencontre|remplit|permet)\w* (\w+ )?pas\b/,
    /\b(si|encore|tant que)\b/,
  ),
  no(
    /\b(pas|plus|impossible|ne|not|unable|cannot)\b.{0,60}\b(repondre favorablement|(suite|reponse) (favorable|positive)|(favourable|favorable|positive) (reply|answer|response))\b/,
    /\b(si|if|encore|yet)\b/,
  ),
  no(
    /\b(avec|pour|vers|sur) (quelqu un|une? (autre )?(personne|profil|candidate?)) (\w+ ){0,14}que (nous|je|j|l on|on) (\w+ )?(allons|avons|ai|vais|souhaitons|poursuiv\w+|va|a)\b/,
    /\b(si|entretien|entrevue|rencontre|cherch\w+)\b/,
  ),
  no(
    /\b(gel\w*|suspend\w*|stopp\w*|freez\w*|froze|halt\w*|paus\w*) (\w+ ){0,3}(embauches?|recrutements?|hiring|recruitment|recruiting)\b|\bposte (\w+ ){0,8}(n existera|n existe|ne verra|ne se fera)\b.{0,30}\b(pas|plus)\b/,
    /\b(si|if|lifted|over|levee?|fini)\b/,
  ),
  no(
    /\b(progress|progressing|proceed|proceeding|continue|continuing|move|moving|go|going|gone|poursuivre|poursuivons|continuer) (forward |ahead |on )?(with|avec) (the |those |these |des |les |d )?(candidates?|applicants?|people|candidatures?|profils?|personnes?) (who|whose|with|more|closer|dont|qui|plus)\b/,
    /\b(if|once|when|before|si)\b/,
  ),
  no(
    /\bnot (\w+ )?(made|make|got|get|reach|reached|gone) (it )?(through|past|on to|onto|to the)\b/,
    /\b(if|yet)\b/,
  ),
  no(/\bclos(e|ed|ing) (that|this|your \w+) (\w+ )?(off|out)\b/, /\b(if|once|when)\b/),
  no(
    /\bfilled (the|this|our|that) (\w+ ){0,3}(seat|role|position|job|vacancy|spot|place|opening|post|desk)\b/,
    /\b(once|until|when|after|if|not|unless|we fill)\b/,
  ),

  no(
    /\b(decided|chosen|going|agreed) (\w+ )?(to )?(give|offer|award|giving|offering) (the|this) (\w+ ){1,3}to (?!you\b)\w+/,
    /\b(if|chance|opportunity)\b/,
  ),
  no(
    /\b(cannot|can t|could not|couldn t|won t|will not|are not|unable to|not able to) (be )?(tak(e|ing)|mov(e|ing)|put(ting)?|bring(ing)?|carry(ing)?) (you|your \w+|this|it) (\w+ ){0,2}(to|into|on to|onto|through|any|further|forward)\b/,
    /\b(if|yet|call|meeting|interview|tomorrow|monday|tuesday|wednesday|thursday|friday)\b/,
  ),
  no(
    /\b(decide|choisi|convenu|prefere|resolu) (de |d )?ne (pas|plus)\b|\bne pas (poursuivre|aller (plus|de l avant)|donner suite|vous retenir|retenir|vous engager|vous embaucher)\b/,
    /\b(si|encore)\b/,
  ),
  no(
    /\b(will|ll|decided to|going to|to) (keep|continue|carry on|resume) (looking|searching|our search)\b|\b(continuer|continue|continuons|poursuivre|poursuivons|poursuis) (a chercher|nos recherches|mes recherches|notre recherche)\b|\brecommended (another|a different|someone|somebody)\b|\brecommande (un|une) autre\b/,
    /\b(you|vous|if|si|your search)\b/,
  ),

  no(
    /\b(job|role|position|post|place|spot|berth|seat|contract|it|choice|nod|poste|emploi|contrat|choix) (\w+ |you applied for ){0,2}(went|goes|has gone|will go|is going|was given|is given|has been given|fell on|est alle|ira|revient|est revenu) (\w+ )?(to|a|au|sur)\b/,
    /\b(to you|your|vous|toi|print|waste|committee|comite|director|board|vote|if|si|live|lunch|stock|it goes to)\b/,
  ),
  no(
    /\b(others?|someone|somebody|another|autres?) (\w+ ){0,2}?(went|were|was|had|has|have|is|are|scored|showed|came|brought|stood|avaient|ont|etaient) (\w+ ){0,4}?(deeper|stronger|closer|further|ahead|higher|nearer|better|davantage|plus)\b/,
    /\b(if|questions|time|meeting|round|day|information)\b/,
  ),
  no(
    /\b(sorry|wish) (\w+ ){0,4}(not|better|happier|different) (\w+ )?(better |happier |different )?(news|answer|outcome|result)\b|\bhad better news\b|\bde meilleures nouvelles\b|\bne sera (\w+ )?pas (\w+ )?(pour )?cette fois\b|\b(preferons|preferent|avons prefere) (\w+ ){0,3}(personne|candidate?|quelqu un|profil)\b|\bn (a|ont|est) pas (\w+ )?(recommandee?|proposee?|reconduite?)\b|\bplus besoin de personne\b/,
    /\b(if|si|newsletter)\b/,
  ),

  no(
    /\b(not|n t|won t|no longer) (be )?(tak|carry|mov|progress)(e|ing)? (your|this) (application|candidacy) (\w+ ){0,12}(any )?(further|forward)\b/,
    /\b(if|yet)\b/,
  ),
  no(
    /\b(there s|there is|leaves?|we have|is|are) (now )?(no|not any) (\w+ )?(opening|vacancy|vacancies|seat|position|role|post|job)s? (left|remaining|any more|anymore|to fill)\b/,
    /\b(if|until|yet|once)\b/,
  ),
  no(
    /\b(gave|given|give|giving) (the|our) (nod|edge) to\b|\b(this one|the (job|role|post)) (won t|will not|is not going to) be yours\b/,
  ),

  no(
    /\b(vote|decision|choice|nod|job|post|role|place) (\w+ )?(went|goes|has gone) to (the |an )?other\b/,
    /\b(if|day|date|time|committee|board|director)\b/,
  ),
  no(
    /\b(fait|faisons|porte notre) (\w+ )?(le )?choix (d une?|sur une?|de retenir une?) (\w+ )?(profil|candidate?|candidature|personne)\b/,
    /\b(si|votre|comme vous)\b/,
  ),
  // What public employers in France write when nobody is taken.
  no(
    /\b(procedure|recrutement|concours|avis de vacance|appel a candidatures?) (\w+ ){0,12}?(sans suite|infructueu\w+)\b|\b(entretien|poste|entrevue) ne (pourra|peut) (\w+ )?pas (\w+ ){0,2}(propose|accorde)e?\b/,
    /\b(si|date|jour|heure|lundi|mardi|mercredi|jeudi|vendredi|relance\w*|a nouveau)\b/,
  ),

  no(/\b(it s|is|be|was|answer is|with) a no\b|\b(sorry|afraid) (\w+ ){0,4}\bno this time\b/),
  no(
    /\b(are|is|were|was|re) (\w+ )?(not|n t) (\w+ ){0,2}(among|amongst|one of|part of) (them|those|it|the)\b/,
  ),
  no(
    new RegExp(
      `\\b(went|gone|go|going|move|moving|moved|proceed|proceeding|continue|continuing|advance|advancing|pursue|pursuing|progress|progressing|ahead|forward|stay|staying|sticking) (\\w+ ){0,5}?(with )?${OTHERS} (\\w+ ){0,3}?(candidates?|applicants?|people|person|finalists?|group|else|profiles?|hire)\\b`,
    ),
    /\b(another|other|different) (day|time|round|stage|interview|call|role|position)\b/,
  ),
  no(
    new RegExp(
      `\\b(chose|chosen|choose|selected|select|hired|hire|appointed|appoint|picked|pick|preferred|offered|opted for|settled on|decided on|accepted by|given to|gave|goes to|gone to|went to|went with|going with|extended an offer to|offer to) (\\w+ ){0,6}?(${OTHERS} (\\w+ ){0,3}?(candidates?|applicants?|person|finalists?|else|group|profiles?)|that person|internal candidate|other person|people (with|whose|who))\\b`,
    ),
    /\bif\b|\bnot (chosen|selected)\b.*\byet\b/,
  ),
  no(
    new RegExp(
      `\\b${OTHERS} (\\w+ )?(candidate|applicant|person|finalist|profile|else)(s)? (\\w+ ){0,8}?(accepted|was (chosen|selected|hired|appointed|preferred)|were (chosen|selected|preferred)|has been (chosen|selected|hired|appointed)|have been (chosen|selected)|is a (better|closer|stronger)|(better|more closely) (match|fit|suit)|contribute sooner|came out|had (more|the edge)|got the (job|role|position)|has (taken|accepted)|is taking)`,
    ),
  ),
  no(
    /\b(someone|somebody) else (\w+ ){0,4}(got|took|taken|accepted|chosen|selected|job|role|position|edged|pipped|will be (filling|joining|taking))\b/,
  ),
  no(
    /\b(not|n t|won t|never|cannot|can t|unable|not able|no longer) (\w+ ){0,4}?(be )?(inviting you|invite you|interview you|interviewing you|progressing|progress|proceed\w*|pursu\w+|considered (further|any further)|consider(ing)? (you|your)|hir(e|ing) you|offer you|offering you|make you an offer|making you an offer|bring(ing)? you (in|on)|tak(e|ing) (you|it|this|your) (\w+ ){0,2}(on|further|forward)|mov(e|ing) you|advanc(e|ing) you|shortlist\w*|go(ing)? (any )?further)\b/,
    /\bif (you|we)\b|\byet\b|\bfeedback\b|time (slot|that)|refund|\bnot only\b|\bunable to (attend|make|reach)\b|\breimburse/,
  ),
  no(
    /\b(will|do|did|does|has|have|are|were|was|is|been) (therefore |unfortunately |also )?(not|n t) (\w+ ){0,3}?(selected|successful|retained|shortlisted|chosen|be considered|considered|progressing|proceeding|screened in|qualified|appointed)\b/,
    /\bonly those|\bif\b|\byet\b/,
  ),
  no(
    /\bscreened out\b|\bruled (you|your \w+) out\b|\beliminated from\b/,
    /\b(will|would|may|can) be screened out|incomplete/,
  ),
  no(/\b(decided|choosing|chosen|chose|elected) (\w+ )?(against|not to)\b/, /\b(cancel|charge)\b/),
  no(/\b(pass|passing) on (your|this) (application|candidacy|profile)\b|\b(we|to) (\w+ )?pass this time\b/),
  no(
    /\b(not|isn t|wasn t|weren t|n t) (\w+ ){0,3}(the |a )(right |best |good |strong )?(fit|match)\b/,
    /\bif\b|\bno such thing\b/,
  ),
  no(
    /\b(fell|fallen|falls) (\w+ )?short\b|\b(below|under|did not reach|did not meet|didn t reach|didn t meet|not reach|short of) (\w+ ){0,3}(pass|passing|pass mark|cut|cut off|cutoff|threshold|minimum|bar|standard|score)\b/,
  ),
  no(
    /\b(did not|didn t|have not|not) pass(ed)? (\w+ ){0,2}(test|exam|assessment|exercise|stage|screening|round)\b/,
  ),
  no(
    /\bno longer (\w+ ){0,2}(a |an |any )?(job|position|role|vacancy|opening|exists?|hiring|recruiting|looking|available|moving|filling|going ahead)\b/,
  ),
  no(
    /\b(position|role|vacancy|opening|requisition|job|post|competition|contract|seat|search|posting|recruitment|budget|funding|headcount) (\w+ ){0,10}?(has|have|was|is|been|were|had|got|being) (now |already |since |just |therefore |unfortunately )*(been )?(filled|cancelled|canceled|eliminated|withdrawn|scrapped|pulled|closed|frozen|cut|taken|shelved|removed|abolished|discontinued)\b/,
    /\b(interview|meeting|call|appointment|test|event|portal|account|window|office|link|registration)\b|\b(once|until|when|after|if)\b/,
  ),
  no(
    /\b(withdrawn|pulled|cut|frozen|cancelled|canceled|scrapped|eliminated|closed|filled) (\w+ ){0,2}(budget|funding|position|role|posting|requisition|headcount|vacancy|job|competition|search|opening|post)\b|\bhiring freeze\b/,
    /\b(interview|not been|hasn t)\b|\bcompetition closed on\b/,
  ),
  no(
    /\b(chose|chosen|choosing|picked|took|taken|hired|went with|going with|gone with|preferred|favou?red) (\w+ )?(the|an) other( one| person| candidate| finalist)?\b/,
    /\b(the other (day|date|time|slot|interviewers?)|another|if)\b/,
  ),
  no(
    /\b(found|hired|chosen|appointed|signed|trouve|engage|embauche|recrute|deniche) (\w+ )?(our|the right|somebody|someone|notre|la bonne|le bon|quelqu un|la perle|chaussure|la personne) ?(\w+ ){0,2}(person|candidate?|rare|personne|gerante?|one|match|fit|pied|someone|qui|for the (job|role|position))?\b/,
    /\b(if|once|until|when|hope|hoping|si|jusqu|des que|hate|not|pas|encore|espere\w*|to find|pour trouver|you|vous|error|mistake)\b/,
  ),
  no(
    /\b(will|would|is|shall) (not|no longer|n t) (now )?be (filled|filling|hired for|staffed)\b|\bwon t be (filled|filling|hiring|staffing)\b|\b(not|n t|no longer) (be )?(filling|hiring for|recruiting for) (this|the|that) (position|role|post|job)\b|\bne sera (pas|plus|finalement pas) (pourvu|comble)\b|\b(mettons|met|mettre|mis) fin a\b.{0,40}\b(processus|concours|recrutement|candidature|recherche)\b|\bfin (du|de notre) (processus|concours)\b|\b(candidatures|applications|dossiers) (\w+ ){0,5}(fermee?s?|closed|clos|discontinued)\b/,
    /\b(if|once|until|when|si|lorsque|des que|date|are accepted until)\b/,
  ),
  no(
    /\bclos(e|ed|ing) (\w+ ){0,3}(application|applications|file|candidacy|candidature) (\w+ ){0,3}(including yours|with us)?\b|\byour (application|file|candidacy) (\w+ ){0,2}(is|has been) (now )?closed\b/,
    /\b(closing date|applications close|deadline|closed captions)\b/,
  ),
  no(
    /\b(our|the|your|this|that) (\w+ )?offer (\w+ ){0,8}?(withdrawn|rescinded|retracted|lapsed|revoked|cancelled|no longer (stands|valid|available))\b|\b(withdraw|rescind|retract|revok|cancel)\w* (\w+ ){0,3}offer\b|\btak(e|ing) (the|our|this) offer back\b/,
    /\bif\b|\bunless\b/,
  ),
  no(
    /\b(unsuccessful|not successful)\b/,
    /\b(if|delivery|payment|attempt|login|sign in|unsuccessful (candidates|applicants))\b/,
  ),
  no(
    /\b(no|not) (\w+ ){0,3}(room|place|spot|vacancy|opening|position|job|role) for you\b|\bwon t be (you|joining|working)\b|\b(can t|cannot|couldn t|could not) (give|offer) you (the|this|a) (job|position|role|contract|place)\b/,
  ),
  no(
    /\b(end|ended|ends|ending|concluded|stops?|finish\w*) (\w+ ){0,4}(your )?(application|candidacy|process|road|journey) (\w+ ){0,2}(with you|for you|here)\b|\b(end of the road|not going any further|stops here|ends here|won t be going further|this is where)\b/,
  ),
  no(
    /\b(went|gone|going|go) (\w+ ){0,2}(another|a different|in another) (way|direction|route)\b|\bmov\w+ in (another|a different) direction\b/,
  ),

  no(
    /\b(n a|n ont|n est|n avez|n etes|ne sera|n aurons|ne serez|n avons|n ete|ne l avons|ne fait|ne faites) (malheureusement )?(pas|plus|point) (\w+ ){0,4}?(retenue?s?|selectionnee?s?|choisie?s?|partie d\w*|consideree?s?|parmi|preselectionnee?s?|reussie?|atteint|obtenu|qualifiee?s?)\b/,
    /\bencore\b|\bsi\b/,
  ),
  no(
    /\b(ne (pourrons|pouvons|pourra|peut|peux|pourrai|sommes) (malheureusement )?(pas|plus)|pas (\w+ ){0,3}(mesure|possible) de|impossible de) (\w+ ){0,4}?(donner suite|retenir|offrir|proposer|poursuivre|engager|embaucher|aller (de l avant|plus loin)|vous (prendre|garder|inviter|convoquer))\b/,
    /\b(rembours|livr|plage|creneau)\w*/,
  ),
  no(
    /\b(n irons|n ira|n allons|ne va|ne vais|n irai|n iront|ne poursuiv\w+|ne continu\w+|ne donn\w+|ne retien\w+|ne garde\w*|ne convoqu\w+|ne l inviter\w*) (\w+ ){0,4}?(pas|plus) (\w+ ){0,3}(suite|plus loin|loin|processus|candidature|de l avant|avec vous|dossier)\b/,
    /\bsi\b/,
  ),
  no(
    new RegExp(
      `\\b(choisi|chois\\w+|retenu|embauche|engage|opte|prefere|nomme|selectionne|offert|propose|arrete notre choix|arretee?|porte|portee?|penche|tranche|poursuivre|poursuivons|continuer|continuons|alle|allons|aller|donne|attribue|revient|va|confie|accorde) (\\w+ ){0,9}?(?:a |avec |pour |sur |en faveur d |par )?${OTHERS.replace('autres?|', '')} ?(\\w+ ){0,2}(personne|candidate?s?|candidature|profil|collegue|d autre|finaliste|groupe)?`,
    ),
    /\b(autre (jour|date|moment|heure|plage|fois|creneau|salle|poste|entrevue|question|lieu|numero)|d autres (questions|renseignements|postes|documents|dates|plages|offres))\b|\bsi\b/,
  ),
  no(
    /\b(une? autre|quelqu un d autre|un collegue|une candidate? (a l )?interne|un candidat (a l )?interne) (\w+ ){0,8}?(a (ete )?(retenue?|choisie?|accepte|obtenu|embauchee?|nommee?|selectionnee?|eu)|ont ete|correspond\w*|a devance|l a emporte|l emporte|prend|prendra|occupera)\b/,
    /\b(poste|date|plage)\b.*\bautre\b.*\bsi\b/,
  ),
  no(
    /\b(poste|concours|mandat|contrat|emploi|affichage|processus|recherche|budget|financement) (\w+ ){0,12}?(est|a ete|ont ete|sont|vient d etre|etait|a finalement ete) (\w+ ){0,3}?(comblee?|pourvue?|annulee?|abolie?|retiree?|ferme|coupee?|gelee?|supprimee?|suspendue? definitivement|donnee?)\b/,
    /\b(entrevue|entretien|rencontre|des que|lorsque|quand|si|une fois)\b/,
  ),
  no(
    /\b(votre|ta) (candidature|dossier|cheminement|parcours|participation) (\w+ ){0,3}(s arrete|prend fin|est ferme|est clos|n ira pas|ne va pas|ne sera pas)\b|\bs arrete la\b|\bs arretera la\b/,
  ),
  no(
    /\b(mauvaise nouvelle|mauvaises nouvelles|pas la (nouvelle|reponse) que vous)\b|\bc est (un )?non\b|\breponse est negative\b|\breponse negative\b/,
  ),
  no(
    /\bnote (de passage|requise|minimale|seuil)\b.{0,120}\b(n|pas|inferieure?|moins|en dessous)\b|\b(sous|en dessous d\w*|inferieure? a) (\w+ ){0,3}(seuil|note|minimum)\b|\bechou\w+ (a )?(l |au |le )?(examen|test|epreuve)\b/,
  ),
  no(
    /\b(retirons|retirer|annulons|annuler|retiree?|annulee?|caduque) (\w+ ){0,4}offre\b|\boffre (\w+ ){0,6}(est |a ete )?(retiree?|annulee?|caduque)\b/,
    /\bsi\b/,
  ),
  no(
    /\b(poursui\w+|continu\w+|avanc\w+|compos\w+) sans (vous|toi|votre (candidature|dossier|profil)|ton (dossier|profil)|ta candidature|le dossier)\b|\b(continu\w+|proceed\w*|mov\w+ on|go\w* on|carry\w* on) without (you|your (application|file))\b/,
    /\b(not|n t|pas|if|si|un(able|til)|cannot)\b/,
  ),
  no(
    /\b(status|statut|etat) (\w+ ){0,14}?(to|now|is|est|a|devient|desormais) (\w+ ){0,2}?((position|job|role|requisition|competition|poste|concours|not hired|candidature|application) (closed|filled|cancelled|canceled|withdrawn|pourvu|ferme|comble|annule|declined|rejetee|refusee|fermee)|not selected|not retained|no longer (under consideration|considered|in consideration)|non retenue?|declined|unsuccessful|refusee?|rejetee?)\b/,
    /\b(offer|interview|portal|account|posting status|if|may|once)\b/,
  ),
  no(
    /\bau regret de\b|\bregrettons de (devoir )?vous\b|\bregret to (inform|tell|advise|say|let)\b|\bsorry to (inform|tell|say|let) (you )?(\w+ )?(that )?(you|we|your|the|this)\b/,
    /\b(delay|outage|retard|panne|report|moved|resched|deplac)\w*/,
  ),
  no(
    /\bne (cherche|recrute|embauche)\w* plus\b|\bplus (de )?(poste|besoin|budget)\b.{0,40}\b(combler|personne|embauch)\w*/,
  ),
].map((cue) => ({ ...cue, not: cue.not ? new RegExp(`${cue.not.source}|${NO_CUE.source}`) : NO_CUE }));

/** Good wishes that close a mail which says no without saying it. */
export const FAREWELL =
  /\bwish(ing)? you (\w+ ){0,4}(luck|success|well|best) (\w+ )?(in|with|for|on) (\w+ ){0,3}(search|endeavou?rs?|hunt|career|future|applications?|next)\b|\b(luck|success|best|well) (in|with) (your|the) (job |career )?(search|hunt)\b|\bkeep your (resume|cv|application|details|file) on file\b|\bbon succes|bonne (chance|continuation|poursuite)\b|\b(succes|chance) dans (vos|votre|la) (\w+ )?(recherches?|demarches?|projets?)\b|\bconserv\w+ (\w+ ){0,2}(candidature|dossier|cv)\b/;
