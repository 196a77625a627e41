/** How pages say, in English and French, what became of a form. Matched against lower-case text without accents. */

export const CONFIRMED: readonly RegExp[] = [
  /thank(s| you) (very much )?for (applying|your application|your interest)/,
  /application (has been |was |is )?(successfully )?(received|submitted|sent|complete)/,
  /(successfully|has been) (applied|submitted)/,
  /(we|we've|we have) received your application/,
  /your application is on its way/,
  /candidature (a (bien )?ete |est )?(bien )?(recue|envoyee|transmise|soumise|deposee)/,
  /merci (d'avoir|pour) (postule|votre candidature|votre interet)/,
  /nous avons (bien )?recu votre candidature/,
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
export const SEND = /^(submit|send|apply|soumettre|envoyer|postuler|deposer|transmettre)\b/;
export const NEVER_PRESS =
  /(reset|clear|draft|save|cancel|delete|remove|with (linkedin|indeed|google|seek)|brouillon|annuler|effacer|avec (linkedin|indeed|google))/;

/** Shown while a page still works on an upload. */
export const BUSY =
  /(uploading|analy[sz]ing|parsing|processing|televersement|analyse) ?(your |the |de |du |votre )?[^.]{0,30}(\.\.\.|…)/;

/** A number an employer gives an application; the first group is the number. */
export const RECEIPT =
  /(?:reference|confirmation|receipt|recu|application|candidature|dossier)(?: (?:number|no|id|code|numero))?[\s:.#°]{1,4}(?:is |est )?((?=[a-z0-9-]{4,48}\b)[a-z0-9-]*[0-9][a-z0-9-]*)/i;
