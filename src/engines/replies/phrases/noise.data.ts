/** What mail that changes nothing looks like by its sender, subject and first words, folded. */
export const NOISE_HEAD: readonly (readonly [RegExp, string])[] = [
  [
    /\b(automatic reply|auto reply|autoreply|automated (response|reply)|out of (the )?office|out of office|reponse automatique|absence du bureau|absente? du bureau|(am|are) (away|on (leave|vacation|holiday))|de retour (le|au)|en (vacances|conge))\b/,
    'automatic',
  ],
  [
    /\b(verification code|one time (code|passcode|password)|security code|sign in code|login code|code de (verification|connexion|securite)|code a usage unique|reset (your )?password|password reset|reinitialis\w+ (\w+ ){0,3}mot de passe|mot de passe oublie|verify (your|the) (\w+ )?(email|account|address)|confirm your (email|account)|confirmez votre (courriel|compte|adresse)|new sign in|nouvelle connexion|activate your account|activez votre compte)\b/,
    'account',
  ],
  [
    /\b(job alerts?|new jobs? (for|in|near|matching)|\d+ (\w+ )?new (\w+ )?jobs|\d+ (new |nouvelles )?(jobs|offres|emplois|postes|openings|matches)|jobs? (matching|you may|for you|picked)|recommended jobs|jobs near you|similar jobs|nouvelles offres|nouveaux (postes|emplois)|alertes? (d )?emplois?|offres (d emploi )?(correspondant|qui pourraient|pour vous)|emplois (pour vous|recommandes|pres de)|is hiring near|and other companies are hiring|recrutent pres)\b/,
    'alert',
  ],
  [
    /\b(newsletter|infolettre|bulletin|in this issue|dans ce numero|dans cette infolettre|weekly digest|digest|webinar|webinaire|podcast|career fair|job fair|salon de l emploi|foire de l emploi|open house|portes ouvertes|talent community|communaute de talents)\b/,
    'newsletter',
  ],
  [
    /\b(how was (your|the) (\w+ ){0,3}(experience|interview|process)|how did we do|survey|rate your|tell us how|feedback on your (\w+ )?experience|sondage|votre avis|votre opinion|evaluez votre experience|questionnaire de satisfaction|comment (s est passee?|avez vous trouve))\b/,
    'survey',
  ],
  [
    /\b(bring a friend|we miss you|come back for|offer valid until|\d+ % (off|de rabais|de reduction)|% off|special offer|offer ends|limited time|last chance|shop now|black friday|free trial|free (course|masterclass|workshop)|promo code|code promo|offre (exclusive|speciale|de lancement|d abonnement)|rabais|soldes?|essai gratuit|masterclass|unlimited|upgrade (to|now|your)|premium|promotion|bootcamp|coaching|enrol\w* now|inscrivez vous)\b/,
    'advertisement',
  ],
  [
    /\b(hope you (don t|do not) mind (me|my)|(an|this) exclusive (\w+ ){0,4}(role|mandate|opportunity|search)|came across your|found your (profile|resume|cv)|saw your (profile|resume|cv) on|your (profile|resume|cv|background|linkedin) (\w+ ){0,3}(caught|stood out|popped up|came up|looks like)|stumbled (up)?on your|(fast growing|confidential|exciting) client|clients? of (mine|ours)|(have|represent|with|for) (a|an|two|several|my) (\w+ )?clients? (\w+ )?(hiring|looking|who|that|in)|(one|several|a number) of (my|our) clients|open to new (opportunities|roles)|(are you|would you be) open to (a |new |hearing|exploring|other)|who do you know|suis tombee? sur votre|ai (vu|trouve|decouvert|repere) votre (profil|cv)|votre profil (a attire|m a|a retenu)|(mon|notre|un) client (\w+ ){0,2}(cherche|recherche|recrute)|a l ecoute du marche|ouverte? a de nouvelles)\b/,
    'recruiter',
  ],
];

