/** Everyday things and people in both languages with their near names, one meaning a line, as in the list of actions. */
export const EVERYDAY = `
beef boeuf
pork porc
veal veau
lamb agneau mutton mouton
meat viande
ham jambon
bacon
sausage saucisse saucisson
poultry volaille
turkey dinde
duck canard
shellfish crustace fruits_de_mer
shrimp crevette
salmon saumon
bread pain
pastry patisserie viennoiserie
cake gateau
cookie biscuit
dough pate
flour farine
sugar sucre
salt sel
butter beurre
cream creme
soup soupe potage
salad salade
fruit fruits
apple pomme
potato patate pomme_de_terre
tomato tomate
onion oignon
carrot carotte
cabbage chou
mushroom champignon
herb herbe fines_herbes
spice epice
oil huile
wine vin
beer biere
coffee cafe
tea the
drink boisson beverage
boning desossage bone desosser
dish assiette plate
knife couteau
oven four
stove cuisiniere
counter comptoir
refrigerated_counter comptoir_refrigere
apron tablier
kind sort type variety sorte espece genre variete
shirt chemise
dress robe
coat manteau
trouser pantalon pants
cloth fabric textile tissu etoffe
wool laine
leather cuir
cotton coton
thread fil
button bouton
hem ourlet
jewellery bijou jewelry bijouterie
watch montre
glasses lunettes eyeglasses spectacles
lens lentille verre
frame monture
furniture meuble mobilier
chair chaise
carpet tapis moquette
curtain rideau
bed_linen linge_de_lit linen literie
towel serviette
laundry lessive buanderie linge
bathroom salle_de_bain toilet washroom toilettes
bedroom chambre_a_coucher
kitchen_cabinet armoire_de_cuisine cabinet
ceiling plafond
floor sol plancher
wall mur
paint peinture
brick brique
stone pierre
paving_stone pave paving pavage
sand sable
wood bois timber lumber
board planche
beam poutre
nail clou
screw vis
bolt boulon
hammer marteau
saw scie
drill perceuse
wrench cle
glue colle
rope corde cordage
chain chaine
wheel roue
brake frein
gear engrenage
spring ressort
leak fuite
pipe_break bris_de_conduite
flood inondation
water_damage degat_d'eau degats_d'eau
fire_damage sinistre_incendie
fire incendie feu
theft vol stealing
claim sinistre reclamation
claims_adjuster expert_en_sinistres expert_en_sinistre adjuster
insurance assurance
insurance_policy police_d'assurance policy
insured assure policyholder
home_insurance assurance_habitation
car_insurance assurance_automobile
sewer_backup refoulement_d'egout
will testament
estate succession
property immeuble bien_immobilier
tenant locataire renter
landlord proprietaire owner
rent loyer
mortgage hypotheque
investment placement investissement
share action_de_bourse
debt dette
interest_rate taux_d'interet
grant subvention bursary
fundraising collecte_de_fonds levee_de_fonds
fundraiser collecte_de_fonds gala
gala soiree_benefice
guest invite convive
delegate participant attendee delegue congressiste
speaker conferencier intervenant
conference congres colloque
trade_show salon foire
exhibition exposition exhibit
museum musee
gallery galerie
painting tableau toile
sculpture
song chanson
choir chorale choeur
band orchestre harmonie
concert
piano
violin violon
drum tambour batterie
singer chanteur chanteuse
dance danse
stage scene
theatre_play piece_de_theatre
rehearsal repetition
film movie cinema
camera appareil_photo
photo photograph photographie picture
video
interview entrevue entretien
article story papier
newspaper journal
magazine revue
newsletter infolettre bulletin
subscriber abonne
follower abonne
reader lecteur
radio_show emission
podcast balado
episode
headline titre
election
city_hall politique_municipale hotel_de_ville municipal_politics mairie
politics politique
court tribunal cour
judge juge
police
firefighter pompier
ambulance
emergency urgence
emergency_call appel_d'urgence
call_taker preneur_d'appels repartiteur
dispatcher repartiteur
passenger traveller traveler voyageur passager
flight_attendant agent_de_bord cabin_crew
aircraft airplane avion plane
crew equipage
ticket billet
luggage bagage
hotel_room chambre_d'hotel
lost_property objets_perdus lost_and_found
complaint plainte
taxi cab > car vehicle voiture vehicule auto
ride course trip
bus autobus
bus_route circuit
school_bus autobus_scolaire
licence_class classe_de_permis
collision accrochage accident
pupil eleve schoolchild
kindergarten maternelle
classroom salle_de_classe
homework devoir
blackboard tableau
school_year annee_scolaire
nursery creche
baby bebe infant nourrisson
newborn nouveau-ne
toddler tout-petit
teenager adolescent
grandparent grand-parent
senior elderly aine aged older personne_agee
disability handicap
people_with_disabilities personnes_handicapees
wheelchair fauteuil_roulant
bath bain
bathe donner_le_bain wash help_with_bathing
meal repas
supper souper
lunch diner
dementia demence
stroke avc
heart coeur
lung poumon
kidney rein
skin peau
bone os
eye oeil yeux
ear oreille
tooth dent
blood sang
blood_sample prelevement prise_de_sang draw_blood
injection piqure
insulin insuline
insulin_pump pompe_a_insuline
pain douleur
pain_management gestion_de_la_douleur
surgery operation chirurgie
anaesthesia anesthesie anesthesia anesthetic
ward unite_de_soins
paediatrics pediatrie pediatrics children's_ward
maternity maternite
home_visit visite_a_domicile suivi_a_domicile
pet animal_de_compagnie
kennel chenil
cat chat
dog chien
cow vache cattle bovin
horse cheval
bird oiseau
fish_farm pisciculture
bee abeille
barn grange etable
field champ
tractor tracteur
hay foin
wheat ble
corn mais
orchard verger
vineyard vignoble
greenhouse serre
lawn pelouse
bed flower_bed flowerbed plate-bande massif
weed mauvaise_herbe desherber weeding desherbage
shrub arbuste
perennial vivace
hedge haie
pruning taille elagage prune
mower tondeuse
snow neige
snow_removal deneigement snow_clearing
river riviere
lake lac
coast cote shore
island ile
mountain montagne
park parc
playground terrain_de_jeu
street rue
neighbourhood quartier neighborhood
village
village town
suburb banlieue
downtown centre-ville
building_site chantier
building_permit permis_de_construire permit_application
floor_plan plan
working_drawing plan_d'execution construction_drawing
architect architecte
architecture
engineer ingenieur
apartment appartement logement flat dwelling
apartment_building immeuble_a_logements
bridge pont
tunnel
railway chemin_de_fer
freight_train train_de_marchandises
warehouse_aisle allee
label etiquette
picking preparation_de_commandes order_picking
picker preparateur_de_commandes order_picker
loader chargeur
pallet_jack transpalette
shipment expedition
error mistake erreur faute
injury blessure
safety_talk causerie_securite toolbox_talk
union syndicat
collective_agreement convention_collective
labour_relations relations_de_travail labor_relations
hiring embauche recruitment recrutement
job_interview entrevue_d'embauche
onboarding accueil integration orientation
human_resources ressources_humaines hr
payroll paie
overtime heures_supplementaires
vacation vacances holiday
sick_leave conge_de_maladie
maternity_leave conge_de_maternite
newcomer nouvel_arrivant immigrant
refugee refugie asylum_seeker demandeur_d'asile
interpreter interprete
mother_tongue langue_maternelle first_language
lookalike similar look-alike
alert alerte
phishing hameconnage
security securite
cybersecurity cybersecurite
password mot_de_passe
multi-factor_authentication authentification_multifacteur mfa
user_account compte_d'utilisateur
help_desk centre_d'assistance
help_article article_d'aide
help_centre centre_d'aide help_center
template gabarit modele
screen ecran
mobile_app application_mobile
purchase_screen ecran_d'achat
start-up demarrage startup start_time
crash plantage panne
release mise_en_production
feature fonctionnalite
prototype
wireframe maquette
usability_test test_d'utilisabilite
design_system systeme_de_design
survey sondage enquete
advertising publicite ad
advertising_budget budget_publicitaire ad_spend
campaign campagne
brand marque
tourism tourisme
visitor visiteur
tour visite
tour_guide guide_touristique
month-end_close fermeture_de_mois
forecast prevision
freight_invoice facture_de_transport
duplicate double
receivable compte_client
payable compte_fournisseur
collection_time delai_de_perception
external_auditor auditeur_externe
gst_return declaration_de_tps
qst tvq
pst tvp
grant_application demande_de_subvention
donor donateur
thank-you_letter lettre_de_remerciement
solar_panel panneau_solaire
roof toit
rail
fixture montage
scrap rebut
bracket support
lathe tour
mill fraiseuse milling_machine
machine_operator operateur_de_machine
tolerance
measurement mesure
crane pont_roulant
night_shift quart_de_nuit night nights
day_shift quart_de_jour
afternoon_shift quart_de_soir afternoons
newcomer new_hire new_employee recruit > colleague coworker teammate collegue
spring summer autumn winter > season saison
drill exercise exercice
`;
