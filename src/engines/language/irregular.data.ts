/** Irregular forms, English and French, folded: the base form, then its others. */
export const IRREGULAR = `
lose lost losing loses
shake shook shaken shaking shakes
tear tore torn tearing tears
sweep swept sweeping sweeps
weave wove woven weaving weaves
forget forgot forgotten forgetting forgets
breed bred breeding breeds
feel felt feeling feels
lead led leading leads
run ran running runs
build built building builds
write wrote written writing writes
rewrite rewrote rewritten rewriting rewrites
teach taught teaching teaches
bring brought bringing brings
take took taken taking takes
hold held holding holds
keep kept keeping keeps
sell sold selling sells
buy bought buying buys
give gave given giving gives
grow grew grown growing grows growth
rise rose risen rising rises
fall fell fallen falling falls
drive drove driven driving drives
find found finding finds
win won winning wins
sit sat sitting sits
begin began begun beginning begins
speak spoke spoken speaking speaks
spend spent spending spends
shrink shrank shrunk shrinking
draw drew drawn drawing draws
oversee oversaw overseen overseeing oversees
choose chose chosen choosing chooses choice
send sent sending sends
meet met meeting meets
leave left leaving leaves
make made making makes
mean meant
see saw seen
tell told telling tells
feed fed feeding
deal dealt dealing deals
freeze frozen
split splitting
get got gotten
dig dug digging
set setting sets
cut cutting cuts
put putting puts
sew sewn
learn learnt learned
freeze froze frozen
child children kid
person people persons
man men
woman women
diriger dirige diriges dirigee dirigees dirigeais dirigeait dirigeant
concevoir concu concue concus conçu conçoit concoit concois conception
tenir tenu tenue tenus tient tiens tenait tenues tenant tenais
maintenir maintenu maintient maintiens maintenue maintenait
obtenir obtenu obtenue obtient
prendre pris prise prend prends prenait prenant
apprendre appris apprend apprenait
reduire reduit reduite reduits reduisant reduction reductions reduisait
produire produit produite produits produisant production produisait produisais
conduire conduit conduite conduisant conduisait conduisais
construire construit construite construisant construisait
servir servi sert sers servant servis servait servaient
ouvrir ouvert ouverte ouvre ouvrant ouverts ouvrait ouvrais
couvrir couvert couverte couvre couvrait couverture couvertures
accueillir accueilli accueille accueillait accueillant accueillais
ecrire ecriture ecrit ecrite ecrits ecrivant ecrivait ecrivais
soutenir soutenu soutient
vendre vendu vend vends vendait vendant vendais
rendre rendu rend rendait rendant
repondre repondu repond reponds repondait repondant repondaient
refondre refondu refonte
faire fait faite faits fais faisait faisant
mettre mis mise met mets mettait mettant mettais
remettre remis remet remise remises remettait
transmettre transmis
promouvoir promu promue
recevoir recu recue recoit recevait recevant recois
suivre suivi suivie suit suivait suivant suivais
etablir etabli etablit etablissant etablissement etablissait
finir fini finit
choisir choisi choisit choix choisissait choisissant
lire lu lit lis lisait lisant
raccourcir raccourci raccourcie raccourcis raccourcit raccourcissant
revoir revu revue revus revoyant revoit
nourrir nourri nourrit nourrie
remplir rempli remplit remplie remplis
fournir fourni fournit fournie
garantir garanti garantit
elargir elargi elargie elargit
batir bati batit batie
agrandir agrandi agrandit agrandie
definir defini definie definit definis
fleurir fleuri
reunir reuni reunit reunie
polir poli polie
rejoindre rejoint joignant
peindre peint peinte peins
atteindre atteint atteinte
teindre teint teinte
coudre cousu coud
cuire cuit cuite
detruire detruit
instruire instruit
traduire traduit traduite traductions traduction traduisant
introduire introduit introduite introduisant introduction
deduire deduit
reconnaitre reconnu reconnue
connaitre connu connait
accroitre accru accrue
parvenir parvenu
intervenir intervenu intervient
prevenir prevenu previent
inscrire inscrit inscrite
decrire decrit decrite
prescrire prescrit
redaction redactions rediger redige redigee redigeait rediges redigeant
encadrement encadrer encadre encadrait encadree
lay laid laying
pneu pneus
feu feux
jeu jeux
lieu lieux
cheveu cheveux
rebuild rebuilt rebuilding rebuilds
redo redid redone redoing
remake remade
reset resetting
retake retook
retrain retrained
withdraw withdrew withdrawn
undertake undertook undertaken undertaking
overcome overcame
refaire refait refaite refaits refaites refais
conclure conclu conclue conclus
resoudre resolu resout
mount mounted
pay paid paying
say said saying
swap swapped swapping
ship shipped shipping
fly flew flown
wear wore worn
bind bound
bend bent bending bends
wind wound
catch caught catching catches
think thought
seek sought
fight fought
know knew known
show shown showed showing
throw threw thrown
blow blew blown
steal stole stolen
break broke broken breaking
wake woke
ride rode ridden
sing sang sung
swim swam swum swimming
ring rang rung
stand stood standing
understand understood
lend lent
light lit
shoot shot
hear heard hearing
strike struck
grind ground grinding
`;
