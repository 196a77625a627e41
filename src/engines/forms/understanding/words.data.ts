/** Names of one and the same skill, tool or document, folded; English and French. */
export const SAME_SKILL: readonly (readonly string[])[] = [
  ['postgresql', 'postgres', 'postgre sql'],
  ['kubernetes', 'k8s'],
  ['javascript', 'js', 'ecmascript'],
  ['typescript', 'ts'],
  ['aws', 'amazon web services'],
  ['gcp', 'google cloud', 'google cloud platform'],
  ['azure', 'microsoft azure'],
  ['react', 'react js', 'reactjs'],
  ['vue', 'vue js', 'vuejs'],
  ['angular', 'angular js', 'angularjs'],
  ['node js', 'nodejs', 'node'],
  ['go', 'golang'],
  ['c#', 'c sharp', 'csharp'],
  ['c++', 'cpp'],
  ['net', 'dotnet', 'dot net'],
  ['excel', 'ms excel', 'microsoft excel'],
  ['word', 'ms word', 'microsoft word'],
  ['powerpoint', 'ms powerpoint', 'microsoft powerpoint'],
  ['power bi', 'powerbi', 'microsoft power bi'],
  ['sql server', 'ms sql', 'mssql', 'microsoft sql server'],
  ['mongodb', 'mongo'],
  ['elasticsearch', 'elastic search'],
  ['machine learning', 'ml', 'apprentissage automatique'],
  [
    'preventive maintenance',
    'preventative maintenance',
    'planned preventive maintenance',
    'planned preventative maintenance',
    'entretien preventif',
    'maintenance preventive',
  ],
  ['ci cd', 'continuous integration'],
  ['autocad', 'auto cad'],
  ['quickbooks', 'quick books'],
  ['accounts payable', 'comptes fournisseurs', 'comptes a payer'],
  ['accounts receivable', 'comptes clients', 'comptes a recevoir'],
  ['bookkeeping', 'tenue de livres'],
  ['payroll', 'paie', 'payroll processing'],
  ['accounting', 'comptabilite'],
  ['blueprint reading', 'reading blueprints', 'lecture de plans', 'plan reading', 'blueprints'],
  [
    'residential wiring',
    'cablage residentiel',
    'residential electrical',
    'electricite residentielle',
    'filage residentiel',
  ],
  [
    'industrial wiring',
    'cablage industriel',
    'industrial electrical',
    'electricite industrielle',
    'filage industriel',
  ],
  ['commercial wiring', 'cablage commercial', 'electricite commerciale'],
  [
    'plc programming',
    'plc',
    'programmation d automates',
    'programmation automates',
    'automates programmables',
    'automates',
    'automates plc',
    'programmation plc',
    'programmable logic controllers',
  ],
  ['welding', 'soudage', 'soudure'],
  ['tig welding', 'gtaw', 'soudage tig'],
  ['mig welding', 'gmaw', 'soudage mig'],
  ['pacu', 'post anesthesia care', 'post anesthesia care unit', 'post anaesthesia care', 'recovery room'],
  ['icu', 'intensive care', 'intensive care unit', 'soins intensifs'],
  ['er', 'emergency room', 'emergency department', 'urgence'],
  ['home health', 'home health nursing', 'home care', 'soins a domicile'],
  ['acute care nursing', 'acute care', 'soins aigus'],
  ['epic', 'epic emr', 'epic ehr', 'epic charting'],
  ['charge nurse', 'infirmiere chef d equipe'],
  ['long term care', 'ltc', 'soins de longue duree'],
  ['counterbalance forklift', 'counterbalance', 'counterbalance truck', 'counterbalance forklift truck'],
  ['reach truck', 'reach forklift', 'reach'],
  ['order picking', 'picking', 'preparation de commandes', 'order picker'],
  ['handheld scanners', 'handheld scanner', 'rf scanner', 'rf scanners', 'hand held scanners', 'scanners'],
  ['customer service', 'service a la clientele', 'service client'],
  ['project management', 'gestion de projet', 'gestion de projets'],
  ['cash handling', 'manipulation d argent', 'caisse'],
  ['food preparation', 'food prep', 'preparation des aliments'],
  ['snow removal', 'deneigement'],
  ['truck driving', 'conduite de camion'],
];

/** Names of one and the same certificate, licence or card, folded. */
export const SAME_CREDENTIAL: readonly (readonly string[])[] = [
  ['acls', 'advanced cardiac life support', 'advanced cardiovascular life support'],
  ['bls', 'basic life support'],
  ['pals', 'pediatric advanced life support', 'paediatric advanced life support'],
  ['registered nurse', 'rn', 'infirmiere autorisee', 'infirmier autorise'],
  ['licensed practical nurse', 'lpn', 'licensed vocational nurse', 'lvn'],
  ['cpr', 'cardiopulmonary resuscitation', 'rcr'],
  ['first aid', 'premiers soins', 'secourisme'],
  ['working at heights', 'travail en hauteur', 'work at heights', 'working at height'],
  ['red seal', 'sceau rouge'],
  ['whmis', 'simdut'],
  ['forklift', 'lift truck', 'chariot elevateur', 'fork lift'],
  ['counterbalance', 'counterbalanced', 'counter balance'],
  ['asp construction', 'carte asp', 'cours asp', 'sante et securite generale sur les chantiers'],
  ['certificat de qualification', 'certificate of qualification', 'certificat de competence'],
  ['electricien', 'electrician', 'electrique'],
  ['compagnon', 'journeyman', 'journeyperson'],
  [
    'p eng',
    'peng',
    'professional engineer',
    'ing',
    'professional engineering licence',
    'licensed professional engineer',
  ],
  ['eit', 'engineer in training', 'engineering intern', 'cpi'],
  ['cpa', 'chartered professional accountant', 'certified public accountant'],
  ['pmp', 'project management professional'],
  ['aws certified solutions architect', 'aws solutions architect'],
  ['cissp', 'certified information systems security professional'],
  ['food handler', 'food handlers', 'food safe', 'food safety', 'salubrite alimentaire'],
  ['manual handling', 'moving and handling', 'manutention manuelle'],
  ['security guard', 'security licence', 'agent de securite'],
  ['texas', 'tx'],
  ['ontario', 'on'],
  ['quebec', 'qc'],
];

