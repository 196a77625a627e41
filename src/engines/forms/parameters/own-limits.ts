import { wordFor } from '#engines/lexicon/index.ts';
/**
 * How a question compares what is on offer with what the person would take: whether a yes says that the offer lies `below` or `above` that, and
 * whether that is the end of what they accept or what they wish for.
 */
export interface Compared {
  readonly side: 'below' | 'above';
  /** The person's own figure belongs to the side: "at or above". */
  readonly withEnd: boolean;
  readonly of: 'limit' | 'wish';
  /** The words without the comparison. */
  readonly rest: string;
}

const THAN = String.raw`(?: [a-z]+){0,2} th(?:a|e)n`;
const LESS = String.raw`(?:(?:less|lower|smaller|fewer|worse)${THAN}|below|under|beneath|underneath|short of|inferieure?s? a|moins(?: [a-z]+)? que?|(?:en|au) dessous d[eu]?|en deca d[eu]?|plus (?:bas|basse|faible)s? que?)`;
const MORE = String.raw`(?:(?:more|higher|greater|larger|bigger|longer|better)${THAN}|above|over|beyond|past|in excess of|exceed(?:s|ing)?|surpass(?:es|ing)?|superieure?s? a|plus(?: [a-z]+)? que?|au dessus d[eu]?|au dela d[eu]?|depasse\w*|excede\w*)`;
const STANDARD = String.raw`(?:minimum|maximum|floor|ceiling|limit|threshold|bottom line|lowest|least|expectations?|expected|desired|acceptable|preferred|range|requirements?|needs|wishes|target|comfort|seuil|plancher|plafond|limite|attentes?|pretentions?|exigences?|souhaits?|fourchette)`;
const YOUR = String.raw`(?:your|votre|vos)(?: own)?(?: [a-z]+){0,2} ${STANDARD}`;
/** What stands between a comparison and the person whose figure it is: "the lowest salary that". */
const BETWEEN = String.raw`(?: (?:the|a|an|any|what|whatever|anything|that|which|all|lowest|least|highest|most|minimum|maximum|smallest|absolute|bare|very|salary|rate|pay|wage|sum|figure|amount|number|level|share|travel|days|hours|ce|que|le|la|celui|celle|plus|bas|basse|salaire|montant|taux|seuil)){0,6}`;
const OWN = String.raw`(?:${YOUR}|you|vous)\b`;

const OFFER_FIRST = {
  below: new RegExp(String.raw`\b${LESS}${BETWEEN} ${OWN}`),
  above: new RegExp(String.raw`\b${MORE}${BETWEEN} ${OWN}`),
};
const WANTS = String.raw`(?:want|wanting|need|expect|expecting|require|seek|seeking|demand|ask|asking|hoping|hope|looking|after|holding|hold|like|prefer|voulez|voudriez|souhaitez|souhaiteriez|demandez|attendez|exigez|cherchez)`;
const OWN_FIRST = {
  below: new RegExp(
    String.raw`\b${YOUR}\b(?: [a-z]+){0,4} ${LESS.replaceAll(THAN, '')}\b|\b(?:you|vous) (?:[a-z]+ ){0,3}?${WANTS}(?: [a-z]+){0,3} (?:less|lower|moins)\b`,
  ),
  above: new RegExp(
    String.raw`\b${YOUR}\b(?: [a-z]+){0,4} ${MORE.replaceAll(THAN, '')}\b|\b(?:you|vous) (?:[a-z]+ ){0,3}?${WANTS}(?: [a-z]+){0,3} (?:more|higher|above|over|davantage|plus)\b`,
  ),
};
const WITH_END =
  /\b(at|equal to|equals?|egale?s? (?:a|ou)|au niveau) (?:d[eu] )?(or|and|ou|et)\b|\bor equal|\bou egale?s?\b/;
const LIMIT = wordFor('limits: own limit');

const read = (text: string, [pattern, side]: readonly [RegExp, Compared['side']]): Compared | null =>
  pattern.test(text)
    ? {
        side,
        withEnd: WITH_END.test(text),
        of: LIMIT.test(text) ? 'limit' : 'wish',
        rest: text.replace(WITH_END, ' ').replace(pattern, ' ').replaceAll(/ +/g, ' ').trim(),
      }
    : null;

/** That an offer lies on one side of what is the person's own, in the folded words of a question (`plainLabel`): "below what you would accept". Null for others. */
export const offerCompared = (text: string): Compared | null =>
  read(text, [OFFER_FIRST.below, 'below']) ?? read(text, [OFFER_FIRST.above, 'above']);

/** The same where the person's own comes first: "do you want more than this" says that the offer lies below. */
export const ownCompared = (text: string): Compared | null =>
  read(text, [OWN_FIRST.above, 'below']) ?? read(text, [OWN_FIRST.below, 'above']);