/** What mail about an application says that changes nothing in it, whatever else it speaks of, folded. */
export const NOTHING_NEW: readonly (readonly [RegExp, string])[] = [
  [
    /\b(enter|use|type|copy|paste|saisi\w*|entrez|utilisez|copiez|collez) (\w+ ){0,5}(?<!\b(access|acces|test|meeting) )(code|passcode)\b.{0,80}\b(application|candidature|e ?mail|address|adresse|courriel|identity|identite|form|formulaire|field|champ)\b|\b(to|pour|afin de) (confirm|verify|validate|complete|finish|submit|confirmer|verifier|valider|transmettre|terminer|completer|finaliser|la|le|l) .{0,60}\b(enter|use|type|copy|paste|saisi\w*|entrez|utilisez|copiez|collez) (\w+ ){0,4}(?<!\b(access|acces|test|meeting) )(code|passcode)\b|\b(click|follow|open|cliquez) (\w+ ){0,5}(link|button|lien|bouton)\b (\w+ ){0,6}(to|pour|afin de) (confirm|verify|validate|confirmer|verifier|valider) (\w+ ){0,2}(application|candidature|e ?mail|address|adresse|courriel)\b/,
    'formCode',
  ],
  [
    /(?<!\b(if|should|unless|si) (\w+ ){0,6})\b(as (you |per your )?request(ed)?|at your (own )?request|(on|per|following|received) your request|a votre demande|conformement a votre demande|suite a votre demande)\b.{0,80}\b(withdr[ae]w\w*|retir\w+|closed your (file|application)|desist\w+|removed)\b|(?<!\b(if|should|unless|si|if you) (\w+ ){0,4})\b(you (have |ve )?withdrawn (your|from)|your (withdrawal|decision to withdraw)|votre (desistement|retrait)|vous (avez retire|vous etes desiste\w*))\b|^(\w+ ){0,3}(withdrawing|withdrawal of|i withdraw|je retire|retrait de) (my|ma) (application|candidature)\b/,
    'takenBack',
  ],
  [
    /\b(you (have |ve )?accepted (our|the) offer|(thanks|thank you|thx) (\w+ )?for (signing|accepting)|now that you (have |ve )?(accepted|signed|said yes)|(merci|ravis?) (\w+ )?d avoir (accepte|signe)|maintenant que vous avez (accepte|signe)|votre contrat signe (\w+ ){0,4}recu|your signed (contract|offer|letter|agreement) (\w+ ){0,3}(is back|arrived|received))\b/,
    'hired',
  ],
  [
    /\b((listed|named|given|put|provided|chosen) you (down )?as (a|an|one of|their|his|her)\b.{0,20}\b(reference|referee)s?|vous a (cite|donne|indique|designe|nomme)\w* comme (reference|repondant\w*))\b/,
    'reference',
  ],
  [
    /\b(coucou (ma|mon|toi)|(gros )?bisous|ma (belle|cherie|puce)|mon (chou|cheri)|bro|croise les doigts)\b/,
    'friends',
  ],
  [
    /\b(finish applying|((finish|complete|resume|continue) your|an? unfinished|your saved) application|(did not|didn t|have not|haven t|have yet to|but never) (submit|finish|complete|send)\w* (it|your application|an application)|(your )?application (was|has|is) not (been )?(yet )?submitted|pas (encore )?(termine|soumis|finalise|envoye) votre candidature|candidature n a pas (encore )?ete (soumise|envoyee|finalisee)|(commence|debute) une candidature\b.{0,80}\bsans|(terminez|finalisez|reprenez) votre candidature)\b/,
    'unsent',
  ],
  [
    /\b((has |just |recently )?(viewed|looked at|opened) your (application|resume|cv|profile)|your (application|resume|cv|profile) (was|has been|got) (viewed|opened|seen)|(a|ont) (consulte|vu|ouvert) votre (candidature|profil|cv)|votre (candidature|profil|cv) a ete (consultee?|vue?|ouverte?))\b/,
    'seen',
  ],
];

