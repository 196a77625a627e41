import { wordFor } from '#engines/lexicon/index.ts';
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

/** That something is kept or used for this application alone, as how a sentence ends. */
const FOR_THIS =
  /\b((to|for|in order to) (deal(ing)? with|process(ing)?|consider(ing)?|assess(ing)?|handl(e|ing)|the purposes? of)|(pour|(afin|aux fins|en vue) (de|du|d)) (le |la |l )?(trait\w*|etud\w*|exam\w*|evalu\w*|gerer|gestion|suivi)( de| d)?) (this|my|ma|mon|cette|la|ce) ((job )?application|candidature|inscription|demande|dossier|postulation)$/;
/** The same of what is kept. */
const KEPT_FOR_THIS = new RegExp(String.raw`\b(keep|store|retain|hold|conserv\w*)\b.*${FOR_THIS.source}`);

/** Topics that name the person themselves: asked in few words, and never about somebody or something else. */
export const OWN_DETAILS = /^(name|email|phone|address|link|employer|title)\./;
export const OF_OTHERS = wordFor('details: of others');

/**
 * The first rule that fits decides, so the narrow ones come first. English and French. What no yes answers is left to what was learned, but for
 * what questions written by others need beside it (docs/decisions/0018-rules-that-others-need.md).
 */
