/** Words that state nothing by themselves: function words and plain words of linking, in both languages; folded. */
export const NEUTRAL = `
a an the of in on at to for from by with within into onto over under up down out off as than then so that this these those it its itself they them their theirs there here
and or but nor yet though if when where while who whom whose which what how why because since until till through during before after between among per via about around
approximately roughly nearly almost close more less fewer least at-least up-to as-many just also too either such some other others another same own
is am are was were be been being has have had having do does did done doing will would can could may might should shall must
i me my mine myself we us our ours ourselves he she his her hers him you your yours
not
now today currently presently present still already later subsequently since then ago
get gets got getting made make makes making take takes took taken taking put puts putting go goes went gone going come comes came coming
 give gave given gives giving let lets became become
day-to-day role roles part parts work works working worked job jobs position post time times way ways thing things
use uses used using based including include includes included namely along together alongside
include plus minus total i'm i've i'd i'll we'll you'll it's that's there's here's what's let's
well much many lot several few number various further additional
 around some further back away ahead
experience experienced
responsibility responsibilities duty duties
held hold holds
covering spanning span spans
one
long short
mr mrs ms dr
etc eg ie vs
out-of per
who's where's


en le la les l un une des du de d au aux a et ou ni mais donc or car que qu qui quoi dont ou ce cet cette ces c ceci cela ca il elle ils elles on je j me m moi mon ma mes tu te vous votre vos nous notre nos son sa ses leur leurs se s soi y
dans sur sous par pour avec vers chez entre depuis pendant durant jusque jusqu lors ainsi puis ensuite comme afin selon dont
est sont etait etaient ete etre suis es sommes ai as avons avez ont avait avaient avoir ayant eu sera seront serait fait faire faisait fais font
 moins environ pres autour presque soit notamment aussi encore deja tres si meme autre autres dont
ne pas n
lui eux celle celui ceux celles ceci leur leurs y en
inclus incluant comprenant
actuellement aujourd hui present maintenant ici
travail travaux travaille travaillent travaillons travaillais travaillait travailler travaillant poste emploi role fonction fonctions
mis mise mettre prend prendre pris donner donne donne

lequel laquelle lesquels lesquelles duquel desquels desquelles auquel auxquels auxquelles



cours
raison
whom therein thereof hereby
toward towards
kind sort type form area areas field fields
basis side
person's
rather instead something anything someone way up step behind ahead whose it's lu vu bientot quand lorsque alors chaque-fois auprès aupres proche suite parmi suivants
spent spend spending spends passe passer grace thanks due because lie liee lies liees related relating concerning linked date dates far avant apres start started starts starting began begin begun commence debute last latest past own respectively whole-time
alongside soit
contre against closely rely relies relying utilise utilises utilisee utilisees utilisent utilisait servent
self
doing
able
being
been
home
personally
currently
previously formerly past former
myself
fellow
`;
/** Plain words of letters that wish, greet, thank or point, and claim nothing of the person; folded. */
export const COURTESIES = `
skills skill certificates licences studies study speak languages abilities competences comprennent comprend comprenaient certificats permis etudes parle langues tache taches parmi suivantes suivants nommez apporte voici
dear hello sincerely regards faithfully thank thanks please welcome hope look forward glad happy pleased delighted eager keen interested interest interests like love enjoy want wish
apply applying application applied submit consider considered consideration candidate candidacy opportunity opening vacancy advertised advertisement ad advert posted posting listing
role position post job busy fits suit employer organisation organization company team firm workplace institution
discuss discussion talk speak conversation meet meeting hear hearing call interview contact reach respond response reply answer question questions
attached enclosed resume cv letter cover reference references
describe describes described ask asks asked asking mention mentions mentioned say says said state states call calls need needs look looks looking require requires required seek seeks seeking list lists name names named
heart coeur appeal appeals appealed appealing draw draws drew drawn attract attracts attracted catch caught reason why
bring offer contribute add join learn learning grow
learn curious willing ready quickly quick soon
fit match matches suit suits suited
atout atouts madame monsieur bonjour cordialement salutations agreer agreez veuillez merci remercie espere souhaite souhaiterais aimerais voudrais serais heureux heureuse ravi ravie interesse interessee interesse interet
pose candidature postuler postule offre annonce affichez affichage affiche cherchez recherchez demandez demande mentionne decrivez decrit
rencontrer rencontre discuter parler echanger entretien reponse repondre question joindre ci-joint curriculum vitae lettre
equipe entreprise organisation poste emploi
`;
/** Words by which something reaches further, lasts longer or happens more often than it did; folded. */
export const REACHES = `
all every each everyone everything everywhere any entire whole full-scale complete completely fully across throughout
always never constantly continuously consistently permanently ever
only sole solely single-handed single-handedly alone independently
first best top leading-edge lowest fewest smallest shortest quickest highest largest biggest greatest most flagship unique
national nationally nationwide international internationally worldwide global globally countrywide province-wide provincewide company-wide companywide industry-wide citywide city-wide district-wide enterprise-wide hospital-wide school-wide plant-wide site-wide
both many numerous countless multiple
abroad overseas offshore coast-to-coast outre-mer
row consecutive straight successive consecutifs consecutives prestigious high-profile high-volume large-scale multi-million critical major huge massive top-performing profitable fastest significant significantly dramatic dramatically drastically massively successful successfully proven flawless perfect strong strongest award-winning acclaimed renowned expert expertise expertly mastery seasoned veteran extensive extensively vast deep exceptional outstanding excellent superior world-class
tous toutes toute tout chaque partout ensemble entier entiere entierement complet province provinces country pays nation continent continents world monde planet universe industry region-wide municipality-wide complete totalite integralite grandeur
jamais toujours constamment seul seule seulement uniquement unique
premier premiere meilleur meilleure
nationale national international internationale mondial mondiale provincial provinciale
nombreux nombreuses plusieurs multiples
expert experte expertise chevronne exceptionnel
`;