/** A status that says one does not (yet) hold another: having the first answers a question about the second with no. */
export const EXCLUDES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(eit|engineer in training|engineering intern|member in training|cpi|candidat a la profession d ingenieur)\b/,
    /\b(p eng|peng|professional engineer|ingenieur)\b/,
  ],
  [/\b(cpa candidate|cpa student|candidat cpa)\b/, /\b(cpa|chartered professional accountant)\b/],
  [/\b(apprentice|apprenti)\b/, /\b(journeyman|journeyperson|compagnon|red seal|sceau rouge)\b/],
  [
    /\b(articling student|student at law|stagiaire en droit)\b/,
    /\b(called to the bar|lawyer|barrister|avocate?)\b/,
  ],
  [/\b(graduate nurse|nursing student)\b/, /\b(registered nurse|rn)\b/],
];

/** Words around a skill in a question about it, which name no other thing. */
export const SKILL_FRAME: ReadonlySet<string> = new Set(
  `you much best describes following option these choose writing spent bring possess longer describe describing level fewer less state give write say going amount expertise proficiency remain currently got gained than verifiable verified documented demonstrable building delivering designing creating maintaining supporting managing handling services about a ai ait all already am an and any approximately approx approximate are as at au aux avec avez been being build building by ca carry
  coding combien comme current currently d dans data de deja depuis des develop developing developpement did do does done doing du duration
  either en enter est et ete etes exactly experience experiences experienced for full from had hands on has have having held
  hold how hours i in indicate indicating indicate is it its job jobs knowledge l la le les least length level long ma many me minimum mois months more
  my nombre notre nous number of our ou over overall paid par performing plus please posseder possedez practical practically precisez pratique pratiques
  production professional professionally professionnel professionnelle professionnellement programming proven qu quel quelle question
  regularly relevant roughly role round select services since solid some specify state such tell that the their this time temps to together total
  travail travaille travaillez travailler une un us use used using utilise utilisez utilise vous was we what when which with within without work
  worked working works write year years yrs your yours annee annees ans an moins 1 2 3 4 5 6 7 8 9 10 12 15 18 20 24 36 + or commercial
  industry setting environment environments applications application software systems system tool tools skill skills nursing
  running comptez know before previously past program programs programme programmes rate rating bring
  troubleshoot troubleshooting diagnosing diagnostics depannage depanner ever actual real world hands doing operating operate operated completing performed indiquer indiquez veuillez svp mostly statement statements enonce decrit mieux`.split(
    /\s+/,
  ),
);

/** Words of a question about shifts which narrow nothing. */
export const SHIFT_FRAME: ReadonlySet<string> = new Set(
  `a able accept acceptable accepter acceptez accepteriez agree an and any are as assigned at au aux available availability avez be by can candidate capable comfortable
  could de dedicated des disponible disponibles disponibilite do does driving during d doing dispose en es est et etes faire fixed flexible for full happy have hours horaire horaires i ii if in including is it
  job la le les l must need needed of ok okay on open or ou part permanent permanently poste position possible pouvez pour prepare prepared pret prete quart quarts quelques regular regularly regulier
  reguliers require required requires role rotating rotatif rotatifs rotation s schedule seriez shift shifts some sometimes start starts starting
  rate sur t that the there this time to travail travailler un une vous we weekday weekdays week what when willing will with work working works would you your notre our nous
  parfois a l occasion occasional occasionally problem issue probleme poser poserait serait il night nights overnight overnights graveyard nuit nuits evening evenings soir soirs soiree soirees late lates early earlies
  afternoon afternoons morning mornings matin matins day days daytime jour jours third second first 1st 2nd 3rd apres midi am pm hour 12 8 10
  unavailable unable unwilling refuse object refuseriez refusez do not i je ne pas pose posent probleme difficult difficulty difficulte difficile would it be for you equipe equipes tournee alternance
  monday tuesday wednesday thursday friday mondays tuesdays wednesdays thursdays fridays through until from lundi mardi mercredi jeudi vendredi du de happy`.split(
    /\s+/,
  ),
);

/** The whole of a question whether somebody has a job now, whoever gives it. */
export const EMPLOYED =
  /^are you (currently |presently |now |already )?(employed|working|in (work|employment|a job)|in paid (work|employment))( (currently|presently|at present|at the moment|right now|now))?$|^do you (currently |presently |now )?(have|hold) a job( (currently|at present|at the moment|now))?$|^etes vous (actuellement |presentement |deja )?(en (poste|emploi|activite)|employee?|salariee?)( actuellement| en ce moment)?$|^(occupez|avez) vous (actuellement |presentement )?un (emploi|poste)( actuellement| en ce moment)?$|^(etes|travaillez) vous (actuellement|en ce moment)$|^travaillez vous (actuellement|presentement|en ce moment)$/;
