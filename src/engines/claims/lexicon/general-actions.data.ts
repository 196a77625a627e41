/**
 * Verbs that say of an action hardly more than that it was somebody's work, with their nouns, English and French. They claim no
 * more than any action of a fact, so a text may have them in place of it; folded.
 */
export const GENERAL_ACTIONS = `
handle handling cover covering attend attending assist assisting help helping serve serving support supporting contribute contributing contribution collaborate collaborating collaboration participate participating participation
deal dealing respond responding provide providing offer offering give giving perform performing carry carrying conduct complete completing ensure ensuring prepare preparing keep keeping hold holding
work working take taking pick picking fill filling stand stood step stepping substitute replace replacing pitch lend lent join joining responsible charge duty duties tend tending care caring look looking see seeing meet meeting
go going come coming get getting bring bringing put putting spend spending raise raising obtain obtaining receive receiving accompany accompanying follow following involve involved member part turn turning
begin beginning start starting continue continuing switch switching reach reaching live need needing say saying seek seeking try trying learn learning study studying practise practice use using employ employing apply applying share sharing
process processing undertake undertaking undertook fulfil fulfill do doing make making see saw run_through act acting tackle address pass passing finish finishing leave leaving return returning show showing
arrive arriving answer answering base based assign assigned locate located link linked report reporting open opening close closing read reading watch watching guide guiding mind minding
know knowing knew known find finding found tell telling told talk talking speak speaking spoke sit sitting sat discuss discussing once sure feel feeling like liking enjoy enjoying freelance certified designated licensed registered
connaitre connais connu trouver trouve parler parle dire dis poursuivre poursuis poursuit apporter apporte habitude savoir sais sentir sens discuter discute
assurer assure assurait effectuer effectue effectuait accompagner accompagne accompagnait accompagnement suivre suit suivait suivi tenir tient tenait tenue offrir offre offrait prendre prend prenait prise rendre rend rendait preter prete pretait
fournir fournit fournissait remplacer remplace remplacait remplacement depanner depanne participer participe participait participation contribuer contribue contribuait collaborer collabore collaborait collaboration aider aide aidait appuyer appuie appuyait
sieger siege siegeait occuper occupe occupait veiller veille veillait traiter traite traitait intervenir intervient intervenait intervention travailler travaille travaillait passer passe passait servir sert servait repondre repond repondait
recevoir recoit recevait accueillir accueille accueillait ouvrir ouvre ouvrait voir voit voyait faire fait faisait utiliser utilise utilisait employer emploie charge chargee responsable membre preparer prepare preparait preparation
reunir reunit reunissait commencer commence continuer poursuivre apprendre apprend etudier lire lit partager partage montrer montre terminer acheve finir
`;
