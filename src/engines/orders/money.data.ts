import { orderChoice } from '#engines/lexicon/index.ts';

// Over text that is folded (lower case, no diacritics, look-alike letters as Latin ones), with apostrophes as blanks.

const AMOUNT =
  '(?:[$€£] ?\\d[\\d,.]*(?![\\d,.]* ?(?:m|k|million|billion)\\b)|\\d[\\d ,.]* ?(?:[$€£]|cad|usd|eur|dollars?|euros?|bitcoins?|btc)|(?:cad|usd|eur) ?\\d)';
const APPLICANT = orderChoice('money: applicant');
const MUST = orderChoice('money: must');
const PAYS = orderChoice('money: pays');
/** What money is asked for by whoever sells jobs. */
const JOINING =
  '(?:(?:application|processing|file|registration|admin(?:istration)?|training|background[- ]check|onboarding|starter|start-?up|uniform|equipment|enrol?ment|security|visa)(?:[ -]\\w+)? (?:fees?|deposits?|kits?|payments?|packages?|costs?)|(?:your|their) own [\\w ]{0,24}(?:kit|check|laptop|equipment|uniform)|(?:starter|training|onboarding|welcome) (?:kit|package|materials?)|frais (?:de (?:dossier|formation|traitement|candidature)|d (?:inscription|adhesion|ouverture))|trousse de \\w+|depot de garantie|caution)';
const FOR_JOB =
  '(?:to be (?:hired|considered|selected|eligible)|(?:before|prior to|avant) (?:the |your |we |you |l |le |la |votre |d etre |his |their |any )?(?:\\w+ )?(?:interview|start|starting|hire|shift|day|look|apply\\w*|embauche\\w*|entrevue|entretien|debut|candidature)|(?:secure|reserve|hold|confirm|activate|unlock)s? (?:your|the|their|his) (?:\\w+ )?(?:spot|slot|place|seat|shift|application|interest|position|job|file)|confirme[rz]? votre|pour (?:confirmer|reserver|activer) votre|your (?:spot|application|candidacy)|for (?:your|a|the|their)(?: own)? (?:background|credit|criminal|police)(?: record)? check)';
const MEANS = orderChoice('money: means');
const NOUN = orderChoice('money: noun');

