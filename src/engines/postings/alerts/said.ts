const MOST_WORDS = 20;
const SHORTENED = /\b(inc|ltd|ltée|lté|corp|co|jr|sr|llc|cie|st|dr|intl|no|s\.a)\.$/i;
/** How such mails speak to their reader: of alerts and of numbers of jobs, in English and French. */
const SPEAKS =
  /\b(job alerts?|alertes?[ -](d['’]\s?)?(emplois?|offres?)|your (job )?(alert|search|preferences|profile)|(votre|vos) (alerte|recherche|préférences|profil)|(new|more|other|similar|recommended|top|these|those|matching|latest|fresh) (job|opening|opportunit|role|position|match|posting|pick)\w*|(nouve\w+|autres|derni\w+) (offres?|emplois?|postes?|annonces?)|(offres?|emplois?|postes?|annonces?) (similaires?|recommand\w+|pour vous|du jour|qui|correspond\w+|près)|jobs? (for you|near|that|based|you)|picked for you|because you|based on|selon votre|d['’]après|unsubscribe|désabonne\w*|désinscri\w*|manage|gére[rz]|view (this )?in|forwarded message|message transféré|all rights reserved|tous droits)\b/i;
const COUNTS =
  /\d\+?\s*(?:\p{L}+\s+){0,3}(jobs?|openings?|matches|results|postings?|opportunities|offres?|emplois?|postes?|annonces?|résultats?)\b|\b(and|et) \d+ (more|others?|autres?)\b/iu;
const GREETS = /^(hi|hello|hey|dear|good (morning|day|evening)|bonjour|bonsoir|salut|cher|chère)\b/i;
/** The head of a forwarded mail. */
const HEADED = /^(from|to|sent|date|subject|de|à|a|envoyé|objet)\s*:/i;

/** Whether a line speaks to the reader instead of naming a job, an employer or a place. */
export function isSaid(text: string): boolean {
  const words = text.split(/\s+/).length;
  return (
    words > MOST_WORDS ||
    !/\p{L}/u.test(text) ||
    text.endsWith(':') ||
    (words > 3 && /[.!?…]$/.test(text) && !SHORTENED.test(text)) ||
    [SPEAKS, COUNTS, GREETS, HEADED].some((one) => one.test(text))
  );
}
