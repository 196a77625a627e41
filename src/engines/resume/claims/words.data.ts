const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

/** Words by which a sentence speaks of the person who signs; folded. */
export const PERSON_WORDS = setOf('i me my mine myself je j me m moi mon ma mes mien mienne');

/** Words by which a sentence speaks to the employer; folded. */
export const EMPLOYER_WORDS = setOf('you your yours vous votre vos');

/** Words that state nothing by themselves: function words and the plain connecting words of letters, in both languages; folded. */
export const NEUTRAL_WORDS = setOf(`
  a about above after again all also am an and any are as at be because been before being between both but by can could did do does doing each few for from
  further had has have having here how i if in into is it its just me more most my no nor not now of off on once only or other our out over own same she so
  some such than that the their them then there these they this those through to too under until up us very was we were what when where which while who whom
  why will with within without would you your
  advert answer application applying apply apprised ask asks attached bring bringing chance consider considered considering cv dear describes detail details duties
  experience field fit following glad happy hear hello help hire hiring holds include included includes interest interested job jobs kind know letter like
  look looking forward live hearing among meet name named names need needs offer opening opportunity organization organisation part position possible post posting please question questions read reading
  regards regard respectfully résumé resume role send sent shape sincerely skill skills speak studied studies study talk team thank thanks time today used
  using use welcome well work worked working world write writing yours faithfully since during hope certificates licences languages
  ainsi alors annonce apporte apporter apres au aussi autre aux avais avait avant avec avez avoir bien ce cela ces cet cette ceci ceux candidature chez
  habite trouve voici offrir comme comprenaient comprend comprennent compris competences connaitre considerer consideriez cordialement cv dans de des depuis details disposition donne donner du elle
  attention emploi en entre entreprise equipe est et etais etait etre etudes heureux ici il ils integrer j je joint l la langues lettre le les lecture leur lors m ma mais me merci mes mettre
  mon monsieur madame moi n nommez nos notamment notre nous offre offrir on ou par parler parmi parle pas peux permis plus pose poser poste postuler possede pour
  pouvez propos qu quand que qui questions recrutement rencontrer repondre s sa salutations sans se serais sera ses si soumets souhaite son sont sous suis
  suite suivantes sur tache taches temps tiens travail travaillais travaille travaille un une vers veuillez vos votre vous aimerais demande agreer
  certificats d experience c y ai eu a`);

/** Words whose presence is a claim by itself: they must stand in the facts; folded. */
export const CLAIMING_WORDS = setOf(`
  led lead leading managed manage managing manager supervised supervise supervisor directed director headed head founded founder owned owner oversaw oversee chaired
  pioneered spearheaded launched trained mentored coached won winner award awarded awards prize honours honors distinction scholarship recognised recognized
  promoted certified certificate certification licensed licence license registered accredited chartered qualified diploma degree bachelor bachelors master
  masters doctorate phd mba graduate graduated apprenticeship journeyman journeyperson fluent fluently native bilingual trilingual expert expertise senior
  chief principal executive specialist veteran decade decades years year months month weeks annually million thousand hundred dozen double doubled tripled halved
  published patented international national global nationwide worldwide company-wide
  english french spanish german mandarin cantonese arabic hindi punjabi portuguese italian
  dirige diriger dirigeant gere gerer gestionnaire supervise superviser superviseur encadre forme fonde fondateur pilote prix bourse honneur mention diplome diplomee
  certifie certifiee certificat certification agree agreee autorise licence maitrise baccalaureat doctorat dec dep aec couramment bilingue trilingue natif expert experte
  expertise chef directeur directrice annee annees ans mois semaines million mille cent douzaine international internationale nationale national mondial
  anglais francais espagnol allemand arabe`);

/** Number words and what they count; folded. "One" and "un" are too often articles to be numbers. */
export const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, String(index + 2)] as const),
  ...'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'
    .split(' ')
    .map((word, index) => [word, String(index + 2)] as const),
  ...'thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, String((index + 3) * 10)] as const),
  ...'trente quarante cinquante soixante'
    .split(' ')
    .map((word, index) => [word, String((index + 3) * 10)] as const),
]);

/** Names of the months by number, both languages; folded. */
export const MONTH_WORDS: readonly string[] = [
  'january janvier',
  'february fevrier',
  'march mars',
  'april avril',
  'may mai',
  'june juin',
  'july juillet',
  'august aout',
  'september septembre',
  'october octobre',
  'november novembre',
  'december decembre',
];

/** Words after which a skill or field is named that the person is said to have; folded. */
export const SKILL_LEADS =
  /\b(?:experienced? (?:in|with|of)|skilled (?:in|at|with)|proficien(?:t|cy) (?:in|with|at)|knowledge of|familiar(?:ity)? with|expert(?:ise)? (?:in|at|with)|trained (?:in|on)|certified (?:in|as)|specialis\w+ in|specializ\w+ in|background in|fluent in|experience (?:en|dans|avec)|connaissances? (?:de|du|des|en)|maitrise (?:de|du|des)|competent\w* (?:en|dans))\s+([^.;:]{2,120})/g;

/** Languages and how well they are spoken, the same thing in both languages; folded. */
export const SAME_IN_BOTH: readonly (readonly [english: string, french: string])[] = [
  ['english', 'anglais'],
  ['french', 'francais'],
  ['spanish', 'espagnol'],
  ['german', 'allemand'],
  ['arabic', 'arabe'],
  ['italian', 'italien'],
  ['portuguese', 'portugais'],
  ['vietnamese', 'vietnamien'],
  ['native', 'langue maternelle'],
  ['fluent', 'courant'],
  ['bilingual', 'bilingue'],
  ['intermediate', 'intermediaire'],
  ['advanced', 'avance'],
  ['conversational', 'conversation'],
  ['basic', 'notions'],
];
