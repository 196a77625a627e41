/** Words that carry nothing of what is asked, in English and French, folded. */
export const FRAME: ReadonlySet<string> = new Set(
  `a an the to of in on at for with by from as and or is are am be been being do does did done have has had having will would can
  could may might shall should must you your yours i my mine me it its this that these those there any some please tell give say
  state indicate select choose enter provide specify if so yes who what which how where when why whether kindly anyone anybody select below above
  following into about within out up get let s re ll ve m one answer question us we our ours us just also etc very much many more
  than then them they their other others each every all no optional required mandatory briefly short few lines words
  vous votre vos je j mon ma mes moi nous notre nos le la les l un une des de du d en au aux a est sont avez etes etre avoir ai suis
  si oui ce cet cette ces c que qu quel quelle quels quelles qui dans pour par sur avec il elle on y se s t veuillez svp indiquer
  indiquez precisez preciser donnez dites ou et comment quand combien pourquoi lequel laquelle aupres dont deja votre tu te toi ton ta
  tes as es serais seriez seriez pouvez peux pourriez voulez veux auriez aurez aviez sera serait faire fait faut`
    .split(/\s+/)
    .filter(
      (word) =>
        !/^(us|we|our|ours|nous|notre|nos|deja|quand|when|pourquoi|why|combien|moi|no|where|ou|if)$/.test(
          word,
        ),
    ),
);

/** What words mean, by their beginnings (`*`) or whole; one word may mean several things. Said as one by `joined`. */
export const CONCEPTS: Readonly<Record<string, string>> = {
  us: 'us we our ours nous notre nos team equipe staff payroll company employer entreprise organisation organization firm group groupe here chez companyname affiliate* subsidiar* store',
  job: 'job* position* role* post poste* posting opening opportunity vacancy emploi offre this',
  legal:
    'legal* lawful* authori* eligib* entitl* permitted permission allowed right rights droit autoris* admissible* cleared',
  work: 'work works working worked employ employed employment hire hired travail* emploi occuper job',
  country: 'canada canadian country pays province cityname',
  visa: 'visa* sponsor* immigration parrain* workpermit',
  need: 'need* require* requir* besoin requier* necessit* depend* obtain* obtenir demarche* entrepren* support* undertake apply*',
  past: 'before previous* former* formerly past ever earlier already deja auparavant returning time',
  family: 'family famille relative* relatives relation* kin',
  pay: 'pay paid salar* wage* earn* compensation remuneration remuner* gagner gagne salaire* income',
  wish: 'expect* want* like wish* goal* target desired desire* hope* seek* seeking looking souhait* vise* visez visee attend* attente* pretention* aim* aimeriez aimerais aimer ideal* ask asking requested demande* expectation*',
  period:
    'year yearly annual* annum gross net base month monthly hour* hourly brut* annee an annuel* mensuel* cad eur usd dollars per ca',
  start: 'start* begin* join* commenc* debut* arriv* firstday premierjour rejoindre entree onboard startdate',
  free: 'available availab* disponib* free libre* ready pret prete possible',
  when: 'when quand date* day from quickly soon* soonest earliest partir asof aujourd',
  length:
    'long weeks week days months month duration period delai duree semaines jours mois howlong howmany combien',
  notice: 'notice preavis resign* demission* quit*',
  moving: 'relocat* move moving demenag* rapprocher mobilite changecity',
  travel: 'travel* trip* road deplace* voyag*',
  time: 'time temps up amount percent* occasion* some sometimes regular* need needed',
  onsite:
    'onsite site office* plant campus location commut* come warehouse facility bureau* usine presentiel surplace',
  often: 'day days weekday* week weeks five every full time jours semaine',
  shifts: 'shift* times quart* hours heures horaire* schedule work',
  over: 'overtime extra additional supplementaire* ot',
  licence: 'licen* permis',
  driving: 'driv* conduire conduite',
  valid: 'valid* current* good standing full hold* possess* own* holder detenez possedez titulaire valable',
  years: 'year* annee* ans an anciennete howlong howmany number nombre experience* combien',
  total: 'total* overall workforce professional* professionnel* career carriere travail work working working',
  lead: 'manag* supervis* lead* led responsible encadr* dirig* gere* gerer charge reports oversee* oversaw direct',
  people: 'people part member* team* staff employee* others reports equipe* personne* personnel',
  school:
    'education* school* diplom* degree* college* universit* scolar* etudes etude formation graduat* qualification* cegep academic',
  highest:
    'highest last latest dernier* derniere haut level niveau far most advanced plus complet* obtain* obtenu* received earned',
  attend: 'attend* attended went go study studied frequente* suivi* fait',
  field: 'field major program* programme* speciali* discipline domaine study studied studies subject',
  ends: 'graduat* finish* end* fin obtenu* obtention completed completion',
  source:
    'hear heard find found learn* cameacross discover* see saw seen source reach* trouve* trouver connu* entendu decouv* passe* know knew aware',
  called: 'goby called call address known nickname prefer*',
  name: 'name* nom noms prenom prenoms',
  town: 'town city village suburb ville municipalite home hometown commune',
  live: 'live* living reside* residence home based habit* demeur* located lieu',
  current: 'current* present* actuel* today now moment most recent* dernier*',
  title: 'title titre role position function fonction poste job',
  firm: 'employer* employeur* company entreprise societe organi* firm',
  why: 'why pourquoi what draw* drew attract* interest* appeal* reason* caught eye excit* motiv*',
  fit: 'hire hired fit suit* right fait pour you good best',
  about:
    'yourself self presentation* introduc* present* presentez more add ajouter note* mot remark* comment* line* message know',
  help: 'support* assist* arrangement* adjust* adapt* amenag* accommod* special need* help',
  hiring:
    'interview* entrevue* entretien* recruit* recrut* hiring process* processus selection assess* application',
  military: 'military armed forces army militaire* armee serve* served service veteran*',
  data: 'data details information donnees renseignements privacy policy politique confidentialite relativ*',
  agree:
    'read agree* accept* consent* understand* understood lu connaissance pris accepte* consens process* use* used stor* keep* handl*',
  true: 'true correct accurate exact* exactitude complete truthful right vrai veridique*',
  said: 'everything answer* application form statement* information written wrote confirm* certif* declare* confirme provided reponse* hereby',
  referees: 'manager* referee* reference* supervisor* employers',
  contact: 'contact* touch call reach speak',
  use: 'use* used using know* familiar utilis* connais* maitris* worked working work experience* hands handle*',
  jobs: 'other future others similar vacanc* job* opening* opportunit* posted informed',
};

/** Words that mean one thing together, and the one word they are read as. */
export const JOINED: readonly (readonly [string, string])[] = [
  ['first day', 'firstday'],
  ['premier jour', 'premierjour'],
  ['as of', 'asof'],
  ['work permit', 'workpermit'],
  ['permis de travail', 'workpermit'],
  ['change city', 'changecity'],
  ['changer de ville', 'changecity'],
  ['come across', 'cameacross'],
  ['came across', 'cameacross'],
  ['go by', 'goby'],
  ['home town', 'hometown'],
  ['how long', 'howlong'],
  ['how many', 'howmany'],
  ['depuis quand', 'howlong'],
  ['sur place', 'surplace'],
  ['on site', 'onsite'],
];
