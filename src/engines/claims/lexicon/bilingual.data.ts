/** Things, people and places of work in both languages, with their near names, one meaning a line, as in the list of actions. */
export const BILINGUAL = `
shingles zona
hatchery fish_farm oyster_farm mussel_farm salmon_farm ecloserie pisciculture ferme_ostreicole > aquaculture fish_farming aquacole
flu_shot flu_vaccine vaccin_contre_la_grippe vaccin_antigrippal influenza_vaccine
vaccine vaccination immunization immunisation vaccin
prescription ordonnance script rx
pill comprime tablet
dose dosage posologie
dispensary pharmacie officine
pharmacist pharmacien pharmacienne
pharmacy_technician technicien_en_pharmacie technicienne_en_pharmacie assistant_technique
blood_pressure tension_arterielle pression_arterielle tension
diabetes diabete diabetic
cancer oncology oncologie oncologique
chemotherapy chimiotherapie chemo
sterile aseptic sterile_conditions clean_room cleanroom steril
sterile sterile_room clean_room > conditions
medication drug medicine medicament remede
medication_list liste_de_medicaments bilan_comparatif
guideline ligne_directrice lignes_directrices protocol guidance
barcode code-barres code_a_barres bar_code
scan lecture_optique numerisation scanning
cabinet armoire cupboard
automated automatise automatic automatique
smoking_cessation abandon_du_tabac quit_smoking arret_tabagique
fall chute
elder aine senior
nurse infirmiere infirmier
physician doctor medecin docteur
surgeon chirurgien
midwife sage-femme
dental_hygienist hygieniste_dentaire
dental_assistant assistante_dentaire
physiotherapist physiotherapeute physical_therapist physio
occupational_therapist ergotherapeute
psychologist psychologue
speech_therapist orthophoniste speech-language_pathologist
dietitian dietetiste nutritionniste nutritionist
veterinarian veterinaire vet
optician opticien opticienne
paramedic paramedique ambulancier
personal_support_worker psw prepose_aux_beneficiaires
bandage dressing pansement
bruise ecchymose
needle aiguille
syringe seringue
wheelchair fauteuil_roulant
walker marchette
bedside chevet
intake_form formulaire_d'admission
test_result resultat result
early_childhood_educator educatrice_a_la_petite_enfance educateur_de_la_petite_enfance ece educatrice_qualifiee
educator educatrice educateur
early_childhood petite_enfance
early_childhood_education education_a_l'enfance techniques_d'education_a_l'enfance ece
childcare_centre cpe garderie daycare childcare_center centre_de_la_petite_enfance child_care_centre daycare_centre
cpe garderie daycare > centre center
toddler tout-petit bambin
toddler tout-petit bambin > child enfant kid
nap sieste rest_time naptime
snack collation gouter
outdoor_play jeux_exterieurs jeu_exterieur outdoor_games jeux_a_l'exterieur
outdoor outside exterieur outdoors
game jeu play
free_play jeu_libre
developmental_profile portrait_de_developpement developmental_portrait developmental_report
portrait profile profil
development developpement developmental
routine ritual
vegetable_garden potager kitchen_garden vegetable_patch
potager vegetable_garden > garden vegetable legume jardin
harvest recolte crop yield produce
recolte potager > legume vegetable
early_reading eveil_a_la_lecture pre-reading
activity activite
toy jouet
craft bricolage
song chanson
circle_time causerie
playground cour_de_recreation aire_de_jeu
table desk pupitre
dinner supper lunch diner souper repas midday_meal meal
breakfast petit_dejeuner petits_dejeuners dejeuner
lunch diner midi noon
cook chef cuisinier cuisiniere
morning matin matinee
evening soir soiree evenings
afternoon apres-midi
night nuit overnight
intern stagiaire trainee student placement_student practicum_student
helper aide assistant
school_board centre_de_services_scolaire commission_scolaire
principal directeur_d'ecole
report_card bulletin
grade_book carnet_de_notes
tester testeur testeuse test_analyst qa_tester
quality_assurance qa assurance_qualite assurance_de_la_qualite
test_case cas_de_test test_cases
test_plan plan_de_test plans_de_test
test_suite suite_de_tests suite
regression regression_run regression_tests non-regression
bug defect anomaly anomalie bogue defaut issue fault error
release launch version mise_en_production livraison go-live roll_out
launch release lancement go-live
login connexion sign-in sign_in log-in log_in logon
login_page page_de_connexion sign-in_page
screen_reader nvda voiceover lecteur_d'ecran jaws
nvda voiceover > screen_reader lecteur_d'ecran
app application appli
application app software appli programme
code_review revue_de_code review_of_code reviews
developer developpeur developpeuse programmer software_engineer
software logiciel
hardware materiel_informatique
computer ordinateur pc
laptop portable
printer imprimante
spreadsheet feuille_de_calcul tableur
network reseau
backup sauvegarde
server serveur
accessibility accessibilite accessible
browser navigateur
mobile cellulaire phone
device appareil
parallel parallele in_parallel side_by_side concurrent simultaneously
automated_test test_automatise test_automation
manual manuel by_hand
calculator calculatrice calculateur
rounding arrondi
loan pret
booking reservation appointment
user_story recit_utilisateur
ticket billet incident request
data_centre centre_de_donnees data_center
electrician electricien electricienne
journeyperson compagnon journeyman qualified_electrician
apprentice apprenti apprentie
volt volts v
motor moteur engine
drive variateur variable_speed_drive vfd
switchgear appareillage appareillage_de_commutation
breaker disjoncteur circuit_breaker
fuse fusible
transformer transformateur
panel panneau panneau_electrique switchboard distribution_board
receptacle prise outlet socket prise_de_courant
smoke_detector detecteur_de_fumee smoke_alarm avertisseur_de_fumee
conduit conduite raceway tube
fixture luminaire light lamp light_fixture appareil_d'eclairage
fluorescent neon
light lamp lumiere eclairage luminaire
led del
thermal_imaging thermographie infrared_imaging infrared_scan infrared
conveyor convoyeur belt
chip copeau
pulp pate pulp_mill
mill usine plant
plant mill factory usine
hall salle
lockout cadenassage lock-out lockout-tagout
blueprint plan drawing dessin
duplex jumele
house home maison dwelling residence
housing logement residential home_building
wiring filage cablage electrical_wiring
service_call appel_de_service service_visit
stop stoppage arret shutdown halt outage
unplanned unscheduled imprevu non_planifie unexpected
plc automate automate_programmable programmable_logic_controller
pump pompe
valve vanne soupape
boiler chaudiere
furnace fournaise
duct gaine
filter filtre
gearbox boite_de_vitesses
bearing roulement
hydraulic hydraulique
pneumatic pneumatique
compressor compresseur
thermostat
insulation isolation isolant
drywall gypse placoplatre
flooring plancher revetement_de_sol
tile carreau ceramique tuile
formwork coffrage
rebar armature acier_d'armature
asphalt asphalte bitume
gravel gravier
ladder echelle
harness harnais
ppe equipement_de_protection protective_equipment
hazard danger risk risque
fire_extinguisher extincteur
spill deversement
waste dechet dechets residus
recycling recyclage
container conteneur
sea_container ocean_container conteneur_maritime shipping_container
sea ocean marine maritime mer
shipment expedition envoi consignment load cargo freight
freight fret marchandise cargo
customs douane douanes douanier
customs_documents customs_paperwork documents_douaniers customs_forms
broker courtier
carrier transporteur trucking_company haulier
trucking camionnage road_transport
drayage container_haulage port_trucking
freight_forwarding transit_international forwarding
recall rappel
case caisse carton box crate
tuna thon
pallet palette skid
freezer congelateur frigorifique cold_storage freezer_warehouse
freezer frigorifique cold refrigerated
warehouse entrepot storehouse distribution_centre
warehouse_clerk commis_d'entrepot warehouse_worker
reach_truck chariot_a_mat_retractable chariot_a_fourche_retractable
forklift chariot_elevateur cariste
inventory_accuracy exactitude_de_l'inventaire stock_accuracy
accuracy exactitude precision
stock inventory inventaire stocks
stock_count counting_stock inventory_count counted_stock inventaire cycle_count
supply_chain chaine_d'approvisionnement chaine_logistique
logistics logistique
import importation importing imports
export exportation exporting
import shipping sea_container > import
delay retard late hold-up
late delay retard tardy
sale ventes sales sales_team
supplier fournisseur vendor
dispatcher repartiteur
route itineraire trajet tournee
trip voyage trajet run
truck camion lorry vehicle
van fourgonnette camionnette
driver_licence permis_de_conduire driver's_license
port harbour harbor
ship navire vessel
airport aeroport
flight vol
train_station gare
cost cout costs expense
cost_per unit_cost cout_unitaire
rate tarif price taux
price prix
fee frais
saving economie
quote devis soumission
purchase_order bon_de_commande
packing_slip bordereau
waybill lettre_de_transport connaissement bill_of_lading
front_desk reception front_office
front_desk_agent receptionniste receptionist front_desk_clerk front_desk_staff front_office_agent
receptionniste > agent clerk
night_auditor verificateur_de_nuit
night_report rapport_de_nuit
front_desk_manager chef_de_reception front_office_manager reception_manager
assistant_front_desk_manager chef_de_reception_adjoint assistant_front_office_manager
concierge portier
housekeeper prepose_aux_chambres room_attendant femme_de_chambre
hotel_industry hotellerie hospitality hotel hotel_trade hotel_business
hotel_management gestion_hoteliere
guest client visitor hote customer
room chambre
reservation booking
stay sejour
key cle
luggage bagage baggage
online en_ligne on_line internet web
online_review avis_en_ligne review
review avis comment rating
rating note score
review_score note_des_avis rating
complaint plainte grievance
cash_register caisse till register
cash caisse encaisse
schedule horaire roster rota shift_plan
new_employee nouvel_employe new_hire newcomer recruit recrue nouveaux_employes new_staff
employee > hire staff_member membre_du_personnel
staff personnel employe membre_du_personnel
employee_of_the_month employe_du_mois
waiter serveur server
bartender barman barmaid
dishwasher plongeur
butcher boucher
baker boulanger
pastry_chef patissier
grocery epicerie grocer
cashier caissier
florist fleuriste
jeweller bijoutier jeweler
hairdresser coiffeur coiffeuse stylist hairstylist
esthetician estheticienne beautician
tailor tailleur couturier
seamstress couturiere
cleaner prepose_a_l'entretien janitor concierge caretaker
security_guard agent_de_securite guard gardien
firefighter pompier
police_officer policier policiere
soldier militaire
farmer agriculteur fermier
farm_worker ouvrier_agricole farmhand
gardener jardinier
landscaper paysagiste
forester forestier
fisher pecheur fisherman
miner mineur
roofer couvreur
bricklayer briqueteur mason macon
plasterer platrier
painter peintre
tiler carreleur
plumber plombier
pipefitter tuyauteur
millwright mecanicien_industriel
machinist machiniste
labourer manoeuvre journalier laborer
surveyor arpenteur
architect architecte
draftsperson dessinateur drafter draughtsman
interior_designer designer_d'interieur
lawyer avocat avocate
free_of_charge without_charge without_pay at_no_charge at_no_cost gratuitement sans_frais benevolement
patroller patrouilleur patrouilleuse
crematory crematorium crematoire
notary notaire notarial notariale notariat
paralegal parajuriste
judge juge
journalist journaliste reporter
editor redacteur_en_chef
writer redacteur
translator traducteur traductrice
librarian bibliothecaire
photographer photographe
musician musicien
actor comedien
researcher chercheur chercheuse
scientist scientifique
chemist chimiste
biologist biologiste
lab_technician technicien_de_laboratoire laboratory_technician
statistician statisticien
economist economiste
banker banquier
teller caissier
broker courtier
auditor auditeur verificateur
payroll_clerk commis_a_la_paie
buyer acheteur acheteuse
salesperson vendeur vendeuse
marketer specialiste_marketing
recruiter recruteur
call_centre centre_d'appels call_center contact_centre
call_centre_agent agent_de_centre_d'appels
help_desk centre_de_services service_desk
systems_administrator administrateur_de_systemes sysadmin
flight_attendant agent_de_bord
pilot pilote
bus_driver chauffeur_d'autobus
taxi_driver chauffeur_de_taxi
mail_carrier facteur
monday_to_friday du_lundi_au_vendredi
twice_a_year deux_fois_par_an semi-annual semiannual every_six_months
once_a_month une_fois_par_mois monthly every_month each_month
appliance electromenager appareil household_appliance
appliance > household domestic
water_heater chauffe-eau
dishwasher lave-vaisselle
washing_machine laveuse
fridge refrigerateur
stairs escalier
elevator ascenseur lift
parking stationnement
entrance entree
basement sous-sol
attic grenier
shed remise
fence cloture
driveway entree_de_garage
lawn pelouse gazon
flower fleur
tree arbre
seed semence graine
seedling semis
fertilizer engrais fertiliser
pesticide
irrigation arrosage
milk lait
cheese fromage
egg oeuf
chicken poulet poultry volaille
pig porc hog
sheep mouton
horse cheval
dog chien
cat chat
animal animaux
spain espagne spanish
france
germany allemagne
italy italie
portugal
united_states etats-unis usa us
united_kingdom royaume-uni uk
mexico mexique
china chine
india inde
japan japon
brazil bresil
germany
belgium belgique
switzerland suisse
morocco maroc
algeria algerie
lebanon liban
british_columbia bc colombie-britannique
alberta ab
saskatchewan sk
manitoba mb
new_brunswick nb nouveau-brunswick
nova_scotia ns nouvelle-ecosse
prince_edward_island pei pe ile-du-prince-edouard
newfoundland_and_labrador nl terre-neuve-et-labrador
child_development developpement_de_l'enfant
parent family
new nouveau nouvelle
second deuxieme additional another
weekly every_week hebdomadaire each_week
annually a_year per_year yearly par_an par_annee annuellement
daily a_day per_day par_jour quotidiennement
hourly par_heure
backend frontend full-stack > software logiciel
january janvier month_of_january mois_de_janvier
february fevrier month_of_february mois_de_fevrier
march mars month_of_march mois_de_mars
april avril month_of_april mois_d'avril
may mai month_of_may mois_de_mai
june juin month_of_june mois_de_juin
july juillet month_of_july mois_de_juillet
september septembre month_of_september mois_de_septembre
october octobre month_of_october mois_d'octobre
november novembre month_of_november mois_de_novembre
december decembre month_of_december mois_de_decembre
august aout month_of_august mois_aout mois_d'aout
visitor visiteur guest patron reader
patron reader lecteur visitor usager
reader lecteur
e-book ebook livre_numerique digital_book electronic_book
digital numerique electronic
job_application demande_d'emploi apply_for_a_job
request demande application
cavity carie tooth_decay decay caries
screen screening depistage depister
scaling detartrage
x-ray radiographie radiograph x_ray
sealant scellant
fluoride fluorure
brushing brossage toothbrushing
dental dentaire tooth teeth
missed manque no-show
public_health sante_publique
private prive
elementary_school ecole_primaire primary_school grade_school
primary_school school > child children enfant pupil
pupil student eleve child
story_hour story_time heure_du_conte storytime
graphic_novel bande_dessinee
teen teenager adolescent ado
outdated obsolete perime old desuet
overdue_notice overdue_reminder avis_de_retard reminder
notice reminder avis rappel
reminder rappel notice
attendance frequentation presence
participation_rate taux_de_participation
challenge defi
research recherche
collection
loan pret lending
item document
pepper poivron
tomato tomate
cucumber concombre
greenhouse serre
grower producteur
pest ravageur parasite
beneficial_insect insecte_utile auxiliaire
insect insecte
spray spraying pulverisation epandage
yield rendement
square_metre metre_carre m2
drip goutte_a_goutte
cold_room chambre_froide cooler
peak_season height_of_the_season high_season haute_saison busy_season
vegetable legume
crop culture pepper tomato
pepper tomato cucumber > crop vegetable legume plant
watering irrigation arrosage
feeding fertilising fertilizing fertilisation
climate climat
climate > climate_control
brake frein braking freinage
steering direction steer
tire tyre pneu
oil huile
car vehicle auto voiture automobile
road_test essai_routier test_drive
part piece component spare
parts_room salle_des_pieces piece
garage atelier_mecanique repair_shop
tow_truck remorqueuse depanneuse wrecker
transmission boite_de_vitesses gearbox
exhaust echappement
windshield pare-brise windscreen
wheel_alignment alignement geometrie
air_conditioning climatisation a/c
comeback repeat_repair
dealership concessionnaire dealer
mechanic technician mecanicien technicien
poster affiche placard
flyer leaflet brochure depliant prospectus pamphlet
visual_identity identite_visuelle branding brand_identity image_de_marque
brand marque branding
theatre theater
exhibition exhibit exposition expo
season saison
subscription abonnement
subscriber follower abonne
client customer regular_client
file fichier dossier
printer imprimeur print_shop
copywriter redacteur redactrice writer
photo picture image photographie
journalist reporter journaliste media
inquiry request demande enquiry question
communications communication
agency agence
freelance pigiste self-employed a_la_pige
illustration illustrator
bill invoice facture facturation billing
billing bill invoicing facturation facture
outage panne service_interruption failure downtime
panne outage breakdown failure
telecom telecommunications telecommunication
utility services_publics utilities
customer_satisfaction satisfaction_de_la_clientele satisfaction csat
customer_service service_a_la_clientele client_service service_client customer_care
knowledge_base base_de_connaissances help_centre help_center
first_contact premier_contact first_call first_time premier_appel
call phone_call caller appel
meter compteur
reading releve
payment_plan entente_de_paiement plan_de_paiement payment_arrangement arrangement
arrears arriere overdue en_retard fall_behind
paperless sans_papier electronic online
account compte
friday vendredi
front_desk comptoir_d'accueil counter reception
counter comptoir
agent representative rep representant prepose
conflict_resolution resolution_de_conflits
typing frappe keyboarding
keyboard clavier
first_two_weeks deux_premieres_semaines
gas gaz
neighbour voisin neighbor
school_bus autobus_scolaire
report_writing redaction_de_rapports
stakeholder partie_prenante
shareholder actionnaire
partner partenaire associe
competitor concurrent
market marche
strategy strategie
goal but objectif target
deadline echeance date_limite due_date
priority priorite
result resultat outcome
improvement amelioration
growth croissance
decrease baisse diminution
increase hausse augmentation
share part portion
half moitie
third tiers
quarter quart trimestre
quarterly trimestriel every_quarter each_quarter every_three_months
volunteer benevole
charity bienfaisance
church eglise
neighbourhood_council conseil_de_quartier
workplace lieu_de_travail milieu_de_travail
office bureau
desk bureau
functional fonctionnel
phone telephone
text_message texto sms message
chat clavardage live_chat
newsletter infolettre bulletin
blog blogue
podcast balado
brochure depliant
magazine revue
newspaper journal
book livre
chapter chapitre
sign affiche panneau enseigne
map carte
plan plan
model maquette modele
sketch croquis esquisse
sample echantillon
fabric tissu textile
leather cuir
glass verre
plastic plastique
rubber caoutchouc
wood bois
stone pierre
sand sable
copper cuivre
aluminium aluminum
iron fer
gold or
silver argent
paper papier
cardboard carton
bottle bouteille
box boite
bag sac
barrel baril
tank reservoir citerne
sink evier
toilet toilette
shower douche
kitchen cuisine
bedroom chambre
hallway corridor couloir
roof toit toiture
chimney cheminee
heater chauffage radiateur
fan ventilateur
ventilation aeration
alarm alarme
lock serrure
key clef
camera appareil_photo
screen ecran
cable fil
plug fiche
wire fil
nail clou
screw vis
bolt boulon
hammer marteau
saw scie
drill perceuse
wrench cle
paintbrush pinceau
rope corde
chain chaine
hook crochet
crane grue
lift elevateur
bucket seau
broom balai
mop vadrouille
soap savon
uniform uniforme
glove gant
helmet casque
boot botte
mask masque
gown blouse
towel serviette
sheet drap
blanket couverture
pillow oreiller
mattress matelas
stretcher civiere
patient_record dossier_du_patient
vital signe_vital
fever fievre
surgery chirurgie operation
recovery retablissement recuperation
stroke avc
heart_attack crise_cardiaque infarctus
asthma asthme
dementia demence
autism autisme
hearing audition
vision vue
tooth dent
bone os
skin peau
nutrition alimentation
diet regime
weight poids
height taille
pregnancy grossesse
birth naissance accouchement
newborn nouveau-ne
death deces
grief deuil
family_doctor medecin_de_famille
walk-in_clinic clinique_sans_rendez-vous
waiting_list liste_d'attente waitlist
appointment rendez-vous
rescue sauvetage
emergency_room salle_d'urgence
law loi
regulation reglement reglementation
bylaw reglement_municipal
policy politique
court_hearing audience
trial proces
witness temoin
lawsuit poursuite
will testament
deed acte
property propriete
lease bail
rent loyer
tenant locataire
landlord proprietaire
real_estate immobilier
mortgage hypotheque pret_hypothecaire
interest interet
debt dette
savings epargne
pension retraite retirement
benefit avantage avantages_sociaux
salary salaire
wage paye
bonus prime
overtime heures_supplementaires
leave conge
sick_leave conge_de_maladie
hiring embauche
interview entrevue
resume cv
reference recommandation
probation periode_d'essai
strike greve
grievance grief
health_and_safety sante_et_securite
risk_assessment evaluation_des_risques
first-aid_kit trousse_de_premiers_soins
fire_drill exercice_d'evacuation
training_session seance_de_formation formation
webinar webinaire
curriculum programme programme_d'etudes
lesson lecon cours
homework devoirs
exam examen
grade note
reading lecture
writing ecriture
spelling orthographe
drawing dessin
painting peinture
singing chant
dance danse
theatre_play piece_de_theatre play
choir chorale
orchestra orchestre
rehearsal repetition
stage scene
audience public
ticket billet
gate barriere
crowd foule
parade defile
fair foire
auction encan
trade_show salon_professionnel
booth kiosque
display presentoir
shelf tablette
price_list liste_de_prix
coupon bon_de_reduction
loyalty_card carte_de_fidelite
gift cadeau
return retour
refund remboursement
exchange echange
warranty garantie
delivery_note bon_de_livraison
stock_room arriere-boutique
loading_dock quai_de_chargement
sorting_centre centre_de_tri
mail courrier
parcel colis
stamp timbre
envelope enveloppe
postage affranchissement
bicycle bike velo
motorcycle moto
bus autobus
subway metro
tram tramway
ferry traversier
harbour port
runway piste
cargo cargaison
fuel essence gas
toll peage
traffic circulation
snowplough deneigeuse snowplow
garbage_truck camion_a_ordures
landfill site_d'enfouissement
water_treatment traitement_de_l'eau
drinking_water eau_potable
well puits
river riviere fleuve
lake lac
shore rive
dam barrage
power_line ligne_electrique
power_plant centrale
wind_turbine eolienne
solar_panel panneau_solaire
oil_well puits_de_petrole
gas_station station-service
quarry carriere
sawmill scierie
paper_mill papeterie
foundry fonderie
bakery boulangerie
brewery brasserie
winery vignoble
dairy laiterie
slaughterhouse abattoir
orchard verger
field champ
barn grange
stable ecurie
hay foin
wheat ble
corn mais
potato patate pomme_de_terre
apple pomme
berry baie petit_fruit
strawberry fraise
maple_syrup sirop_d'erable
honey miel
fish_plant usine_de_transformation_du_poisson
lobster homard
shrimp crevette
crab crabe
salmon saumon
sugar sucre
flour farine
butter beurre
rice riz
soup soupe
salad salade
coffee cafe
tea the
beer biere
juice jus
water eau
ice glace
cake gateau
cookie biscuit
dough pate
bread pain
conflict conflit dispute quarrel
stress tension
motivation morale moral
sales_growth croissance_des_ventes
customer_loyalty fidelisation loyalty
waste_reduction reduction_des_dechets
energy energie
electricity_bill facture_d'electricite
safety_record bilan_de_securite
award prix
certificate attestation
degree diplome
neighbourhood quartier neighborhood
eaux_usees eau_usee wastewater waste_water sewage
`;
