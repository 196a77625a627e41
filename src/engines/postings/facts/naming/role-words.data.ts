/**
 * What one is by trade, in the singular, flat: the last words of English titles and the first of French ones in the taxonomy
 * (assets/taxonomy; words that its task texts use as often for other things are left out), and some of everyday postings.
 */
export const ENGLISH_ROLES: ReadonlySet<string> = new Set(
  `accountant actor actress actuary acupuncturist adjudicator adjuster admin administrator adviser
advisor advocate aerodynamicist aesthetician agent agronomist aide ambassador analyst anatomist
anesthetist animator annealer announcer anthropologist anthropology applicator applier appraiser
apprentice arbitrator arborist archaeologist architect archivist arranger artisan artist assayer
assembler assessor assistant associate assorter astronomer attacher attendant attorney audiologist
auditor author authorizer backer bacteriologist bagger bailiff baker balancer baler baller bander
banker banksman barber barista barrister bartender baster bearer beekeeper behaviorist bellhop
bender beveler biller biochemist biologist biostatistician biotechnician biotechnologist blacker
blaster bleacher blender blocker blogger blower boatman boilermaker bolter boner booker bookkeeper
borer boss bottler boxer bracer braider brakeman brander brazer breaker breeder brewer bricklayer
broacher broadcaster broker brusher bucker buckler buffer builder buncher bundler burner burnisher
busser buster butcher buyer cabinetmaker caddy cadet calibrator caller cameraman cantor canvasser
capper captain captioner cardiologist caregiver caretaker carman carpenter carrier cartoonist carver
caser caseworker cashier caster catcher cementer ceo cfo chainmaker changer chaplain charger chaser
chauffeur checker cheesemaker chef chemist chief chipper chiropractor chopper choreographer classer
classifier cleaner clearer clerk clerks clicker climber clinician clipper closer co-ordinator coach
coater cobbler coder coiler collector colorer colorist columnist commander commentator commissioner
communicator companion compiler composer compositor compounder comptroller concierge conciliator
conditioner conductor conservationist conservator constable constructor consultant contractor
controller converter coo cook cooker cooler cooper coordinator cop copyist copywriter coremaker
corrector correspondent corrugator cosmetologist cosmologist cota counsel counsellor counselor
coupler courier coverer coxswain crafter craftsman craftswoman crater creeler crewman critic crusher
csr cto culler curator curer custodian cutter cytologist dancer dealer dean deburrer deckhand
decorator deliverer demonstrator dentist dentistry denturist deputy dermatologist designer detailer
detasseler detective dev developer diagnostician dietician dietitian digger dipper director
dishwasher dispatcher dispenser distiller distributor ditcher diver docent doctor doffer doper
dosimetrist doula drafter draftsman draftsperson draper draughter draughtsperson dredger dresser
dressmaker drier driller driver dropper drywaller dumper duplicator dyer ecologist economist edger
editor educator electrician embalmer emt enameler engineer engineman engraver entertainer
environmentalist epidemiologist eradicator erector ergonomist escort esthetician estimator etcher
evaluator evangelist examiner excavator executive expediter expeditor expert exporter exterminator
extractor extruder fabricator facer facilitator faller farmer farmworker feeder feller fellow
fermenter fighter filer filler filterer finder finisher firefighter fireman firer fisher fisherman
fishmonger fitter fixer flagger flagman floater floorperson folder foreman foreperson forester
forewoman forger former formulator forwarder framer fryer fueler fundraiser gamekeeper ganger
gardener gateman gatherer gauger generalist geneticist geochemist geographer geologist geophysicist
girl glazer glazier gouger grader grainer greaser greenkeeper greeter grinder grip groomer groover
groundskeeper groundworker grower guard guide gynecologist hacker hand handler handyman hanger
hardener harvester hauler head header heater helper hemmer herder herdsperson hewer hiker historian
hooker hop horticulturist hospitalist host hostess hostler housekeeper hunter hydrologist hygienist
icer illustrator imam immunologist impregnator informaticist inker inseminator inserter inspector
installer instructor insulator integrator intern interpreter interventionist interviewer
investigator ironer ironworker irrigator janitor jockey jogger joiner journalism journalist
journeyman journeyperson judge jumper justice keeper keyholder killer kinesiologist knitter knocker
laborer labourer lacer laminator landscaper lapper laster lather lawyer layer lead leader lector
lecturer letterer leveler lexicographer liaison librarian lieutenant lifeguard lifter lineman liner
linesman lineworker linguist lister lithographer loader loadmaster locater locator locksmith logger
lpn lubricator machinist magistrate maid maintainer maitre maker man manager manicurist mapper
marker marketer marshal mason masseur masseuse master matcher mate mathematician matron measurer
mechanic mediator medic melter member mender merchandiser merchant messenger metallurgist metalsmith
metalworker meteorologist microbiologist midwife milker miller millwright minder miner mineralogist
minister mixer modeler modeller molder monitor mortician motorman moulder mounter mover musician
nailer nanny naturalist navigator needleworker negotiator neurologist neurophysiologist
neuropsychologist neutralizer notary nozzleman nurse nutritionist observer offbearer officer
official officiant oiler ombudsman oncologist opener operative operator ophthalmologist optician
optometrist orchestrator orderly organist organizer orthoptist orthotist osteopath overhauler
overseer owner packager packer padder painter pairer paraeducator paralegal paramedic
paraprofessional parasitologist partner passer paster pasteurizer pastor pastry patcher pathologist
patroller patrolman pattern-maker patternmaker paver peddler pediatrician peeler performer person
pharmacist pharmacologist philosophy phlebotomist photographer physiatrist physician physicist
physics physio physiologist physiotherapist picker pickler piler pilot pinner pipefitter pitcher
placer planer planner planter plasterer platemaker plater player plumber podiatrist poet polisher
porter postdoc poster pourer practitioner preparator preparer prepper presenter president presser
pressman pricer priest principal printer printmaker prizer processor proctor producer professional
professor profiler programmer projectionist promoter proofer proofreader prospector prosthetist
prosthodontist protector provider provost pruner psychiatrist psychologist psychology
psychotherapist puddler puller pumper puncher puppeteer purchaser purifier purser pusher quant
quilter rabbi racer racker radiographer radiologist raiser raker ranger rater reader reamer
rebuilder recapper receiver receptionist reconditioner recorder recruiter reeler referee refiner
refinisher registrar reliner remover renovator rep repairer repairman replacer replenisher reporter
representative reproducer researcher reservationist respondent responder restorer retailer retoucher
reviewer rewinder rider rigger ripper riveter roaster rodman roller roofer roughneck rounder
roustabout routeman router runner sacker salesman salesperson salvager sampler sandblaster sander
sanitarian sanitizer sawyer scaffolder scaler scheduler scholar scientist scorer scourer scout
screener scribe scrum sculptor sculptress sealer seaman seamer seamstress searcher secretary
selector seller separator sergeant server serviceman servicer setter sewer sexer shaker shaper
sharpener shaver shearer sheeter sheller sheriff shifter shipper shooter shopper shoveler shredder
shrinker silverer singer sitter sizer skater skimmer skinner skiver slasher slaughterer slicer
slitter slp smith smoker smoother sociologist sociology solderer solicitor sommelier songwriter
sonographer sorter sourcer sparky specialist spectroscopist spinner splicer splitter spooler spotter
sprayer spreader stacker staffer stagehand stainer stamper stand-in statistician steamer steamfitter
stenographer steward stewardess sticker stitcher stocker stonecutter stonemason storeperson
storyteller straightener strategist stringer striper stripper stuffer stylist subassembler
superintendent supervisor surfacer surgeon surveyor swamper sweeper switchman sysadmin tacker tailer
tailor taker tankerman taper tapper taster teacher teamster tech technician technologist
telecommunicator teller temp temperer tender tester therapist thinner threader thrower tier tiler
tinter tipper topper toxicologist tracer trader trainee trainer transcriber transcriptionist
transferrer translator transplanter transporter trapper treasurer treater trimmer tripper
troubleshooter trucker truer tuner turner tutor twister typesetter typist umpire undertaker
underwriter unloader upholster upholsterer urologist usher valet valeter varnisher verifier vet
veterinarian videographer vp waiter waitress walker warden washer watcher watchman waxer weaver
webmaster weigher welder wheeler winder winemaker wiper wireman wirer woman woodworker worker
wrangler wrapper wrestler writer yardperson zookeeper`.split(/\s/),
);
export const FRENCH_ROLES: ReadonlySet<string> = new Set(
  `abatteur abatteuse accastilleur accastilleuse accessoiriste accompagnateur accompagnatrice
accrocheur accrocheuse acheteur acheteur-planificateur acheteuse acheteuse-planificatrice
acousticien acousticienne acteur actrice actuaire acupuncteur acupunctrice adjoint adjointe
administrateur administratrice aerodynamicien aerodynamicienne afficheur afficheuse affuteur
affuteuse agente agronome aide-bibliothecaire aide-boulanger aide-boulangere aide-comptable
aide-cuisinier aide-cuisiniere aide-educatrice aide-laborantin aide-laborantine aide-preparateur
aide-preparatrice aide-soignant aide-soignante aiguilleur aiguilleuse ajusteur-outilleur
ajusteuse-outilleuse aleseur aleseuse ambulancier ambulanciere analyste animateur animatrice
anthropologue apiculteur apicultrice applicateur applicateurs applicatrice approvisionneur
approvisionneuse arbitre arboriculteur arboricultrice archeologue architecte archiviste armurier
armuriere arpenteur arpenteuse arrangeur arrangeuse art art-therapeute artificier artificiere
artisane artiste assembleur assembleuse assistant-cuisinier assistante assistante-cuisiniere associe
astronome astrophysicien astrophysicienne atrier atriere attache attachee audiologiste
audioprothesiste audiotypiste auditeur auditrice aumonier aumoniere auteur-compositeur
auteure-compositrice auxiliaire aviculteur avicultrice avocat avocate babysitter bacteriologiste
bagagiste balayeur balayeuse barbier barbiere barmaid barman berger bergere bibliotechnicien
bibliothecaire bijoutier bijoutiere biochimiste biologiste biophysicien biophysicienne biseauteur
biseauteuse blanchisseur blanchisseuse blogueur blogueuse bobineur-assembleur bobineuse-assembleuse
bobinier bobiniere boucher bouchere boulanger boulanger-patissier boulangere boulangere-patissiere
boutefeu braseur braseuse brasseur brasseuse brigadier brigadiere briqueteur briqueteuse briquetier
briquetiere brodeur brodeuse broyeur broyeuse cableur cableuse cadreur cadreuse caissier caissiere
calorifugeur camerawoman camionneur camionneuse capitaine cardiologue caricaturiste cariste
carnetier carreleur carreleuse cartographe carton catcheur catcheuse category cavalier cavaliere
caviste chanteur chanteuse charge chargee chargeur chargeuse charpentier charpentier-menuisier
charpentiere charpentiere-menuisiere chasseur chasseur-bagagiste chasseuse chaudronnier
chaudronniere chauffagiste chauffeur-livreur chauffeurs chauffeuse chauffeuse-livreuse chauffeuses
cheffe chercheur chercheuse chimiste chiropracteur chiropractrice chiropraticien chiropraticienne
chirurgien chirurgien-dentiste chirurgienne chirurgienne-dentiste choregraphe chroniqueur
chroniqueuse cimentier cimentiere classeur classeur-archiviste classeuse classeuse-archiviste
climatologiste climatologue clinicienne cogniticien coiffeur coiffeuse collecteur collectrice
colleur colleuse coloriste comedien comedienne commandant commandante commis commis-caissier
commis-caissiere commis-comptable commis-vendeur commis-vendeuse commise commissaire communicateur
communicatrice compositeur compositrice comptable concepteur concepteur-architecte
concepteur-redacteur conceptrice conceptrice-architecte conceptrice-redactrice conducteur
conductrice condutrice confectionneur confectionneuse conseiller conseillere conservateur
conservatrice constructeur constructrice consultante contremaitre contremaitresse controleur
controleuse coordinateur coordinatrice coordonnateur coordonnatrice copilote cordonnier
cordonnier-bottier cordonniere cordonniere-bottiere cosmologiste cosmologue couleur couleuse coupeur
coupeuse courtier courtiere couseur couseuse couturier couturiere createur creatrice critique
croupier croupiere cueilleur cueilleuse cuisinier cuisiniere cycliste dactylographe dansetherapeute
danseur danseuse data debiteur debitrice debosseleur decolleteur decolleteuse decorateur decoratrice
decoupeur decoupeuse degauchisseur degauchisseuse degustateur degustatrice delegue deleguee
demarcheur demarcheuse demenageur demenageuse deneigeur depanneur-remorqueur depanneuse-remorqueuse
deratiseur deratiseuse dermatologue designeuse desosseur-pareur desosseuse-pareuse dessinateur
dessinateur-projeteur dessinatrice dessinatrice-projeteuse developpeur developpeuse diariste
dieseliste dieteticien dieteticienne directeur directrice dirigeant dirigeante disc-jockey docker
dompteur dompteuse dresseur dresseuse drh dsi ebarbeur-ebavureur ebarbeuse-ebavureuse ebavureur
ebavureur-meuleur ebavureuse ebavureuse-meuleuse ebeniste eboueur eboueuse ecogeologue ecologue
econome economiste ecrivain ecrivaine editeur editrice educateur educatrice elagueur elagueuse
electricien electricienne electromecanicien electromecanicienne eleveur eleveuse emballeur
emballeuse emboutisseur emboutisseuse employe employee enduiseur enduiseuse enqueteur enqueteuse
enquetrice enseignant enseignant-chercheur enseignante enseignante-chercheuse entraineur entraineuse
epidemiologiste epithesiste equipier ergonome ergotherapeute escort-boy escort-girl escorte essayeur
essayeuse estheticien estheticienne estimateur estimatrice etalagiste ethnographe ethnologue
evaluateur evaluatrice expediteur expeditrice experte exploitant exploitante fabricant fabricante
facadier facadiere faconneur faconneuse facteur factrice faiencier faienciere fantaisiste femme
ferblantier ferblantiere fermenteur fermenteuse ferronnier ferronniere figurant figurante fileur
fileuse fille finisseur finisseuse fiscaliste forestier forestiere foreur foreuse forgeron
forgeronne formateur formatrice formulateur formulatrice fouleur fouleuse fournier fourniere
fraiseur fraiseuse frigoriste fumiste galeniste galvanoplaste gantier gantiere garde garde-chasse
garde-forestier garde-forestiere gardien gardienne garnisseur garnisseuse gemmologue gendarme
genealogiste geneticien geneticienne gentil gentille geochimiste geographe geologue geometre
geometre-topographe geophysicien geophysicienne geotechnicien geotechnicienne gerant gerante
gestionnaire gouteur gouteuse graisseur graisseuse graphiste graveur graveuse greeur greeuse
greffier greffiere grilladin grillardin grillardine grutier grutiere gypsier gypsiere habilleur
habilleuse historien historienne homme horticulteur horticultrice hote hotesse huissier huissiere
humoriste hydraulicien hydraulicienne hydrogeologue hydrologue hygieniste illustrateur illustratrice
immunologiste immunologue implanteur implanteuse impresario imprimeur imprimeuse infirmier
infirmier-anesthesiste infirmiere infirmiere-anesthesiste infographiste ingenieur ingenieure
inspecteur inspectrice installateur installatrice instituteur institutrice instructeur instructeurs
instructrice intendant intendante interprete intervenant intervenante jardinier jardinier-paysagiste
jardiniere jardiniere-paysagiste joueur joueuse journalier journaliere journaliste juge juriste
kinesitherapeute lamineur lamineuse lapidaire laqueur laqueuse laveur laveuse lexicographe
lieutenante linguiste lithographe livreur livreuse lobbyiste logisticien logopede logopediste
ludotherapeute luthier luthiere machiniste macon macon-briqueteur maconne maconne-briqueteuse
magasinier magasiniere magistrat maitre-brasseur maitre-brasseuse maitre-chien maitre-nageur
maitresse maitresse-chien maitresse-nageuse malaxeur-melangeur malaxeuse-melangeuse mandataire
manipulateur manipulatrice mannequin mannequine manoeuvre manucure manutentionnaire manuvre
maquettiste marchand marchande marchandiseur marchandiseuse marechal marechal-ferrant marin
marin-pecheur marionnettiste matelot mathematicien mathematicienne maton matonne mecanicien
mecanicien-monteur mecanicien-reparateur mecanicienne mecanicienne-monteuse mecanicienne-reparatrice
mecatronicien mecatronicienne medecin mediateur mediathecaire-documentaliste mediatrice melangeur
melangeuse membre menuisier menuisiere metallier metalliere metallurgiste meteorologiste
meteorologue metreur metreur-verificateur metreuse metreuse-verificatrice metrologiste metrologue
metteur metteuse microbiologiste mineralogiste miniaturiste ministre modele modeleur modeleuse
modelisateur modelisatrice moniteur monitrice monteur monteur-assembleur monteur-cableur
monteur-sertisseur monteur-vendeur monteuse monteuse-assembleuse monteuse-cableuse
monteuse-sertisseuse monteuse-vendeuse mortaiseur mortaiseuse mosaiste mouleur mouleuse multiartiste
musicien musicienne musicotherapeute naturaliste-taxidermiste negociateur negociatrice neurologue
nologue notaire nutritionniste oceanographe oculariste officier officiere oncologue operateur
operatrice ophtalmologue opticien opticien-lunetier opticien-optometriste opticienne
opticienne-lunetiere opticienne-optometriste optometriste organisateur organisatrice orthophoniste
orthoprothesiste orthoptiste osteopathe ouvreur ouvreuse ouvrier ouvriere parajuriste pareur pareuse
parqueteur parqueteuse pasteur pasteure pathologiste patissier patissiere patron patronne patronnier
patronniere patrouilleur patrouilleuse paysagiste pedicure pedicure-podologue peintre
peintre-scenographe pepinieriste pharmacien pharmacienne pharmacoeconomiste pharmacologiste
pharmacologue photographe physicien physicienne physiologiste physiologue physiotherapeute picador
pilote piqueur piqueur-brodeur piqueuse piqueuse-brodeuse pirate pirates pistoleteur pistoleteuse
pistoleur pistoleuse planificateur planificatrice plaquiste platrier platriere plombier plombiere
plongeur plongeuse pnc podologue policier policiere polisseur polisseur-limeur polisseuse
polisseuse-limeuse politiste politologue pompier pompiere ponceur-vitrificateur
ponceuse-vitrificatrice pontier pontiere pontonnier pontonniere porte-parole porteur
porteur-chauffeur porteuse porteuse-chauffeuse portier portiere poseur poseuse praticien praticienne
precepteur preceptrice preneur preneuse preparateur preparatrice prepose preposee presentateur
presentatrice presseur presseuse procureur procureure producteur productrice professeur professeure
professionnel professionnelle programmeur programmeur-analyste programmeuse projectionniste
prothesiste prothesiste-orthesiste prothesiste-orthopediste psychologue psychotherapeute
puericulteur puericultrice puisatier puisatiere qualiticien qualiticienne radiologue radiotherapeute
ramasseur ramasseuse ramoneur ramoneuse rayonneur rayonneuse realisateur realisatrice receptionniste
recruteur recruteuse rectifieur rectifieuse recuiseur recuiseuse redacteur redactrice regisseur
regisseuse regleur regleuse regulateur regulatrice relationniste releveur releveuse remouleur
remouleuse reparateur reparatrice repartiteur repartitrice repartitrice-coordonnatrice repasseur
repasseur-presseur repasseuse repasseuse-presseuse repetiteur repetitrice reporter-photographe
representant representante responsable restaurateur restauratrice retordeur retordeuse retoucheur
retoucheuse reviseur reviseure reviseuse riveteur riveteuse riveur riveuse routier routiere rtt
rudologue sableur sableuse sacrificateur sacrificatrice sapeur-pompier sapeuse-pompiere sauveteur
sauveteuse savonnier savonniere scenarimagiste scenariste scenographe scientifique scientifiques
scieur scieuse scripte sculpteur sculptrice second secretaire senateur senatrice separateur
separatrice serigraphe serrurier serrurier-poseur serruriere serruriere-poseuse serveur serveuse
sexeur sexeuse signaleur signaleuragent signaleuse signaleuse- skipper sociologue soigneur soigneuse
soldat soldate sommeliere sondeur sondeuse soudeur soudeur-assembleur soudeur-monteur soudeuse
soudeuse-assembleuse soudeuse-monteuse souffleur souffleuse sound sous-chef souscripteur
souscriptrice soutien specialiste sportif sportive staffeur staffeuse stagiaire standardiste
statisticien statisticienne stenographe stenotypiste stratege stucateur stucateuse styliste
superviseur superviseure superviseuse suppleant suppleante supply surintendant surveillant
surveillante tailleur tailleuse talonneur talonneuse tapissier tapissiere taxidermiste technicien
technicienne techniciennes techniciens technologiste technologue teleoperateur teleoperatrice teneur
teneuse testeur testeuse therapeute tireur tireuse tisserand tisserande tisseur tisseuse toiletteur
toiletteuse tolier toliere tonnelier tonneliere tourneur tourneuse traducteur traductrice
travailleur travailleuse trempeur trempeuse tresorier tresoriere tricoteur tricoteuse trieur
trieur-classeur trieuse trieuse-classeuse tuyauteur typographe urbaniste veilleur veilleuse vendeur
vendeuse verificateur verificatrice vernisseur vernisseuse vestiaire vestiairiste veterinaire vigile
virologue visiteur visiteur-appereur visiteuse visiteuse-appereuse visual vitrailliste vitrier
vitriere voix voyagiste webmestre wedding white`.split(/\s/),
);
