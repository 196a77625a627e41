/** What people do, with the noun of the action and the other language beside the verb, one meaning a line, as in the list of actions. */
export const DOINGS = `
rediger redaction write author compose drafting writing
creer creation create build set_up start establish develop mettre_sur_pied mise_sur_pied fonder
mettre_sur_pied mise_sur_pied set_up establish start launch create organiser lancer creer creation build
gerer gestion manage management handle administer administration manager
in_charge_of responsible_for responsable_de charge_de > coordinate organise oversee
lead animer anime > in_charge_of responsible_for responsable responsable_de
manage gerer handle > in_charge_of responsible_for responsable responsable_de look_after
supervise encadrer encadrement superviser supervision oversee accompagner supervisor
encadrer accompagner mentor encadrement accompagnement coach guide > supervise_trainee accompagner
encadrer encadrement > supervise oversee lead_team manage superviser diriger
accompagner accompagnement encadrer mentor guide coach support accompany
elaborer elaboration develop prepare draw_up design preparer
preparer preparation prepare prep make get_ready set_up_for elaborer
lire lecture read reading consult
recevoir reception receive receiving take_in accept_delivery accueillir
etiqueter etiquetage label tag labelling
surveiller surveillance watch monitor supervise keep_watch oversee surveillance_de look_after keep_an_eye
entretenir entretien maintain service maintenance upkeep look_after
reparer reparation repair fix mend service troubleshoot
troubleshoot diagnose fix repair find_fault fault-find diagnostiquer depanner depannage diagnostic
diagnose diagnostiquer diagnostic identify_cause troubleshoot
installer installation install fit put_in set_up poser pose mount
remplacer remplacement replace swap change switch substitute changer exchange retrofit
saisir saisie enter key_in input type data_entry record
classer classement file sort archive organise organize filing
trier tri sort triage prioritise prioritize classify rank categorise categorize order
signaler signalement report flag raise log notify alert
log record report register enter file consigner note
aviser avis notify inform alert warn tell let_know prevenir informer avertir
alert warn notify inform flag tell aviser prevenir alerter avertir signaler let_know
prevenir avertir warn alert notify inform aviser
commander commande order place_order purchase
reserver reservation book reserve arrange booking schedule
book reserve arrange schedule organise organize set_up reserver
arrange organise organize book set_up plan coordinate
livrer livraison deliver delivery drop_off bring
charger chargement load loading
decharger dechargement unload unloading offload offloading
expedier expedition ship dispatch send shipping
emballer emballage pack wrap packing package
nettoyer nettoyage clean cleaning wash sanitise sanitize tidy
desinfecter desinfection disinfect sanitise sanitize sterilise sterilize
steriliser sterilisation sterilise sterilize sterile
monter montage assemble assembly mount put_together
souder soudage soudure weld welding solder braze
couler coulee pour pouring cast
plier pliage bend bending cintrer cintrage fold
cintrer cintrage bend bending plier
percer percage drill drilling
usiner usinage machine machining mill turn
meuler meulage grind grinding
peindre peinture paint painting
poncer poncage sand sanding
cabler cablage wire wiring run_cable pull_cable cable rewire do_wiring
brancher branchement connect hook_up plug_in raccorder raccordement connection
raccorder raccordement connect join link
demonter demontage dismantle take_apart disassemble
demolir demolition demolish tear_down
excaver excavation dig excavate
arpenter arpentage survey surveying
mesurer mesure mesurage measure measurement take_measurements gauge
peser pesee weigh
compter comptage count decompte tally stock_count denombrement
faire_l'inventaire inventorier count_stock inventory stocktaking stocktake count stock_take
verifier verification check verify checking control inspect confirm validate
check verify confirm validate inspect controler verifier valider
valider validation validate confirm check approve verify
inspecter inspection inspect examine check
tester test essai essayer test try run_test
execute perform carry_out conduct do run effectuer executer realiser run_through complete
perform carry_out conduct execute do effectuer accomplir faire complete undertake
test execute_test > run_test run conduct carry_out perform execute
test tests exam examination > run ran conduct carry_out perform do
conduct carry_out perform do run hold mener effectuer realiser
effectuer perform carry_out conduct do make complete faire realiser execution
catch find discover spot notice detect identify uncover decouvrir reperer deceler
find trouver decouvrir catch reperer spot detect discover identify
corriger correction correct fix mark grade
correct fix rectify amend corriger
evaluer evaluation assess evaluate appraise assessment rate
analyser analyse analyze analysis study examine
calculer calcul calculate compute work_out calculation
estimer estimation estimate estimating cost quote
facturer facturation invoice bill billing
encaisser encaissement take_payment collect_payment cash cash_up ring_up
payer paiement pay payment
fermer fermeture close closing lock_up shut
fermeture_de_caisse close_the_till close_the_register cash_out cash-out cash_up closed_the_cash_register close_cash balance_the_till
ouvrir ouverture open opening
accueillir accueil welcome greet receive meet reception host
welcome greet receive accueillir look_after host
conseiller counsel advise guide recommend consult consultation conseil
counsel advise conseiller guide talk_to inform
negocier negociation negotiate negotiation bargain haggle agree
vendre vente sell sale
acheter achat buy purchase procure purchasing
planifier planification plan schedule planning map_out
organiser organisation organise organize arrange run coordinate set_up hold
coordonner coordination coordinate organise organize arrange orchestrate
coordinate organise organize arrange plan handle_logistics
former formation train training teach onboard instruct orient initiation
onboard orient induct train initiate welcome_new integrer former
enseigner enseignement teach teaching instruct
animer animation lead run facilitate host hold animate lead_activity
lead_group lead run facilitate > animer
initier initiation introduce_to teach initiate
rencontrer rencontre meet see
presenter presentation present show give_talk talk
traduire traduction translate translation
interpreter interpretation interpret interpreting
reviser revision review revise proofread proof edit
relire relecture proofread review read_over
publier publication publish post
imprimer impression print printing
archiver archivage archive archiving file
numeriser numerisation scan digitise digitize
migrer migration migrate move transfer port
deployer deploiement deploy rollout roll_out release
programmer programmation program code coding programming
automatiser automatisation automate automation script
concevoir conception design devise draw_up
depanner depannage troubleshoot fix repair service
configurer configuration configure set_up setup set_up_system
mettre_a_jour mise_a_jour update upgrade refresh
mettre_en_place mise_en_place set_up implement introduce put_in_place establish implementation
set_up mise_en_place mettre_en_place establish build put_together install create start
participer participation participate take_part part_of involved_in join contribute help
participate take_part part_of help_with involved > a_participe participation contribute
help assist support contribute participate involve > a_participe participation contribute collabore_a help
draft write > draft drafting write put_together
administer give provide administrer donner administration
give > administer provide deliver
vacciner vaccination vaccinate immunise immunize inoculate give_vaccine
dispense dispenser fill delivrer preparer remplir hand_out
prescription dispense > fill
compound preparation prepare mix make_up composer
prepare > compound mix make_up
reconcile bilan reconciliation conciliation comparer
soigner soin treat care nurse treatment
panser pansement dress dressing bandage
prelever prelevement draw collect sample take_sample
nourrir feed feeding
habiller dress dressing
laver lavage wash bathe washing
deplacer deplacement move shift relocate rearrange disposition changer_la_disposition
move relocate shift deplacer transferer
changing_layout disposition arrangement layout amenagement
raccourcir shorten cut reduce reduire
ameliorer amelioration improve improvement better raise
augmenter augmentation increase raise grow lift
reduire reduction reduce cut lower decrease bring_down slash
bring_down brought_down lower reduce cut decrease shorten
shorten cut reduce speed_up bring_down raccourcir
economiser economie save saving
eviter prevent avoid evite
garder keep watch_over look_after
classify sort categorise categorize classer
comparer compare comparaison comparison
rechercher recherche research search study
enqueter enquete investigate investigation inquiry
interviewer interview entrevue interroger
recruter recrutement recruit hire hiring recruitment
embaucher embauche hire recruit
promote promouvoir promotion
servir service serve serving wait_on
cuisiner cuisine cook cooking
cuire cuisson cook bake
bake boulanger faire_cuire baking
couper coupe cut chop slice
dresser plate plating
recolter recolte harvest pick
semer semis sow seed plant
planter plantation plant planting
arroser arrosage water watering irrigate
tailler taille prune trim pruning
tondre tonte mow cut_grass
deneiger deneigement clear_snow plough plow snow_removal
conduire conduite drive operate driving
operate drive run use operer conduire manier
drive operer operate conduire
remorquer remorquage tow towing
stationner park parking
garer park
ranger rangement put_away tidy store organise organize
entreposer entreposage store warehouse storage warehousing
approvisionner approvisionnement supply procure stock source purchasing
distribuer distribution hand_out distribute give_out deliver
collecter collecte collect gather pick_up
suivre suivi track follow monitor trace follow_up
track trace monitor follow suivre watch keep_track suivi
tenir tenue keep maintain hold run
keep tenir maintain look_after hold update
document documenter write write_down record put_in_writing > document write
document record > write write_down rediger redaction put_in_writing
execute perform test conduct > run run_test carry_out
redo refaire refonte refondre redesign revamp rework rebrand restyle
design concevoir graphic > create produce make creation creer realiser
rebuild remise_a_neuf refaire reconstruire reconstruction overhaul recondition
collaborate collaborer work_with travail_en_equipe teamwork team_up partner work_alongside
post publish publier upload put_online mettre_en_ligne
settle resolve close solve regler conclure
agree arrange conclude conclure negotiate
retouch retoucher retouche edit touch_up
explain expliquer explication make_clear walk_through talk_through take_through show
read_meter relever releve_de_compteur
rise > increase go_up went_up gain grow augmenter hausse
fall > go_down went_down decline
fall_behind arriere arrears en_retard overdue late
tidy organised organized neat in_order en_ordre order
change changement swap replace
rewrite reecrire reecriture redo
reorganiser reorganisation reorganise reorganize restructure restructurer revoir rearrange rework
answer_calls call > pick_up_calls picked_up_calls
drive > behind_the_wheel
use utiliser > make_use
worked_with work_with together_with collabore collaborate partner team_up
author write draft compose create develop
write rediger author produce develop create
write test script > author develop create build
repondre reponse answer reply respond deal_with handle
answer respond reply repondre field
stand_in_for replace_when_needed remplacer fill_in cover stand_in step_in relieve
stand_in step_in fill_in cover relieve remplacer replace
welcome accueil > greet meet receive
teindre colour color dye
coiffer style hair cut_hair
coudre sew stitch couture sewing
livrer hand_over delivered
superviser oversee supervise look_after
oversee supervise look_after superviser encadrer lead_team
swap replace exchange change remplacer
lower reduce cut decrease bring_down
develop_content > write create
assurer provide ensure carry_out handle look_after
veiller ensure make_sure see_to look_after
sensibiliser raise_awareness sensibilisation awareness inform educate
intervenir intervention intervene step_in
orienter refer referral direct guide
refer orienter direct send_on
soutenir soutien support back help
encourager encourage motivate
ecouter ecoute listen listening
observer observation observe watch
consigner record note log write_down
noter note record write_down
transmettre transmission pass_on hand_over send relay
guide mentor coach support accompany teach
tutor teach coach help
coordinate > arrange
fund financer fund financing
rent louer location lease
loan preter lend pret
borrow emprunter
recycle recycler recyclage
sort_waste trier
heal soigner
`;
