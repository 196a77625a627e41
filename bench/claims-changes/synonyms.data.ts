/**
 * Words of one meaning in the sentences of resumes, a line each: the word as resumes have it and another for it. Written for the bench
 * alone; what the gate knows was not taken from here.
 */
export const ENGLISH_SYNONYMS = `
customers > clients
clients > customers
employees > staff members
each month > every month
every month > each month
each week > every week
each year > every year
a month > per month
a week > per week
a year > per year
a day > per day
a shift > per shift
Helped > Assisted to
Built > Constructed
Began > Started
Repaired > Fixed
Fixed > Repaired
Drove > Was the driver of
Wrote > Authored
Checked > Verified
Kept > Maintained
Made > Produced
Gathered > Collected
Collected > Gathered
Cleaned > Did the cleaning of
Ordered > Placed orders for
Answer > Respond to
Answered > Responded to
Train > Give training to
Trained > Gave training to
Coach > Give coaching to
Cut > Reduced
Reduced > Cut
Brought > Took
pupils > students
car > automobile
cars > automobiles
trucks > lorries
photos > photographs
monthly > every month
weekly > every week
about > around
about > roughly
about > approximately
mistakes > errors
errors > mistakes
new > newly arrived
company > firm
using > by means of
purchase > buy
colleagues > coworkers
two > a pair of
twice > two times
fell > dropped
rose > climbed
fell > went down
rose > went up
`;

export const FRENCH_SYNONYMS = `
clients > clientes et clients
environ > à peu près
environ > autour de
environ > quelque
par année > par an
par an > par année
chaque semaine > toutes les semaines
par mois > chaque mois
par semaine > chaque semaine
collègues > camarades de travail
élèves > écoliers
Prépare > Se charge de préparer
Rédige > Écrit
A rédigé > A écrit
Répond > Donne suite
Aidait > Donnait un coup de main
A réduit > A diminué
A réduit > A fait baisser
A formé > A donné de la formation à
Forme > Donne de la formation à
Nettoyait > Faisait le nettoyage :
Vérifie > Contrôle
Anime > Fait l’animation :
Tient à jour > Met à jour
Entretien > Maintenance
Réparation > Remise en état
Pose > Installation
deux fois > à deux reprises
mensuel > de chaque mois
en moyenne > moyennement
voiture > automobile
enfants > petits
nouveaux > nouvellement arrivés
`;
