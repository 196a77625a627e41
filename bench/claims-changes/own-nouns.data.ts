/** Verbs of resumes and the noun of the same action, as a heading of a line has it: folded root, noun. */
export const ENGLISH_NOUNS = `
prepar preparation
install installation
inspect inspection
calibrat calibration
deliver delivery
review review
design design
repair repair
plan planning
test testing
train training
train coaching
coach coaching
organiz organization
coordinat coordination
translat translation
analy analysis
process processing
assess assessment
collect collection
treat treatment
manag management
supervis supervision
negotiat negotiation
reduc reduction
replac replacement
paint painting
clean cleaning
weld welding
teach teaching
`;

export const FRENCH_NOUNS = `
prépar préparation
nettoy nettoyage
entret entretien
saisi saisie
rédig rédaction
vérifi vérification
analys analyse
form formation
anim animation
rédui réduction
organis organisation
install installation
livr livraison
gèr gestion
gér gestion
accompagn accompagnement
répar réparation
inspect inspection
tradui traduction
planifi planification
coordonn coordination
supervis supervision
évalu évaluation
compil compilation
serv service
plant plantation
distribu distribution
prélèv prélèvement
trait traitement
suit suivi
`;