/** Words of mail that says nothing is decided. */
export const UNDECIDED =
  /\b((revenir|reviendr\w+|reviens|revient|recontacter\w*|recontacte\w*) (\w+ ){0,3}(une fois|des que|lorsque|quand|a la fin|au terme)|(get|come|circle|be) (back|in touch) (\w+ ){0,3}(once|when|after|as soon as)|une fois (les|nos|ces) (entretiens|entrevues|rencontres) (\w+ ){0,3}termine\w*|(toujours|encore) pas (de |eu de )?(retour|nouvelles?|reponse)|pas (de|eu de) (retour|nouvelles) d[ue]|n (ont|a|avons|ai) (encore )?rien (decide|arrete|choisi|tranche)|no decision|(decision|answer|choice|process) (\w+ )?(slips|slipped|is delayed|has slipped|will take longer|moves to)|sorry for the (wait|delay)|(not|n t) forgotten (you|about)|(will|ll|shall|going to) decide|n (avons|ai) pas oublie|no (news|update) yet|not (yet )?(made|reached|taken) (a |any |our |the )?(final )?(decision|choice)|(haven t|have not|hasn t|has not) (\w+ ){0,3}(decided|finali[sz]ed|made|chosen|heard|finished)|not decided|still (under review|being reviewed|being considered|reviewing|deciding|considering|in progress|interviewing|meeting|seeing|waiting|working|going through|in the running|open|active|discussing|finali[sz]ing)|(seeing|meeting|interviewing|speaking (to|with)) (\w+ ){0,2}(more|other|last|remaining) (\w+ )?(person|people|candidates?|week)|make up our minds?|(taking|take|takes|need|needs) (\w+ ){0,3}(longer|more time)( than)?|a (little|bit|few days) (longer|more)|bear with us|thank(s| you) for your patience|running (late|behind)|delayed|decision (\w+ ){0,4}(is expected|will be (made|announced|taken)|by the|next week|in (a|two|three|the coming))|(you ll|you will) hear (from (me|us) )?(either way|by|before|in|within|next)|will (\w+ )?be in touch (by|before|next|either|once)|aucune decision|pas encore (\w+ ){0,3}(decision|pris|decide|choisi|termine|tranche|arrete|rendu)|(reste|demeure|restent) (a l etude|en (cours|attente|analyse|lice))|(commission|comite|jury|decision) (\w+ ){0,5}(reportee?|decalee?|repoussee?)|toujours (a l etude|en (analyse|cours|traitement|evaluation)|pas (pris|decide))|(encore|toujours) (\w+ ){0,5}(rencontr\w+|candidat\w*|personnes?)|prend (un peu )?plus de temps|(un peu de|votre) patience|(reponse|decision|nouvelles) (\w+ ){0,5}(d ici|avant|la semaine|sous peu|prochaine\w*|bientot|dans les))\b/;

/** Words of mail that says something a person sent or did has come. */
export const WORK_ARRIVED =
  /\b(your (\w+ ){0,3}?(page|answer|work|essay|sample|piece|test|exercise|assessment|solution|submission|responses?|answers|recording|take home|video|case study|references?|documents?|results?) (\w+ ){0,4}(arrived|received|in|is in|came|are in|landed|has been (received|submitted)|is being (marked|reviewed)|were received|have been received)|(received|got|have|for sending|for submitting|for completing|for returning|for uploading|thanks for|thank you for) (your|the|them|both) (\w+ ){0,3}(test|exercise|assessment|solution|responses|answers|recording|take home|video|case study|references|documents?|form|forms|diploma|transcript)|(avons|ai) bien recu (\w+ )?(test|exercice|epreuve|examen|reponses|video|references|documents?|formulaire|diplome|travail|etude)|(recu|recus|recues|recue|merci pour) (\w+ ){0,2}(test|exercice|epreuve|reponses|video|references|documents?|formulaire|diplome)|(test|exercice|epreuve|examen|reponses|video|references|documents?|formulaire) (\w+ ){0,4}(bien )?(recue?s?|transmis\w*|arrivee?s?|en correction))\b/;

