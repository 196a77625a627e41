import { LARGE_CITIES } from './cities.data.ts';

const listed = (text: string): ReadonlySet<string> =>
  new Set(text.split(/[\s,]+/).filter((word) => word !== ''));
const phrases = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim());

/** Nouns that end (English) or begin (French) the name of a job; folded, singular. */
export const ROLE_NOUNS = listed(`
  negotiator announcer commentator correspondent columnist biologist detective attorney solicitor notary historian composer singer performer
  decorator stylist biller coder typist transcriptionist interviewer banker dealer seller vendor marketer fundraiser promoter publicist blogger publisher
  author poet sculptor cartoonist videographer cameraman cameraperson cinematographer choreographer puppeteer referee umpire scout diver climber
  repairer operative setter grinder checker sorter grader washer polisher sander winder stitcher cutter printer engraver weaver carver binder
  joiner tiler plasterer glazier gasfitter ironworker boilermaker blacksmith stonemason bricklayer paver excavator driller blaster logger grower
  farmworker harvester beekeeper rancher milker groomer wrangler handler gamekeeper zookeeper naturalist conservationist environmentalist horticulturist
  conservator restorer docent cataloguer preparator taxidermist exhibitor archivist-librarian proofreader copywriter scribe webmaster modeller modeler
  physicist mathematician statistician-analyst astronomer botanist entomologist agronomist anthropologist sociologist linguist lecturer-researcher reader
  clinician physiotherapist-manager radiographer dosimetrist prosthetist orthotist orthoptist osteopath chiropractor podiatrist acupuncturist anaesthetist
  anesthetist obstetrician pediatrician paediatrician psychiatrist doula midwives medic telemetrist phlebotomist carer caseworker
  mediator arbitrator adjudicator magistrate justice prosecutor bailiff constable commander commissioner deputy sheriff firefighter-paramedic
  responder dispatcher-clerk rider lineman lineworker flagger mariner seaman skipper purser stevedore longshoreman teamster hauler loadmaster
  fishmonger chocolatier confectioner caterer chargehand overseer shopkeeper innkeeper proprietor owner-operator co-founder cofounder head-teacher headteacher
  headmaster headmistress governess matron bursar registrar preceptor proctor valuer valuator forecaster originator expediter expeditor integrator
  professional practitioner liaison delegate
  superviseuse negociateur negociatrice mediateur mediatrice annonceur annonceuse artisan artisane chercheur chercheuse enseignant-chercheur
  enseignante-chercheuse auditeur auditrice souscripteur souscriptrice cariste pilote poseur poseuse carreleur carreleuse macon maconne forgeron forgeronne
  serrurier serruriere ferronnier tuyauteur platrier vitrier frigoriste chauffagiste ramoneur elagueur berger bergere apiculteur apicultrice eleveur eleveuse
  agronome urbaniste juriste fiscaliste actuaire economiste policier policiere pompier pompiere greffier greffiere huissier parajuriste recruteur recruteuse
  planificateur planificatrice estimateur estimatrice evaluateur evaluatrice verificateur verificatrice producteur productrice realisateur realisatrice
  createur creatrice decorateur decoratrice styliste couturier couturiere cordonnier coupeur coupeuse brodeur brodeuse imprimeur editeur editrice
  journaliste-pigiste ecrivain ecrivaine compositeur compositrice musicien musicienne danseur danseuse chanteur chanteuse comedien comedienne acteur actrice
  entraineur entraineuse sauveteur sauveteuse toiletteur toiletteuse standardiste aide-comptable aide-cuisinier sous-chef equipier equipiere barman barmaid
  brasseur brasseuse caviste testeur testeuse coordinatrice chercheur-boursier ergonome kinesitherapeute therapeute psychotherapeute orthophoniste
  osteopathe chiropraticien opticien opticienne audioprothesiste puericultrice demenageur emballeur emballeuse trieur trieuse couvreuse officier officiere
  accountant actor actuary adjuster administrator advisor adviser advocate agent aide ambassador analyst apprentice arborist architect archivist
  artist assembler assistant associate attendant auditor baker barber barista bartender bookkeeper bricklayer broker builder butcher buyer
  captain caregiver caretaker carpenter carrier cashier chef chemist clerk cleaner coach collector comptroller concierge conductor consultant
  contractor controller cook coordinator copywriter counsel counsellor counselor courier curator custodian dancer dentist designer developer
  detailer dietitian director dishwasher dispatcher doctor doorman drafter driver economist editor educator electrician engineer ecologist
  estimator executive expert fabricator facilitator farmer fellow finisher firefighter fisher fitter florist foreman forester forewoman founder
  gardener generalist geologist glazier greeter guard guide hairdresser handler handyman handyperson head helper host hostess housekeeper
  hygienist illustrator inspector installer instructor intern interpreter investigator janitor journalist journeyman journeyperson keeper
  labourer laborer landscaper lawyer lead leader lecturer librarian lifeguard lineman loader locksmith logistician machinist maid maker manager
  mason mechanic merchandiser merchant messenger midwife millwright miner mentor model mover musician nanny notary nurse nutritionist officer
  operator optician optometrist organizer orderly owner packer painter paralegal paramedic partner pathologist pharmacist phlebotomist
  photographer physician physiotherapist picker pilot pipefitter planner plasterer plumber porter preparer president principal processor
  producer professor programmer psychologist psychotherapist psw rn lpn rpn realtor receptionist recruiter registrar reporter representative
  researcher resident rigger roofer sailor salesperson salesman saleswoman scientist scheduler scaffolder seamstress secretary server
  shipper sitter sonographer specialist statistician steward stocker strategist steamfitter student superintendent supervisor surgeon surveyor
  surgeon tailor teacher technician technologist teller tester therapist trader trainee trainer translator treasurer trucker tutor
  hand hands soldier sergeant corporal lieutenant counsellor-at-law bosun deckhand stagehand farmhand ranger jockey curator chair dean provost
  apprenti-e teacher-librarian broadcaster presenter host anchor animator dj chaplain pastor minister rabbi imam brewer distiller sommelier
  planner signaller surveyor appraiser evaluator assessor examiner invigilator marshal steward handler greenkeeper groundskeeper
  underwriter upholsterer veterinarian volunteer waiter waitress warden welder worker writer cto ceo cfo coo vp sdet sre ea ece eca ta
  acheteur acheteuse adjoint adjointe administrateur administratrice agent agente ambulancier ambulanciere analyste animateur animatrice apprenti
  apprentie architecte assembleur assembleuse assistant assistante associe associee auxiliaire aide-soignant avocat avocate benevole
  bibliothecaire boucher bouchere boulanger boulangere brancardier cadre caissier caissiere camionneur camionneuse charge chargee chauffeur
  chauffeuse charpentier charpentiere chef cheffe commis comptable concepteur conceptrice concierge conducteur conductrice conseiller conseillere
  consultant consultante contremaitre controleur controleuse coordinateur coordonnateur coordonnatrice coiffeur coiffeuse couvreur cuisinier
  cuisiniere dessinateur dessinatrice developpeur developpeuse dieteticien dieteticienne directeur directrice ebeniste educateur educatrice
  electricien electricienne electromecanicien employe employee enseignant enseignante ergotherapeute estheticienne etalagiste etudiant etudiante
  femme formateur formatrice gardien gardienne gerant gerante gestionnaire graphiste hote hotesse hygieniste infirmier infirmiere infographe
  informaticien informaticienne ingenieur ingenieure inspecteur inspectrice installateur instructeur instructrice intervenant intervenante
  interprete jardinier jardiniere journalier journaliere journaliste livreur livreuse machiniste magasinier magasiniere manoeuvre manutentionnaire
  mecanicien mecanicienne medecin menuisier menuisiere monteur monteuse moniteur monitrice notaire operateur operatrice ouvrier ouvriere
  patissier patissiere paysagiste peintre pharmacien pharmacienne physiotherapeute plombier plombiere plongeur plongeuse preparateur preparatrice
  prepose preposee professeur professeure programmeur programmeuse psychologue receptionniste recherchiste redacteur redactrice representant
  representante responsable secretaire serveur serveuse soudeur soudeuse soudeur-monteur specialiste stagiaire superviseur superviseure surveillant
  surveillante technicien technicienne technologue traducteur traductrice travailleur travailleuse tuteur tutrice vendeur vendeuse veterinaire`);

