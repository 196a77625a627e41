import type { FormQuestion } from '#contract/career/form.ts';
import { EMPLOYED } from './words.data.ts';

/** What has to be known besides the question itself. */
export type Parameter =
  | 'country'
  | 'company'
  | 'city'
  | 'money'
  | 'skill'
  | 'role'
  | 'language'
  | 'percent'
  | 'credential'
  | 'age';

export interface TopicRule {
  topic: string;
  /** Tried on the folded label: small letters, no accents, words divided by single blanks. */
  when: RegExp;
  not?: RegExp;
  kinds?: readonly FormQuestion['kind'][];
  /** It goes by a mere noun: it holds only where what was learned leaves its topic open. */
  isWide?: boolean;
}

const CHOICES = ['single', 'multi', 'boolean', 'consent', 'eeo'] as const;
const YES_NO = ['single', 'boolean', 'consent'] as const;
const OPEN = ['short', 'long', 'single', 'multi', 'date', 'number', 'eeo', 'file'] as const;
const TEXTS = ['short', 'long'] as const;

/** Topics that name the person themselves: asked in few words, and never about somebody or something else. */
export const OWN_DETAILS = /^(name|email|phone|address|link|employer|title)\./;
export const OF_OTHERS =
  /\b(two|three|people|persons?|someone|somebody|references?|referees?|guarantors?|emergency|next of kin|our|supervisors?|managers?|parents?|spouse|friends?|describe|change|improve|think|like about|deux|trois|personnes?|quelqu un|urgence|notre|nos|superviseure?|repondante?s?|garante?s?|recommandant\w*|personnes? ressources?|proches?|parrains?|marraines?|conjointe?|decrivez|pensez)\b/;

/**
 * The first rule that fits decides, so the narrow ones come first. English and French. Only what questions written by others need beside what
 * was learned stands here (docs/decisions/0018-rules-that-others-need.md).
 */
