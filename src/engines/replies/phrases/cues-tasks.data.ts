import { type Cue, PAST_TEST } from './cues.data.ts';

const PAST = new RegExp(
  `${PAST_TEST.source}|\\b(not|no longer|unsuccessful|selected to|fin(i|ished)|fait|termine|reussi|after your|suite a votre|apres votre|corrig\\w+|marked|marking|drug|drogue|driving|medical)\\b`,
);
const task = (when: RegExp, not: RegExp = PAST): Cue => ({ label: 'assessment', when, not });
const arrived = (
  when: RegExp,
  not: RegExp = /\b(not|n t|pas|yet|if|once|when|si|lorsque|des que|test|exercise|exercice|assessment|solution|answers|responses|references?|documents?|payment|order)\b/,
): Cue => ({
  label: 'received',
  when,
  not,
});
const asks = (when: RegExp, not?: RegExp): Cue => ({ label: 'info-request', when, ...(not ? { not } : {}) });

/** Ways to set somebody a task for marks. */
export const TASKS: readonly Cue[] = [
  task(
    /\b(spend|passer|work|join us for) (\w+ ){0,2}(paid |trial |unpaid )?(half day|day|shift|morning|afternoon|demi journee|journee|matinee) (with us|in the|avec nous|at the|on the|a l atelier|en atelier|dans)\b|\bpaid (half day|half shift|working day)\b|\b(road|driving|practical|skills) evaluation\b|\b(cas pratique|questionnaire de logique)\b/,
    /\b(thank|thanks|merci|not|pas|if|si|results?|resultats?)\b/,
  ),
  task(
    /\b(ask|asking|want|inviting) (everyone|everybody|each of you|all (the |our )?(candidates|applicants|finalists)|both of you) to (\w+ )?(put together|prepare|write|draft|build|design|sketch|produce|create|record|solve|complete)\b/,
    /\b(interview|references?|forms?|survey|statement|availability)\b/,
  ),
  task(
    /\b(like|want|ask|asking|need) you to (\w+ )?(build|design|write|draft|prepare|produce|create|model|analy[sz]e|solve|translate|edit|code|implement|sketch)\b|\b(demandons|demande|demander|invitons|proposons) (\w+ )?(de|d|a) (\w+ )?(rediger|construire|concevoir|analyser|preparer|realiser|produire|traduire|resoudre)\b/,
    /\b(interview|entretien|entrevue|references?|statement|availability|disponibilites|forms?|formulaire|list of|contract|panel)\b/,
  ),
  task(
    /\b(stage|round|step|phase|etape|tour) (\d|one|two|three|un|deux|trois) (\w+ )?(exercise|test|task|assessment|case)\b/,
  ),
  task(
    /\b(written component|trial|tryout|audition|test|exam|exercise) (\w+ ){0,8}?(takes place|will be held|is held|is on|on (monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/,
    /\b(interview|if|free|thank|thanks|passed|results?|not|missed|cancelled|clinical|subscription)\b/,
  ),

  task(
    /\b(horaire|texte|document|fichier|tableau|plan|cas|schedule|text|spreadsheet|draft) (\w+ ){0,4}?(a|to) (corriger|traduire|analyser|completer|resoudre|correct|fix|translate|analy[sz]e|edit|proofread)\b/,
    /\b(contract|contrat|form|formulaire|offre|offer)\b/,
  ),

  task(
    /\b(here is|here s|attached is|attached|you will find|enclosed|voici|ci joint|vous trouverez|below is) (\w+ ){0,5}?(dataset|data set|scenario|brief|case|problem|repository|puzzle|mock|jeu de donnees|cas pratique|texte a (corriger|traduire)|enonce|consignes)\b/,
    /\b(offer|contract|in case|interview|offre|contrat|legal brief)\b/,
  ),
  task(
    /\b(judge|judging|jug\w+|score|scoring|grade|grading|noter|noterons|notera|evaluer\w*|mark) (\w+ )?(your|you|vos|votre|vous)\b(?! (\w+ )?(application|candidature|dossier|profil\w*|cv|resume|fit))/,
    /\b(received|recu|arrived|last week|thank|merci)\b/,
  ),

  task(
    /\b(complet\w+|remplir|rempliss\w+|repond\w+ (a|au)|passer|passiez|faire|fassiez|complete|take|do|sit|answer) (\w+ ){0,2}?(questionnaires?|quiz|evaluations?|epreuves?|tests?) (\w+ ){0,2}?(techniques?|en ligne|de connaissances|d aptitudes?|de jugement)\b/,
    /\b(sante|medical|securite|health|deja|avez complete|a complete|merci|termine)\b/,
  ),
  task(
    /\b(small|short|little|brief|practical|written|technical|timed|paid|sample|quick|homework|home) (\w+ ){0,2}?(piece of work|exercise|task|assignment|project|case|challenge|test|quiz|exam|assessment|work sample)\b/,
  ),
  task(
    /\b(link|access|invitation|invited|invite|asked?|ask|start|takes?|completes?|attempt|sits?|do|try|begin|finish|open|submit|return|prepare) (\w+ ){0,8}?(tests?|assessments?|exams?|examination|quiz|challenge|exercises?|questionnaire|case study|take home|assignment|work sample|simulation|evaluation)\b/,
    new RegExp(
      `${PAST.source}|\\b(interview simulations?|health|newsletter|background|screening questionnaire|medical questionnaire|emergency)\\b`,
    ),
  ),
  task(
    /\b(test|assessment|exam|quiz|challenge|exercise|questionnaire|case study|case|simulation|video|recording) (\w+ ){0,8}?(is|are|will be|link|expires?|takes|lasts|attached|below|opens?|due|deadline|waiting|held|closes?|switches|must be|should be|on (monday|tuesday|wednesday|thursday|friday|saturday)|at \d|minutes)\b/,
    new RegExp(
      `${PAST.source}|\\b(interview will|case of|in (any|that|this) case|video call|call|interview)\\b`,
    ),
  ),
  task(
    /\b(record|film) (\w+ ){0,6}?(answers?|responses?|videos?|yourself|clips?|reply|replies)\b|\b(one way|on demand|pre recorded|prerecorded|asynchronous|self recorded|recorded) (\w+ )?(interview|video|answers?|questions?|screening)\b|\b(virtual assistant|chatbot|automated (chat|assistant|interview)|ai (interview|chat))\b.{0,100}\b(questions?|minutes|start|answer|chat)\b/,
  ),
  task(
    /\b(trial|bench|working) (shift|day|morning|afternoon|session|test|week|run|lesson|class)\b|\b(paid|unpaid) trial\b|\b(work|come in for) a (\w+ )?(trial|shift)\b/,
    /\b(free trial|thank|thanks|not|premium|subscription)\b/,
  ),
  task(
    /\b(aptitude|psychometric|personality|reasoning|cognitive|typing|skills|knowledge|language|coding|situational judg\w+|numeracy|literacy|sql|excel|programming|proctored|written|work style|online) (\w+ ){0,2}?(test|assessment|quiz|exam|examination|evaluation|exercise|challenge|questionnaire|exercises|tests)\b/,
    new RegExp(`${PAST.source}|\\b(if|may|might)\\b`),
  ),

  task(
    /\b(test|examen|epreuve|evaluation|questionnaire|exercice|etude de cas|mise en situation|essai|simulation|dictee|devoir|quiz) (\w+ ){0,10}?(ecrit\w*|technique|psychometrique|en ligne|pratique|aptitudes?|personnalite|linguistique|de francais|d anglais|minutes|heures|ci joint\w*|joint\w*|a (faire|remettre|completer|retourner|realiser|rendre)|lien|aura lieu|se tiendra|est (prevue?|accessible|disponible|ouvert\w*)|expire|avant le|d ici|jusqu)\b/,
    new RegExp(`${PAST.source}|\\b(pas|periode d|entrevue|entretien|rencontre)\\b`),
  ),
  task(
    /\b(passer|faire|completer|remplir|effectuer|realiser|subir|repondre|commencer|demarrer|invit\w+|convoqu\w+|convi\w+|soumettre|preparer|remettre|demandons|lien) (\w+ ){0,8}?(tests?|examen|epreuves?|evaluation|etude de cas|exercice|mise en situation|quiz|essai|devoir|simulation)\b/,
    new RegExp(`${PAST.source}|\\b(pas|entrevue|entretien|rencontre|sondage)\\b`),
  ),
  task(
    /\b(journee|quart|soiree|matinee|demi journee|periode|apres midi) (d )?essai\b|\bessai (remunere|pratique|en magasin|sur le plancher|de \w+ heures)\b|\b(entrevue|entretien) (video )?(differee?|enregistree?|en differe|preenregistree?|asynchrone)\b|\b(enregistr\w+|film\w+) (\w+ ){0,6}?(reponses?|video|vous)\b/,
    /\b(periode d essai|merci|remerci\w*|pas)\b/,
  ),
];

/** Ways to say that an application arrived. */
export const ARRIVED: readonly Cue[] = [
  arrived(
    /\b(your|ton|votre) (\w+ )?(application|resume|cv|papers|candidature|dossier) (\w+ ){0,8}?(in|into|entre) (the |de )?(right|good|our|bonnes|nos) (hands|mains)\b/,
    /\b(if|once|when|si)\b/,
  ),
  arrived(/\b(cv|resume|application|papers) (\w+ )?(came|come|got|gone) (through|in|here)\b/),
  arrived(
    /\b(avons|ai|a) (bien )?(votre|ta) (cv|candidature|dossier|lettre) (\w+ )?en main\b|\byour (materials|documents|file|papers) (is|are|has|have) (now )?(been )?(with|before|passed to) (our|the|us)\b/,
  ),

  {
    label: 'received',
    weak: true,
    when: /\b(thank you|thanks) (\w+ ){0,3}for (applying|your (\w+ )?application|submitting|sending (us )?(your|in)|your (resume|cv)|throwing|dropping (off|in))\b|\bmerci (\w+ ){0,4}(d avoir (postule|soumis|envoye|depose|pose)|(pour|de) votre (candidature|cv)|de nous avoir (envoye|transmis|fait parvenir))\b|\bvous remerci\w+ (\w+ ){0,3}(candidature|d avoir (postule|soumis|pose))\b/,
  },
  arrived(
    /\bon a bien (eu |recu |note )?(ta|votre|ton) (candidature|dossier|cv)\b|\b(c est|elle est|il est|est) (bien )?dans la boite (pour|avec) (le|ta|votre|ton) (\w+ )?(poste|candidature|dossier|cv)\b/,
  ),
  arrived(
    /\byour (\w+ )?(form|application|resume|cv|file|papers) (\w+ ){0,8}?(in our system|in the system|in the pile|on my desk|in our hands)\b|\b(confirm\w*|attest\w*) (\w+ ){0,2}(depot|envoi|transmission|submission) (\w+ ){0,3}(dossier|candidature|application|cv)\b/,
  ),
  arrived(
    /\b(has|have|got|hold|holds) your (\w+ ){0,2}(application|resume|cv|file|submission|papers|candidature)\b|\byour (\w+ )?(application|resume|cv|submission) (\w+ ){0,14}?(landed|is in|came (in|through)|made it|got (here|to us)|reached|arrived|is with us|safely|(was|has been|is|were) (successfully )?(submitted|sent|received|recorded|logged|registered|delivered|complete|completed|entered|added))\b/,
  ),
  arrived(
    /\b(acknowledg\w*|confirm\w*) (\w+ ){0,4}?(receipt|received|submission|reception)\b|\b(receipt of|submission of|soumission de|reception de) (\w+ )?(your|the|votre) (application|resume|candidature)\b|\b(application|resume|submission) (received|submitted|sent|confirmation|complete)\b|\bconfirmation of (submission|application|receipt)\b/,
  ),
  arrived(
    /\bgot it\b.{0,30}\bthank|\b(thank|thanks|cheers) (\w+ ){0,6}?(got|have|received) (it|your (application|resume|cv|letter|note))\b/,
  ),
  arrived(
    /\b(we ve|we have|i ve|i have|we|i) (now |just |safely )?(received|got) (\w+ ){0,3}(application|resume|cv|letter|submission|candidature|your papers)\b/,
  ),
  arrived(
    /\b(candidature|dossier|cv|curriculum vitae|demande d emploi) (\w+ ){0,14}?(bien (recue?|transmise?|parvenue?|arrivee?|enregistree?)|a ete (bien )?(recue?|transmise?|deposee?|enregistree?|soumise?|envoyee?|acheminee?|versee?)|est (bien )?(arrivee?|entree|rentree?|enregistree?|recue?|parvenue?|entre nos mains|complete?|deposee?)|nous (est|est bien) (parvenue?|arrivee?))\b/,
  ),
  arrived(
    /\b(bien recu|recu|accus\w+ (de )?(bonne )?reception|confirm\w+ (la )?(bonne )?reception|avons (bien )?en main|bien rentre\w*) (\w+ ){0,5}?(candidature|cv|dossier|lettre|curriculum|demande)\b|\b(accuse de reception|candidature recue|candidature envoyee|candidature transmise|candidature soumise|confirmation de candidature|confirmation de reception|confirmation de soumission)\b|\bbien recu merci\b|\bmerci (\w+ )?bien recu\b/,
  ),
];

const THINGS =
  '(documents?|references?|referees?|transcripts?|diplomas?|certificates?|forms?|licen[cs]es?|permits?|cv|resume|portfolio|salary|pay|expectations?|notice|proof|id|identification|passport|numbers?|names?|contacts?|consent|copy|copies|letter|details|information|address|date of|status|eligib\\w+|check|questionnaire|samples?|word (file|document|version))';
const CHOSES =
  '(documents?|references?|diplomes?|releves?|attestations?|certificats?|formulaires?|permis|cv|portfolio|salaire|salariales?|attentes|pretentions|preavis|preuve|pieces?|noms?|coordonnees|consentement|copies?|lettre|renseignements|informations?|adresse|numeros?|autorisation|verification|antecedents|disponibilites?|remuneration|dossier|carte|specimen)';

/** Ways to ask for facts or papers. */
export const QUESTIONS: readonly Cue[] = [
  asks(
    /\b(documents?|papers|items|pieces|dossier) (\w+ )?(outstanding|incomplete?s?|manquante?s?)\b|\bstill (outstanding|missing|needed)\b|\bupload (both|all|these|them)\b/,
    /\b(if|si|no|not|nothing|aucune?)\b/,
  ),
  asks(
    /\b(kindly|please) (e ?mail|send|resend|forward|upload|provide|bring|attach|supply|scan|fax) (us |me )?(the|a|an|your|two|three|both|copies|any|that|those|back)\b|\b(auriez|aurais) vous (\w+ ){0,4}(de|l obligeance|la gentillesse|nous|me)\b|\b(has|have|is|are|a|est) (\w+ )?(expired|out of date|illegible|unreadable|incomplete|missing|expire|perime\w*|illisible\w*|manquant\w*)\b/,
    /\b(link|lien|offer|offre|session|code|exercise|test|exercice|feedback|subscription|if)\b/,
  ),

  asks(
    new RegExp(
      `\\b(send|sending|provide|upload|forward|return|attach|share|supply|submit|email|mail|bring|give|drop|let (me|us) (know|have)|tell (me|us)|fill (in|out)|complete|confirm|advise|indicate|sign|need|needs|require|requires|missing|lacking|lack|short of|asks? for|want|wants|looking for|know|get|have|see) (\\w+ ){0,9}?${THINGS}\\b`,
    ),
    /\b(will (send|let|be)|we ll|i ll|if you (wish|have (any )?questions)|for more information|thank|thanks|received|you can (view|follow|see)|keep|privacy|unsubscribe|personal information (is|will)|number of|great number|status of (individual|your)|hold on|visit)\b/,
  ),
  asks(
    /\b(what (is|are|would be|s) your|could you (please )?(tell|let|confirm|say|send|share|give|clarify|explain|provide|have|fill)|can you (please )?(tell|let|confirm|say|send|share|give|clarify|provide|remind)|would you (please |mind )?(tell\w*|send\w*|confirm\w*|let|shar\w+|provid\w+|giv\w+|fill\w*)|do you (have|hold|need|require|still|currently)|are you (legally|authori[sz]ed|eligible|entitled|incorporated|still|able|willing|bilingual|comfortable|ok)|how much notice|when could you|need to know|need you to|please (fill|complete|sign|return|confirm|provide|upload|answer))\b/,
    /\b(attendance|your (place|seat|spot)|subscription|newsletter|email address|your account|friends?|who do you know|credit card|feedback|opinion)\b/,
  ),
  asks(
    /\b(background|reference|credit|police|criminal record|security|employment) (\w+ )?(check|screening|verification|clearance)\b.{0,120}\b(consent|form|link|complete|authori[sz]\w+|sign|need|start|details)\b|\b(consent|form|authori[sz]\w+|sign)\b.{0,80}\b(background|reference|credit|police|criminal record) (\w+ )?(check|screening|verification)\b/,
  ),
  asks(
    new RegExp(
      `\\b(pourriez|pouvez|pourrais|peux|veuillez|merci d\\w*|priere d\\w*|prions|aurions besoin|aurais besoin|avons besoin|ai besoin|besoin|faudrait|faut|manque\\w*|envoyez|envoyer|transmettre|transmettez|fournir|fournissez|parvenir|remplir|completer|retourner|signer|deposer|televers\\w+|joindre|preciser|indiquer|indiquez|confirmer|confirmez|demand\\w+|exig\\w+|incomplet\\w*|attend\\w*) (\\w+ ){0,12}?${CHOSES}\\b`,
    ),
    /\b(bien recu|si vous (avez|voulez|souhaitez)|remerci\w*|protection des renseignements|pour (plus|tout) (de |d )?(renseignement|information)|vos alertes|abonn\w+|conserv\w+|votre compte)\b/,
  ),
  asks(
    /\b(have|got|need|with|two|three|few|couple of|some|quick|more|one) (\w+ ){0,2}(questions?|clarifications?|points?|things?) (for you|to|before|about|from you)\b|\b(besoin d\w*|quelques|deux|trois|une|petites?|dernieres?) (\w+ )?(precisions?|questions?|clarifications?)\b/,
    /\b(if|any|si|demonstration|interview|entrevue|presentation|faq|sondage)\b/,
  ),
  asks(
    /\b(pourriez|pouvez) vous (\w+ ){0,3}(dire|confirmer|preciser|indiquer|envoyer|transmettre|fournir|faire parvenir|donner|retourner|signer|remplir|completer)\b|\bquel(le)?s? (est|sont|serait|seraient) (votre|vos)\b|\b(avez|detenez|possedez|etes) vous (\w+ ){0,3}(permis|legalement|autorisee?|toujours|deja|bilingue|diplome|certification|libre de|citoyen\w*)\b|\bdites moi (si|quel\w*|combien)\b|\bj aurais besoin de\b|\bil (nous|me) (manque|faut|faudrait)\b/,
    /\b(disponibilites|votre avis|votre opinion|presence)\b/,
  ),
];