/** Words that show the level of a job rather than an employer; folded. */
export const ROLE_LEVELS =
  listed(`senior junior sr jr lead principal staff chief assistant associate registered licensed certified head
  interim acting temporary casual seasonal student summer volunteer trainee`);

/** Words that show an employer or another organisation; folded. */
export const ORGANISATION_WORDS = listed(`
  inc ltd llc llp corp corporation company co limited plc gmbh ltee enr senc sencrl group groupe holdings hospital hopital clinic clinique centre
  center health sante services service solutions systems systemes technologies technology labs laboratories laboratoires university universite
  college cegep school ecole academy academie institute institut board commission scolaire city ville town municipality municipalite ministry
  ministere government gouvernement bank banque credit union caisse foundation fondation association society societe club restaurant cafe bistro
  hotel inn resort pharmacy pharmacie supermarket market marche store stores magasin shop boutique bakery boulangerie garage motors auto
  construction welding soudure fabrication manufacturing industries industrie foods aliments transport logistics logistique airlines partners
  associates consulting conseil studio agency agence network reseau media press church eglise library bibliotheque museum musee museum farm ferme
  ciusss cisss chu chum chsld clsc kitchen bar grill pub residence villa manor lodge long-term works energy mining plant mill shipyard port
  youth entreprises entreprise international canada ventures analytics software robotics insurance assurances ag kg ohg werke klinik klinikum krankenhaus stiftung verlag praxis kanzlei`);