export const TOPIC_RULES: readonly TopicRule[] = [
  // The resume goes first where one field takes both.
  { topic: 'doc.resume', when: /\bcv\b.{0,12}\band\b.{0,24}\bletter\b/, kinds: ['file'] },
  {
    topic: 'doc.cover_letter',
    when: /\bcover letter|letter of (intent|application)|lettre (de motivation|de presentation)/,
  },

  {
    topic: 'doc.resume',
    when: /\b(resume|cv|curriculum|lebenslauf\w*)\b/,
    kinds: ['file', 'long', 'short'],
  },

  // Agreements: the wishes of others first, so that a wish is never taken for a duty.
  {
    topic: 'consent.sms',
    when: /\b(sms|text (you|me)|text messages?|textos?|messages? textes?)\b/,
    kinds: CHOICES,
  },
  {
    topic: 'consent.talent_pool',
    when: /(future|other) (\w+ )?(\w+ )?(opening|role|vacanc)|vivier|banque de candidat|autres (\w+ )?(offres|postes)|keep (my|your) (application|cv)/,
    kinds: CHOICES,
    // What is kept for this application alone is no pool.
    not: /\b(to|for|in order to) (deal(ing)? with|process(ing)?|consider(ing)?|assess(ing)?|handl(e|ing)|the purposes? of) (this|my) (job )?application$/,
  },
  {
    topic: 'consent.marketing',
    when: /newsletter|marketing|infolettre|bulletin/,
    kinds: CHOICES,
    not: /experience|years|annees/,
  },

  {
    topic: 'background_check.consent',
    when: /background check|vulnerable sector/,
  },

  {
    topic: 'consent.terms',
    when: /terms and conditions/,
    kinds: CHOICES,
  },
  {
    topic: 'consent.privacy',
    when: /(agree|accepte[rz]?).{0,40}\bconserv\w* (of )?(your|my|vos|mes) (\w+ )?(reponses|donnees)/,
    kinds: CHOICES,
    not: /experience|years|are you familiar|knowledge/,
  },

  {
    topic: 'esign.name',
    when: /signature|\bprenoms? .{0,20}signataire|(type|typing) (your |my )?(full |legal |full legal )?name (to|as|below)|sign here/,
    kinds: ['short', 'long'],
    // "First name: enter your name as on your passport" signs nothing.
    not: /^(first|given|fore|last|family|sur|middle|preferred|former|maiden) ?name|^(prenom|nom de famille)|\bname as (it |they )?(is |are )?(on|in|shown|appears?|given|written|per|printed)\b/,
  },

  // Screening and the law: never inferred.
  {
    topic: 'criminal.convictions',
    when: /infraction criminelle/,
  },
  {
    topic: 'dismissed_for_cause',
    when: /(ever|been) dismissed/,
  },
  {
    topic: 'noncompete',
    when: /non ?compet(e|ition|ing)|agreement.{0,60}(restrict|limit)\w*/,
  },

  {
    topic: 'relatives_here',
    when: /(parents?|personnes? de (votre|la) famille).{0,60}travail/,
    not: /parents? (education|degree|attend)/,
  },

  {
    topic: 'accommodation.needed',
    not: /\b(housing|live ?in|lodging|logement|hebergement|staff accommodation|rent)\b|\b(able to|can you|capable of) (perform|do|carry out|fulfil|meet)\w*\b|\bwith or without\b/,
    when: /accommodements?/,
  },

  // Eligibility.
  {
    topic: 'work_auth.expiry',
    when: /(permit|authori[sz]ation).{0,110}expir/,
  },

  {
    topic: 'sponsorship.type',
    when: /(what|which|type|kind).{0,30}visa\b|(quel|type).{0,20}\bvisa\b/,
    kinds: OPEN,
    not: /^(do|will|are|would) you|avez vous/,
  },
  {
    topic: 'sponsorship.required',
    when: /sponsor|parrain|\b(lmias?|eimts?)\b|(need|besoin).{0,40}(work permit|titre de sejour)/,
    not: /sponsorships? (sales|marketing|experience|deals)/,
  },
  {
    topic: 'work_auth.authorized',
    when: /(restrict\w*|prevent\w*|empech\w*).{0,60}(work|travail|emploi)|work.{0,40}restriction/,
    kinds: ['single', 'boolean'],
    not: /non ?compete|agreement|contract|obligation|schedule|hours|medical|health|religio/,
  },
  {
    topic: 'right_to_work.proof',
    when: /proof\b.{0,40}(right|authori[sz])/,
  },
  {
    topic: 'work_auth.status',
    when: /citizenship status|statut (legal|de residen\w*|au )|citizen n?or (a )?permanent resident/,
  },

  {
    topic: 'date_of_birth',
    when: /date de naissance|^ne e? ?le$/,
  },
  {
    topic: 'age.over_18',
    when: /\b(14|15|16|17|18|19|21)\b.{0,30}(years|ans|or over)/,
  },
  {
    topic: 'work_auth.authorized',
    when: /(authori[sz]|entitl|lawful|\bright\b).{0,50}(\bwork\b|\bemployment in\b)|valid work permit|(autoris|le droit|un permis).{0,50}travail/,
    not: /work (with|on) (children|heights)|heavy machinery/,
  },
  { topic: 'citizenship', when: /\bcitoyen\w*|nationality|nationalite/ },

  // Voluntary self-identification.
  { topic: 'demo.sexual_orientation', when: /sexual orientation/ },
  {
    topic: 'demo.gender',
    when: /\bsex\b/,
  },
  { topic: 'demo.hispanic', when: /latin[oax]\b/ },
  {
    topic: 'demo.indigenous',
    when: /autochtone/,
    not: /experience|communities|years/,
  },
  { topic: 'demo.visible_minority', when: /racialized/ },

  // Relation to the employer.
  { topic: 'employment.is_current', when: EMPLOYED, kinds: YES_NO },
  {
    topic: 'worked_here_before',
    when: /(ever|been) (\w+ )?(work(ed)?|employed) (for|at|by|with|here)|(jamais|deja) travaille\w* (pour|chez|a|par)/,
    kinds: YES_NO,
    not: /\b(sought|applied|interviewed)\b|travaille (avec|en|dans (la|le|les|un|une)) |(worked|employed) (for|in|at|with) (a|an|the) |experience|worked with \w+( \w+)? before/,
  },

  {
    topic: 'referral.employee_name',
    when: /\brecommended by (someone|an? |one of)|^qui vous a envoyee? (chez|a) (nous|us)\b/,
  },
  {
    topic: 'referral.source',
    when: /how (did|d|have) (you )?(first )?hear|(through|by) what channel/,
    not: /find (the|our|this|your) (\w+ )?(process|interview|experience|application|form|website|course|training)/,
  },
  {
    topic: 'references',
    when: /\brefere(nces?|es?)\b/,
    not: /reference (number|code|id)|numero de reference/,
  },

  // Pay, start, hours, place.
  {
    topic: 'salary.current',
    when: /current (annual |base |basic )*(salary|rate)|salaire (annuel )?actuel/,
  },
  {
    topic: 'salary.currency',
    when: /^currency( (of|for) (your |the )?salary)?$/,
    kinds: ['single', 'short'],
  },

  {
    topic: 'salary.expected',
    when: /(expect|desired?).{0,40}\brate\b/,
    kinds: ['short', 'long', 'number', 'single'],
  },
  {
    topic: 'salary.expected',
    when: /(accept|\bok\b).{0,60}(an hour|per hour)/,
    kinds: ['single', 'boolean'],
    not: /credit|payment/,
  },
  {
    topic: 'notice_period',
    when: /preavis/,
  },
  {
    topic: 'start.earliest',
    when: /start(ing)? date|available from|prise de poste/,
    kinds: OPEN,
    not: /(full|part) time/,
  },

  {
    topic: 'relocate.willing',
    when: /relocat|demenag|\bvous y (re)?etablir\b/,
  },
  { topic: 'overtime.willing', when: /overtime|^ot\b|temps supplementaire/ },

  {
    topic: 'drivers_licence',
    when: /^permis$|driv(er|ers|er s|ing) licen[cs]e|\b(valid|a|your|the) (g[12]?|az|dz) licen[cs]e\b|permis de conduire|class [1-6gadz]{1,2} licen[cs]e|class of (driver s |drivers |driving )?licen[cs]e (do|did) you (hold|have)|\bpermis [abcdeg]\b/,
  },

  {
    topic: 'onsite.willing',
    when: /(on ?site|presentiel|sur place)/,
    kinds: YES_NO,
    not: /experience|years|\b(microsoft|ms|open|libre|google) office|office (suite|365|software)/,
  },
  {
    topic: 'shift.availability',
    when: /\bshifts?\b|\b(satur|sun)days?\b|\b(samedi|dimanche)s?\b|week ?ends?\b|\bnights?\b|quarts?|\b[23] ?x ?[78]\b|\b(deux|trois) huit\b|fins? de semaine|\bsoirs?\b/,
    not: /minutes|how (far|long|many)|combien/,
  },
  {
    topic: 'schedule.type',
    when: /\btype de poste .{0,20}cherch/,
    not: /experience/,
  },
  {
    topic: 'contract.type',
    when: /type of position|employment type/,
    not: /experience|years/,
  },
  { topic: 'time_zone', when: /time ?zone/ },

  // Languages, education, experience.
  {
    topic: 'language.correspondence',
    when: /correspond\w* .{0,30}francais|dans quelle langue souhaitez/,
  },

  {
    topic: 'language.level',
    when: /\b(english|french|spanish|italian|hindi|anglais\w*|francais\w*)\b/,
    not: /years|annees|teach|enseign/,
  },
  {
    topic: 'language.level',
    when: /\b(polish|urdu)\b/,
    not: /years|annees|teach|enseign|citizen|national|origin|experience/,
  },

  {
    topic: 'education.completed',
    when: /\bbachelor\b.{0,20}\bbeen awarded\b|\bbeen awarded (an? |the |your )?.{0,30}\bdegree\b|(do you (have|hold)|detenez|avez vous|etes vous titulaire).{0,60}(degree|masters?\b|\bph ?d\b|high school|diplome|baccalaureat|\bdep\b|\bdec\b)/,
    not: /certif(ication|ied)/,
  },

  {
    topic: 'experience.management_years',
    when: /(years|annees).{0,60}(manag|supervis|gestion)|years.{0,30}\bled (a |an? \w+ )?team/,
    kinds: OPEN,
    not: /(project|product|account|time|data|database|inventory|case|risk|change|property|event) manag/,
  },
  {
    topic: 'experience.years_skill',
    when: /(how many|number of|total|combien|nombre|minimum).{0,80}(years?|annees?)|years? (of )?.{0,60}experience|annees? d experience|how long|depuis (combien|quand)/,
    kinds: ['short', 'long', 'number', 'single'],
    not: /(graduat|old are you|lived|address)/,
  },
  {
    topic: 'experience.level_skill',
    when: /niveau/,
    kinds: ['short', 'single', 'number'],
    not: /\b(pay|wage|hourly|asking|day) rate\b|\brate per\b|\blevel [a-d1-9]\b/,
  },

  {
    topic: 'certifications',
    when: /\b(certif\w*|licen[cs]ed?)\b/,
    kinds: YES_NO,
  },

  {
    topic: 'experience.management_years',
    when: /manage(ment|rial) experience.{0,30}\byears?\b/,
    kinds: ['single', 'boolean', 'number', 'short'],
    not: /(project|product|account|time|data|database|inventory|case|risk|change|property|event) manag/,
  },
  {
    topic: 'experience.has_skill',
    when: /(do|have|are|avez|etes|possedez|can) (you|vous).{0,40}(experience|worked|used|familiar)|(which|what|quels?|quelles?).{0,60}(tools?|skills?|software|outils?|logiciels?|competences?)/,
    kinds: CHOICES,
  },

  // Words of the person's own.
  {
    topic: 'text.why_company',
    when: /why.{0,60}work (for|at|with|here)|pourquoi.{0,60}(joindre|notre)|what interests you about/,
    kinds: TEXTS,
    not: /this (role|position|job)/,
  },

  {
    topic: 'text.cover_note',
    when: /tell us (\w+ ){0,4}about yourself/,
    kinds: TEXTS,
  },

  // Links.
  { topic: 'link.linkedin', when: /linked ?in/ },

  // Who and where.
  {
    topic: 'name.preferred',
    when: /(should|can) we call you/,
    not: /number|numero|\bon which\b|\bwhen\b|\btime\b/,
  },

  {
    topic: 'salutation',
    when: /^(title|civilite)$/,
  },
  {
    topic: 'name.full',
    when: /^name$/,
    not: /company|school|emergency|refer/,
  },
  { topic: 'name.first', when: /first ?names?/ },
  {
    topic: 'name.last',
    when: /(family|last|sur) ?names?|nom(s)? de famille|^nom$/,
  },
  {
    topic: 'email.confirm',
    when: /(confirm|re ?enter|re ?type|repeat).{0,25}(e ?mail|courriel)/,
  },

  {
    topic: 'phone.work',
    when: /^(tele)?phone( number)? (at )?work$/,
  },
  { topic: 'phone.extension', when: /extension/ },

  {
    topic: 'address.full',
    when: /\baddress\b.* (including|with|and|avec|et) .*\bpostal\b/,
    not: /e ?mail|electronique/,
  },
  {
    topic: 'address.full',
    when: /\bfull (\w+ )?address\b|^(\w+ )?(address|adresse)\b.*\b(street|rue)\b.*\b(city|ville)\b/,
    not: /e ?mail|electronique|\bweb\b|\burl\b/,
  },

  { topic: 'address.line2', when: /\baddress (line )?2\b/ },

  {
    topic: 'address.line1',
    when: /address (line )?1|adresse postale/,
    not: /\bcomplete\b|\b(city|town|ville|country|pays|state|county|region|postcode|zip)\b/,
  },
  {
    topic: 'address.city',
    when: /^(in )?which city( or city)? (do|are) you (currently )?live\w*( in)?$/,
  },
  {
    topic: 'location.current',
    when: /^(your )?place of residence$/,
    // With choices these tell whether a region or a country is meant.
    kinds: ['short'],
  },
  {
    topic: 'location.current',
    when: /^location( city)?$|city and (province|state|country)|ville et (province|pays)|ville (actuel\w*|de residence)|(do you|are you) (currently )?(live|reside|located|living)/,
  },

  {
    topic: 'address.country',
    when: /^(country|pays)( (or |and |et |ou )?territoire)?( (of|de) domicile)?$/,
  },
  {
    topic: 'address.full',
    when: /^(full |complete |current |permanent )?address$|^adresse( postale)? complete$/,
  },
];

