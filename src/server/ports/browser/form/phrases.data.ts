/** How pages say, in English and French, what became of a form. Matched against lower-case text without accents. */

/** That the application itself has come. */
export const RECEIVED: readonly RegExp[] = [
  /application (has been |was |is )?(successfully )?(received|submitted|sent|complete)/,
  /(successfully|has been) (applied|submitted)/,
  /(we|we've|we have) received your application/,
  /your (response|answers|submission|form) (has|have) been (recorded|received|submitted|sent)/,
  // What the forms of plain sites say of anything that was sent through them.
  /(your|the) (message|request|enquiry|submission) (has been|was|is) (successfully )?(sent|received|submitted)|thank you for your (message|submission|enquiry)\. it has been sent/,
  /(votre|le) (message|demande) a (bien )?ete (envoye|recu|transmis)/,
  /(reponses?|formulaire) (a|ont) (bien )?ete (enregistre|recu|envoye|transmis)/,
  /your application (is|has|was) (now )?(on its way|with (us|our)|arrived|reached|landed|come through)/,
  /we (have|'ve|have got|got) your application\b(?! (open|to|with))/,
  /(candidature|dossier|demande) (a |nous )*(bien )?(ete |est |etait )?(bien )?(recue?|envoyee?|transmise?|soumise?|deposee?|enregistree?|parvenue?)/,
  /nous avons (bien )?recu votre candidature/,
  /bewerbung (ist |wurde )?(erfolgreich |bei uns )*(eingegangen|ubermittelt|gesendet|abgeschickt|versendet)/,
];
/** Thanks for the application itself, and not for an interest. */
export const THANKED_FOR =
  /thank(s| you) (very much )?for (applying|your application)|merci (d'avoir|pour) (postule|votre candidature)|(vielen dank|danke) fur (ihre|deine) bewerbung/;
export const CONFIRMED: readonly RegExp[] = [
  /thank(s| you) (very much )?for (applying|your application|your interest)/,
  /merci (d'avoir|pour) (postule|votre candidature|votre interet)/,
  /(vielen dank|danke) fur (ihre|deine) bewerbung/,
  ...RECEIVED,
];

/** Thanks, which are a receipt only beside other signs; and words of a page that wants something more. */
export const THANKED: readonly RegExp[] = [
  /\bthanks?\b/,
  /\bmerci\b/,
  /you're (all set|done)/,
  /c'est (envoye|fait|termine)/,
];
export const UNFINISHED: readonly RegExp[] = [
  /(verify|confirm|validate) your (e-?mail|address|account|identity)/,
  /(one|a) (last|more|final|few more) (thing|step|question)/,
  /almost (there|done)|not (yet )?(complete|finished|sent)|still need|before you go/,
  /(confirmez|verifiez|validez) votre (courriel|adresse|e-?mail|compte|identite)|derniere etape|presque (fini|termine)|pas encore/,
];

export const CLOSED: readonly RegExp[] = [
  /no longer (accepting|taking) applications/,
  /no longer (available|open|active|posted)/,
  /(job|position|posting|role|opening) (is|has been|was) (now )?(closed|filled|removed|taken down)/,
  /(offre|poste|annonce|affichage) (n'est plus|a ete pourvu|est pourvu|est ferme|n'accepte plus)/,
  /n'accepte plus (de |les )?candidatures/,
  /(offre|poste|concours) (est )?(ferme|pourvu|retire)/,
];

export const ALREADY: readonly RegExp[] = [
  /(you have|you've) already (applied|submitted an application)/,
  /already (have|received) (an|your) application/,
  /already applied (to|for) (this|the)/,
  /vous avez deja (postule|soumis|envoye|depose)/,
  /nous avons deja (recu )?(une|votre) candidature/,
];

export const CAPTCHA: readonly RegExp[] = [
  /i('| a)m not a robot/,
  /(verify|prove|confirm) (that )?you('re| are) (a )?(human|not a robot)/,
  /are you (a )?human/,
  /\bi('| a)m (a )?(person|human)\b/,
  /je (ne suis pas un robot|suis (une personne|humain))/,
  /(prouvez|confirmez|verifiez) que vous (etes humain|n'etes pas un robot)/,
  /security check to continue/,
];

/** Addresses of pages that say an application arrived. */
export const CONFIRMED_ADDRESS =
  /(^|[/._=-])(thanks?|thank-?you|confirm(ation|ed)?|success|submitted|applied|complete[d]?|merci)([/._?&=-]|$)/i;

/** Words on the button that sends, and on those that never may be pressed. */
export const SEND =
  /^((submit|send)(?! (my |your |the )?(profile|contact|personal|page|step|section|part)\b)|apply( now)?$|apply (for|to)|complete (my |your )?application|finish (and|&) (submit|apply)|soumettre|envoyer|postuler|deposer|transmettre|(jetzt |online )?bewerb(en|ung) ?(absenden|abschicken|senden|einreichen)?$|absenden|abschicken|confirmer? (and|et|&) (submit|send|envoyer))\b/;
export const FINISH =
  /^(finish|complete|done|i'm done|confirm|finalize|finaliser|terminer|confirmer|valider)\b/;
export const NEVER_PRESS =
  /(reset|clear|draft|save|cancel|delete|remove|back|previous|with (linkedin|indeed|google|seek|facebook|apple)|brouillon|zurucksetzen|abbrechen|loschen|entwurf|speichern|zuruck|annuler|effacer|precedent|retour|avec (linkedin|indeed|google)|sign in|log in)/;

/** The step after this one; it sends nothing. */
export const NEXT =
  /^(next|continue|proceed|go on|submit (my |your |the )?(profile|contact|personal|page|step|section|part)\b|save (and|&) (continue|next|proceed|go)|(go )?to (step|the next|review|summary|my summary)\b|review|preview\b|(check|view|see|read through) (my|your|the) (answers|application|summary|details)\b|step \d|create (my |an )?account|register|sign up|suivant|continuer|poursuivre|etape suivante|enregistrer et continuer|creer (un|mon) compte|verifier|relire|(voir|afficher) (le |mon |votre )?(resume|recapitulatif|apercu)|apercu|weiter|fortfahren|nachste[rs]? (schritt|seite)|zur (ubersicht|zusammenfassung|prufung)|(angaben |bewerbung )?(uber)?prufen)\b/;

/** At the account wall of an employer's site: to an account that there is, to one that is made, and never through another site's. */
export const SIGN_IN =
  /\b((sign|log|signing|logging) ?in|login|se connecter|me connecter|connectez-vous|s'identifier|connexion|anmelden|einloggen)\b/;
export const MAKE_ACCOUNT =
  /\b(create (an? |my |your |a new )?account|register( now)?|sign ?up|new (user|account|applicant|candidate)|creer (un |mon |votre )?compte|s'inscrire|inscription|konto (erstellen|anlegen)|registrieren)\b/;
export const WITH_ANOTHER =
  /\b(with|avec|mit|via) (your )?(google|linkedin|indeed|facebook|apple|microsoft|seek|xing|france ?travail|sso)\b/;

/** How a site says that an address has an account already. */
export const HAS_ACCOUNT =
  /already (exists?|registered|in use|taken|used|have an account with|associated|been used)|(account|user|profile|email|e-mail|address)[^.]{0,60}\bexists\b|is (registered|taken|in use) already|deja (utilisee?|inscrite?|enregistree?|pris|associee?)|(compte|profil|adresse|courriel)[^.]{0,60}existe deja|existe deja|bereits (registriert|vergeben|vorhanden|verwendet)/;

/** Hands in a part: the way on from most steps, and what sends the form on the last. */
export const SUBMIT_PART = /^submit (my |your |the )?(profile|contact|personal|page|step|section|part)\b/;

/** Where in its steps a form says it is: the step, and how many there are. */
export const STEP_OF =
  /\b(?:step|page|part|etape|section|partie|schritt|teil)\s*(\d{1,2})\s*(?:of|\/|sur|de|von)\s*(\d{1,2})\b/g;

/** The same on pages that ask one thing at a time; taken only where nothing else leads on. */
export const NEXT_SHORT = /^(ok|okay|go|d'accord|compris|got it|done|→|»|›|>)( ?[✓✔→»›>↵])*$/;

/** From a welcome to the first question. */
export const BEGIN =
  /^(let's (go|start|begin)|(get )?started?|start (now|here)|begin|c'est parti|allons-y|on y va|demarrer|debuter|(je )?commence[rz]?)\b/;

/** From a posting to its form. */
export const OPEN =
  /^(apply( now| here| online| today)?$|apply (for|to) (this|the)\b|i'm interested|i am interested|start (my |your |the )?application|begin application|apply manually|postuler( maintenant| en ligne| a)?|je postule|commencer)\b/;

/** Adds an entry to a part of the form that is filled once for each; keeps one that was filled. */
export const ADD = /^(\+ ?)?(add|new|ajouter|nouvelle?)\b|^\+$/;
export const KEEP =
  /^(save|done|update|keep|enregistrer|valider|sauvegarder)( (this )?(entry|experience|job|position|education|school))?$/;

/** The least that a dialog about cookies lets one choose, and what keeps its own choice. */
export const COOKIES_LEAST =
  /^(only (the )?(necessary|essential|required)|(necessary|essential|required) (cookies )?only|(use|accept|allow) (only )?(necessary|essential|required)|reject|decline|refuse|deny|continue without|(tout )?refuser|continuer sans|uniquement|seulement)/i;
export const COOKIES_SAVE = /^(save|confirm|enregistrer|close|fermer|×|ok|got it)/i;

/** Shown while a page still works on an upload. */
export const BUSY =
  /(uploading|analy[sz]ing|parsing|processing|televersement|analyse) ?(your |the |de |du |votre )?[^.]{0,30}(\.\.\.|…)/;

/** A number an employer gives an application; the first group is the number. */
export const RECEIPT =
  /(?:reference|confirmation|receipt|recu|application|candidature|dossier)(?: (?:number|no|id|code|numero))?[\s:.#°]{1,4}(?:is |est )?((?=[a-z0-9-]{4,48}\b)[a-z0-9-]*[0-9][a-z0-9-]*)/i;
