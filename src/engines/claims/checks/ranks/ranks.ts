import { claimWord } from '#engines/lexicon/index.ts';
import type { Word } from '#engines/claims/language/words.ts';
import type { Unit } from '#engines/claims/language/units.ts';

/** Verbs that put the person above others or before all; what the title says does not bear them out of one task. */
const ABOVE =
  /^(?:led|lead|leads|leading|head|heads|headed|heading|direct|directs|directed|directing|manage|manages|managed|managing|supervis\w+|oversaw|oversee|oversees|overseeing|chair|chairs|chaired|chairing|spearhead\w*|own|owns|owned|owning|pioneer\w*|command\w*|dirig\w+|supervise\w*|supervisais|gere|gerer|gerait|geree|preside\w*|presidente?|pilote|piloter|chapeaut\w+|mene|mener|menait|encadre\w*|encadrait|ran|run|runs|running|govern(?:s|ed|ing)?|control(?:s|led|ling)?)$/;

/** The actions that raise who is told to have done them, a kind a line, both languages, with the nouns for who does them. */
const KINDS: readonly RegExp[] = [
  /^(?:led|lead(?:s|ing|er|ers)?|head(?:s|ed|ing)?|direct(?:s|ed|ing|or)?|manag\w+|supervis\w+|overs(?:aw|ee\w*)|chair\w*|spearhead\w*|own(?:s|ed|ing|er)?|pioneer\w*|command(?:ed|ing|er)?|run|ran|runs|running|charge|responsible|leader\w*|chefs?|tete|dirig\w+|direct(?:rice|eur)|gere[rsz]?\w*|gerait|gerant\w*|gestion\w*|presid\w+|pilot\w+|chapeaut\w+|men(?:e|er|ait|ee)|encadr\w+|responsable)$/,
  /^(?:design\w*|creat(?:e|ed|es|ing|or|ion)|invent\w*|architect\w*|launch\w*|establish\w*|initiat\w+|instigat\w+|author\w*|found(?:ed|s|ing|er)|start(?:ed|s|ing)?|introduc\w+|build|built|builds|set|wrote|write|writes|writing|draw|drew|drawn|made|make|propos\w+|conc(?:ois|oit|u|ue|us|ues|evoir|evait)|concept\w*|cree\w*|creation|creat(?:eur|rice)|fond(?:e|ee|er|ais|ait|ateur|atrice)|lanc(?:e|ee|er|ais|ait)|lancement|mis|mise|mettre|monte\w*|instaur\w+|redig\w+|redaction)$/,
  /^(?:approv\w+|approuv\w+|authoriz\w+|authoris\w+|autoris\w+|sign|signs|signed|decid\w+)$/,
  /^(?:hir(?:e|ed|es|ing)|recruit\w*|embauch\w*|recrut\w*)$/,
  /^(?:fir(?:ed|ing)|dismiss\w*|congedi\w*)$/,
  /^(?:negotiat\w+|negoci\w+|agree\w*|bargain\w*|entente\w*)$/,
  /^(?:certif\w+|licen[cs]\w+|qualifi\w+|permis|brevet\w*)$/,
  /^(?:won|win|wins|winning|winner|award\w*|prize|remport\w+|gagn\w+|laureat\w*|prix)$/,
  /^(?:exceed\w*|surpass\w*|outperform\w*|depass\w*|above|beat)$/,
  /^(?:transform\w*|revolution\w*|overhaul\w*|transforme\w*)$/,
  /^(?:train|trains|trained|training|trainer|taught|teach(?:es|ing|er|ers)?|coach\w*|mentor\w*|precept\w*|tutor\w*|instruct\w*|onboard\w*|form(?:e|ee|es|er|ais|ait|ation|ateur|atrice)|enseign\w+|sessions?|workshops?|ateliers?|lessons?|lecons?|mentorat|parrain\w*|initi(?:e|er|ait))$/,
  /^(?:promot(?:ed|es|ing|ion)|promu\w*)$/,
  /^(?:master(?:ed|s|ing|y)?|mait?ris\w+|excel(?:led|s|ling)?)$/,
  /^(?:budget\w*)$/,
  /^(?:coordinat\w+|co-ordinat\w+|coordonn\w+|orchestrat\w+|organis\w+|organiz\w+|arrang\w+|plan\w*|schedul\w+|co-?organis\w+)$/,
  /^(?:advis\w+|advice|counsel\w*|consult\w*|conseil\w*|guid\w+)$/,
  /^(?:diagnos\w+|troubleshoot\w*)$/,
  /^(?:prescri\w+|ordonnance\w*)$/,
  /^(?:obtain\w*|obten\w+|earn\w*|decroch\w*|achiev\w*|realis\w+|attain\w*)$/,
];

/** How far a thing went: taken over by others, and the places and wholes that it is told of. */
const EXTENT =
  /^(?:adopt\w*|spread\w*|roll\w*|expand\w*|extend\w*|standardi[sz]\w*|replicat\w*|generalis\w*|etend\w*|city|town|village|district|region|province|country|county|nation|continent|state|company|chain|industry|locations?|branches|sites|campus|villes?|villages?|quartiers?|regions?|provinces?|pays|comtes?|chaine|succursales)$/;