/** Money that would go from those who apply to whoever hires. */
export const MONEY: readonly RegExp[] = [
  new RegExp(
    `\\b(?:you pay|you owe|vous payez|vous versez|we charge|nous facturons) ${AMOUNT}.{0,6}\\b(?:for|pour) (?:the |your |our |la |l |le |votre )?(?:\\w+ )?(?:orientation|training|course|uniform|kit|onboarding|background|registration|equipment|formation|cours|uniforme|trousse|inscription)`,
  ),
  new RegExp(
    `\\b(?:${APPLICANT}|you) (?:will |must |shall )?(?:be |are |is )(?:charged|billed|invoiced)\\b.{0,20}${AMOUNT}|${AMOUNT}.{0,20}\\b(?:charged|billed|facture\\w*) (?:to|a|aux?) (?:the |each |every |all |chaque )?${APPLICANT}`,
  ),
  new RegExp(
    `\\b(?:facture|demande|exige)\\w* (?:aux?|a|de|des|d) (?:chaque |tous les |l |les |la )?${APPLICANT}`,
  ),
  new RegExp(
    `${AMOUNT}.{0,20}\\b(?:deposit|payment|transfer|fee) (?:from you|for your application|to apply|to join|on your (?:side|part))|\\b(?:costs?|fees?|price) (?:to|for) (?:join|apply|start|applying|joining)\\w* ?:? ?(?:is |of )?${AMOUNT}`,
  ),
  new RegExp(
    `\\b(?:you|vous) (?:buy|pay for|purchase|achetez|payez) (?:your|our|votre|notre)\\b.{0,40}${AMOUNT}`,
  ),
  new RegExp(
    `^\\W*(?:to|pour) (?:unlock|reserve|secure|confirm|hold|get|obtain|schedule|reserver|confirmer|obtenir|debloquer) .{0,40}(?:pay|send|transfer|deposit|envoyez|payez|versez|virez)\\b.{0,20}${AMOUNT}`,
  ),
  new RegExp(
    `${AMOUNT}.{0,30}\\b(?:is|are|est|sont) (?:taken|collected|required|due|exige\\w*|demande\\w*)\\b.{0,30}\\b(?:${APPLICANT}|${FOR_JOB}|avant la premiere)`,
  ),
  new RegExp(
    `\\b${APPLICANT} ${MUST} (?:first |also |d abord )?${PAYS}\\b.{0,60}(?:${AMOUNT}|\\b${NOUN}\\b|\\bkits?\\b|\\btrousse)`,
  ),
  new RegExp(
    `\\b(?:you|vous)(?: also| will| ll)? ?${MUST} (?:first |also |d abord )?${PAYS}\\b(?=.{0,80}(?:${AMOUNT}|\\b${JOINING}))(?=.*(?:\\b${JOINING}|\\b${FOR_JOB}|\\b${MEANS}))`,
  ),
  new RegExp(
    `\\b${APPLICANT} (?:themselves )?(?:pay|cover|send|buy|bear|fund|paient|versent|assument)\\b.{0,30}${AMOUNT}`,
  ),
  new RegExp(`\\b(?:you|vous|then) (?:first )?(?:send|pay|transfer|wire|give) us .{0,12}${AMOUNT}`),
  new RegExp(
    `\\b(?:payable|paid|due|a (?:la )?charge|a payer)\\b.{0,30}\\b(?:by|from|par|du|de) (?:the |each |every |all |chaque |le |la |tous les )*${APPLICANT}`,
  ),
  new RegExp(
    `\\b(?:ask\\w*|require\\w*|charge\\w*|demand\\w*|collect)\\b.{0,30}${AMOUNT}.{0,40}\\b(?:from|of) (?:the |each |every |all |new )*${APPLICANT}`,
  ),
  // A sum of some kind, and whom or what it is for.
  new RegExp(
    `\\b(?:${NOUN}|${JOINING})\\b.{0,20}${AMOUNT}.{0,60}(?:\\b${APPLICANT}|\\b${FOR_JOB}|\\b(?:is|are) (?:due|required|payable)\\b|\\bapplies\\b|\\b(?:sont|est) (?:exige|requis)\\w*)`,
  ),
  new RegExp(`${AMOUNT}.{0,20}\\b${JOINING}.{0,60}(?:\\b${APPLICANT}|\\b${FOR_JOB}|\\b(?:due|applies)\\b)`),
  new RegExp(
    `\\bnon-?refundable\\b.{0,30}\\b(?:${NOUN}|${JOINING})\\b.{0,60}(?:\\b${APPLICANT}|\\b${FOR_JOB}|\\bappl(?:y|ies)\\b|\\byou\\b|\\bdue\\b)`,
  ),
  new RegExp(
    `\\b${JOINING}\\b.{0,60}\\b(?:is|are|must be|sont|est) (?:due|paid|payable|required|exige\\w*)\\b.{0,40}\\b(?:${APPLICANT}|${FOR_JOB})`,
  ),
  // Told to pay, with no work in it: by means nobody uses at work, or for the application itself.
  new RegExp(
    `^\\W*(?:please |kindly |to [^,]{1,40}, |before [^,]{1,40}, |first,? )*(?:pay|e-?transfer|transfer|deposit|wire|remit|buy|purchase|send|payez|versez|achetez|virez|envoyez)\\b(?=.{0,60}${AMOUNT})(?=.*(?:\\b${FOR_JOB}|\\b${JOINING}|\\b${MEANS}|\\bwallet\\b|\\bour partner\\b|\\bthis link\\b))(?!.*\\b(?:daily|weekly|hour|hourly|branch\\w*|vendors?|suppliers?)\\b)`,
  ),
  new RegExp(
    `^\\W*(?:an? |the |un |le )?(?:\\w+ )?${MEANS}.{0,30}${AMOUNT}.{0,60}(?:\\b(?:is|are|est) (?:due|required|requis|exige)|\\b${FOR_JOB}|\\bconfirm)`,
  ),
  /\b(?:buy|purchase|send)\b.{0,30}\bgift cards?\b.{0,40}\b(?:codes?|confirm)|\bsaved card\b|\bcarte enregistree\b|\b(?:pay|payez) .{0,12}\bfor your own (?:background|criminal)/,
];

/** Who else pays: the employer, or those whom the work serves; and work with other people's money. */
export const NOT_APPLICANTS: readonly RegExp[] = [
  /\b(?:we|the (?:company|employer|school|clinic|city)|nous|l employeur) (?:will |also |fully )?(?:cover|reimburse|rembours|pay|pren|couvr)|\b(?:covered|reimbursed|paid(?: for)?) (?:\w+ )?(?:by (?:us|the (?:company|employer))|in full|every|annually|after)|\b(?:is|are) (?:covered|reimbursed)\b|\brembourse(?:s|es|e)? (?:par|chaque|en)|\bsont rembourses?\b|\bpris(?:e?s)? en charge par (?:nous|l)/,
  /\b(?:tenants?|clients?|customers?|guests?|patients?|students?|parents?|members?|residents?|donors?|vendors?|suppliers?|invoices|buyers?|locataires?|eleves|membres|fournisseurs?|usagers)\b/,
  /^\W*(?:(?:experience|ability|able|responsible)\b|(?:process|collect|handl|receiv|record|reconcil|issu|refund|manag|calculat|monitor|prepar|charg|invoic|bill)(?:e|es|s)?\b(?! (?:fee|cost|deposit|charge|payment of|package|kit))|\w+ing\b(?! (?:fee|cost|deposit|charge|package|kit))|(?:percevoir|encaisser|traiter|recevoir|gerer|calculer|facturer|rembourser|verser|payer|acheter|regler|percoit)\b)/,
];
