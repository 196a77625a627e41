/** How pages ask for what they mailed to an applicant, in English and French. Matched against plain text of one line. */

/** A code: to be entered, or sent a moment ago. What will only be sent later asks for nothing yet. */
export const CODE_MAILED: readonly RegExp[] = [
  /(?<!\b(will|'ll|may|might|would)\b[^.?!]{0,40})\b(enter|type|input|provide|paste)\b[^.?!]{0,40}\b(codes?|passcode)\b(?:[^.?!]|[.](?=\S)){0,60}\b(sent|mailed|e-?mailed|received|inbox|e-?mail)\b/,
  /\bwe('ve| have)?( just| already)? (sent|e-?mailed|mailed)\b(?:[^.?!]|[.](?=\S)){0,80}\b(codes?|passcode)\b/,
  /\b(code|passcode) (was|has been|is) (just )?(sent|e-?mailed|mailed)\b/,
  /\b(code|passcode) sent (to|by) (your |the )?(e-?mail|address|inbox|\S+@)/,
  /\b(check|open) your (e-?mails?|inbox|mailbox)\b[^.?!]{0,40}\bcodes?\b/,
  /\b(saisi(ssez|r)|entre[rz]|indique[rz]|inscri(vez|re)|tape[rz]|renseigne[rz]|colle[rz])\b[^.?!]{0,40}\bcode\b(?:[^.?!]|[.](?=\S)){0,60}\b(envoye|recu|transmis|courriel|e-?mail|boite)/,
  /\bcode\b[^.?!]{0,40}\b(envoye|transmis|expedie) (a |par |sur |dans )/,
  /\bnous (vous )?(avons|venons de)( vous)?( bien)? (envoye|envoyer|transmis|transmettre|adresse|adresser)\b(?:[^.?!]|[.](?=\S)){0,60}\bcode\b/,
];

/** Codes of another kind, or by another way than mail. */
export const NO_MAILED_CODE =
  /\b(sms|text message|(mobile|cell|your) (phone|number)|texto|telephone)\b|\b(referral|promo\w*|discount|voucher|coupon|postal|zip|job|posting|vacancy|requisition|reference|area|country|invitation|access|employee) codes?\b|\bcode (postal|promo\w*|de parrainage|d'(invitation|acces)|du poste|de l'offre)\b|\b(image|picture|captcha)\b/;

/** A link to be opened before anything goes on. */
export const LINK_MAILED: readonly RegExp[] = [
  /\b(check|open|visit|go to) your (e-?mails?|inbox|mailbox)\b[^.?!]{0,60}\b(to|and) (confirm|verify|validate|complete|finish|activate|submit)\b/,
  /\b(click|follow|open|use)\b[^.?!]{0,30}\blink\b(?:[^.?!]|[.](?=\S)){0,60}\b(sent|mailed|e-?mailed|e-?mail)\b(?:[^.?!]|[.](?=\S)){0,60}\bto (confirm|verify|validate|complete|finish|activate|submit)\b/,
  /\b(confirm|verify|validate) your (e-?mail|address)\b[^.?!]{0,40}\bto (complete|finish|submit|send)\b/,
  /\bto (confirm|verify|validate|complete|finish|submit)\b[^.?!]{0,40}\b(click|follow|open)\b[^.?!]{0,30}\blink\b(?:[^.?!]|[.](?=\S)){0,60}\b(sent|mailed|e-?mailed|e-?mail)\b/,
  /\b(verifiez|consultez|ouvrez) (vos courriels|votre (courriel|boite|messagerie|e-?mail))\b[^.?!]{0,60}\b(pour|et|afin de) (confirme[rz]|verifie[rz]|valide[rz]|termine[rz]|complete[rz]|finalise[rz])\b/,
  /\bcliquez\b[^.?!]{0,30}\blien\b(?:[^.?!]|[.](?=\S)){0,60}\b(courriel|e-?mail|envoye)\b(?:[^.?!]|[.](?=\S)){0,60}\b(pour|afin de) (confirmer|verifier|valider|terminer|completer|finaliser)\b/,
];

/** A question for such a code by its label. */
export const CODE_QUESTION =
  /^(please )?((enter|type) )?(your |the )?((verification|security|confirmation|validation|authentication|one[- ]time|e-?mail|mailed|\d[- ]digit) )+(code|passcode|pin)\b|^(saisi\w+ |entre[rz] )?(le |votre )?code (de |d')(verification|securite|confirmation|validation|usage unique)|^(le )?code (envoye|recu) (a|par)\b/;