/** The kinds whose words are plain in other senses: they count as said, and raise nobody by themselves. */
const RAISING =
  /^(?:creat(?:rice|eur)s?|coordinat(?:ed?|es|ing)|co-ordinat(?:ed?|es|ing)|coordonn\w+|orchestrat\w+|organi[sz](?:ed?|es|er|ing)|organisa(?:is|it|trice|teur)|design\w*|creat(?:ed?|es|ing|or)|invent\w*|architect\w*|launch\w*|establish\w*|author(?:ed|s|ing)?|found(?:ed|er|ing)|approv\w+|hir(?:e|ed|es|ing)|recruit\w*|fir(?:ed|ing)|negotiat\w+|certif(?:y|ied|ies|ying)|won|win|wins|winning|exceed\w*|surpass\w*|outperform\w*|transform\w*|revolution\w*|master(?:ed|s|ing)?|excel(?:led|s|ling)?|train(?:ed|s|ing)?|taught|teach(?:es|ing)?|coach\w*|mentor\w*|promoted|conc(?:ois|oit|u|ue|us|ues|evoir|evait)|cree(?:e|es|r)?|fond(?:ee|er|ais|ait|ateur|atrice)|lanc(?:e|ee|er|ais|ait)|embauch\w*|negoci\w+|approuv\w+|remport\w+|form(?:ee|er|ais|ait)|enseign\w+|mait?ris\w+|advis(?:ed?|es|ing)|counsel\w*|conseill\w+|diagnos\w+|prescri(?:be[ds]?|bing|t|ts|re|vait))$/;

const RUNNING = /^(?:run|ran|runs|running)$/;
const LEADING = /^(?:led|lead|leads|leading)$/;
const NO_ACTION = /^\s(?:panels?|rooms?|systems?|charts?|plans?|towers?|valves?|boards?)\b/;
/** What is led by whoever gives it: nobody is put above others by a tour. */
const GIVEN =
  /^\s(?:(?:the|an?|our|my|guided|weekly|daily|small|short|walking|\d+)\s){0,3}(?:tours?|walks?|hikes?|excursions?|workshops?|class(?:es)?|lessons?|singalongs?|songs?|stor(?:y|ies)|ateliers?|visites?|randonnees?)\b/;
const ALONG =
  /^\s?(?:[,.;:)]|$|(?:out|on|up|from|through|into|over|smoothly|again|well|for|to|at|in|between|along|late|low|short)\b)/;
/** What an extent is told with: "the region", "across the province". */
const WHOLE =
  /(?:\b(?:the|this|its|whole|entire|every|all|across|of|la|le|les|du|de|toute?|tous|cette|ce|l)|['’]s?)\s?$/i;

/** Who has it done to them, and does it to nobody: "taught me", "m'ont appris". */
const DONE_TO_ME = /^\s(?:me|us|myself|nous-memes)\b/i;
const ME_BEFORE = /\b(?:m['’]|me |nous )(?:a|ont|avait|avaient)\s$/i;

const isDoneToMe = ({ start, end }: Unit, text: string): boolean =>
  DONE_TO_ME.test(text.slice(end)) || ME_BEFORE.test(text.slice(Math.max(0, start - 12), start));

/** Whether a unit is a verb of rank; what runs by itself is none. */
export const isAbove = (unit: Unit, text = ''): boolean =>
  !isDoneToMe(unit, text) &&
  unit.words.some(
    ({ word }) =>
      ABOVE.test(word) &&
      !(word === 'control' && unit.words.length > 1) &&
      !(LEADING.test(word) && GIVEN.test(text.slice(unit.end))) &&
      !(word === 'control' && NO_ACTION.test(text.slice(unit.end))) &&
      !(RUNNING.test(word) && text !== '' && ALONG.test(text.slice(unit.end))),
  );

const isExtent = ({ word, start }: Word, text: string): boolean =>
  EXTENT.test(word) && (word.endsWith('ed') || WHOLE.test(text.slice(Math.max(0, start - 8), start)));

/** Whether a unit raises what the person did. */
export const isRank = (unit: Unit, text: string): boolean =>
  !isDoneToMe(unit, text) &&
  !(/^w[io]n/.test(unit.words[0]?.word ?? '') && /^\s(?:over|back|round)\b/.test(text.slice(unit.end))) &&
  (isAbove(unit, text) || unit.words.some((word) => RAISING.test(word.word) || isExtent(word, text)));

const STANDING_IN = claimWord('ranks: standing in');

/** Whether a text says that a rank was held for somebody else or a time. */
export const isStandIn = (folded: string): boolean => STANDING_IN.test(folded);

const ORGANISED = /^(?:organi[sz]\w*|organisa\w*)$/;
/** Who does one of these of a thing organised it; not the other way round. */
const ORGANISES =
  /^(?:ran|runs?|running|held|hold\w*|host\w*|lead\w*|led|manag\w+|set|put|tien\w*|tenai\w*|anim\w+|coanim\w+|dirig\w+|prepar\w+|responsable|responsible|charge|arrang\w+|launch\w*|lanc\w+)$/;

/** Whether words hold an action of one kind with a raising unit; a rank above others needs such a rank. */
export function isRankSaid({ words }: Unit, said: readonly Word[]): boolean {
  return words.some(
    ({ word }) =>
      KINDS.some((kind) => kind.test(word) && said.some((own) => kind.test(own.word))) ||
      (ORGANISED.test(word) && said.some((own) => ORGANISES.test(own.word))),
  );
}