/** What a receipt goes on to say. */
export const WILL_LOOK =
  /\b(sit down with|(go|going|read|reading) through|get to (it|them)|when i m back|a mon retour|tenir informee?|tiendr\w+ informee?|suite (\w+ ){0,4}reservee?|review\w*|look (at|over)|looking (at|over)|be in touch|get back to you|contact you|contacted|reach out|hear from us|read (every|all|each)|status of your|follow (the|your)|pass(ed|ing)? (it|this|your)|forward(ed|ing)? (it|your)|transmet\w*|transmis\w*|etudi\w+|examin\w+|analys\w+|communiqu\w+|contacter\w*|contactee?s?|signe|suivre)\b/;

/** Signs that a mail must not be believed. */
export const FRAUD =
  /\b(bank card|carte bancaire|western union|equipment (check|cheque)|cheque to (buy|purchase)|deposit (the|this|a) (check|cheque)|gift cards?|cartes? cadeaux?|processing fee|training fee|registration fee|frais (de dossier|d inscription|de formation|de traitement)|whatsapp|telegram|signal app|bitcoin|crypto\w*|send (\w+ ){0,3}(money|etransfer|e transfer)|interac|void cheque before|banking (details|information) (\w+ ){0,3}(before|first|now)|date of birth to|copy of your (bank|credit))\b/;

/** Money or papers asked before anybody has met: no employer asks so. */
export const SURE_FRAUD =
  /\b(envoy\w+|vers\w+|payez|payer|regl\w+|send|pay|transfer|remit|deposit) (\w+ ){0,4}\d{2,} (\w+ ){0,4}(virement|transfert|interac|equipement|formation|e ?transfer|transfer|equipment|kit|training|background|uniform|materiel|frais|fee)\b|\b(purchase|buy|order|achet\w+) (\w+ ){0,6}(kit|equipment|gift cards?|materiel|cartes? cadeaux?)\b.{0,60}\b(check|cheque|reimburs\w+|rembours\w+)\b|\b(check|cheque) (we|that we|i) (will|ll) (mail|send)\b|\b(reply|repond\w*|send|envoy\w+) (\w+ ){0,6}(sin|ssn|nas|social insurance|numero d assurance sociale) (\w+ ){0,4}(bank\w*|compte|coordonnees bancaires)\b|\bwithout (the )?(need (of|for) )?(an )?interview\b.{0,160}\b(bank\w*|check|kit|fee)\b|\brecto verso\b.{0,60}\b(identite|permis|passeport)\b/;

/** What a firm writes to those who buy from it. */
export const CUSTOMER =
  /\b(tires?|tyres?|oil change|your (vehicle|car|order|delivery|parcel|package|reservation|booking|table|prescription|invoice|statement|subscription|purchase|membership|policy|claim|bill)|order (number|confirmation)|has (been )?(shipped|dispatched)|out for delivery|store credit|loyalty points|changeover|tune up|vidange|pneus?|votre (vehicule|voiture|commande|livraison|colis|reservation|ordonnance|facture|releve|abonnement|achat)|numero de commande)\b/;

/** Another kind of application than one for work. */
export const OTHER_KIND =
  /\b(credit (card|limit|application|bureau)|line of credit|cash back|loan application|mortgage|lease|rental application|your rental|landlord|apartment|unit \d+|tenant application|admission|admitted|scholarship|bursary|tuition|semester|membership application|insurance (policy|claim|quote)|your claim|visa application|passport application|permit application|benefits claim|daycare|kindergarten|parents?|enseignante?s? de|carte de credit|marge de credit|pret (personnel|auto|hypothecaire)|demande de (pret|logement|credit|carte|bourse|permis|subvention|visa|passeport|garderie)|hypotheque|logement|bail|bourse d etudes|locataires?|garderie|inscription (scolaire|au programme)|programme d etudes|trimestre|assurance (auto|habitation|vie)|adhesion)\b/;
