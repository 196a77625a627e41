/**
 * Words so general that they name nothing checkable: ways of working, feelings, qualities, amounts without a number, and the
 * nouns every trade uses, English and French. They raise nobody and stand for no skill.
 */
export const GENERIC = `
able about above account accurate accurately activity actually advance again aim along always amount another answer anyone apart approach area arrive aspect attention aware
basis beginning behind below beside better between beyond bit both break brief bring busy
calm calmly care careful carefully case cause certain chance change choice clear clearly close closely come comfort comfortable common complete concern condition confident connect consider contact content continue cost count course current
daily date day deal decision deep demand depend detail detailed different difficult difficulty direct direction
ear early earth ease easily easy edge effect effort either element else encounter end energy enough ensure entire environment especially establish evening event evenly everyday exact exactly example exchange expect explain eye
face fact fair familiar family far fast favour feel feeling figure final finally find fine firm fit flow focus follow foot form forward found fresh friendly front full fully further
gather general generally gentle gently get give glad goal good grateful great ground group grow guess
habit half hand handle happen hard head health healthy hear heart help helpful high hold home honest honestly hour human humour hurry
idea imagine important improve include increase individual inform initial initiative inside instance instead interest involve issue item
join joy judgment just keep key kind kindness know
label lack large last late lay lead learn leave less lesson level life light likely limit line link listen little live load local long look lose lot low luck
main major manner mark matter mean means measure member memory mention middle mind minute mistake moment month mood morning motion move
name natural near nearly neat neatly necessary need nerve next nice night normal note notice number
object often one open opinion opportunity order ordinary organised original outcome outside own
pace pair prior previous part particular particularly partly pass past path patience patient people perhaps period person personal phase piece place plain plainly plan play pleasant please pleasure plenty point polite position positive possible practical practice precise precisely prepare presence present pride probably problem proceed process progress promise proper properly proud prove purpose push put
quality quarter question quick quickly quiet quietly quite
range rapid rate rather reach read reader ready real realise really reason recall receive record recur regular regularly relationship relevant reliable reliably remain remember repeat rest result return rhythm right rise role room rough round routine rush
safe safely same say scene season second see seem sense separate serious series set several shape share sharp shift short show side sight simple simply single situation size skill slow small smile smooth smoothly soft solid solution sort sound space speak special specific speed spirit spot staff stage standard start state stay steadily steady step still stop story straight straightforward strength strong struggle style subject such sudden suit sure surface surprise
take talk target task taste tell tend thing think thorough thoroughly thought thoughtful tidy till time today together tone top total touch toward train trouble true trust truth try turn type typical
understand unit up mostly mainly chiefly largely sometimes rarely set aside above below youngster newcomer upon usual usually
value variety various vary view visible visit voice
wait walk want warm warmly watch way week weekend weekly well whole wide will willing win wish within wonder word work world worry worth write
year young
accueil affaire aide aise aisement ambiance an annee apprentissage approche appui arriver aspect attente attentif attentive attention attentivement aujourd'hui autonomie avance avant avenir avis
bas base beau beaucoup belle besoin bien bon bonne bout but
cadre calme cas cause certain certaine chaleureux chance changement choix chose clair claire clairement coeur coin commun commune complet concret condition confiance connaissance connaitre conscience conseil constant contact contexte continu cote courant cours court croire
debut decision defaut delicat demarche dernier derniere detail devenir different difference difficile difficulte direct disponible divers dos doucement doute doux droit duree
ecart echange ecoute effet effort egal element ennui ensemble entourage envie environnement equilibre esprit essentiel etape etat ete eviter evident exact exemple exigence exterieur
face facile facilement facon faible fait faute fiable fidele fier fiere fil fin final fois fond force forme fort frais franc frequent
gens gout grace grand grande gros groupe
habitude haut haute heure heureux hier histoire humain humeur
idee image important impression initiative instant interet interieur
jeu joie jour journee juste justesse
leger lendemain lent liberte lien lieu limite loin long longue lumiere
main mal maniere matin meilleur membre memoire mesure methode metier mieux milieu minutieux minutieusement mode moins mois moitie moment monde mot moyen
nature naturel necessaire net niveau nombre nombreux normal nouveau nouvelle nuit
objectif objet occasion oeil ordinaire ordre oreille organise ouvert ouverture
paix parole part partage partie particulier pas passage passe patience pause peine pensee perdre periode personne petit petite peur phase piece place plaisir plein plupart poids poli point position positif possible pourquoi pratique precis precisement preference pression preuve prix probable probleme proche progres propos propre proprement public
qualite quantite quart question quotidien quotidiennement
raison rang rapide rapidement rapport rappel realite regard regle regulier regulierement relation rencontre reponse reste resultat retour rigoureux rigoureusement rigueur role rythme
sain saison savoir semaine sens sentiment serein serieux service seul signe silence simple simplement simplicite situation soin soigneux soigneusement soir soiree solide solution sorte souci souple souplesse sourire souvent special stable style succes suite sujet sur surprise
tache temps tenir terme terrain tete ton tot total toujours tour travers trouble type
usage usuel utile quelque surtout principalement notamment davantage parfois souvent rarement ensuite enfin
valeur variable varie vecu verite vie vif vite vitesse vivant voie voix volonte volontiers vrai vraiment vue
attach awaken brighten calmness clean closing collective concrete convinced cordial courage courteous curiosity dare dedicate delight devote diligent discreet dream eager empathy encourage engage enthusiasm faithful feedback flexible gladness guide honour hopeful humble independent inspire instinct intention invite lively loyal mindful modest motivate organise passion peaceful perspective persevere pleasing precision punctual rely resourceful rigour rigorous satisfy sensitive serene sincere stimulate supportive tactful team teammate tenacity versatile welcome wise
apprecier attacher chaleur collectif collegue convaincu courageux curiosite dedie devouement dynamique dynamisme empathie encourager engagement enthousiasme ethique humble humilite inspirer integrite inviter motivation motiver passion passionne perseverance ponctualite ponctuel polyvalent reconnaissance respect respectueux responsable sensible sincere tenacite
`;