/** What parts of an organisation do, as it stands after a title ("Director, Marketing"); folded phrases. */
export const WORK_AREAS: ReadonlySet<string> = new Set(
  phrases(`marketing, sales, finance, accounting, operations, engineering, logistics, procurement, purchasing, communications, human resources, it,
  information technology, customer service, customer success, client services, business development, quality assurance, quality control, loss prevention,
  public relations, public affairs, supply chain, product, product management, research, research and development, development, design, legal, compliance,
  risk management, internal audit, payroll, production, maintenance, housekeeping, food and beverage, front office, front desk, security, health and safety,
  surgery, emergency, pediatrics, oncology, intensive care, acute care, long-term care, mental health, obstetrics, radiology, cardiology,
  ventes, finances, comptabilite, exploitation, ingenierie, logistique, approvisionnement, achats, ressources humaines, technologies de l'information,
  service a la clientele, developpement des affaires, assurance qualite, relations publiques, recherche, recherche et developpement, paie, entretien,
  urgence, urgences, chirurgie, pediatrie, oncologie, soins intensifs, soins palliatifs, soins de longue duree, sante mentale, obstetrique`),
);

/** Words that show a school; folded. */
export const SCHOOL_WORDS =
  listed(`university universite universitat college cegep school ecole institute institut institution academy academie polytechnic polytechnique
  lycee collegiate conservatory conservatoire faculty faculte universidad universita hochschule secondary bcit sait nait mit eth uqam hec ets centre
  commission iut insa cfa greta cnam uqo uqar uqtr uqac tluq ucl lse knust colleges universities lyceum gymnasium seminary kolleg sixth-form highschool
  conservatoires universitaire berufskolleg berufsschule berufsfachschule fachschule fachhochschule realschule gesamtschule akademie
  volkshochschule grundschule colegio escuela instituto liceo politecnica`);

