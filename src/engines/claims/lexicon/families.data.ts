/**
 * Actions of one kind, a kind a line, both languages. Wider than one meaning: a verb may stand for another of its kind only
 * where all else of the clause is said by one value. No line holds verbs of rank, of making something new or of change.
 */
export const FAMILIES = `
check monitor inspect scout review observe watch verify examine survey look control test audit go_over patrol verifier surveiller inspecter controler observer examiner suivre depister reviser tester
plant install place apply release introduce put lay fit set mount spread pose poser placer appliquer installer mettre planter introduire
remove weed discard clear withdraw dispose throw purge delete strip retirer enlever eliminer oter jeter debarrasser desherber
sort file shelve arrange organise organize tidy rank order classify catalogue catalog index label classer trier ranger ordonner etiqueter cataloguer
send mail ship dispatch forward deliver distribute issue hand envoyer expedier livrer distribuer remettre poster transmettre
explain inform advise answer tell counsel guide help assist show brief orient expliquer informer conseiller repondre renseigner guider aider
teach train instruct coach tutor show demonstrate onboard enseigner former instruire montrer initier
run host hold lead_workshop animate facilitate give present deliver animer tenir donner presenter offrir
host run hold organise organize animer tenir organiser
haul carry transport move bring transfer deliver convey transporter deplacer apporter livrer transferer
drive operate use handle conduire operer utiliser manoeuvrer manier
pack fill box load wrap package emballer remplir charger empaqueter
clean wash wipe sanitise sanitize disinfect scrub tidy nettoyer laver desinfecter essuyer
repair fix mend restore service patch maintain overhaul reparer restaurer entretenir remettre
cook prepare make bake grill fry assemble cuisiner preparer faire cuire
cut prune trim harvest pick gather couper tailler recolter cueillir ramasser
receive accept welcome greet see meet admit check_in recevoir accueillir accepter rencontrer voir
treat see receive care attend traiter soigner recevoir voir
record log note enter document register chart keep write consigner noter inscrire saisir enregistrer documenter tenir
keep maintain update hold tenir garder entretenir gerer maintenir
screen test examine check assess evaluate depister evaluer examiner tester
answer take respond reply handle field deal repondre traiter prendre
call phone contact reach ring appeler telephoner joindre contacter
sell serve promote offer vendre servir offrir proposer
buy order source procure purchase acheter commander approvisionner
count tally weigh measure inventory compter peser mesurer inventorier
collect gather pick receive draw take recueillir collecter ramasser prelever prendre
feed water irrigate fertilise fertilize nourrir arroser irriguer fertiliser
draw sketch draft dessiner esquisser tracer
edit proofread correct revise retouch corriger reviser relire retoucher
translate interpret traduire interpreter
post publish share upload publier afficher partager
book schedule arrange reserve plan reserver planifier fixer
visit tour inspect attend visiter inspecter
weld solder join braze souder braser joindre
dig excavate trench creuser excaver
paint coat stain varnish peindre vernir teindre
sew stitch mend hem coudre repriser
build construct fabricate make assemble weld batir construire fabriquer
assemble mount install build_up erect monter assembler installer
wire connect hook cable cabler brancher raccorder
bathe wash dress groom laver habiller
give administer provide supply hand donner administrer fournir offrir dispenser
read study consult review lire consulter etudier
identify find found discover notice spot detect uncover identifier trouver decouvrir remarquer constater reperer deceler
scout walk look search inspect scan scruter examiner verifier chercher rechercher
catalogue inventory list record register count inventorier cataloguer recenser
suggest propose recommend suggerer proposer recommander
move relocate shift reposition reroute route transfer migrate replace deplacer transferer migrer demenager
pull query extract retrieve export interroger extraire
assign dispatch send affecter assigner envoyer repartir
prepare draft write compile draw_up preparer rediger elaborer produire
write keep update ecrire rediger tenir
record enter input key process type consigner saisir entrer inscrire
place issue post record enregistrer inscrire
calculate compute work_out tally calculer
`;
