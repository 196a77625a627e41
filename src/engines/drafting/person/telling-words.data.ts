/** Words that tell how something is told and not what; folded. */
export const TELLING = new Set(
  `am was were been being is are have had has having do did does done work worked working works job jobs role position employer company
  live living lives lived based born reside speak speaking fluent study studied studying graduated graduate school name named called know knows
  knew hold held holding got get use used using can able year years month months week old since until now currently present presently today
  before after then later previous previously earlier former formerly last first also still during while time full part there here where when
  add include mention resume cv make made write need want please name email phone number reach contact call town city from near moved came
  going went left quit ended began started start start finished completed earned obtained received took take taken certified licensed certificate
  skills skill languages language experience experiences education volunteer volunteered volunteering award won winner named
  suis etais etait ete avoir ai avais travaille travaillais travaillait emploi emplois poste employeur habite vis vit demeure parle etudie
  etudiais diplome diplomee nomme appelle connais sais utilise annee annees an ans mois depuis jusqu maintenant actuellement present avant apres puis
  ensuite dernier derniere premier premiere aussi encore pendant temps plein partiel ajoute mentionne veux besoin courriel telephone
  ville pres demenage parti quitte commence debute termine fini obtenu recu competences langues experience formation benevole benevolat prix
  je tu il elle nous vous mon ma mes j y
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre summer winter fall spring ete hiver automne printemps
  prior past ago interned interning joined joining graduating promoted hired became become im ive ve ill hi hello hey sorry thanks that this there ca pis
  auparavant occupais occupe occupait rejoint embauche embauchee engage engagee promu promue devenu devenue bonjour salut merci lived don dont forget oublie pas mother tongue native langue maternelle level niveau basic good well very bien tres about around environ`.split(
    /\s+/,
  ),
);