/** How a degree or diploma begins; folded phrases, longest first. */
export const DEGREES = phrases(`
  bachelor of business administration, bachelor of applied science, bachelor of applied arts,
  bachelor of social work, bachelor of commerce, bachelor of education, bachelor of engineering, bachelor of nursing, bachelor of science,
  bachelor of arts, bachelor of fine arts, bachelor of technology, bachelor of laws, bachelor's degree, bachelors, bachelor's, bachelor, honours bachelor of science,
  honours bachelor of arts, honours bachelor of commerce, master of business administration, master of applied science, master of science,
  master of arts, master of engineering, master of education, master of nursing, master of social work, master of public health,
  master of public administration, master of laws, master's degree, masters, master's, master, doctor of philosophy, doctor of medicine,
  doctorate, doctorat, phd, ph.d., ph.d, associate of arts, associate of science, associate of applied science, associate degree, associate's degree,
  advanced diploma, ontario college advanced diploma, ontario college diploma, ontario college certificate, graduate diploma, postgraduate diploma, postgraduate certificate in education, pgce, postgraduate certificate,
  post-graduate certificate, graduate certificate, practical nursing diploma, high school diploma, secondary school diploma, ontario secondary school diploma,
  college diploma, diploma, certificate of qualification, certificate of apprenticeship, certificate, ged, ossd, juris doctor, apprenticeship, trade certificate,
  bsc, b.sc., b.sc, bscn, b.sc.n., bsn, bs, b.s., ba, b.a., beng, b.eng., b.eng, basc, b.a.sc., bba, b.b.a., bcom, b.com., b.comm., bcomm, bed, b.ed., b.ed, bfa, llb, jd,
  msc, m.sc., m.sc, ms, m.s., ma, m.a., mba, m.b.a., meng, m.eng., med, m.ed., mn, mph, msw, llm, md, aas, a.a.s.,
  mphil, dphil, m.phil., mpharm, pharmd, bpharm, dds, dmd, dvm, edd, ed.d., mfa, m.f.a., mmus, bmus, mla, mlis, mpa, mpp, mres, mchem, mphys, msw, bsw, besc, barch, march, llb, bacc, bcs, bmath, bpe, bkin, bscn,
  post-baccalaureate diploma, postgraduate degree, undergraduate degree, higher national diploma, hnd, a levels, a-levels, gcse, gcses, foundation degree, nvq, btec, journeyperson certificate, technical diploma,
  brevet professionnel, brevet de technicien superieur, brevet de technicien, bac professionnel, baccalaureat professionnel, bac pro, licence professionnelle, diplome universitaire, diplome universitaire de technologie, diplome d'ingenieur, diplome d'etat, diplome de comptabilite et de gestion, mastere specialise, mastere, master 2, master 1, master professionnel, doctorat en medecine, titre professionnel, bachelor universitaire de technologie, deug, bep, deust, microprogramme, mineure, majeure,
  baccalaureat, bac, bachelier, bacheliere, maitrise, diplome d'etudes collegiales, diplome d'etudes professionnelles, diplome d'etudes secondaires,
  diplome d'etudes superieures specialisees, attestation d'etudes collegiales, attestation d'etudes professionnelles, attestation de specialisation professionnelle,
  diplome, certificat, attestation, dec, dep, aec, des, dess, asp, licence, licenciatura, bachillerato, grado, maestria, tecnico superior, meisterprufung, meisterbrief, gesellenprufung, gesellenbrief, abitur, fachabitur, allgemeine hochschulreife,
  fachhochschulreife, hochschulreife, mittlere reife, realschulabschluss, hauptschulabschluss, berufsausbildung, ausbildung, lehre, diplom, magister, staatsexamen, dut, bts, cap, bep, brevet`);

/** Languages and names of languages that the two-letter codes of ISO 639 do not have; folded. */
export const MORE_LANGUAGES =
  listed(`english french spanish german italian portuguese arabic mandarin cantonese chinese hindi punjabi urdu tagalog filipino
  russian ukrainian polish romanian greek turkish persian farsi dari pashto hebrew japanese korean vietnamese tamil telugu bengali gujarati
  malayalam kannada marathi nepali sinhala swahili amharic somali tigrinya yoruba igbo hausa creole dutch flemish swedish norwegian danish finnish
  icelandic hungarian czech slovak serbian croatian bosnian albanian bulgarian armenian georgian thai khmer lao burmese malay indonesian
  cree inuktitut ojibwe mohawk mikmaq innu asl lsq catalan latin welsh irish afrikaans berber kabyle wolof lingala isixhosa isizulu sesotho setswana fula pulaar navajo
  anglais francais espagnol allemand italien portugais arabe chinois japonais coreen russe ukrainien polonais roumain grec turc persan hebreu
  deutsch espanol italiano portugues nederlands svenska polski russkij twi luo peul bambara wolof fulani hakka hokkien taiwanese maori breton sinhalese flamand romani
  vietnamien neerlandais suedois norvegien danois finnois hongrois tcheque creole mandarin cantonais hindi bengali`);

/** Words that say how well a language is spoken; folded. */
export const FLUENCIES =
  listed(`native mother tongue fluent fluently proficient proficiency conversational basic beginner elementary intermediate advanced bilingual
  professional working full limited written spoken reading excellent good fair notions first second
  maternelle langue natif native courant courante couramment bilingue intermediaire debutant avance parle ecrit lu base notions excellent bon bonne
  a1 a2 b1 b2 c1 c2 toefl ielts tef tcf clb nclc muttersprache muttersprachler muttersprachlerin verhandlungssicher fliessend grundkenntnisse gut sehr functional fonctionnel
  nativo nativa fluido avanzado basico intermedio`);

