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
 * The first rule that fits decides, so the narrow ones come first. English and French. What no yes answers is left to what was learned, but for
 * what questions written by others need beside it (docs/decisions/0018-rules-that-others-need.md).
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
    when: /\b(sms|text (you|me)|by text|text messages?|textos?|messages? textes?)\b/,
    kinds: CHOICES,
  },
  {
    topic: 'consent.talent_pool',
    when: /talent (pool|community|network|bank)|(future|other|upcoming|similar|later|further|subsequent) (\w+ )?(\w+ )?(opportunit|position|opening|role|vacanc|jobs?\b)|vivier|(bassin|banque) de (talents?|candidat)|(autres|futures?|prochaines?|futurs) (\w+ )?(offres|postes|opportunites|possibilites|emplois)|keep me (on|in) (your|the) (list|files?|records?|database|pool).{0,40}(jobs?|openings?|positions?|roles?|opportunit|vacanc)|keep (my|your) (application|data|details|profile|information|cv|resume)|on file/,
    kinds: CHOICES,
    // What is kept for this application alone is no pool.
    not: /\b(to|for|in order to) (deal(ing)? with|process(ing)?|consider(ing)?|assess(ing)?|handl(e|ing)|the purposes? of) (this|my) (job )?application$/,
  },
  {
    topic: 'consent.marketing',
    when: /newsletter|marketing|\b(may|can|shall) we (e ?mail|write to|send|contact) you .{0,40}\b(news|events?|offers)\b|(product|company|our) (news|updates|offers|events)|news and (events|offers)|job alerts?|promotion(al|nel)|infolettre|bulletin|alertes? (d )?emploi|keep me (informed|updated|posted)|stay (in touch|connected)|receive (\w+ )?(news|updates|emails?|e mails?|communications?|information)|recevoir (\w+ )?(\w+ )?(nouvelles|courriels|communications|informations|offres)/,
    kinds: CHOICES,
    not: /experience|years|annees/,
  },
  {
    topic: 'follow_company',
    when: /follow (us|our|the) |suivre (notre|l )|(follow|suivre) .{1,40} (on|sur) (linkedin|facebook|instagram|twitter|x)$/,
    kinds: CHOICES,
    not: /follow (our|the) (\w+ )?(policy|policies|rules|code|procedures?|instructions?)/,
  },
  { topic: 'drug_test.consent', when: /\bdrug (test|screen)|alcohol test|depistage|test de drogue/ },
  {
    topic: 'background_check.consent',
    when: /\bdbs (check|disclosure|clearance)|background (check|verification|screen|investigation)|(criminal|police) (record |background )?(check|clearance|verification)|police record|vulnerable sector|credit (check|and criminal)|verification (\w+ )?(\w+ )?(antecedents|judiciaire|credit)|enquete de (securite|credit|preemploi)/,
  },
  {
    topic: 'reference_check.consent',
    when: /reference check|(contact|reach out to|call|approach|get in touch with) (\w+ )?(\w+ )?(\w+ )?(references?|referees?|employers?|supervisors?|managers?)\b|(contacter|communiquer avec|joindre) (\w+ )?(\w+ )?(references?|employeurs?|superviseurs?)/,
    not: /if we|so we can|personnes? a contacter/,
  },
  {
    topic: 'consent.ai_screening',
    when: /(artificial intelligence|(?<!\b[jn] )\bai\b|automated|intelligence artificielle|automatisee?).{0,80}(consent|agree|screen|evaluat|assess|process|decision|evaluer|traite)|(consent|agree|accept|accepte|consens).{0,80}(artificial intelligence|(?<!\b[jn] )\bai\b|automated|intelligence artificielle|automatisee?)/,
    kinds: CHOICES,
  },
  {
    topic: 'declaration.truth',
    when: /(information|answers?|statements?|details|application|everything|above).{0,90}\b(true|truthful|accurate|correct)\b|certif(y|ie).{0,120}(true|correct|accurate|exact|veridique|complet)|(renseignements|informations|reponses|declarations?).{0,90}(exact|vrai|veridique|complet)|j (atteste|certifie|declare|affirme).{0,120}(exact|vrai|veridique|complet)|(what|all|everything|whatever) (that )?i (wrote|have written|said|entered|gave|have given|told).{0,40}\b(true|truthful|accurate|correct)\b|(false|misleading) (statement|information)|fausse declaration/,
    kinds: CHOICES,
  },
  {
    topic: 'declaration.truth',
    when: /^((section|part|partie) \w{1,3} )?(certification|attestation|declaration)s?( (of|de|du|by) .{1,20})?$/,
    kinds: ['consent'],
  },
  {
    topic: 'consent.terms',
    when: /(read|understood|understand|agree).{0,40}\b(above|foregoing|following|this|preceding) (statements?|declaration|notice|text|terms|agreement)|(read|understood|understand|agree).{0,40}\b(statements?|declaration|notice|text|terms|agreement|acknowledg\w*|certification) (above|below)\b|(lu|compris).{0,30}(enonce|declaration|texte|avis) (ci dessus|qui precede)|terms (and conditions|of (use|service))|terms conditions|conditions (d utilisation|generales|de service)/,
    kinds: CHOICES,
  },
  {
    topic: 'consent.privacy',
    when: /privacy|data protection|\bgdpr\b|\brgpd\b|confidentialite|(personal|candidate|applicant|my) (data|information)|(agree|consent|accept|authori[sz]e|accepte[rz]?|acceptez vous|consente[rz]|\b(ok|okay|fine|happy|comfortable) (with|for|if)\b|d accord (pour|que)).{0,40}\b(us(e|ing)|process\w*|keep\w*|stor(e|ing)|retain\w*|handl\w*|utilis\w*|conserv\w*|trait\w*) (of )?(your|my|vos|mes) (\w+ )?(answers|data|details|information|responses|application|reponses|donnees|renseignements|informations)|(donnees|renseignements|informations) (personnel|a caractere)|protection des donnees|(agree|accept|consen)\w* .{0,20}(mes|my|vos|your) (\w+ )?(renseignements|donnees|informations?|data|details) .{0,20}\b(serv|used?\b|utilis|trait|process)|(agree|accept|consent|authori[sz]e|permit|allow)\w* .{0,60}\b(us|process|keep|stor|hold|collect|retain|handl)(e|ing|ping)? (of )?(my|these|this|the|those) (\w+ )?(details|data|information|answers|responses|particulars)|(collect|process|stor)(e|ing|es) (\w+ )?(\w+ )?(\w+ )?(my|data|information|responses)|\b(may|can|to) (use|process|keep|store|hold) (the |these |this |all )?(data|details|information|answers) (in|on|from|given in|provided in) (this|the|my) (form|application)/,
    kinds: CHOICES,
    not: /experience|years|are you familiar|knowledge/,
  },
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
    when: /convicted|conviction|criminal (record|offen[cs]e|history|charge)|felony|misdemean|\bpardon\b|casier judiciaire|condamn|infraction criminelle|antecedents (judiciaires|criminels)|dossier criminel/,
  },
  {
    topic: 'dismissed_for_cause',
    when: /(dismissed|terminated|fired|discharged|asked to resign).{0,60}(cause|employ|job|position)|(ever|been) (dismissed|terminated|fired)|congedie|licencie/,
  },
  {
    topic: 'noncompete',
    when: /non ?compet(e|ition|ing)|non ?solicit|restrictive covenant|(agreement|obligation|contract).{0,60}(restrict|prevent|limit)\w*|non concurrence|non sollicitation/,
  },
  {
    topic: 'conflict_of_interest',
    when: /conflicts? of interests?|conflits? d interets?/,
  },
  {
    topic: 'government_official',
    when: /government (official|employee)|(work\w*|employed) (for|by|in|at) (a |the |any )?(\w+ )?government (agency|department|body|entity)|public official|politically exposed|agent public|fonctionnaire/,
  },
  {
    topic: 'relatives_here',
    when: /(relatives?|family members?|relations?|spouse|related to (any|some|a|an)).{0,60}(work|employ|compan|here|\bus\b|compan)|related to any|members? of (my|your) (\w+ )?family|lien de parente|liens? familia|apparentee?|proches? (dans|chez|au sein)\b|(parents?|proches?|(membres?|personnes?) de (votre|la) famille).{0,60}(travail|emplo|entreprise|chez)/,
    not: /parents? (education|degree|attend)/,
  },
  {
    topic: 'physical_ability',
    when: /(climb|monter).{0,20}(ladders?|stairs|echelles?|escaliers?)|(lift|lifting|carry|soulever|lever) .{0,30}(\d+|lbs?|pounds|kg|kilos?|livres)|(stand|standing|debout) .{0,40}(hours?|periods?|heures|prolong|shift)|physical(ly)? (requirement|demand|able|capable|abilit)|essential (functions|duties)|perform (these|the|all|such) (\w+ )?(functions|duties|tasks)|(perform|do|carry out|fulfil) .{0,40}(duties|tasks|functions|requirements|job|work).{0,40}\b(accommodations?|adjustments?)\b/,
  },
  {
    topic: 'accommodation.needed',
    not: /\b(housing|live ?in|lodging|logement|hebergement|staff accommodation|rent)\b|\b(able to|can you|capable of) (perform|do|carry out|fulfil|meet)\w*\b|\bwith or without\b/,
    when: /accommodation|adjustments?.{0,40}(interview|process|recruit)|mesures? d (adaptation|accommodement)|accommodements?|amenagements?/,
  },
  { topic: 'union_member', when: /union member|member of (a|any) (\w+ )?union|syndiqu|membre d un syndicat/ },

  // Eligibility.
  {
    topic: 'work_auth.expiry',
    when: /(permit|visa|authori[sz]ation|permis).{0,110}(expir|end date|valid until|echeance)|expir.{0,60}(permit|visa|authori[sz]ation|permis)/,
  },
  {
    topic: 'sponsorship.type',
    when: /(what|which|type|kind).{0,30}(sponsorship|visa)\b.{0,40}(require|need)?|(quel|type).{0,20}\bvisa\b/,
    kinds: OPEN,
    not: /^(do|will|are|would) you|avez vous/,
  },
  {
    topic: 'sponsorship.required',
    when: /sponsor|parrain|\b(lmias?|eimts?|immigration petition)\b|\b(obtain|extend|renew|secure|apply for|arrange|obtenir|renouveler|prolonger)\b.{0,25}\b(permit|visa|permis)\b.{0,25}\b(on your behalf|for you|en votre nom|pour vous)\b|(need|require|besoin).{0,25}\b(help|support|assist\w*|aide|soutien)\b.{0,40}\b(permission|authori[sz]ation|right to work|permit|droit de travailler|autorisation)\b|(need|require|besoin|requier\w*|necessit\w*).{0,40}(\bvisas?\b|work permit|permis (de travail|(pour|afin de) (y )?travailler)|titre de sejour|immigration)|\bvisa\b.{0,20}(support|assistance)|(soutien|aide|support|commandit\w*).{0,30}(immigration|\bvisa\b|permis)/,
    not: /sponsorships? (sales|marketing|experience|deals)/,
  },
  {
    topic: 'work_auth.authorized',
    when: /^visas?( status| requirements?)?$|^(your )?(work authori[sz]ation|right to work|work eligibility|working rights)$|work(ing)? rights|(restrict\w*|prevent\w*|barred|empech\w*|interdi\w*).{0,60}(work|employ|travail|emploi)|(work|employ|travail|emploi).{0,40}(restriction|restricted)|work (rights|permission)/,
    kinds: ['single', 'boolean'],
    not: /non ?compete|agreement|contract|obligation|schedule|hours|medical|health|religio/,
  },
  {
    topic: 'right_to_work.proof',
    when: /(proof|evidence|documents?|documentation|preuves?|justificatifs?)\b.{0,40}(right|eligib|authori[sz]|legal|status|droit|autoris|admissib)|prov(e|ing) .{0,20}(right to work|eligib|authori[sz])/,
  },
  {
    topic: 'work_auth.status',
    when: /(immigration|residency|citizenship|legal|work authori[sz]ation|work permit|work) status|statut (legal|d immigration|de residen\w*|de travail|migratoire|au )|citizen n?or (a )?permanent resident|permanent resident or|citoyen\w* .{0,20}resident\w* permanent|what is your (\w+ )?status|what (type|kind) of work (permit|authori[sz]ation)/,
  },
  {
    topic: 'export_control',
    when: /export control|\bitar\b|\bus persons?\b|controlled goods|marchandises controlees/,
  },
  {
    topic: 'clearance.eligible',
    when: /(eligible|able|obtain|willing|get|undergo).{0,50}(clearance|reliability status)|obtenir.{0,50}(cote|habilitation( (de |a la )?(securite|secret|defense|confidentiel)|$))/,
  },
  {
    topic: 'clearance',
    when: /security clearance|clearance level|(secret|reliability) (clearance|status)|cote de (securite|fiabilite)|^(niveau d )?habilitation$|habilitation (de |a la )?(securite|secret|defense|confidentiel)/,
  },
  {
    topic: 'date_of_birth',
    when: /date de naissance|^ne e? ?le$/,
  },
  {
    topic: 'age.over_18',
    when: /\b(14|15|16|17|18|19|21)\b.{0,30}(years|ans|or (older|over|above)|of age|and (over|above|older)|ou plus)|(at least|over|minimum|au moins|plus de).{0,12}\b(14|15|16|17|18|19|21)\b|age of majority|legal (working )?age|age legal|majorite|majeure?\b/,
  },
  {
    topic: 'work_auth.authorized',
    when: /(legal|authori[sz]|eligib|entitl|permitted|lawful|allowed|\bright\b).{0,50}(\bwork\b|\bbe employed\b|\bemployment (in|within)\b)|\bwork\b.{0,30}(authori[sz]ation|eligib|legally|lawfully|permit)|valid work permit|(autoris|admissible|legalement|le droit|un permis|permis valide|\bapte|eligible).{0,50}travail|\ben droit de (travailler|exercer)|(autoris|admissible|legalement|le droit|eligible).{0,40}(emploi\b|exercer|activite (salariee|professionnelle))|travaill.{0,30}legalement|permis de travail|autorisation de travail/,
    not: /work (with|on) (children|heights)|heavy machinery/,
  },
  { topic: 'citizenship', when: /citizenship|\bcitizen\b|citoyennete|\bcitoyen\w*|nationality|nationalite/ },

  // Voluntary self-identification.

  {
    topic: 'demo.transgender',
    when: /transgender|transgenre|\btrans (person|identity|experience|man|woman)/,
  },
  { topic: 'demo.sexual_orientation', when: /sexual orientation|\bsexuality\b|lgbt|orientation sexuelle/ },
  {
    topic: 'demo.gender',
    when: /\bgender\b|\bsex\b|\bsexe\b|^(votre )?genre$|identite de genre|(votre|quel est votre) genre\b|^(are you|do you identify as) (a )?(woman|man|female|male)$|^(etes vous|vous identifiez vous comme) (une? )?(femme|homme)$/,
  },
  { topic: 'demo.hispanic', when: /hispanic|latin[oax]\b|hispanique/ },
  {
    topic: 'demo.indigenous',
    when: /indigenous|aboriginal|first nations?|\bmetis\b|\binuit\b|autochtone|premieres nations/,
    not: /experience|communities|years/,
  },
  { topic: 'demo.visible_minority', when: /visible minorit|racialized|minorites? visibles?/ },
  { topic: 'demo.race_ethnicity', when: /\brace\b|racial|\bethnic|ethnique|origine ethno/ },
  {
    topic: 'demo.veteran',
    when: /veteran|military (status|service|background)|armed forces|ancien(ne)? combattant|forces armees/,
    not: /veterinar|experience (with|working)/,
  },
  {
    topic: 'demo.disability',
    when: /disabilit|\bdisabled\b|handicap/,
    not: /experience|working with|years|support|supporting|care ?giver|look after|caring|family member|someone|\b(scheme|guaranteed interview|confident)\b/,
  },
  {
    topic: 'demo.age_range',
    when: /\bage (range|group|bracket|band|category)\b|(groupe|tranche|categorie|fourchette) d age|^age$/,
  },
  { topic: 'demo.religion', when: /\breligio(n|us)|faith or belief/, not: /holiday/ },
  {
    topic: 'demo.socioeconomic',
    when: /socio ?economic|first generation|household (earner|income)|(earner|income) (of|in) your household|free school meals|parents? .{0,40}(education|degree|university|occupation)/,
  },
  { topic: 'demo.caregiver', when: /caregiver|caring responsibilit|proche aidant/, not: /experience|years/ },

  // Relation to the employer.
  {
    topic: 'internal_candidate',
    when: /(current|existing|internal) (\w+ )?(employee|candidate|applicant)|^etes vous (\w+ ){0,5}de (notre|nos|cet|cette) (etablissement|entreprise|organisme|hopital|collectivite|groupe)|(currently|presently) (employed by|an? (\w+ ){0,5}employee (of|at|with)|work(ing)? (for|at) (us|our|this))|employe\w* actuel|actuellement (employe\w*|a l emploi) (e )?(chez|de|par) (nous|notre|cette)|candidat\w* interne/,
    kinds: YES_NO,
    not: /current employer/,
  },
  { topic: 'employment.is_current', when: EMPLOYED, kinds: YES_NO },
  {
    topic: 'worked_here_before',
    when: /(previous|former)(ly)? (\w+ )?(\w+ )?(employ|work)|(ever|never|previously|before|been) (\w+ )?(work(ed)?|employed) (for|at|by|with|here)|(jamais|deja) (travaille|ete (employee?|salariee?))\w* (pour|chez|a|par|au sein)|worked (for|at|with) .{1,60}(before|previously|in the past|or (any|one) of)|former employee|deja (travaille|ete (employe|a l emploi))|ancien\w* employe/,
    kinds: YES_NO,
    not: /\b(sought|applied|interviewed)\b|travaille (avec|en|dans (la|le|les|un|une)) |(worked|employed) (for|in|at|with) (a|an|the) |experience|worked with \w+( \w+)? before/,
  },
  {
    topic: 'applied_before',
    when: /(previously|ever|before|already) (\w+ )?(applied|interviewed)|applied (to|for|with|at) .{0,60}(before|previously|past)|deja (postule|pose|soumis|passe|presente|depose|envoye)\b|(sent|submitted) (us )?(an|your) application/,
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
    topic: 'salary.period',
    when: /^(\w+ )?(salary|pay|compensation) (period|frequency|basis|type|interval|timeframe)( desired)?$|^(desired|expected) (salary|pay) per$|^(periode|frequence) de (paie|paye|remuneration)$|^(salary|pay) (is )?per$/,
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
    when: /date d embauche (souhaitee|possible)|date souhaitee (d |de )(embauche|debut|prise)|(when|how soon|earliest|soonest|what date|date).{0,40}(start|begin|available|join|commence)|start(ing)? date|available (from|to start|start)|availability date|quand.{0,40}(commencer|debuter|disponible|entrer|joindre|rejoindre|arriver)|disponible (a partir|des)|date.{0,25}(d entree|debut|disponib|entree|available)|disponibilite (pour|d entree)|(commencer|debuter) (a|le|votre)|(first|earliest|soonest) (day|date)\b.{0,40}(work|start|begin|available|assume|take up|join|report)|premier jour|(report|reporting) for (duty|work)|take up (your |the |this )?(duties|post|position|appointment)|prise de (fonctions?|poste)|entree en (fonctions?|poste|service)/,
    kinds: OPEN,
    not: /(full|part) time/,
  },
  {
    topic: 'travel.willing',
    when: /\d ?% .{0,60}\b(away|out of town|overnights?|on the road)\b|\b(travel\w*)\b.{0,40}\d ?%/,
    kinds: CHOICES,
    not: /experience|discount/,
  },
  {
    topic: 'relocate.willing',
    when: /relocat|demenag|\blive in (post|job|position|role)\b|\b(deplacee?|mutee?|transferee?)( e)? (vers|dans|a) une autre (region|ville|province)\b|\bmove to\b|mobile geographiquement|mobilite geographique|\b(vous|nous) y (re)?(etablir|installer|fixer)\b|(pret|prete|pret e|disposee?|dispose e) a (vous installer|vous etablir|changer de (ville|region))|(prepared|willing|ready|happy|able|open) to move( (to|there|here|closer|if|home|house)\b|$)|(would|could|will|can|willing to|ready to|able to) (you )?move\b|relocalis/,
  },
  { topic: 'overtime.willing', when: /overtime|^ot\b|heures? supplementaires?|temps supplementaire/ },
  {
    topic: 'travel.willing',
    when: /\b(willing|able|available|comfortable|can|open|ability) (\w+ )?(\w+ )?(to )?travel|^how (much|often) (\w+ )?travel|travel (up to|required|requirement|is required|for work)|voyager|(deplacements?|vous deplacer)/,
  },
  {
    topic: 'drivers_licence',
    when: /^permis$|driv(er|ers|er s|ing) licen[cs]e|\b(valid|full|current|a|your|the) (g[12]?|az|dz) licen[cs]e\b|permis de conduire|class [1-6gadz]{1,2} licen[cs]e|(class|type) of (driver s |drivers |driving )?licen[cs]e (do|did) you (hold|have)|licen[cs]e to drive|permis (de )?classe|\bpermis [abcdeg]\b/,
  },
  {
    topic: 'vehicle.own',
    when: /(own|access to|reliable|use of|have) (a |an |your |my )?(\w+ )?(vehicle|car|transportation)\b|vehicule|etes vous motorise|\bvoiture\b|moyen de transport/,
  },

  {
    topic: 'onsite.willing',
    when: /^(at )?(which|what|quels?|quelles?|lesquels|lesquelles) (of )?((our|these|nos|de nos|the) )?(sites?|locations?|places|houses|branch(es)?|stores?|shops?|clinics?|offices?|warehouses?|emplacements|succursales|magasins|bureaux|etablissements) (could|can|would|pourriez|pouvez) (you|vous) (be able to )?(work|get|come|reach|travel|travailler|vous rendre)\b/,
    kinds: ['single', 'multi'],
  },
  {
    topic: 'onsite.willing',
    when: /(on ?site|in (the |our |my )?(\w+ )?office|in person|hybrid|commut|hybride|presentiel|sur place|(au|en|de notre|notre) bureau|work from our|three days|two days)/,
    kinds: YES_NO,
    not: /experience|years|\b(microsoft|ms|open|libre|google) office|office (suite|365|software)/,
  },
  {
    topic: 'shift.availability',
    when: /\bshifts?\b|\bgraveyard\b|\b(satur|sun)days?\b|\b(samedi|dimanche)s?\b|evenings?|week ?ends?\b|\bnights?\b|overnight|rotating|quarts?|\b[23] ?x ?[78]\b|\b(deux|trois) huit\b|fins? de semaine|\bsoirs?\b|\bnuits?\b|(your|general|weekly|what is your) availability|vos disponibilites|^disponibilites?$|(horaire|jours) .{0,30}(disponib|travail)|days (and times )?(are )?you (are )?available/,
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
    when: /^graduated$|^(masters?|bachelors?|phd|doctorate|maitrise|baccalaureat)( s)?( degree)?$|\b(degree|diploma|bachelor|masters?)\b.{0,20}\bbeen (awarded|conferred|granted)\b|\bbeen (awarded|conferred|granted) (an? |the |your )?.{0,30}\b(degree|diploma|bachelor|masters?)\b|^(did|have) you graduated?( from (school|college|university|high school))?$|^avez vous (obtenu votre diplome|termine vos etudes)$|(do you (have|hold|possess)|have you (completed|obtained|earned|got)|are you (a|an) (university|college) graduate|possedez|detenez|avez vous|etes vous titulaire).{0,60}(degree|diploma|bachelor|masters?\b|\bph ?d\b|doctorate|\bged\b|high school|diplome|baccalaureat|maitrise (en|de|universitaire)|\bdep\b|\bdec\b|secondaire)/,
    not: /certif(ication|ied)/,
  },

  {
    topic: 'experience.management_years',
    when: /years.{0,60}(manag|supervis|leading|leadership)|(combien d annees|combien de temps).{0,20}\b(encadrez|dirigez|gerez|supervisez|managez) vous|years.{0,30}\bled (a |an? \w+ )?(team|people|staff|group|crew)|(encadre|dirige|gere) une equipe.{0,40}(ans|annees)|annees.{0,40}(encadre|dirige|gere) une equipe|(manag|supervis|leadership) experience.{0,30}years|annees.{0,60}(gestion d equipe|supervision|encadrement)|^(gestion|conduite|direction|encadrement|supervision) (de |du |d )(personnel|collaborateurs|equipes?|employes)\b.*\bannees\b/,
    kinds: OPEN,
    not: /(project|product|account|time|data|database|inventory|case|risk|change|property|event) manag/,
  },
  {
    topic: 'experience.management_years',
    when: /^have you (ever |previously )?(managed|led|supervised) (people|staff|employees|others|a team|teams)( before| in the past)?$|^avez vous (deja )?(gere|encadre|supervise|dirige) (du personnel|des (personnes|employes|equipes?)|une equipe)$/,
    kinds: CHOICES,
  },
  {
    topic: 'experience.years_skill',
    when: /(how many|number of|total|combien|nombre|minimum).{0,80}(years?|annees?)|years? (of )?.{0,60}experience|annees? d experience|how long|depuis (combien|quand)/,
    kinds: ['short', 'long', 'number', 'single'],
    not: /(graduat|old are you|lived|address)/,
  },
  {
    topic: 'experience.level_skill',
    when: /\b(rate)\b|(level|proficien|how (comfortable|familiar|proficient|experienced)|niveau|maitrise|evaluez)/,
    kinds: ['short', 'single', 'number'],
    not: /\b(pay|wage|hourly|asking|day) rate\b|\brate per\b|\blevel [a-d1-9]\b/,
  },

  {
    topic: 'certifications',
    when: /\b(certif\w*|attestation|licen[cs]ed?|licen[cs]es|registered|registration|accredit\w*|red seal|sceau rouge|cpr|first aid|rcr|whmis|simdut|smart serve|food (handler|safe)|forklift|permis|membre (en regle|de l ordre)|designation|ticket)\b/,
    not: /\bpermis de (sejour|travail)\b|\b(work|residence) permits?\b/,
    kinds: YES_NO,
  },
  {
    topic: 'certifications.list',
    when: /certif|licen[cs]es|accreditations?|permis/,
    kinds: ['short', 'long', 'multi'],
    not: /describe|number|numero|^(school|college|institution|where|who|when|ecole|etablissement|ou|quand)\b/,
  },
  {
    topic: 'travel.willing',
    when: /\d ?% .{0,30}(travel|deplacement|voyage)|(travel|deplacement|voyage)\w* .{0,40}\d ?%/,
    not: /experience|years|annees/,
  },
  {
    topic: 'experience.management_years',
    when: /(manage(ment|rial)|supervis\w+) experience.{0,30}\byears?\b|\d+ (or more )?years.{0,40}(people )?manag(ing|ement) (people|staff|experience|of people|teams?)/,
    kinds: ['single', 'boolean', 'number', 'short'],
    not: /(project|product|account|time|data|database|inventory|case|risk|change|property|event) manag/,
  },
  {
    topic: 'experience.has_skill',
    when: /^(maitrisez|connaissez|utilisez|savez) vous (utiliser )?\w|^(logiciels?|outils?|langages?|software|tools?|programs?) (que )?(vous|you) (maitrisez|connaissez|utilisez|know|use|have used)\b|^do you know how to (use|work with|operate) |(do|have|are|avez|etes|possedez|connaissez|utilisez|maitrisez|can|savez) (you|vous).{0,40}(experience|worked|used|using|knowledge|familiar|proficient|comfortable (with|using)|travaille|utilise|connaissance|familier|a l aise)|(which|what|select|quels?|quelles?|lesquel\w*).{0,60}(tools?|skills?|software|technolog\w*|languages?|platforms?|systems?|outils?|logiciels?|competences?|have you (used|worked)|connaissez|utilisez|maitrisez)/,
    kinds: CHOICES,
  },

  // Words of the person's own.
  {
    topic: 'text.why_role',
    when: /\b(why|pourquoi)\b.{0,30}\b(this|ce|cet) (role|position|job|poste|emploi)\b.{0,20}\b(interest|interess|appeal|attir)/,
    kinds: TEXTS,
  },
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
    topic: 'phone.type',
    when: /phone (device )?type|(type|kind|sort) (de |d |of )?(tele)?(phone|appareil)|(what|which) (kind|type|sort) of (tele)?phone/,
  },
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

  { topic: 'address.type', when: /^address type$|^type d adresse$/ },
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
    when: /\b(permission|permitted|allowed|cleared|able) to (legally |lawfully )?(live and )?work (in|for any)\b|\bcleared to work\b|droit de travailler|work (legally|lawfully)|work rights/,
    kinds: CHOICES,
  },
  {
    topic: 'age.over_18',
    when: /\b(under|over|above|older than|younger than|at least|turned|aged?|moins de|plus de|au moins|minimum|must be|aged)\b.{0,14}\b(1[4-9]|2[015])\b(?! ?(%|hours?|heures?|days?|jours?|miles?|km|kg|lbs?|weeks?|months?|minutes?|people))|\b(1[4-9]|2[015])\+?$|\b(1[4-9]|21)\+ /,
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
    when: /\b(start|begin|join us|commencer|debuter|available|disponible)\b.{0,40}\b(on|by|le|in|within|before|avant|immediate\w*|immediatement|from|d ici|dans|des)\b/,
    kinds: CHOICES,
    not: /shift|weekend|night|evening|morning|school|experience|full time|part time/,
  },
  {
    topic: 'shift.availability',
    when: /\bmondays? (to|through|thru|till|until|and) fridays?\b|\blundis? (au|a) vendredis?\b|\bearly (starts?|mornings?|shifts?)|\bmornings?\b|\bafternoons?\b|\blate (starts?|finish\w*|shifts?)|\b(lates|earlies)\b|de (jour|soir|nuit)\b|\b(matins?|apres midi)\b|\d ?[ap]m\b|holidays?\b|jours feries/,
    kinds: CHOICES,
    not: /experience|years|best time|contact|call you/,
  },
  {
    topic: 'travel.willing',
    when: /\btravel(l?ing)?\b|\bdeplacements?\b|\bvoyages?\b/,
    kinds: ['single', 'boolean', 'number', 'short'],
    not: /experience|industry|agenc|expenses|history|reimburs/,
  },
  {
    topic: 'onsite.willing',
    when: /\b(notre|nos|le|la|les)\b.{0,30}\bbureaux?\b|\b(our|notre|nos|the|le|la)\b.{0,30}\b(offices?|site|studio|residence|usine|laboratoires?|labs?|laborator(y|ies)|plant|warehouse|depot|clinic|clinique|store|shop|magasin|entrepot|etablissement|campus|hq|headquarters|location|branch|succursale|chantier)\b|days? (a|per|each|every) week|jours? par semaine|once a week|une fois par semaine/,
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
    when: /\bsend me\b|(news|updates|emails?|e mails?|courriels|nouvelles) (about|from|sur|de)|envoyez moi/,
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
    when: /indefinite leave|settled status|\bgreen card\b|working rights|without (a |any )?(visa|permit|work permit)|sans (visa|permis de travail)/,
    kinds: ['single', 'boolean'],
  },

  {
    topic: 'clearance',
    when: /\bclearance\b/,
    not: /customs|police|sale|height|medical|experience/,
    kinds: ['single', 'boolean', 'short'],
  },
  {
    topic: 'worked_here_before',
    when: /^(have|did|avez|as) (you|vous|tu) (\w+ )?(work|employ|travaill)\w* (for|at|with|by|chez|pour|a) |^(i have|i ve|j ai) (\w+ )?(worked|been employed|travaille) (for|at|with|by|chez|pour|a) .{0,60}\b(before|previously|already|in the past|deja|auparavant|par le passe)$/,
    kinds: YES_NO,
    not: /experience|years|annees|shifts?|nights?|children|clients|patients/,
  },
];