export const TOPIC_RULES: readonly TopicRule[] = [
  // The resume goes first where one field takes both.
  {
    topic: 'work_auth.authorized',
    when: /\b(employ\w*|work|job)\b.*\b(without|with no|sans) (an? |any |needing |having |une? )*(employment |work |residence )?(permits?|visas?|permis)\b/,
    not: /driv|licen[cs]e|conduire/,
  },
  { topic: 'doc.resume', when: /\bcv\b.{0,12}\band\b.{0,24}\bletter\b/, kinds: ['file'] },
  {
    topic: 'doc.cover_letter',
    when: /\bcover letter|lettre (de motivation|de presentation)/,
  },

  {
    topic: 'doc.resume',
    when: /\b(resume|cv|curriculum)\b/,
    kinds: ['file', 'long', 'short'],
  },

  // Agreements: the wishes of others first, so that a wish is never taken for a duty.
  {
    topic: 'consent.sms',
    when: wordFor('topics: consent.sms'),
    kinds: CHOICES,
  },
  {
    topic: 'consent.talent_pool',
    when: /talent (pool|community|network|bank)|(future|other|upcoming|similar|later|further|subsequent) (\w+ )?(\w+ )?(opportunit|position|opening|role|vacanc|jobs?\b)|vivier|(bassin|banque) de (talent|candidat)|(autres|futures?|prochaines?|futurs) (\w+ )?(offres|postes|opportunites|possibilites|emplois)|keep me (on|in) (your|the) (list|file|record|database|pool).{0,40}(job|opening|position|role|opportunit|vacanc)|keep (my|your) (application|data|details|profile|information|cv|resume)|on file/,
    kinds: CHOICES,
    // What is kept for this application alone is no pool.
    not: FOR_THIS,
  },
  {
    topic: 'consent.marketing',
    when: wordFor(
      'topics: consent.marketing 2',
      /\b(may|can|shall) we (e ?mail|write to|send|contact) you .{0,40}\b(news|events?|offers)\b/,
    ),
    kinds: CHOICES,
    not: /experience|years|annees/,
  },
  {
    topic: 'follow_company',
    when: /follow (us|our|the) |suivre (notre|l )|(follow|suivre) .{1,40} (on|sur) (linkedin|facebook|instagram|twitter|x)$/,
    kinds: CHOICES,
    not: wordFor('topics: follow_company not'),
  },
  { topic: 'drug_test.consent', when: wordFor('topics: drug_test.consent') },
  {
    topic: 'background_check.consent',
    when: wordFor('topics: background_check.consent'),
  },
  {
    topic: 'reference_check.consent',
    when: /reference check|(contact|reach out to|call|approach|get in touch with) (\w+ )?(\w+ )?(\w+ )?(references?|referees?|employers?|supervisors?|managers?)\b|(contacter|communiquer avec|joindre) (\w+ )?(\w+ )?(reference|employeur|superviseur)/,
    not: wordFor('topics: reference_check.consent not'),
  },
  {
    topic: 'consent.ai_screening',
    when: /(artificial intelligence|(?<!\b[jn] )\bai\b|automated|intelligence artificielle|automatise).{0,80}(consent|agree|screen|evaluat|assess|process|decision|evaluer|traite)|(consent|agree|accept|consens).{0,80}(artificial intelligence|(?<!\b[jn] )\bai\b|automated|intelligence artificielle|automatise)/,
    kinds: CHOICES,
  },
  {
    topic: 'declaration.truth',
    when: /statement.{0,90}\btrue\b|certif(y|ie).{0,120}exact|what i have written.{0,40}\btrue\b|misleading information/,
    kinds: CHOICES,
  },

  {
    topic: 'declaration.truth',
    when: /^((section|part|partie) \w{1,3} )?(certification|attestation|declaration)s?( (of|de|du|by) .{1,20})?$/,
    kinds: ['consent'],
  },
  {
    topic: 'consent.terms',
    when: /conditions d utilisation/,
    kinds: CHOICES,
  },
  {
    topic: 'consent.privacy',
    when: /privacy|(accept|\bok with\b).{0,40}\b(keep\w*|conserv\w*) (your|vos) (answers|reponses)/,
    kinds: CHOICES,
    not: wordFor('topics: consent.privacy not'),
  },
  { topic: 'consent.privacy', when: KEPT_FOR_THIS, kinds: ['consent'] },
  { topic: 'consent.retention', when: /\bconserv/, kinds: ['consent'] },

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
    when: wordFor('topics: criminal.convictions'),
  },
  {
    topic: 'dismissed_for_cause',
    when: wordFor(
      'topics: dismissed_for_cause',
      /(dismissed|terminated|fired|discharged|asked to resign).{0,60}(cause|employ|job|position)/,
    ),
  },
  {
    topic: 'noncompete',
    when: wordFor('topics: noncompete', /(agreement|obligation|contract).{0,60}(restrict|prevent|limit)/),
  },
  {
    topic: 'conflict_of_interest',
    when: wordFor('topics: conflict_of_interest'),
  },
  {
    topic: 'government_official',
    when: /government (official|employee)|(work\w*|employed) (for|by|in|at) (a |the |any )?(\w+ )?government (agency|department|body|entity)|public official|politically exposed|agent public|fonctionnaire/,
  },
  {
    topic: 'relatives_here',
    when: wordFor(
      'topics: relatives_here',
      /(relative|family member|relation|spouse|related to (some|a)).{0,60}(work|employ|here|\bus\b|compan)|(parent|proche|(membres?|personnes?) de (votre|la) famille).{0,60}(travail|emplo|entreprise|chez)/,
    ),
    not: /parents? (education|degree|attend)/,
  },
  {
    topic: 'physical_ability',
    when: wordFor(
      'topics: physical_ability',
      /(climb|monter).{0,20}(ladder|stairs|echelle|escalier)|(lift|lifting|carry|lever) .{0,30}(\d|lb|pounds|kg|kilo|livres)|(stand|standing|debout) .{0,40}(hour|period|heures|prolong|shift)|(perform|do|carry out|fulfil) .{0,40}(duties|tasks|functions|requirements|job|work).{0,40}\b(accommodations?|adjustments?)\b/,
    ),
  },
  {
    topic: 'accommodation.needed',
    not: wordFor('topics: accommodation.needed not'),
    when: wordFor('topics: accommodation.needed', /adjustment.{0,40}(interview|process|recruit)/),
  },
  { topic: 'union_member', when: wordFor('topics: union_member') },

  // Eligibility.
  {
    topic: 'schedule.type',
    when: wordFor('topics: schedule.type', /^(desired |preferred )?workload\b/),
    kinds: ['single', 'short', 'number'],
  },
  {
    topic: 'work_auth.expiry',
    when: /(permit|visa|authori[sz]ation|permis).{0,110}(expir|end date|valid until|echeance)|expir.{0,60}(permit|visa|authori[sz]ation|permis)/,
  },
  {
    topic: 'sponsorship.type',
    when: /(what|which|type|kind).{0,30}(sponsorship|visa)\b(require|need)?|(quel).{0,20}\bvisa\b/,
    kinds: OPEN,
    not: /^(do|will|are|would) you|avez vous/,
  },
  {
    topic: 'sponsorship.required',
    when: wordFor(
      'topics: sponsorship.required',
      /\b(obtain|extend|renew|secure|apply for|arrange|obtenir|renouveler|prolonger)\b.{0,25}\b(permit|visa|permis)\b.{0,25}\b(on your behalf|for you|en votre nom|pour vous)\b|(need|require|besoin).{0,25}\b(help|support|assist\w*|aide|soutien)\b.{0,40}\b(permission|authori[sz]ation|right to work|permit|droit de travailler|autorisation)\b|(need|require|besoin|requier|necessit).{0,40}(\bvisas?\b|work permit|permis (de travail|(pour|afin de) (y )?travailler)|titre de sejour|immigration)|\bvisa\b.{0,20}(support|assistance)|(soutien|aide|support|commandit).{0,30}(immigration|\bvisa\b|permis)/,
    ),
    not: wordFor('topics: sponsorship.required not'),
  },
  {
    topic: 'work_auth.authorized',
    when: /^visas?$|(restrict|prevent|empech).{0,60}(work|travail|emploi)|work.{0,40}restriction|work permission/,
    kinds: ['single', 'boolean'],
    not: wordFor('topics: work_auth.authorized not'),
  },
  {
    topic: 'right_to_work.proof',
    when: /(proof|evidence|documents?|documentation|preuves?|justificatifs?)\b.{0,40}(right|eligib|authori[sz]|legal|status|droit|autoris|admissib)|prov(e|ing) .{0,20}(right to work|eligib|authori[sz])/,
  },
  {
    topic: 'work_auth.status',
    when: wordFor('topics: work_auth.status'),
  },
  {
    topic: 'export_control',
    when: wordFor('topics: export_control'),
  },
  {
    topic: 'clearance.eligible',
    when: /(eligible|able|obtain|willing|get|undergo).{0,50}(clearance|reliability status)|obtenir.{0,50}(cote|habilitation( (de |a la )?(securite|secret|defense|confidentiel)|$))/,
  },
  {
    topic: 'clearance',
    when: /habilitation (de )?defense/,
  },
  {
    topic: 'date_of_birth',
    when: /date de naissance|^ne e? ?le$/,
  },
  {
    topic: 'age.over_18',
    when: /\b(14|16|18|19|21)\b.{0,30}(years|ans|or (older|over))|over.{0,12}\b18\b|legal age/,
  },
  {
    topic: 'work_auth.authorized',
    when: /(legal|authori[sz]|entitl|lawful|\bright\b).{0,50}(\bwork\b|\bbe employed\b|\bemployment in\b)|(autoris|le droit).{0,50}travail|(admissible|legalement).{0,40}emploi\b/,
    not: wordFor('topics: work_auth.authorized not 2'),
  },
  { topic: 'citizenship', when: wordFor('topics: citizenship') },

  // Voluntary self-identification.

  {
    topic: 'demo.transgender',
    when: wordFor('topics: demo.transgender'),
  },
  { topic: 'demo.sexual_orientation', when: wordFor('topics: demo.sexual_orientation') },
  {
    topic: 'demo.gender',
    when: /\bgender\b|\bsexe\b/,
  },
  { topic: 'demo.hispanic', when: /latin[oax]\b/ },
  {
    topic: 'demo.indigenous',
    when: wordFor('topics: demo.indigenous'),
    not: /experience|communities|years/,
  },
  { topic: 'demo.visible_minority', when: wordFor('topics: demo.visible_minority') },
  { topic: 'demo.race_ethnicity', when: /\bethnic|ethnique/ },
  {
    topic: 'demo.veteran',
    when: wordFor('topics: demo.veteran'),
    not: /veterinar|experience (with|working)/,
  },
  {
    topic: 'demo.disability',
    when: /disabilit|\bdisabled\b|handicap/,
    not: wordFor('topics: demo.disability not'),
  },
  {
    topic: 'demo.age_range',
    when: /\bage (group|bracket)\b/,
  },
  { topic: 'demo.religion', when: /\breligio(n|us)|faith or belief/, not: /holiday/ },
  {
    topic: 'demo.socioeconomic',
    when: wordFor('topics: demo.socioeconomic', /parents? .{0,40}(education|degree|university|occupation)/),
  },
  { topic: 'demo.caregiver', when: /caregiver|caring responsibilit|proche aidant/, not: /experience|years/ },

  // Relation to the employer.

  { topic: 'employment.is_current', when: EMPLOYED, kinds: YES_NO },
  {
    topic: 'worked_here_before',
    when: wordFor('topics: worked_here_before'),
    kinds: YES_NO,
    not: wordFor(
      'topics: worked_here_before not',
      /travaille (avec|en|dans (la|le|les|un|une)) |(worked|employed) (for|in|at|with) (a|an|the) /,
    ),
  },

  {
    topic: 'applied_before',
    when: wordFor(
      'topics: applied_before',
      /\b(first time|premiere fois)\b.{0,40}\b(appl(y|ied|ying)|application|postul\w*|candidature|dossier)\b|\b(appl(y|ied|ying)|application|postul\w*|candidature)\b.{0,60}\b(first time|premiere fois)\b/,
    ),
    not: wordFor('topics: applied_before not'),
  },
  {
    topic: 'applied_before',
    when: wordFor('topics: applied_before 2', /applied (to|for|with|at) .{0,60}(before|previously|past)/),
  },
  {
    topic: 'referral.employee_name',
    when: /\brecommended by (someone|an? |one of)|^qui vous a envoyee? (chez|a) (nous|us)\b/,
  },
  {
    topic: 'referral.source',
    when: /how (did|d) (you )?hear/,
    not: wordFor('topics: referral.source not'),
  },
  {
    topic: 'references',
    when: /\brefere(nces?|es?)\b/,
    not: wordFor('topics: references not'),
  },

  // Pay, start, hours, place.
  {
    topic: 'salary.current',
    when: /current (annual |base |basic )*(salary|rate)|salaire (annuel )?actuel/,
  },
  {
    topic: 'salary.currency',
    when: /^currency$/,
    kinds: ['single', 'short'],
  },

  {
    topic: 'notice_period',
    when: /preavis/,
  },
  {
    topic: 'start.earliest',
    when: wordFor('topics: start.earliest', /how soon.{0,40}start/),
    kinds: OPEN,
    not: /(full|part) time/,
  },

  {
    topic: 'relocate.willing',
    when: wordFor('topics: relocate.willing'),
  },
  { topic: 'overtime.willing', when: /overtime|temps supplementaire/ },

  {
    topic: 'drivers_licence',
    when: wordFor('topics: drivers_licence', /\bpermis ([abceg]\b|d\b(?! [a-z]))/),
  },
  {
    topic: 'vehicle.own',
    when: /(own|access to|reliable|use of|have) (a |an |your |my )?(\w+ )?(vehicle|car|transportation)\b|vehicule|etes vous motorise|\bvoiture\b|moyen de transport/,
  },

  {
    topic: 'onsite.willing',
    when: wordFor('topics: onsite.willing'),
    kinds: YES_NO,
    not: wordFor('topics: onsite.willing not'),
  },
  {
    topic: 'shift.availability',
    when: wordFor(
      'topics: shift.availability',
      /^disponibilites?$|(horaire|jours) .{0,30}(disponib|travail)/,
    ),
    not: wordFor('topics: shift.availability not'),
  },

  // Languages, education, experience.
  {
    topic: 'language.correspondence',
    when: /correspond\w* .{0,30}francais/,
  },

  {
    topic: 'language.level',
    when: wordFor('topics: language.level'),
    not: /years|annees|teach|enseign/,
  },

  {
    topic: 'education.completed',
    when: /\bdegree\b.{0,20}\bbeen awarded\b|\bbeen awarded .{0,30}\bdegree\b|^(masters?|bachelors?|phd|doctorate|maitrise|baccalaureat)( degree)?$|^did you graduated?$|(do you (have|hold|possess)|possedez|detenez|avez vous).{0,60}(degree|diploma|bachelor|masters?\b|\bph ?d\b|doctorate|diplome|baccalaureat|\bdep\b|\bdec\b)/,
    not: /certif(ication|ied)/,
  },

  {
    topic: 'experience.management_years',
    when: /^conduite de collaborateurs\b.*\bannees\b/,
    kinds: OPEN,
    not: wordFor('topics: experience.management_years not'),
  },

  {
    topic: 'experience.years_skill',
    when: /(how many|total|combien|nombre|minimum).{0,80}(year|annee)|years? .{0,60}experience|how long/,
    kinds: ['short', 'long', 'number', 'single'],
    not: wordFor('topics: experience.years_skill not'),
  },

  {
    topic: 'certifications',
    when: wordFor('topics: certifications when'),
    // What somebody has been entered as at some time is no paper that they hold.
    not: wordFor('topics: certifications not'),
    kinds: YES_NO,
  },
  {
    topic: 'certifications.list',
    when: wordFor('topics: certifications.list'),
    kinds: ['short', 'long', 'multi'],
    not: /describe|number|numero|^(school|college|institution|where|who|when|ecole|etablissement|ou|quand)\b/,
  },

  {
    topic: 'experience.management_years',
    when: /managerial experience.{0,30}\byears?\b/,
    kinds: ['single', 'boolean', 'number', 'short'],
    not: wordFor('topics: experience.management_years not'),
  },
  {
    topic: 'experience.has_skill',
    when: /(do|have|are|avez) (you|vous).{0,40}(experience|worked|used|familiar)/,
    kinds: CHOICES,
  },

  // Words of the person's own.

  {
    topic: 'text.why_company',
    when: /why.{0,60}work (for|at|with|here)/,
    kinds: TEXTS,
    not: /this (role|position|job)/,
  },

  {
    topic: 'text.cover_note',
    when: /tell us (\w+ ){0,4}about yourself/,
    kinds: TEXTS,
  },

  // Links.

  // Who and where.
  {
    topic: 'name.preferred',
    when: /should we call you/,
    not: wordFor('topics: name.preferred not'),
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

  {
    topic: 'name.last',
    when: wordFor('topics: name.last', /^nom$/),
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
    topic: 'phone.type',
    when: wordFor('topics: phone.type'),
  },

  {
    topic: 'address.full',
    when: /^adresse\b.*\brue\b.*\bville\b/,
    not: wordFor('topics: address.full not'),
  },

  {
    topic: 'address.line1',
    when: /adresse postale/,
    not: wordFor('topics: address.line1 not'),
  },

  {
    topic: 'location.current',
    when: wordFor('topics: location.current'),
  },

  {
    topic: 'address.country',
    when: /^(country|pays)$/,
  },
];

