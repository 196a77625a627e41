/** Things, people and places of work, one meaning a line, as in the list of actions. */
export const THINGS = `
employee staff worker people person personnel team crew colleague member employe personne personnel equipe effectif collegue
associate clerk salesperson sales_staff cashier nurse welder cook teacher engineer developer mechanic technician server driver labourer apprentice intern trainee volunteer manager assistant designer aide orderly dishwasher agent officer operator > people person staff member employee worker colleague personne gens individu employe
student child adult teenager patient resident guest customer client pupil graduate > people person personne gens individu
colleague coworker co-worker teammate peer fellow collegue pair camarade
engineer developer programmer nurse welder cook > colleague teammate coworker others collegue
team crew group staff squad unit brigade equipe groupe
employee staff worker people cook dishwasher > team crew brigade equipe
associate employee staff sales_associate salesperson clerk associe employe vendeur conseiller_aux_ventes commis
clerk commis employe_de_bureau office_staff
clerk clerical > office administrative
customer client shopper patron clientele guest consumer buyer clients client acheteur
visitor user guest
user utilisateur usager account_holder
student pupil learner eleve etudiant apprenant jeune youth young
student co-op_student coop_student work-term_student stagiaire etudiant intern
child kid youngster young youth enfant jeune pupil
teenager teen youth young adolescent ado jeune
adult grown-up adulte mature
apprentice apprenti trainee
trainee intern student_teacher stagiaire apprenti
graduate new_grad grad new_nurse newly_graduated new_graduate newly_qualified diplome nouveau_diplome finissant
resident inhabitant citizen dweller habitant citoyen residant
patient case client_of_ward
guest diner visitor convive invite attendee
donor giver donateur
supplier vendor purveyor provider fournisseur
auditor external_auditor verificateur auditeur
store shop outlet location magasin boutique commerce succursale branch point_de_vente
store shop outlet restaurant bakery pharmacy > location branch business employer
business company firm enterprise entreprise compagnie societe employer organization organisation
company firm consulting > business employer
school college academy ecole etablissement
school high_school secondary_school ecole_secondaire secondary
hospital clinic health_centre centre hopital clinique
hospital > facility site employer
library bookstore bookshop librairie
bookseller bookshop_clerk libraire
kitchen cuisine galley
restaurant bistro grill eatery dining_room
hotel inn hospitality
ward unit floor department service_unit unite etage
department unit service division section rayon departement service secteur area ministere
department ward unit > area
emergency emergency_department er ed emergency_room urgence urgences
recovery_room pacu post-anesthesia salle_de_reveil
warehouse depot entrepot storeroom
factory plant mill usine
site job_site chantier worksite
office bureau
city town municipality municipal ville municipalite
municipality town city > community local
rural_municipality municipality rural
rural countryside in_the_country a_la_campagne en_campagne en_milieu_rural
urban city town urbain en_ville in_town in_the_city
region area district territory secteur territoire zone
trauma_centre trauma_center regional_hospital
public_sector government civic municipal public secteur_public
city municipality government council department_of_public public-sector > public_sector public government
ticket ticketing billet billetterie
ticket venue festival > event entertainment events
seller vendor company merchant
ticket retail store shop sale boutique magasin > seller vendor vendeur
shipping logistics parcel delivery courier expedition livraison logistique transport
ship parcel > logistics delivery
non-profit nonprofit charity not-for-profit but_non_lucratif sans_but_lucratif organisme osbl obnl
donor subsidized subsidised grant > non-profit charity nonprofit
cooperative co-op coop cooperative
subsidiary affiliate filiale
small_business sme pme small_and_medium
product article item goods merchandise produit marchandise
goods stock inventory merchandise supplies marchandise stock inventaire produit
inventory stock stocktake stock-taking stock_count inventaire
count stocktake inventory_count denombrement
unit item piece unite article
shrink shrinkage loss inventory_loss stock_loss demarque perte pertes
receiving goods_in reception incoming_goods
receive receiving > reception
procedure process method way routine practice steps protocol procedure processus methode facon demarche pratique
protocol procedure guideline protocole procedure consigne
checklist list check_list liste_de_verification liste aide-memoire grille
schedule rota roster timetable shift_plan horaire
sales revenue turnover takings vente ventes chiffre_d'affaires recettes
cost expense spending cout couts depense frais charge
budget budgetary
price prix tarif rate
cash money till takings caisse argent encaisse comptant
till cash_register register caisse
book account ledger comptes livres books bookkeeping comptabilite tenue_de_livres
account book compte
bank bancaire bank_account
statement financial_statement etats_financiers etat_financier
close month-end month_end monthly_close cloture fermeture_de_mois cloture_mensuelle fin_de_mois
tax taxe impot fiscal
tax_return return declaration declaration_de_revenus declarations
receipt slip recu
payroll pay paie remise_de_paie salaire
remittance remise versement
hst harmonized_sales_tax taxe_de_vente_harmonisee tvh
gst goods_and_services_tax tps
vat tva
accounts_payable payables comptes_fournisseurs fournisseurs comptes_crediteurs
accounts_receivable receivables comptes_clients comptes_debiteurs
program programme scheme initiative project
subsidized funded grant-funded grant subventionne subvention
project projet initiative undertaking
contract agreement deal contrat entente
report summary rapport compte_rendu
document paper file documentation
record file dossier registre archive
archive records archives
drawing plan blueprint schematic dessin plan
blueprint drawing plan
take-off takeoff quantity_take-off estimate metre
estimate estimating costing quote estimation devis
spreadsheet workbook excel tableur chiffrier feuille_de_calcul
template model gabarit modele
manual textbook schoolbook book manuel guide
exam test examination assessment epreuve examen evaluation controle
success_rate pass_rate rate_of_success taux_de_reussite reussite passing
pass success reussite passing
rate ratio share percentage taux pourcentage proportion
ministry ministerial provincial_ministry department ministere ministeriel
class group course section groupe classe
class lesson course lecon cours session
course class cours formation subject
subject matter matiere discipline course
science sciences scientific
mathematics math maths mathematiques mathematique
grade year level secondary annee niveau degre
secondary high_school secondaire
primary elementary primaire
robotics robot robotique
club group association
lunch noon lunchtime midday midi lunch_hour
evening night soir soiree nuit nocturnal
night evening nuit
morning matin
supper dinner meal souper repas diner
meal food repas nourriture
food aliment nourriture alimentaire aliments food_cost
food_bank banque_alimentaire
food_drive collecte collection collecte_alimentaire
produce vegetable fruit_and_vegetables legume legumes
seafood fish poisson fruits_de_mer
menu carte
recipe dish formula recette
cover plate meal diner_served couvert
banquet function reception event
stock broth fond bouillon
sauce sauces
grill saute station line_station
line brigade ligne
walk-in cooler fridge chambre_froide
wait queue line file_d'attente
queue queueing queuing waiting_room waiting_line file_d'attente
system platform software application tool solution systeme plateforme logiciel outil application
service api application component module > system software
application app program software api service tool logiciel
service microservice services
software application system logiciel program
tool software utility outil instrument command-line_tool
website site web_site site_web
database data_base base_de_donnees
postgresql redis > database
data information donnees
code codebase source_code
test tests testing essai
contract_test contract_testing
unit-test unit_test unit_tests coverage
coverage test_coverage couverture
pipeline build_pipeline ci_pipeline continuous_integration
print printing impression imprimer label-printing
label tag etiquette
time duration period duree temps moment delay
time speed run_time running_time delay duree temps delai
speed velocity pace vitesse
job task run batch_job routine
job post position role employment job_title poste emploi travail situation
task duty job tache
nightly overnight night-time every_night
median typical mediane mediane_de
average mean moyenne
traffic load users
incident outage event
refund reimbursement money_back remboursement
ticket_office box_office
venue hall theatre salle
festival event
on-sale sale launch
order commande
checkout cart payment
module component part
runbook guide procedure playbook manual documentation
support help_desk customer_support soutien
support_team help_desk support_staff
permit licence license permis
licence license permit permis ticket
ticket certification certificate licence
certificate certification ticket certificat attestation brevet credential
certificate card
diploma diplome credential
degree diploma diplome grade
contract_work contract contractor fixed-term
part-time temps_partiel part_time
full-time temps_plein full_time full-timer full-timers fulltime
part-time part-timer part-timers
hour h heure
minute min
second sec seconde
week weekly hebdomadaire semaine every_week each_week a_week
month monthly mensuel mensuelle mois every_month each_month a_month chaque_mois tous_les_mois
year yearly annual annually annee an annuel ans every_year each_year a_year chaque_annee
day daily jour jours quotidien journee every_day each_day a_day working_day
business_day working_day workday jour_ouvrable jours_ouvrables ouvrable
weekend weekends fin_de_semaine fins_de_semaine week-end
saturday samedi
sunday dimanche
monday lundi
tuesday mardi
wednesday mercredi
thursday jeudi
friday vendredi
spring printemps
summer ete estival
autumn fall automne
winter hiver hivernal
season saison seasonal saisonnier
shift quart shifts tour
shift > day work
footwear shoe shoes chaussure chaussures boot
clothing clothes apparel vetement vetements
outdoor plein_air outdoors outdoor_gear
gear equipment equipement kit
equipment machinery machine gear equipement materiel machines appareil
machine machinery equipment machine
tool outil
material materials materiau materiel
truck vehicle lorry camion vehicule
trailer remorque
crane pont_roulant grue overhead_crane hoist
forklift chariot_elevateur lift_truck
pipe tube tuyau tuyauterie conduite piping
spool pipe_spool troncon
pressure_vessel vessel appareil_sous_pression recipient_sous_pression
weld joint soudure seam
steel acier metal
structural_steel structural acier_de_charpente charpente
fixture jig gabarit device montage
positioner
set-up setup preparation mise_en_train
x-ray x-rayed radiographed radiographic rayons_x
repair_rate rejects
shutdown turnaround arret outage
refinery raffinerie plant
steam line vapeur
hydro_test hydrostatic_test hydrotest pressure_test
farm agricultural agriculture ferme agricole
injury accident blessure incident_with_injury
lost-time lost_time
safety health_and_safety securite sante_et_securite occupational_safety
health sante
committee group panel board council comite
committee > team group
water eau
water_main conduite_d'eau aqueduct watermain
sewer egout drain sewage egouts
drainage drain storm_drainage stormwater storm
road street highway route chaussee rue
bridge pont
culvert ponceau
flood flooding inondation
master_plan plan_directeur
renewal reconstruction rehabilitation renouvellement refection
lift_station pumping_station pump_station poste_de_pompage
concrete beton
cylinder specimen sample cylindre eprouvette
strength resistance
compressive compression
locate utility_locate
excavation digging excavate dig
estimate estimating
gnss gps global_navigation_satellite_system
survey surveying arpentage
residence manor home nursing_home care_home foyer residence
surgery surgical chirurgie chirurgical
post-operative post-op postoperative postoperatoire
wound plaie
pain douleur
discharge conge leave
infection infections
catheter catheter urinary_catheter
removal take_out retrait remove
antibiotic antibiotique
sepsis septicemie
bed lit bedded
vaccine shot vaccination immunisation immunization flu_shot vaccin jab
flu influenza grippe
iv intravenous intraveineuse perfusion
iv_insertion iv_start iv_starts insertion start_ivs
medication drug medicine medicament
cardiac heart cardiaque
monitoring surveillance
nurse nursing rn registered_nurse infirmier infirmiere soins_infirmiers
care soins soin nursing_care
continuing_care long-term_care
complaint grievance plainte reclamation
question inquiry query demande
call phone_call appel telephone
key_holder keyholder porteur_de_cles
window vitrine fenetre shop_window storefront
window_display display vitrine
back-to-school rentree rentree_scolaire back_to_school
peak busiest rush height pointe busy_season
inventory_count annual_count prise_d'inventaire
sales_floor floor shop_floor
click-and-collect curbside_pickup store_pickup cliquez_et_ramassez
pilot first_store test_store projet_pilote pilote
assistant_manager deputy_manager directeur_adjoint gerant_adjoint assistant_store_manager
opening ouverture launch
assignment secondment placement mandate affectation mission
placement practicum stage internship work_term
fiscal_year fy fiscal exercice annee_financiere
point percentage_point pp points_de_pourcentage
credit credits unite
language langue tongue lingual bilingual
bilingual bilingue two_languages both_languages
english anglais anglophone
french francais francophone
spanish espagnol
italian italien
german allemand
english french > language
quebec qc
ontario on
first_aid secourisme premiers_soins first_aider
cpr rcr reanimation
standard general
crafts craft hand-made
open-source open_source code_source_ouvert libre source_ouverte
command-line command_line cli ligne_de_commande
star github_star etoile
feed data_feed flux
trail sentier path
condition state etat
library librairie_de_code
parcel package colis packet
on_call on-call on_standby garde astreinte de_garde
rota rotation schedule
review peer_review revue
writes write_operations ecritures
reconciliation rapprochement reconcile
engineering engineers engineer
region regional
runner-up second_place second runner_up deuxieme finalist_second deuxieme_place deuxieme_rang
third_place third troisieme troisieme_place
place rank position rang
rank place position rang
nominee nominated nomination finalist nomme candidate_for mise_en_nomination
honourable_mention mention honorable_mention mention_honorable
award prize prix recognition honour distinction
scholarship bursary bourse
competition contest concours championship
store_of_the_year magasin_de_l'annee
crew_award team_award crew
treasurer tresorier
judge juge jury
volunteer bénévole unpaid benevole volunteering
career working_life carriere
experience background track_record know-how experience
history past
knowledge understanding connaissance
skill ability competence
science_fair expo-sciences
festival fete fair
start beginning debut outset
end fin finish
number quantity count nombre volume
total sum whole in_all in_total total
size scale taille
worth valued value valeur amount amounting
percent pourcent %
metre meter m
kilometre kilometer km
square carre
tonne ton metric_ton
pound lb livre
kilogram kg kilo
word mot
row rangee
dollar $ cad
million millions m
thousand thousands k mille milliers
`;
