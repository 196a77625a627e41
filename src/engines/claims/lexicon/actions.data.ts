/**
 * What people do at work, one meaning a line, English and French. All words of a line may stand for each other;
 * `a > b` says that who does a also does b, not the reverse. `_` joins the words of a phrase.
 */
export const ACTIONS = `
reduce cut lower decrease shrink trim slash drop fall decline bring_down brought_down took_off take_off shorten shave lessen minimise minimize curb down less faster quicker reduire diminuer abaisser baisser raccourcir reduction diminution baisse couper fait_passer faire_passer passer ramener passe_de
reduce cut fall improve increase raise grow decrease lower drop > bring take
change introduce replace write rewrite > new nouveau nouvelle
receive receiving > goods
reduce decrease fall drop lower > lower bas basse moindre
halve > reduce cut lower decrease bring_down
increase raise grow rise lift boost improve up gain climb hausse augmenter accroitre hausser monter porter augmentation croissance ameliorer progresser gagner passer fait_passer passe_de bring_up take_from
double > increase raise grow rise
improve ameliorer better enhance upgrade bonifier mieux
speed_up accelerate quicken faster speed accelerer rapide vite
save free spare free_up cut reduce economiser epargner liberer sauver
reduce cut shrink shorten lower bring_down > save reduction saving
fall drop decline shrink go_down went_down cut > bring_down brought_down reduce lower
build built develop create make made construct craft produce_software set_up put_together assemble batir construire developper creer realiser concevoir_et_realiser fabriquer monter
design conceive draw_up plan_out concevoir dessiner elaborer conception
develop elaborate mettre_au_point developper
write author draft pen put_on_paper compose draw_up prepare_in_writing rediger ecrire redaction
rewrite re-implement reimplement rework rebuild redo re-write port reecrire refaire refonte refondre reimplementer recreate
redesign revamp overhaul rework refonte refondre revoir remanier renewal reviser
implement put_in_place put_into_practice set_up introduce deploy roll_out mettre_en_place mise_en_place implanter implementer deployer instaurer
introduce bring_in brought_in start_using set_up put_in_place adopt add instaurer introduire mettre_en_place lancer adopter ajouter
launch start begin open lancer demarrer commencer debuter
set_up put_up arrange install prepare mount dress installer monter mettre_en_place amenager
install fit put_in mount set_up installer poser monter
open ouvrir ouverture open_up opening
close shut fermer fermeture closing closure close_down lock_up
move migrate transfer shift switch transition relocate change_over port convert migration changeover take_over_to carry_over deplacer migrer transferer passer migration passage transfert demenager transition basculer bascule
replace swap substitute change_out remplacer remplacement changer substituer renew
change alter modify revise adjust adapt update rework changer modifier ajuster adapter reviser mettre_a_jour changement
update refresh revise renew bring_up_to_date mettre_a_jour actualiser rafraichir
maintain keep_up upkeep keep look_after_equipment service care_for entretenir maintenir entretien maintenance tenir
support back assist help soutenir appuyer aider soutien appui
help assist aid support contribute lend_a_hand participate part_of be_part_of take_part took_part taking_part assistance involve join_in pitch_in collaborate play_a_part have_a_hand had_a_hand aider assister participer contribuer collaborer appuyer soutenir prendre_part pris_part participation contribution donner_un_coup_de_main preter_main-forte
take_part took_part participate involved involvement part_of join contribute help member worked_on attend sit_on sat_on belong participer pris_part prendre_part membre contribuer participation faire_partie siege sieger associe_a
member belong part_of sit_on sat_on seat_on serve_on served_on one_of membre sieger siege faire_partie fait_partie
lead head run direct manage drive_team at_the_head in_charge_of responsible_for charge diriger mener conduire gerer a_la_tete chapeauter
lead head direct > lead guide manage run direct head oversee supervise coordinate diriger encadrer superviser
manage run administer in_charge_of responsible_for charge be_in_charge gerer administrer diriger exploiter s'occuper_de responsable gestion
run operate work keep_going hold gerer exploiter animer tenir faire_fonctionner mener
manage run direct head lead > oversee supervise handle look_after coordinate superviser s'occuper
supervise oversee in_charge_of superviser encadrer surveiller supervision look_after responsible_for watch_over responsable
supervise oversee > look_after check follow suivre
coordinate organise organize arrange plan align coordonner organiser coordination planifier
organise organize arrange coordinate run hold put_together prepare organiser tenir mettre_sur_pied preparer organisation
plan prepare schedule map_out planifier preparer prevoir planification
schedule roster rota build_schedules plan_shifts timetable horaire horaires make_schedules etablir_les_horaires
chair preside head presider presidence
mentor coach guide tutor precept advise accompany take_under_my_wing counsel mentorer encadrer accompagner guider coacher tuteur preceptor preceptrice precepteur mentorat
train teach instruct coach educate bring_up school show upskill onboard former enseigner instruire entrainer formation training donner_des_cours initier montrer come_up_under came_up_under
teach educate instruct tutor lecture give_lessons give_class give_course deliver_course enseigner donner_le_cours donner_des_cours instruire donner_cours enseignement inculquer show
train teach mentor > guide support accompany help accompagner
hire recruit take_on bring_on staff appoint engage embaucher recruter engager embauche recrutement
serve attend wait_on look_after welcome help deal_with servir accueillir s'occuper_de repondre assist help
handle deal_with look_after take_care_of process treat resolve address manage_day_to_day respond answer traiter gerer s'occuper regler repondre resoudre
answer reply respond field take_call repondre reponse deal_with handle
resolve solve settle fix regler resoudre
fix repair mend restore service patch reparer reparation remettre_en_etat corriger depanner
sell vendre vente sales retail
buy purchase order procure source acheter commander achat commande approvisionner acquire
order place_orders place passer_les_commandes commander commande
check verify inspect examine review control look_over go_over test verifier controler inspecter examiner reviser revoir verification revision controle inspection
review look_over go_over check revise read comment_on revoir reviser relire verifier
inspect examine survey check inspecter examiner visiter
test try trial check examine run_test tester essayer eprouver verifier essai
measure gauge assess meter mesurer evaluer jauger
assess evaluate judge grade mark appraise rate evaluer juger noter apprecier evaluation triage
triage assess sort prioritise prioritize trier triage
analyse analyze study examine analyser etudier analyse look_into
monitor watch track observe follow keep_an_eye surveiller suivre observer suivi
track monitor follow log suivre suivi
record log chart document note enter write_down register consigner documenter inscrire enregistrer saisir noter
document write_documentation write_up write describe documenter
report prepare_reports summarise rapporter rendre_compte faire_rapport rapport
calculate compute work_out cost calculer recalculer recalcul
recost re-cost re-costing recosting cost calculate recalculate recalculer recalcul
balance reconcile count tally match equilibrer concilier rapprocher balancer compter rapprochement conciliation
reconcile rapprocher rapprochement concilier conciliation match balance
count inventory tally take_stock compter inventorier denombrer
prepare make produce get_ready ready put_together draw_up make_up preparer produire faire appreter confectionner complete fill_out file establish etablir prep
produce make file prepare submit generate output turn_out produire preparer deposer remettre generer etablir faire file
submit file send deposer soumettre remettre envoyer
cook make prepare cuisiner cuire preparer faire_la_cuisine
serve plate dish_out servir
clean wash sanitise sanitize nettoyer laver desinfecter
care look_after tend nurse care_for take_care soigner s'occuper prendre_soin prodiguer_des_soins soin
give administer provide deliver offer hand_out donner administrer fournir offrir dispenser prodiguer livrer
deliver provide give ship hand_over supply livrer fournir offrir remettre delivery build
provide give offer supply deliver fournir offrir donner procurer
weld join fuse souder soudage soudure
assemble put_together build assembler monter
operate run work use drive handle control operer conduire faire_fonctionner manoeuvrer utiliser
drive operate conduire chauffeur haul
use work_with employ apply operate work_in utiliser se_servir employer travailler_avec usage recourir
automate automatiser automation automatisation script
batch group bundle regrouper grouper lots par_lots
supply stock restock fill provide approvisionner garnir
present show demonstrate exhibit display presenter montrer demontrer
display show window_display etaler presenter vitrine
choose select pick choisir selectionner selection choix retenir
evaluate > choose
cover fill_in stand_in step_in replace_colleagues remplacer couvrir depanner
work labour travailler oeuvrer exercer employed serve be_employed
study train learn attend etudier apprendre etudes
learn pick_up apprendre
earn obtain get receive gain complete obtenir recevoir decrocher finish pass
complete finish graduate terminer achever completer finir
pass succeed reussir passer
start begin launch commencer debuter demarrer come_in as_a_start set_out start_out
speak talk parler communicate
meet reach hit achieve attain atteindre respecter rencontrer
keep hold maintain retain tenir garder conserver maintenir
hold keep retain take support sustain cope_with handle serve tenir supporter accueillir soutenir
read consult lire consulter parse
survey measure map level arpenter relever
dig excavate creuser excaver
tell explain inform teach expliquer informer
transfer lift move transferer deplacer
bring take get carry apporter amener porter ramener
shape form mould
pilot trial test try_out try piloter essayer mise_a_l'essai
roll_out deploy reach spread extend expand deployer etendre deploiement
found establish set_up create start fonder etablir creer
win earn gagner remporter obtain
accept receive take accepter recevoir
visit see visiter
host hold run accueillir tenir animer
facilitate animate run lead_session host animer
animate run lead hold host animer gerer
close reconcile finish fermer cloturer
raise_money fundraise collect amasser recueillir collecter
collect gather pick_up recueillir collecter ramasser amasser collecte
program code script write develop programmer coder
debug troubleshoot fix find_fault depanner deboguer
translate traduire
negotiate bargain negocier
research investigate look_into rechercher enqueter
advise counsel guide recommend conseiller guider recommander consultation suggest
recommend suggest advise recommander suggerer conseiller
share exchange partager
send mail ship envoyer expedier
ship send dispatch deliver expedier livrer envoyer
pack package wrap emballer empaqueter
load fill charger
unload empty decharger
greet welcome receive accueillir recevoir
bathe wash bath bathing laver bain toilette hygiene
feed meal nourrir
lift raise transfer lever soulever
paint coat peindre
cut slice chop couper trancher tailler
mix blend melanger
stock shelve fill garnir
print imprimer impression printing
query search interroger
host run heberger
join link connect relier joindre raccorder
join come arrive rejoindre integrer entrer
leave quit depart quitter partir
wait attendre
promote advance move_up promouvoir promu
rise work_up move_up climb_from from_up progress monter gravir start
span cover include range couvrir
comply follow respect se_conformer respecter
follow respect apply suivre respecter
`;