/** Names of fields that boards use; asked only when the label says nothing. */
export const KEY_RULES: readonly TopicRule[] = [
  { topic: 'name.first', when: /first ?name/ },
  { topic: 'name.last', when: /last ?name|family ?name|surname/ },
  { topic: 'name.full', when: wordFor('topics: name.full', /^name$/) },
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
  { topic: 'demo.disability', when: /have a disability/ },
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
    when: /\bcleared to work\b/,
    kinds: CHOICES,
  },
  {
    topic: 'age.over_18',
    when: /\b1[4-9]\+?$/,
    kinds: YES_NO,
    not: wordFor('topics: age.over_18 not'),
  },
  {
    topic: 'salary.expected',
    when: wordFor('topics: salary.expected'),
    kinds: ['single', 'boolean', 'number', 'short'],
    not: wordFor('topics: salary.expected not'),
  },
  {
    topic: 'start.earliest',
    when: /\b(start|disponible)\b.{0,40}\b(on|within|immediate\w*)\b/,
    kinds: CHOICES,
    not: wordFor('topics: start.earliest not'),
  },
  {
    topic: 'shift.availability',
    when: wordFor('topics: shift.availability 2', /\d ?[ap]m\b/),
    kinds: CHOICES,
    not: wordFor('topics: shift.availability not 2'),
  },
  {
    topic: 'travel.willing',
    when: wordFor('topics: travel.willing'),
    kinds: ['single', 'boolean', 'number', 'short'],
    not: wordFor('topics: travel.willing not'),
  },
  {
    topic: 'onsite.willing',
    when: /\b(the|le)\b.{0,30}\b(offices?|site|usine)\b/,
    isWide: true,
    kinds: YES_NO,
    not: wordFor('topics: onsite.willing not 2'),
  },
  {
    topic: 'experience.years_skill',
    when: /\byears?\b.{0,60}\b(with|in|as|of)\b|\bans\b.{0,30}\b(en|de|d)\b/,
    kinds: ['short', 'number', 'single', 'boolean'],
    not: wordFor('topics: experience.years_skill not 2', /past \d|last \d/),
  },
  {
    topic: 'consent.marketing',
    when: wordFor('topics: consent.marketing'),
    kinds: ['consent', 'boolean'],
  },
  {
    topic: 'notice_period',
    when: /\bnotice\b/,
    kinds: ['short', 'number', 'single'],
    not: wordFor('topics: notice_period not'),
  },
  {
    topic: 'work_auth.authorized',
    when: /indefinite leave|without (a )?visa/,
    kinds: ['single', 'boolean'],
  },
];
