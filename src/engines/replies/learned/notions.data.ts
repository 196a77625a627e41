/**
 * What words of employers' mails stand for, in English and French: each notion with the words that carry it, as patterns of
 * whole words of folded text. A word may carry several; one that carries none says nothing.
 */
export const NOTIONS: Readonly<Record<string, string>> = {
  we: 'we|i|us|me|our|my|ours|nous|notre|nos|je|j|on|mon|ma|mes|moi',
  employer:
    'team|manager|director|panel|committee|board|client|colleagues?|department|owner|equipe|gestionnaire|direct(eur|rice)|comite|jury|collegues?|service|patronn?e?|chef\\w*|supervis\\w+',
  you: 'you|your|yours|yourself|u|ur|vous|votre|vos|toi',
  somebodyElse:
    'other|others|another|someone|somebody|different|internal|internally|autres?|quelqu|interne|elsewhere|ailleurs|he|she|her|him|elle|lui',
  candidate:
    'candidates?|applicants?|finalists?|person|people|individuals?|profiles?|personnes?|candidate?s?|profils?|gens|those|ceux|celles|whose|dont',
  negation:
    'not|no|never|nor|neither|without|none|cannot|unable|nothing|ne|n|pas|plus|jamais|aucune?|ni|sans|impossible|rien',
  failure:
    'unsuccessful|reject\\w*|declin\\w+|turned down|refus\\w*|fail\\w*|echou\\w+|ecarte\\w*|infructueu\\w+|passed over|fell short',
  condition: 'if|unless|whether|provided|otherwise|si|sinon|cas|should you|subject to|sous reserve',
  sequence:
    'once|when|as soon as|until|till|after|before|following|une fois|lorsque|quand|des que|apres|avant|jusqu|suite a|a la suite',
  possibility:
    'may|might|could|would|can|possibly|perhaps|maybe|eventuel\\w*|pourr\\w+|pouv\\w+|peut|peuvent|peut etre|serait|seraient|potentiel\\w*',
  futureTense: 'will|ll|shall|going to|sera|seront|serez|aura|aurez|allons|allez|vais|\\w+(erons|irons|rons)',
  restriction: 'only|seul\\w*|uniquement|shortlisted',
  regret:
    'unfortunately|regret\\w*|sorry|afraid|apolog\\w+|disappoint\\w+|sadly|malheureusement|desole\\w*|navre\\w*|decev\\w+|decu\\w*|helas|dommage|excus\\w+',
  contrast:
    'but|however|although|though|despite|while|yet|nevertheless|toutefois|cependant|mais|neanmoins|malgre|pourtant|bien que|meme si|par contre',
  thanks: 'thank\\w*|thx|merci|remerci\\w+|grateful|appreciat\\w+|appreci\\w+',
  gladness:
    'pleased|delighted|happy|thrilled|excited|glad|pleasure|congratulations|congrats|good news|great news|plaisir|heureu\\w+|ravi\\w*|felicitations|bonne nouvelle|bonnes nouvelles|enchant\\w+|content\\w*|bravo|joie|honneur|yay',
  wish: 'like|love|want\\w*|wish\\w*|hop(e|es|ing)|keen|aimer\\w+|souhait\\w+|voul\\w+|voudr\\w+|veut|veux|desir\\w+|d like|prefer\\w*|would be great',
  decision: 'decid\\w+|decision\\w*|choice|choix|opt\\w+|settled|arret\\w+|tranche\\w*',
  selection:
    'choos\\w+|chose|chosen|choisi\\w*|select\\w*|retenu\\w*|retenir|retenons|pick\\w*|shortlist\\w*|preselection\\w*|selection\\w*',
  proceed:
    'forward|ahead|further|proceed\\w*|progress\\w*|advanc\\w+|continu\\w+|poursuiv\\w+|poursuite|avanc\\w+|suite|pursu\\w+|donner suite|go with|went with|going with|gone with|move on',
  stage: 'next|stage|round|step|steps|etapes?|phase|tour|prochaine?s?|second|deuxieme|final\\w*|derniere?',
  process:
    'process|processus|recruitment|recrutement|hiring|competition|concours|selection|dotation|posting|affichage|search',
  hiring:
    'hire|hired|employ|appoint\\w*|embauch\\w+|engage\\w*|join|joining|joindre|rejoindre|rejoign\\w+|welcome|bienvenue|aboard|on board|integrer|nomm\\w+|nomination|yours|part of',
  offer: 'offer\\w*|offr\\w+|offert\\w*|propos\\w+|extend',
  job: 'job|position|role|post|poste|emploi|vacancy|opening|seat|spot|mandat|place',
  contract:
    'contract\\w*|contrat\\w*|agreement|entente|promesse|letter|lettre|terms|sign|signed|signature|signer|signing|esign\\w*|docusign|countersign\\w*|paperwork|permanent\\w*|cdi|cdd|probation\\w*',
  acceptance: 'accept\\w*|say yes|oui|dire oui|agree\\w*|accord|d accord',
  pay: 'salary|salaire|wage\\w*|paid|pay|hourly|remuneration|brut\\w*|gross|annum|annuel\\w*|l heure|an hour|per hour|vacation days|vacances|benefits|avantages|bonus|prime|euros|dollars',
  start:
    'start\\w*|begin\\w*|commenc\\w+|debut\\w*|first day|premiere journee|premier jour|entree en|entrer en|a compter|fonctions?',
  interview: 'interview\\w*|entrevues?|entretiens?|phone screen|panel|screening call',
  talk: 'call\\w*|chat\\w*|talk\\w*|speak\\w*|conversation\\w*|discuss\\w*|phone|zoom|teams|video|visio\\w*|appel\\w*|echang\\w+|parl\\w+|discut\\w+|jas\\w+|telephon\\w*|convers\\w+|joindre|ring|word with|webex|skype|meet google',
  meeting:
    'meet\\w*|met|see|visit\\w*|come in|come by|drop by|swing by|stop by|pop in|coffee|cafe|rencontr\\w+|recevoir|voir|passer|venir|visite|vous presenter|attend\\w*|accueil\\w*|rendez|rdv|connaissance|in person|on site|en personne|sur place|locaux',
  invitation: 'invit\\w+|convi\\w+|convoq\\w+|convocation|summon\\w*',
  availability:
    'availab\\w+|free|dispo\\w*|libre\\w*|suit|suits|convien\\w+|work for you|works for you|times?|creneaux?|slots?|plages?|book\\w*|schedul\\w*|calendar|calend\\w+|agenda|planif\\w+|fix\\w+|arrange\\w*|set up|organi\\w+|confirm\\w*|presence|attendance|disponibilites',
  day: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|tonight|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|aujourd hui|next week|this week|semaine prochaine|cette semaine|january|february|march|april|june|july|august|september|october|november|december|janvier|fevrier|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|weekend',
  clock:
    '\\d{1,2} ?(am|pm|a m|p m|h|heures?)|\\d{1,2}h\\d*|\\d{1,2} \\d\\d|noon|midi|mornings?|afternoons?|matin\\w*|apres midi|o clock',
  duration: 'minutes?|mins?|half an hour|an hour|une heure|demi heure|hours',
  movedTime:
    'reschedul\\w*|postpon\\w*|move|moved|moving|instead|reporte\\w*|repouss\\w+|decal\\w+|remettre|remise|deplac\\w+|chang\\w+|updated|plutot|push\\w*',
  cancelled: 'cancel\\w*|annul\\w*|called off|withdr\\w+|retir\\w+|rescind\\w*',
  test: 'test|tests|assessments?|exam|exams|examen\\w*|examination|exercise|exercice|quiz|challenge|case study|assignment|task|homework|evaluation|epreuves?|mise en situation|etude de cas|trial|essai|simulation|record\\w*|on demand|differe\\w*|take home|psychometri\\w+|sample|bench|questionnaire|devoir|travail pratique|cas pratique',
  carryOut:
    'complet\\w+|take|taking|submit\\w*|finish|do|remplir|realis\\w+|effectu\\w+|rendre|hand in|return\\w*|write|rediger|prepar\\w+|build|solve|retourn\\w+|renvoy\\w+',
  result:
    'result\\w*|score\\w*|pass mark|passing|seuil|note|passed|reussi\\w*|outcome|mark|marks|standard|threshold|requirements?|criteria|exigences|criteres',
  sending:
    'send\\w*|sent|provid\\w+|share|upload\\w*|envoy\\w+|fourni\\w*|transmettre|parvenir|attach\\w*|joint\\w*|ci joint|supply|forward us|bring|apporte\\w*|munir|email',
  document:
    'documents?|references?|referees?|diplom\\w+|transcripts?|certificat\\w*|licen[cs]e|permit|permis|identity|copy|copie|forms?|formulaire\\w*|proof|preuve|portfolio|pieces?|releve\\w*|attestation\\w*|id|contact information|coordonnees|background check|consent\\w*|verification|antecedents|casier|rib|carte',
  particulars:
    'expectations?|pretentions|attentes|notice|preavis|eligible|entitled|legally|right to work|mobility|vehicle|vehicule|car|transport|evenings?|weekends?|soirs?|shifts?|quarts|bilingu\\w+|speak english|relocat\\w+|demenag\\w+|visa|information|questions?|details|precis\\w+|clarif\\w+',
  arrived:
    'receiv\\w+|receipt|recu\\w*|reception|arrived|got|submitted|transmise?s?|envoyee?s?|parvenu\\w*|accus\\w+|successfully|bien recu|landed|reached',
  application:
    'application\\w*|candidature\\w*|candidacy|resume|cv|dossier|applying|applied|postul\\w+|submission|submitt\\w+',
  review:
    'review\\w*|consider\\w*|examin\\w+|etudi\\w+|etude|analys\\w*|look\\w*|read|reading|assess|study|go through|going through|examen de votre|attention',
  reply:
    'contact\\w*|in touch|get back|hear|reach out|revien\\w*|communiqu\\w+|recontact\\w*|let you know|inform\\w*|tiendr\\w+|reply|repond\\w+|respond|reponse|update\\w*|nouvelles|news|advise|aviser\\w*|notify|notif\\w+|faire savoir|retour',
  laterTime:
    'future|again|keep|kept|conserv\\w+|banque|pool|opportunit\\w+|opening\\w*|vivier|file for|on file|garde\\w*|another time|retain|new postings|carrieres|careers|avenir|plus tard|autre fois|encourage\\w*|consult\\w+|reapply|repostul\\w+',
  goodWishes:
    'luck|success|best|succes|chance|continuation|recherches?|endeavou?rs?|job search|all the best|courage|reussite|bonne route|wishes|projets|lache pas',
  filled:
    'filled|fill|comble\\w*|pourvu\\w*|closed|clos\\w*|eliminat\\w+|no longer|aboli\\w*|ferme\\w*|budget\\w*|funding|restructur\\w+|readvertis\\w*|reposted',
  waiting:
    'hold|pause\\w*|suspend\\w*|frozen|freeze|gel\\w*|attente|delay\\w*|longer|still|toujours|encore|patien\\w+|not yet|process of|weeks?|semaines?|en cours|under way|meantime|suspens|ongoing|bear with',
  betterMatch:
    'stronger|strong\\w*|better|closely|closer|more|experienced?|davantage|mieux|correspond\\w*|align\\w*|match\\w*|suited|fit|qualified|qualifi\\w+|experience|adequation|meilleur\\w*|proche|needs|besoins',
  praise:
    'enjoy\\w*|impress\\w*|liked|plu|interessant\\w*|interest\\w*|stood out|retenu mon attention|retenu notre attention|remarqu\\w+|aime|great to|nice to|loved|ravis de',
  pastTense:
    'was|were|had|did|have been|has been|spoke|etait|etiez|avez|avons|avait|ete|yesterday|hier|last week|recently|recemment',
  manyPeople:
    'many|number of|volume|lot of|several|nombreu\\w+|grand nombre|plusieurs|high|beaucoup|hundreds',
  request:
    'please|veuillez|kindly|priere|svp|s il vous plait|merci de|pouvez vous|pourriez vous|could you|can you|would you|need you to',
  link: 'links?|lien|liens|click\\w*|cliqu\\w+|https?|www|button|bouton|calendly|portal|portail|log in|sign in|connect\\w+|platform\\w*|plateforme',
  deadline:
    'by|deadline|expires?|due|within|date limite|d ici|avant le|au plus tard|echeance|before|until|expire\\w*|48 hours|24 hours|days|jours',
  account:
    'code|password|account|compte|verify|verification|mot de passe|login|activat\\w+|activer|register|inscription|profile',
  advertising:
    'jobs|alert\\w*|unsubscribe|desabonn\\w*|desinscri\\w*|newsletter|infolettre|offres|postings|apply now|postule|webinar|webinaire|subscribe\\w*|preferences|tips|conseils',
  survey: 'survey|feedback|sondage|questionnaire|avis|experience candidat|rate|satisfaction|opinion',
  selling:
    'sale|discount|off|order|commande|code promo|rabais|shop|customer|client|delivery|livraison|membership|abonnement|panier\\w*|magasin|store|free|invoice|facture|parcel|colis',
  fraud:
    'cheque|check|fee|frais|whatsapp|telegram|deposit|depot|virement|gift|crypto|bank|bancaire|kit|equipment|ssn|assurance sociale|no experience|sans experience|work from home|a domicile',
  absence:
    'out of office|office|absen\\w+|vacation|vacances|conge|leave|automatic|automatique|urgent|urgence|urgently|limited access|returning',
  chosenYou:
    'you re in|you are in|it s yours|the job is yours|c est vous|qu on veut|first choice|premier choix|we want you|notre choix',
};
