import { anyOf } from '#engines/postings/facts/text/patterns.ts';

export const TITLE_LABEL = anyOf(
  String.raw`^(?:(?:job|position|role|poste) )?(?:title|position|role|job|vacancy|opening|poste|titre|intitule|emploi|fonction)(?: title| du poste| de l'emploi| a pourvoir| available| name)?$`,
  String.raw`^(?:now |we(?:'re| are) )?hiring(?: now| for)?$|^(?:nous )?recrut(?:ons|e)$|^job opportunity$`,
  String.raw`^offre d'emploi$|^opportunity$`,
);
export const COMPANY_LABEL =
  /^(?:company|employer|organi[sz]ation|firm|client|business|hiring (?:company|organi[sz]ation)|compagnie|entreprise|employeur|installation|etablissement|institution|organisme|organisation|societe|agency|agence)(?: name| du poste)?$|^(?:posted by|nom de l'entreprise|offered by|who)$/;
export const ROLE =
  /\b(?:manager|engineer|technician|nurse|teacher|assistant|analyst|developer|designer|director|officer|clerk|driver|specialist|consultant|coordinator|administrator|supervisor|therapist|worker|operator|agent|representative|associate|lead|leader|intern|accountant|architect|scientist|mechanic|electrician|carpenter|plumber|welder|cook|chef|cashier|server|controller|counselor|counsellor|professor|instructor|lecturer|tutor|helper|labou?rer|installer|inspector|planner|buyer|writer|editor|producer|researcher|physician|surgeon|pharmacist|dentist|hygienist|attendant|receptionist|secretary|guard|pilot|captain|foreman|foreperson|apprentice|journeyperson|tech|expert|advisor|adviser|strategist|executive|president|head|chief|trainer|coach|librarian|paralegal|lawyer|auditor|examiner|adjuster|underwriter|broker|trader|merchandiser|stylist|barista|bartender|janitor|cleaner|housekeeper|geneticist|biologist|chemist|economist|psychologist|sociologist|stocker|picker|packer|machinist|assembler|fitter|painter|roofer|surveyor|estimator|scheduler|dispatcher|programmer|admin|rep|aide|crew|hand|maker|keeper|handler|loader|tester|sorter|grader|aid|baker|butcher|waiter|waitress|dishwasher|landscaper|gardener|caregiver|custodian|groom|tailor|miner|logger|driller|rigger|glazier|mason|bricklayer|ironworker|millwright|pipefitter|steamfitter|shingler|superintendent|caretaker|teller|collector|recruiter|generalist|interpreter|reporter|paramedic|midwife|sonographer|radiographer|educator|planter|flagger|faller|bucker|spotter|diver|weaver|sewer|seamstress|upholsterer|tiler|plasterer|scaffolder|presser|stitcher|shearer|milker|herder|deckhand|purser|usher|lifeguard|nanny|doula|sommelier|croupier|firefighter|constable|owner[- ]operator|bouch(?:er|ere)|boulang(?:er|ere)|patissi(?:er|ere)|jardini(?:er|ere)|plombi(?:er|ere)|menuisi(?:er|ere)|charpenti(?:er|ere)|couvreu(?:r|se)|peintre|camionneu(?:r|se)|livreu(?:r|se)|coiffeu(?:r|se)|gardien(?:ne)?|concierge|manoeuvre|magasini(?:er|ere)|avocate?|notaire|dentiste|ergotherapeute|physiotherapeute|ingenieure?|technicien(?:ne)?|infirmi(?:er|ere)|enseignante?|adjointe?|analyste|developpeu(?:r|se)|directeur|directrice|agente?|commis|\p{L}{3,}(?:teur|trice|euse|iere|ienne|iste)|chauffeu(?:r|se)|conseill(?:er|ere)|coordonna(?:teur|trice)|gestionnaire|superviseure?|preposee?|ouvri(?:er|ere)|journali(?:er|ere)|caissi(?:er|ere)|cuisini(?:er|ere)|mecanicien(?:ne)?|electricien(?:ne)?|soudeu(?:r|se)|comptable|charge(?:e)?|responsable|vendeu(?:r|se)|representante?|operat(?:eur|rice)|educat(?:eur|rice)|stagiaire|chef|serveu(?:r|se)|receptionniste|secretaire|aide)s?\b|\p{L}{3,}(?:ist|ician|lator|cator|rator|nator|ologist|grapher|keeper|maker)s?\b|\p{L}{4,}\((?:e|ne|re|ere|trice|euse|se)\)|\p{L}{4,}[·.](?:e|ne|ere|trice|euse)\b/u;
export const FIRM =
  /\b(?:inc|ltd|llc|llp|corp|corporation|company|co|group|groupe|gmbh|plc|sa|ltee|systems?|solutions?|technologies|labs?|partners?|associates|holdings?|industries|services|health|healthcare|hospital|hopital|university|universite|college|school|bank|banque|foundation|fondation|ministry|ministere|city of|ville de|government|gouvernement|agency|agence|clinic|clinique|auberge|inn|residence|marche|ferme|farms?|garage|salon|church|eglise|ecole|division|trust|society|societe|association|lodge|resort|mining|staffing|recruiting|pharmacy|pharmacie|excavation|transport|autobus|entreprises?|centre|center|ventures|capital|studios?|media|foods?|motors|logistics|construction|consulting|networks?|software|energy|insurance|assurances?|sons|fils|brothers|freres|harbour|works|restaurant|cafe|bakery|boulangerie|hotel|cooperative|co-op|ciusss|cisss|chum|cegep|authority|council|commission|credit union|polytechnic|institute|institut)\b\.?/;
export const SPEECH =
  /\b(?:we|we're|our|you|your|is|are|join|will|nous|vous|notre|votre|est|sont|looking|seeking|hiring|apply|wants?|needs?|seeks?|recherchent?|cherche|recrutent?|embauche|invites?|please|this|posted|date|closing|published|ref:|requisition)\b/;
export const MODE =
  /\b(?:remote|hybrid|hybride|on[- ]?site|in-person|teletravail|presentiel|stage(?: non)? remunere|stage d'ete|cdi|cdd|per diem|on[- ]call|sur appel|remplacement|temps complet|contract[- ]to[- ]hire|quart de \p{L}+|full[- ]?time|part[- ]?time|permanent|contract|temporary|internship|temps plein|temps partiel|work from home|home[- ]based|sur place|temporaire|contractuel|saisonnier|urgent|now hiring|new|immediate start|fixed[- ]term|(?<!long[- ])term|casual|seasonal|locum|co-?op student|student(?=$| position| placement| job))\b/u;
/** What announces a posting and names neither the job nor who offers it: "Job posting #2231", "Internal/External". */
export const ANNOUNCED =
  /^(?:offres? d'emploi|avis de concours|concours|(?:job|career|employment) (?:posting|offer|opportunity|opening|ad|vacancy)|competition|posting|(?:internal|external|interne|externe)(?: ?(?:\/|and|et) ?(?:internal|external|interne|externe))?)(?: (?:no|number|numero))?[\s#:.\d-]*$/;
export const SCHEDULE =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|hours?|heures?|weeks?|semaines?|months?|mois|january|february|march|april|june|july|august|september|october|november|december|summer|winter|autumn|spring|automne|hiver|printemps) ?(?:20\d\d)?\b|\b20\d\d\b/;
export const A = String.raw`(?:an?|(?:our|notre) (?:very )?(?:first|second|third|fourth|fifth|premi(?:er|ère)|deuxième|troisième)|our next|our newest|its next|the next|un\(?e?\)?|une|des|d'une?|notre prochaine?|its|our|the|several|multiple|two|three|additional|more)`;
const STOP = String.raw`(?= (?:to|who|for (?:our|an?|its|the)|in (?:our|the)|at|with|based|located|on (?:a|our|the)|that|and (?:you|we|this)|join|pour|afin|dans|qui|chez|à|au|sur|whose|position|role|near|working)(?!\p{L})| (?:for|in|en|à) (?:\p{Lu}|\d)| [-–—(]|[,.!;:(]|$)`;
export const TITLE_TOLD: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:hiring|looking for|seeking|seeks|recruiting|searching for|in search of|needs?|recruits|welcome|opening for|opportunity for|vacancy for|recherche|recherchons|cherche|cherchons|recrute|recrutons|embauche|embauchons|à la recherche|looking to (?:hire|add|recruit|appoint)|want) (?:for )?(?:de )?${A} ?(?:(?:experienced|talented|motivated|passionate|skilled|dedicated|reliable|enthusiastic|full[- ]time|part[- ]time|permanent|temporary|remote|hybrid|dynamic|driven|qualified|great|new|highly|strong|exceptional|detail-oriented|self-motivated|or|and)(?: |, ))*(\p{L}[^,.!;:\n]{2,70}?)${STOP}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Jj]oin|[Ww]ork for|come work (?:for|with)|[Rr]ejoignez|[Jj]oignez)\b[^.]{2,60}? (?:as|comme|en tant que|à titre de) (?:(?:an?|our next|our new|our|the|notre|un|une) )?(\p{L}[^,.!;:\n]{2,70}?)${STOP}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:as|comme|en tant que) (?:an?|our|the|une?|notre) (\p{Lu}[^,.!;:\n]{2,70}?)(?:,| at | you| chez | vous| in our| with )`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:position|role|post|job|poste|opportunity|opening|vacancy|emploi) (?:of|as|for|de|d['’])(?: an?| the)? ?(\p{Lu}[^,.!;:\n]{2,70}?)${STOP}`,
    'u',
  ),
  /^(?:we have an opening for an? |now hiring:? |hiring:? |wanted:? |help wanted:? |urgent:? |offre d['’]emploi :? ?)(\p{L}.{2,70}?)(?:[.!]|$)/iu,
  /^(\p{Lu}[\p{L} '’/-]{2,50}?)(?: (?:wanted|needed|required|recherchée?|demandée?|recherchés)\b|, (?:full|part)[- ]time\b|, temps (?:plein|partiel)\b)/u,
];
const FIRM_NAME = String.raw`(\p{Lu}[\p{L}\d'’.&-]*(?:,? (?:&|et|and|of|de|du|des|la|the|\p{Lu}[\p{L}\d'’.&-]*)){0,5}(?:,? (?:inc|ltd|llc|llp|ltée|corp)\b\.?)?)`;
export const COMPANY_TOLD: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[.!] )${FIRM_NAME}(?: \([^()]{2,40}\))?,? (?:is|are|has been|est|sont|seeks|seek|needs?|recherche|cherche|recrute|embauche|invites|has an? (?:opening|opportunity|vacancy)|wants|hires|welcomes|offre|offers|builds|makes|provides|operates|runs|designs|manufactures|fabrique|exploite|sells|delivers)\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Aa]bout|[Jj]oin|[Rr]ejoignez|[Jj]oignez|[Cc]hez|[Ww]elcome to|[Ww]ork (?:at|for|with)|[Ww]orking (?:at|for)|[Hh]ere at|[Ll]ife at|[Ww]hy|[Àà] propos de|[Qq]ui est|[Cc]areers? (?:at|with)|[Tt]eam at|[Pp]osition (?:at|with)|[Rr]ole (?:at|with)|[Ee]mployer|[Oo]n behalf of|[Bb]ienvenue chez|[Oo]pportunity (?:at|with)|[Ee]quipe de|[Éé]quipe de|by) ${FIRM_NAME}`,
    'u',
  ),
  new RegExp(String.raw`(?:^|[ ,])[Aa]t ${FIRM_NAME}`, 'u'),
  // "Hey! We're Pocketful", "Hello from Rootcellar!", "(through Maplecrest Consulting)", "Le cabinet Thériault Vachon, avocats".
  new RegExp(
    String.raw`(?:(?:^|[.!,] )(?:[Ww]e['’]re|[Ww]e are|[Nn]ous sommes|[Hh]ello from|[Gg]reetings from|[Hh]i from)|\((?:through|via|par)|\b(?:[Cc]abinet|[Ff]irme|[Ee]ntreprise|[Cc]ompagnie)) ${FIRM_NAME}(?=[ ,.!;:)]|$)`,
    'u',
  ),
];
export const NO_FIRM =
  /^(?:we|you|this|the|our|the (?:role|team|job|position|company|successful candidate)|i|it|there|that|nous|vous|ce|cette|le|la|les|notre|it's|us|you'll|experience|applicants?|candidates?|salary|remote|hybrid|please|if|what|all|training|here|work|job|position|role)$/;