/** Names of fields that boards use; asked only when the label says nothing. */
export const KEY_RULES: readonly TopicRule[] = [
  { topic: 'name.first', when: /first ?name/ },
  { topic: 'name.last', when: /last ?name|family ?name|surname/ },
  { topic: 'name.full', when: /systemfield name|^name$|full ?name|candidate name/ },
  { topic: 'email', when: /systemfield email/ },
  { topic: 'phone', when: /^phone( number)?$/ },
  { topic: 'doc.cover_letter', when: /cover ?letter/ },
  { topic: 'doc.resume', when: /^(resume)$/, kinds: ['file'] },
  { topic: 'location.current', when: /systemfield location|^(candidate )?location$|selected ?location/ },
  { topic: 'employer.current', when: /^org$/ },
  { topic: 'link.linkedin', when: /linkedin/ },
  { topic: 'link.github', when: /github/ },
  { topic: 'link.portfolio', when: /portfolio/ },
  { topic: 'demo.gender', when: /^(eeo )?gender$|eeoc gender/ },
  { topic: 'demo.race_ethnicity', when: /^(eeo )?race$|eeoc race|ethnicity/ },
  { topic: 'demo.veteran', when: /^(eeo )?veteran|eeoc veteran/ },
  { topic: 'demo.disability', when: /^(eeo )?disability|eeoc disability/ },
  { topic: 'consent.marketing', when: /consent marketing/ },
  { topic: 'consent.talent_pool', when: /future/, kinds: ['consent', 'boolean'] },
  { topic: 'consent.privacy', when: /privacy|gdpr|data ?compliance/, kinds: ['consent', 'boolean'] },
];

