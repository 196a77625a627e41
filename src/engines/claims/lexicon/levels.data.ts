/** Levels of a language from the lowest to the highest; phrases folded. */
export const LANGUAGE_LEVELS: readonly (readonly string[])[] = [
  [
    'beginner',
    'basic',
    'elementary',
    'notions',
    'debutant',
    'debutante',
    'base',
    'a1',
    'a2',
    'elementaire',
    'basics',
    'learning',
    'rudimentary',
  ],
  [
    'conversational',
    'intermediate',
    'intermediaire',
    'limited working',
    'working knowledge',
    'conversation',
    'fonctionnel',
    'functional',
    'b1',
    'b2',
  ],
  [
    'advanced',
    'professional',
    'proficient',
    'avance',
    'avancee',
    'full professional',
    'working proficiency',
    'c1',
    'comfortable',
    'at ease',
    "l'aise",
    'business',
    'proficiency',
  ],
  [
    'fluent',
    'fluently',
    'courant',
    'courante',
    'couramment',
    'c2',
    'bilingual',
    'bilingue',
    'fluency',
    'mastery',
  ],
  [
    'native',
    'mother tongue',
    'langue maternelle',
    'maternelle',
    'first language',
    'native speaker',
    'natif',
    'native or bilingual',
  ],
];

/** Names of languages, English and French; each line is one. */
export const LANGUAGES = `
english anglais
french francais
spanish espagnol
italian italien
german allemand
portuguese portugais
mandarin
cantonese cantonais
chinese chinois
arabic arabe
hindi
punjabi pendjabi panjabi
urdu ourdou
tagalog
filipino
vietnamese vietnamien
korean coreen
japanese japonais
russian russe
ukrainian ukrainien
polish polonais
dutch neerlandais
greek grec
turkish turc
persian farsi persan
hebrew hebreu
yoruba
igbo
swahili kiswahili souahili
somali
creole
cree cri
inuktitut
ojibwe
bengali
tamil tamoul
gujarati
romanian roumain
hungarian hongrois
czech tcheque
serbian serbe
croatian croate
swedish suedois
danish danois
norwegian norvegien
finnish finnois
amharic amharique
wolof
lingala
pashto pachto pachtou
dari
kurdish kurde
nepali nepalais
malay malais
indonesian indonesien
thai thailandais
khmer cambodgien
burmese birman
albanian albanais
armenian armenien
georgian georgien
bulgarian bulgare
slovak slovaque
slovenian slovene
lithuanian lituanien
latvian letton
estonian estonien
icelandic islandais
catalan
hausa haoussa
fulani peul
bambara
kinyarwanda
kirundi
tigrinya
oromo
zulu zoulou
xhosa
afrikaans
shona
malagasy malgache
kabyle
tamazight
telugu
malayalam
kannada
marathi
sinhala cinghalais
mongolian mongol
bosnian bosniaque
macedonian macedonien
haitian haitien
innu
atikamekw
michif
`;

/** Ranks of an award; the first line is the highest. A rank that is not the first must stay when the award is named. */
export const AWARD_RANKS: readonly (readonly string[])[] = [
  [
    'winner',
    'won',
    'win',
    'first place',
    'gold',
    'laureat',
    'laureate',
    'gagnant',
    'gagnante',
    'premier',
    'premiere',
    'best',
    'champion',
    'recipient',
    'grand prize',
    'meilleur',
    'first rank',
    '1st',
  ],
  [
    'second place',
    'runner-up',
    'runner up',
    'silver',
    'deuxieme',
    'deuxieme marche du podium',
    'second',
    '2nd',
    'seconde',
  ],
  [
    'third place',
    'third',
    'bronze',
    'troisieme',
    '3rd',
    '3e',
    'troisieme place',
    'troisieme marche du podium',
    'medaille de bronze',
  ],
  [
    'finalist',
    'nominee',
    'nominated',
    'nomination',
    'shortlisted',
    'shortlist',
    'finaliste',
    'nomme',
    'nommee',
    'longlisted',
    'candidate',
  ],
  [
    'semi-finalist',
    'semifinalist',
    'demi-finaliste',
    'quarter-finalist',
    'quarterfinalist',
    'quart-de-finaliste',
  ],
  ['mention', 'honourable mention', 'honorable mention', 'commendation', 'commended'],
  ['participant', 'participation'],
  ['crew', 'team award', 'team', 'equipe'],
];

/** Words of a title that say how far somebody is; one that lowers must not be dropped, none may be added. */
export const LOW_RANKS = `junior jr assistant adjoint adjointe associate apprentice apprenti apprentie trainee intern stagiaire student etudiant etudiante deputy vice acting interim substitute remplacant remplacante engineer-in-training eit co-op coop helper aide second sous auxiliaire suppleant suppleante practical provisional`;
export const HIGH_RANKS = `senior sr lead leader chief head principal executive director directeur directrice manager management supervisor superviseur chef foreman owner president vp vice-president partner staff-not master regional national district general global ceo cto cfo coo expert specialist`;
