/** Words of many trades and offices, one meaning a line, as in the list of actions. */
export const TRADES = `
floor storey story level etage etages
window fenetre
door porte
wall mur
roof toit toiture
house home maison domicile
building batiment immeuble edifice
room salle piece chambre
garden jardin
car automobile vehicle voiture auto vehicule
bus autobus coach
train rail
aircraft plane avion
ship boat vessel bateau navire
engine motor moteur
battery batterie
cable wire wiring cable cablage fil
panel tableau_electrique panneau
light lighting eclairage lumiere
electricity electrical electric electrique electricite
plumbing plomberie
heating chauffage
cooling refrigeration climatisation
refrigerated temperature-controlled chilled cooled reefer refrigere
freight load cargo goods marchandise marchandises chargement shipment
haul transport carry drive move transporter camionnage
delivery livraison drop-off
deliver > delivery livraison
driver chauffeur conducteur trucker
delivery livreur livraison livreuse
route run itineraire trajet road
border frontiere customs douane
paperwork document form documents forms paper formulaire papier
log logbook journal registre
fuel carburant diesel
tire tyre pneu
pallet palette
dock quai
stockroom backroom arriere-boutique
shelf rayon tablette etagere
aisle allee
price_tag etiquette
discount rabais promotion
return retour retours
payment paiement paiements
invoice bill facture
supplier vendor fournisseur
purchase_order bon_de_commande
calendar diary agenda schedule diaries
travel trip journey deplacement voyage trips
book reserve reservation booking reserver
meeting reunion rencontre session
minutes compte_rendu proces-verbal notes
take_minutes record minutes write_up write minutes rediger
receptionist reception front_desk receptionniste
reception intake front_desk accueil admission
intake admission accueil reception
accueil > intake reception front_desk
relieve cover back_up backup stand_in fill_in replace remplacer stand_in_for sub
back_up cover support fill_in stand_in relieve replace
telephone phone telephonique
line ligne
email e-mail courriel mail
letter correspondence mail lettre correspondance
filing depot court_filing
lawyer attorney avocat counsel
legal juridique law
law juridique droit
court tribunal cour
vice-president vp vice-presidente
president ceo presidente
board conseil_d'administration conseil
director administrateur
find locate retrieve look_up search trouver retrouver recherche
find discover uncover detect identify spot notice trouver decouvrir detecter reperer
fault error mistake bug defect flaw issue erreur defaut faute
finding result conclusion resultat constat
dashboard tableau_de_bord report
report dashboard > report
planning planification
operations exploitation ops operation
dataset data_set jeu_de_donnees
model modele
fraud fraude
claim claims reclamation sinistre
policy police contract
insurance assurance
fare tarif ticket_price
ridership passengers achalandage
passenger rider passager
transit transport_en_commun public_transport
statistics statistique stats
digitise digitize scan numeriser digital move_from_paper
paper > digitise digitize scan
twice two_times deux_fois
family famille proche relative parent
family proche > loved_ones relatives proches
carer caregiver proche_aidant aidant proches_aidants family_caregiver
senior elder elderly older aine aines personnes_agees senior_citizen
baby infant bebe nourrisson
youth jeune adolescent
appointment visit rendez-vous consultation
first_appointment premier_rendez-vous
wait waiting delay lead_time attente delai waiting_time wait_time
delay time_to > wait waiting
listening ecoute listen
active_listening ecoute_active
support_group groupe_de_soutien
co-lead co-facilitate coanime coanimer co-animer co-host animer_avec_une_collegue
coanime co-facilitate > lead_with anime animer host run colleague collegue collègue
intervention_plan plan_d'intervention care_plan plan_of_care
care_plan plan_de_soins
crisis crise
violence abuse
prevention prevent prevenir
psychosocial
social_work travail_social service_social
social_worker travailleuse_sociale
outreach proximite
shelter refuge
housing logement
addiction dependance substance
mental_health sante_mentale
disability handicap
therapy therapie treatment traitement
therapist therapeute
counselling counseling consultation
dentist dentiste dental
dental dentaire
pharmacy pharmacie
prescription ordonnance
lab laboratory laboratoire
blood sang sanguin
sample specimen echantillon prelevement
blood_sample blood_draw prise_de_sang prelevement_sanguin phlebotomy
x-ray radiographie
scan imaging imagerie
surgery operation chirurgie
operating_room or theatre bloc_operatoire
vital_sign vital_signs signes_vitaux vitals
chart charting dossier record document
shift_handover handover report_off releve
bed-ridden immobile
hygiene bathing soins_d'hygiene
transfer lift deplacer
meal_preparation repas
allergy allergie allergen allergene
menu carte
pastry patisserie
bakery boulangerie bread
bread pain
meat viande
butcher boucher butchery
fish poisson
knife couteau
oven four
stove cuisiniere
dining_room salle_a_manger
waiter server waitress serveur serveuse wait_staff
host hostess hote
bartender barman
wine vin
tip pourboire
reservation booking
check-in arrival enregistrement arrivee
check-out departure depart
front_desk reception
housekeeping entretien_menager
laundry buanderie
crop culture recolte harvest
harvest recolte pick
farm ferme
cattle cow betail vache
tractor tracteur
greenhouse serre
soil sol
tree arbre
forest foret
snow neige
landscape amenagement_paysager landscaping
paint peinture painting
wood bois lumber
carpentry menuiserie charpente
brick brique masonry maconnerie
scaffold echafaudage scaffolding
crane grue
excavator pelle_mecanique
site_supervisor surintendant
subcontractor sous-traitant
tender bid appel_d'offres soumission
permit permis
inspection visite
code_compliance conformite compliance
standard norme
quality qualite
defect reject defaut scrap
production manufacturing fabrication
assembly assemblage
assembly_line production_line chaine_de_montage
machine_operator operateur_de_machine
lathe tour
mill fraiseuse
cnc numerical_control commande_numerique
drawing dessin
prototype
maintenance entretien upkeep
breakdown failure panne
downtime arret stoppage
spare_part piece_de_rechange
technician technicien
network reseau
server serveur
user utilisateur
account compte
password mot_de_passe
ticket request demande
help_desk support centre_d'assistance
backup sauvegarde
security securite
firewall pare-feu
cloud nuage infonuagique
release deploy mise_en_production
deployment deploiement
bug defect
feature fonctionnalite
mobile_app application_mobile
web
page
form formulaire
survey questionnaire sondage
interview entrevue entretien
research recherche study etude
paper article publication
lecture course cours
university universite
thesis these memoire
grant subvention bourse funding
fundraising collecte_de_fonds
campaign campagne
marketing
advertising publicite ad
social_media reseaux_sociaux
newsletter bulletin infolettre
press presse media
event evenement
conference congres
workshop atelier
presentation expose
translation traduction
interpreter interprete
customer_satisfaction satisfaction
lead prospect
contract entente
negotiation negociation
target goal objective objectif cible quota
forecast prevision
budget
savings economie saving
profit benefice
loss perte
margin marge
bank banque
loan pret
mortgage hypotheque
credit
insurance_policy police_d'assurance
audit verification
ledger grand_livre
bookkeeping tenue_de_livres keep_books
pay_period periode_de_paie
hire embauche recruitment
onboarding accueil_des_employes integration
turnover roulement
absence absenteisme
union syndicat
collective_agreement convention_collective
performance_review evaluation_du_rendement appraisal
training formation
child_care daycare garderie service_de_garde
daycare garderie cpe childcare
kindergarten maternelle
classroom classe
pupil eleve
homework devoir
lesson_plan planification
special_needs besoins_particuliers
library bibliotheque
museum musee
tour visite guided_visit
guide
sport sports
coach entraineur entraineuse
team_sport equipe
swimming natation
pool piscine
lifeguard sauveteur
police policier officer
guard agent_de_securite security_guard
patrol ronde patrouille
fire incendie
firefighter pompier
ambulance
paramedic ambulancier
dispatcher repartiteur dispatch
dispatch repartition repartir
radio
camera
photo photograph photographie picture
video
film
music musique
design conception graphisme
graphic_designer graphiste
logo
print_shop imprimerie
translation
january janvier
february fevrier
march mars
april avril
june juin
july juillet
august aout
september septembre
october octobre
november novembre
december decembre
christmas noel holiday_season
holiday vacation conge vacances
backend back-end dorsal server-side
frontend front-end frontal
handover transfer_of_duties
conditions condition
rotation rota turn roster tour
share > rota turn
every_fourth one_in_four
look_after maintain keep
night soir nuit
close > lock_up end_of_day night
extend spread roll_out etendre etendu
relocation move demenagement office_move
move > relocation
`;