/** Provinces, states and countries as they end an address; folded. */
export const REGIONS = new Set(
  phrases(`on, ontario, qc, pq, quebec, bc, b.c., british columbia, colombie-britannique, ab, alberta, mb, manitoba, sk, saskatchewan, ns, n.s.,
  vic, nsw, new south wales, qld, queensland, tas, tasmania, south australia, western australia, nova scotia, nouvelle-ecosse, nb, n.b., new brunswick, nouveau-brunswick, nl, newfoundland, newfoundland and labrador, terre-neuve-et-labrador,
  pe, pei, p.e.i., prince edward island, ile-du-prince-edouard, yt, yukon, nt, nwt, northwest territories, nu, nunavut,
  al, ak, az, ar, ca, co, ct, de, dc, fl, ga, hi, id, il, in, ia, ks, ky, la, me, md, ma, mi, mn, ms, mo, mt, ne, nv, nh, nj, nm, ny, nc, nd, oh, ok,
  or, pa, ri, sc, sd, tn, tx, ut, vt, va, wa, wv, wi, wy, alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida,
  georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland, massachusetts, michigan, minnesota, mississippi,
  missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, ohio, oklahoma, oregon, pennsylvania,
  rhode island, south carolina, tennessee, texas, utah, vermont, virginia, washington, wisconsin, wyoming, nordrhein-westfalen, bayern, baden-wurttemberg, hessen, sachsen,
  niedersachsen, sachsen-anhalt, thuringen, brandenburg, schleswig-holstein, rheinland-pfalz, saarland, mecklenburg-vorpommern`),
);

/** Countries by the names people write, where the standard names do not have them. */
export const COMMON_COUNTRIES: ReadonlyMap<string, string> = new Map(
  phrases(`canada CA, usa US, u.s.a. US, united states US, etats-unis US, us US, uk GB, united kingdom GB, england GB, scotland GB, wales GB, royaume-uni GB, ireland IE, irlande IE,
  france FR, germany DE, allemagne DE, deutschland DE, belgium BE, belgique BE, switzerland CH, suisse CH, spain ES, espagne ES, italy IT, portugal PT, netherlands NL,
  austria AT, sweden SE, norway NO, denmark DK, finland FI, poland PL, india IN, china CN, japan JP, philippines PH, mexico MX, brazil BR,
  australia AU, new zealand NZ, nigeria NG, morocco MA, maroc MA, algeria DZ, algerie DZ, tunisia TN, tunisie TN, haiti HT, lebanon LB, liban LB,
  ukraine UA, romania RO, singapore SG, south africa ZA, kenya KE, pakistan PK, vietnam VN, south korea KR, iran IR, egypt EG, israel IL`).map(
    (entry) => {
      const gap = entry.lastIndexOf(' ');
      return [entry.slice(0, gap), entry.slice(gap + 1)];
    },
  ),
);

/** Well-known cities that resumes name without a province; folded. */
export const CITIES = new Set(
  phrases(`toronto, montreal, vancouver, calgary, edmonton, ottawa, gatineau, winnipeg, quebec, quebec city, ville de quebec, hamilton, kitchener, london, victoria,
  halifax, oshawa, windsor, saskatoon, regina, st. john's, st john's, sherbrooke, barrie, kelowna, abbotsford, kingston, trois-rivieres, guelph, moncton, brantford,
  saint john, thunder bay, peterborough, laval, longueuil, levis, saguenay, mississauga, brampton, markham, vaughan, scarborough, burnaby, surrey,
  richmond, fredericton, charlottetown, red deer, lethbridge, sudbury, sault ste. marie, waterloo, cambridge, burlington, oakville, whitehorse,
  yellowknife, iqaluit, nanaimo, kamloops, rimouski, drummondville, granby, saint-jerome, terrebonne, repentigny, brossard, new york, boston, chicago,
  seattle, san francisco, los angeles, austin, denver, detroit, buffalo, portland, philadelphia, atlanta, miami, dallas, houston, manchester, leeds,
  bristol, glasgow, edinburgh, dublin, paris, lyon, marseille, lille, bordeaux, toulouse, nantes, brussels, bruxelles, geneva, geneve, lausanne, zurich, berlin, munich,
  hamburg, frankfurt, madrid, barcelona, lisbon, rome, milan, amsterdam, vienna, stockholm, oslo, copenhagen, helsinki, warsaw, prague, mumbai, delhi,
  bangalore, manila, sydney, melbourne, auckland, lagos, casablanca, tunis, alger, port-au-prince, beirut, dakar, abidjan, remote, teletravail, a distance,${LARGE_CITIES}`),
);
