/**
 * English verbs of actions that say much, a line each: base, past, noun of the action. They stand in for another verb, so none of
 * them is so general that it would be true of most actions.
 */
export const ENGLISH_ACTIONS = `
patent patented patenting
negotiate negotiated negotiation
audit audited audit
translate translated translation
invent invented invention
sell sold sale
teach taught teaching
forecast forecast forecasting
program programmed programming
photograph photographed photography
demolish demolished demolition
auction auctioned auction
rewire rewired rewiring
weld welded welding
bake baked baking
finance financed financing
litigate litigated litigation
diagnose diagnosed diagnosis
choreograph choreographed choreography
publish published publication
import imported import
sterilize sterilized sterilization
insure insured insurance
recruit recruited recruitment
procure procured procurement
lease leased leasing
appraise appraised appraisal
survey surveyed survey
prosecute prosecuted prosecution
fund funded funding
license licensed licensing
engrave engraved engraving
certify certified certification
approve approved approval
standardize standardized standardization
automate automated automation
digitize digitized digitization
redesign redesigned redesign
pioneer pioneered pioneering
establish established establishment
win won winning
buy bought purchase
draw drew drawing
drive drove driving
fly flew flying
hire hired hiring
dismiss dismissed dismissal
launch launched launch
acquire acquired acquisition
restructure restructured restructuring
eliminate eliminated elimination
rebuild rebuilt rebuilding
invest invested investment
market marketed marketing
overhaul overhauled overhaul
transform transformed transformation
originate originated origination
architect architected architecture
spearhead spearheaded spearheading
broker brokered brokering
`;

/** English verbs that put a person above others or in charge of the whole. */
export const ENGLISH_RANKS = `
lead led leadership
manage managed management
direct directed direction
oversee oversaw oversight
head headed heading
supervise supervised supervision
chair chaired chairing
command commanded command
govern governed governance
control controlled control
`;

/** English verbs that CVs begin with, base and past: what a sentence's first word is looked up in. */
export const ENGLISH_HEADS = `
answer answered|book booked|build built|bring brought|buy bought|calibrate calibrated|check checked|clean cleaned|coach coached
collect collected|cook cooked|count counted|cut cut|deliver delivered|design designed|diagnose diagnosed|drive drove|edit edited
explain explained|feed fed|file filed|fit fitted|fix fixed|give gave|guide guided|grow grew|handle handled|help helped|host hosted
inspect inspected|install installed|keep kept|lay laid|lead led|load loaded|log logged|look looked|make made|measure measured
mentor mentored|monitor monitored|move moved|open opened|operate operated|order ordered|organize organized|pack packed|paint painted
plan planned|plant planted|prepare prepared|process processed|produce produced|program programmed|reconcile reconciled
repair repaired|replace replaced|review reviewed|run ran|schedule scheduled|sell sold|serve served|service serviced|set set
supervise supervised|supply supplied|take took|teach taught|test tested|train trained|translate translated|treat treated
triage triaged|tune tuned|update updated|visit visited|weld welded|write wrote|assess assessed|carry carried|conduct conducted
draft drafted|dispatch dispatched|develop developed|maintain maintained|manage managed|negotiate negotiated|publish published
record recorded|respond responded|sort sorted|stock stocked|support supported|trim trimmed|work worked|analyze analyzed
create created|arrange arranged|assist assisted|contribute contributed|share shared|stand stood|switch switched|spend spent
hold held|find found|send sent|sit sat|wrap wrapped|ship shipped|draw drew|mix mixed|roast roasted|map mapped|photograph photographed
`;

/** French verbs of actions in -er, a line each: root and the noun of the action with its article. */
export const FRENCH_ACTIONS = `
brevet brevetage
négoci négociation
audit audit
invent invention
programm programmation
photographi photographie
financ financement
diagnostiqu diagnostic
import importation
stérilis stérilisation
assur assurance
recrut recrutement
lou location
évalu évaluation
arpent arpentage
certifi certification
approuv approbation
normalis normalisation
automatis automatisation
numéris numérisation
cré création
fond fondation
achet achat
dessin dessin
pilot pilotage
lanc lancement
restructur restructuration
élimin élimination
commercialis commercialisation
transform transformation
grav gravure
soud soudage
vaccin vaccination
homologu homologation
présid présidence
`;

/** French verbs in -er that put a person above others or in charge of the whole. */
export const FRENCH_RANKS = `
dirig direction
coordonn coordination
supervis supervision
gér gestion
pilot pilotage
encadr encadrement
chapeaut encadrement
administr administration
présid présidence
command commandement
`;