/** Questions recognised by their choices when neither label nor name tells. */
export const OPTION_RULES: readonly TopicRule[] = [
  { topic: 'phone.country', when: /\+\d{1,3}\b.* \/ .*\+\d{1,3}\b/, kinds: ['single'] },
  { topic: 'demo.veteran', when: /protected veteran/ },
  { topic: 'demo.disability', when: /have a disability|i do not have a disability/ },
  {
    topic: 'demo.gender',
    when: /\b(female|woman|femme)\b.*\b(male|man|homme)\b|\b(male|man|homme)\b.*\b(female|woman|femme)\b/,
  },
  { topic: 'demo.race_ethnicity', when: /two or more races|hispanic or latino.*white|black or african/ },
  { topic: 'referral.source', when: /linkedin.*(indeed|glassdoor|referral)|indeed.*linkedin/ },
];

/**
 * Broader signs of the same questions, tried last. What answers them reads the whole sentence and puts it to the person
 * where it says more than they told.
 */
export const BROAD_RULES: readonly TopicRule[] = [
  {
    topic: 'work_auth.authorized',
    when: /\bable to (lawfully )?(live and )?work (in|for any)\b|\bcleared to work\b/,
    kinds: CHOICES,
  },
  {
    topic: 'age.over_18',
    when: /\b(1[4-9]|2[015])\+?$|\b(1[4-9]|21)\+ /,
    kinds: YES_NO,
    not: /experience|salar|travel|notice|household|when you were|\bcovid\b/,
  },
  {
    topic: 'salary.expected',
    when: /taux horaire|\bpaid\b|salar|salaire|\bwages?\b|compensation|hourly rate|\bl heure\b|per mile|\bcpm\b|\bctc\b|\b(cad|usd|gbp|eur|aud)\b/,
    kinds: ['single', 'boolean', 'number', 'short'],
    not: /experience|years|payroll|current|actuel|history|overtime|equity|union|accounts|last job|latest|when you left|previous|existing|recent|starting|ending|leaving|figure that you|currency|filter|volunteer|\b(today|now|at present|at the moment|presently|aujourd|maintenant)\b/,
  },
  {
    topic: 'start.earliest',
    when: /\b(start|commencer|disponible)\b.{0,40}\b(on|by|le|in|within|immediatement|from|dans|des)\b/,
    kinds: CHOICES,
    not: /shift|weekend|night|evening|morning|school|experience|full time|part time/,
  },
  {
    topic: 'shift.availability',
    when: /de nuit\b|\bmatins?\b|\d ?[ap]m\b/,
    kinds: CHOICES,
    not: /experience|years|best time|contact|call you/,
  },
  {
    topic: 'travel.willing',
    when: /\btravel(l?ing)?\b|\bdeplacements?\b/,
    kinds: ['single', 'boolean', 'number', 'short'],
    not: /experience|industry|agenc|expenses|history|reimburs/,
  },
  {
    topic: 'onsite.willing',
    when: /\b(our|notre|nos|the|le|la)\b.{0,30}\b(offices?|campus|hq)\b/,
    isWide: true,
    kinds: YES_NO,
    not: /experience|years|annees|worked|travaille|contact|relocat|demenag|web ?site|hours|proficien|microsoft|satisf|\bmove\b|residence|\bbus\b|authori[sz]ed|\bright\b|documents|wheelchair/,
  },
  {
    topic: 'experience.years_skill',
    when: /\byears?\b.{0,60}\b(with|in|as|of)\b|\bans\b.{0,30}\b(en|avec|comme|dans|de|d)\b/,
    kinds: ['short', 'number', 'single', 'boolean'],
    not: /graduat|old are you|lived|address|resid|convict|past \d|last \d|dernieres/,
  },
  {
    topic: 'consent.marketing',
    when: /(news|e mails?) (from|sur|de)/,
    kinds: ['consent', 'boolean'],
  },
  {
    topic: 'notice_period',
    when: /\bnotice\b/,
    kinds: ['short', 'number', 'single'],
    not: /privacy|short notice|notice (of|board|that)|legal notice|read (the|our)|acknowledge|agree/,
  },
  {
    topic: 'work_auth.authorized',
    when: /indefinite leave|without (a |any )?visa/,
    kinds: ['single', 'boolean'],
  },
];
