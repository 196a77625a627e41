import { anyOf } from './patterns.ts';

/** Whole lines, flat, that a site or a mail program puts around a posting. */
export const CHROME = anyOf(
  String.raw`^skip to (?:main )?content|^(?:< ?)?back to (?:results|search|jobs|all jobs|listings?)`,
  String.raw`^(?:apply(?: now| today| here)?|easy apply|save(?: job)?|share(?: this job)?|print|report|sign in|log in|menu|search jobs|careers home|show (?:more|less)|see more|postuler(?: maintenant)?|partager|sauvegarder|retour)(?:(?: *[|·•] *| {2,}| )(?:apply(?: now)?|save(?: job)?|share|print|report|sign in|log in|english|francais|menu|search jobs|careers home|postuler|partager|sauvegarder))*\W*$`,
  String.raw`^(?:similar|related|recommended|more) jobs?\b|^(?:emplois|offres) similaires|^set (?:job )?alerts?\b|^get notified|^people also viewed|^job alert`,
  String.raw`^(?:privacy|terms|cookies?|cookie (?:settings|policy)|unsubscribe|view (?:posting|job|online)|manage alerts?|legal|accessibility)(?: *[|·•] *(?:privacy|terms|cookies?|cookie (?:settings|policy)|unsubscribe|manage alerts?|legal|accessibility|contact|careers)[\p{L} ]*)*$`,
  String.raw`^[\p{L} ]{0,20}(?: *[|] *[\p{L} ]{2,20}){2,}\b(?:sign in|log in|english|francais|search jobs)\b`,
  String.raw`^(?:re)?posted (?:on |about |over )?(?:\d|today|yesterday|an? |more)|^(?:publie|affiche)e? (?:il y a|le|hier|aujourd)`,
  String.raw`^\d[\d,]*\+? (?:applicants|views|people clicked|connections?|school alumni)|^(?:be among the first|over) \d+ applicants`,
  String.raw`^\d+ (?:days?|weeks?|months?|hours?) ago\b|^il y a \d+ (?:jours?|semaines?|mois|heures?)`,
  String.raw`^[\d,]+(?:-[\d,]+|\+)? employees(?: *[·|•-] *[\p{L} ,&]+)?$|^\d+ [\p{L} ]{0,20}(?:alumni|connections?) work`,
  String.raw`^-{3,} ?(?:forwarded message|original message|message transfere)|^(?:begin forwarded message|debut du message)`,
  String.raw`^(?:from|to|cc|bcc|reply-to|de|a|cci) ?: .{0,80}@|^(?:sent|date|envoye) ?: .{0,40}\d{4}`,
);

/** What a mail's subject carries before its own words. */
export const MAIL_HEAD =
  /^(?:subject|objet|sujet)\s?:\s*(?:(?:fwd?|re|tr)\s?:\s*)*(?:(?:new )?(?:job|posting|emploi|offre|poste|vacancy)(?: posting| opening| alert)?\s?(?::|[-–—])\s*)?/iu;

/** Labels that stand on a line of their own above their value, flat. */
export const LABEL_LINE =
  /^(?:(?:job |position |role )?title|titre(?: du poste)?|intitule(?: du poste)?|position|poste|requisition(?: (?:id|number))?|req(?:uisition)? ?#|job (?:id|type|category|family|function|location|number)|reference|business unit|department|departement|team|locations?|lieu(?: de travail)?|ville|city|site|employment type|type (?:d'emploi|de poste|de contrat|of employment)|contract type|contrat|statut|status|workplace(?: type)?|work (?:model|mode|arrangement|location)|mode de travail|company(?: name)?|employer|employeur|entreprise|organi[sz]ation|organisme|minimum experience|experience required|years of experience|work permit support|visa sponsorship|sponsorship|salary(?: range)?|pay(?: range| rate)?|wage|hourly rate|salaire|remuneration|taux horaire|schedule|horaire|hours|shift|quart|duration|duree|start date|closing date|deadline|date limite|seniority(?: level)?|industry|industries)$/;
