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
