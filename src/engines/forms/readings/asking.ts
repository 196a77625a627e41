import type { FormQuestion } from '#contract/career/form.ts';
import { fold, sentences } from '#engines/text/index.ts';
import { frameWords, wordFor } from '#engines/lexicon/index.ts';
import { isPlain } from '#engines/forms/screening/asked.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { commitmentOf } from './commitments.ts';

/** A number before a question: "1.", "Q3)". */
const NUMBER = /^\s*(?:q(?:uestion)?\s*)?\d{1,2}\s*[.):]\s+(?=\p{Lu})/iu;

/** Brackets that speak to whoever answers, of how to answer or why it is asked: "(any location)", "(full years only)". */
const NOTE =
  /\s*\(\s*(?:y|yes|o|oui)\s*[/|]\s*(?:n|no|non)\s*\)|\s*\((?:[^()\s]+\s+){8}[^()]*\)|\s*\((?=[^()]*\b(we|us|our|you|your|it|please|if|just|count(ed|ing)?|subtract|required|any|mm|yyyy|nous|on|svp|comptez|compte|la loi|c['’ ]est|ça|quarts?|label|kept|entiers?|arrondi\w*|round(?:ed|ing)|whole|chiffres?|digits?|[a-z]+ only)\b)[^()]*\)/giu;

/** What a sentence without a question mark does to ask: "Please give the hourly rate". */
const ORDER =
  /^(please|kindly|give|name|confirm|confirmez|veuillez|state|indicate|tick|pick|choose|select|enter|list|type|tell|check|cochez|indiquez|choisissez|inscrivez|precisez|merci de)\b/;

const HEADING = /^[^.?!]{2,70}?(?::|\s[—–-])\s+(?=[^.]*\?\s*$)|^[^?!;]{2,200};\s+(?=[^.;]*\?\s*$)/u;
const FEW = 6;

/** Words that alone name nothing a person could answer: their sentence points back at what stands before it. */
const NOTHING = frameWords('question that points back');
const POINTING = wordFor('asking: pointing', /\b(?:the same$)\b/);
/** What measures something said before, or names it as said. */
const SO_MUCH =
  /\b((that|this|so|such) (much|many|often|long|amount)|to (that|this|such) (extent|degree)|(that|this|these|those|ce|cette|ces|the (stated|disclosed|advertised|posted|offered|above)) (day|date|amount|figure|level|basis|terms|rate|pay|salary|wage|range|limits?|offer|schedule|salaire|taux|horaire|condition|exigence|montant)|(like|want|wish) to (be considered|proceed|go ahead|apply|continue)|all (of )?(\d|these|those|the) (days|weeks|nights|shifts)|(n?either|one|any) (of (these|those|the) )?((two|three) )?(class|classes|category|categories|groups?|statuses))\b/;
/** Which of the choices holds, after a statement that they answer. */
const WHICH =
  /^((please )?(indicate|select|choose|state) )?(which|which one|laquelle|lequel) (of|des|parmi) .{0,30}\b((sont) )?(correct|true|applies|apply|applicable|s applique|correspond|describes)( (in|to|for|a) )?( ?(you|your|my|vous|votre) ?(case|situation|position|circumstances|cas)?)?$|^(with (respect|regard)|in relation|as regards|par rapport|quant) (to|a) (this|that|cette|ce)\b/;

function pointsBack(sentence: string): boolean {
  // What it measures by itself it does not point back for.
  if (/\d ?%|[$£€]/.test(sentence)) return false;
  const plain = plainLabel(sentence);
  const rest = plain.replace(SO_MUCH, ' ').replace(WHICH, ' ').trim();
  // Each word has to be known, or it may turn over what is asked: "Would this salary put you off?"
  const empty = rest.split(/ +/).every((word) => word === '' || NOTHING.has(word));
  return empty && (rest !== plain || POINTING.test(plain) || plain.split(' ').length <= 5);
}

/** A number said twice: "five (5) years". */
const TWICE =
  /(?<!\p{L})[\p{L}-]+ \((\d{1,2})\)(?= (?:full |complete )?(?:years?|months?|ans|ann[ée]es|mois)\b)/giu;

/** Whom a minority leaves out, which is not asked about. */
const LEFT_OUT =
  /,? (?:that is,? )?(?:persons?|personnes?)?,? ?(?:other than |autres? qu(?:e |['’]))(?:the |les )?(?:indigenous|aboriginal|autochtone)[^?)]*/gi;

/** "Not less than" is "at least"; what day it is counted on changes nothing. */
const LEAST = /\b(?:not|no) (?:less|fewer) than\b/gi;
const LEAST_FRENCH = /\b(?:pas|non) moins de\b/gi;
const AS_OF =
  /^\s*(?:as (?:of|at) today|today|en date d['’]aujourd['’]hui|à ce jour|à la date d['’]aujourd['’]hui),\s*|,? (?:as (?:of|at)|on) (?:today|the date of this application|today['’]s date|the date on which you (?:submit|sign) (?:this|your) application)(?=,|\s?\?|$),?|,? (?:en date d['’]aujourd['’]hui|à ce jour|à la date de la présente candidature)(?=,|\s?\?|$)/gi;

/** How the time is to be counted, which is how it is counted here: gaps left out, no month twice. */
const COUNTED =
  /,? (?:and |et )?(?:leaving out|excluding|exclusive of|disregarding|not counting|en excluant|à l['’]exclusion d|sans compter)\b[^.?!;,]*\b(?:periods?|leaves?|gaps?|interruptions?|breaks?|pauses?|congé|overlaps?|chevauchements?)\b[^.?!;,]*/gi;
/** How a number is to be written down. */
const WRITTEN =
  /^(?:please )?(?:do not |don['’]t )?(?:enter|give|use|type|round|inscrivez|entrez|arrondissez)\b[^.?]*\b(?:numbers?|figures?|digits?|round|decimals?|nombres?|chiffres?|arrondi\w*)\b[^.?]*\.?$/i;

/** A statement in quotation marks that is to be judged. */
const QUOTED = /(?:statement|[ée]nonc[ée]|affirmation)[^«"“:]*:?\s*[«"“]\s*([^»"”]+?)\s*[»"”]\s*$/iu;
const IF_SO = /^(and )?(if (so|yes)|si oui|le cas echeant),?\s*/i;

const count = (line: string, sign: string): number => line.split(sign).length;

/** Sentences, in which what stands in brackets is not parted. */
function wholeSentences(text: string): string[] {
  return sentences(text).reduce<string[]>((found, sentence) => {
    const last = found.at(-1);
    const goesOn =
      last !== undefined &&
      (count(last, '(') > count(last, ')') || (/\p{Lu}\.\p{Lu}\.$/u.test(last) && /^\p{Ll}/u.test(sentence)));
    return goesOn ? [...found.slice(0, -1), `${last} ${sentence}`] : [...found, sentence];
  }, []);
}

const ASKS_WHAT = wordFor('asking: asks what');
/** Whether a line of words opens with whom it is for, and behind that says what to write: "Not a citizen? Tell us your visa." */
const isOpening = ({ kind, options }: FormQuestion, [first = '', ...behind]: readonly string[]): boolean =>
  /^(short|long|number|date)$/.test(kind) &&
  options.length === 0 &&
  !ASKS_WHAT.test(fold(first)) &&
  behind.some(
    (sentence) =>
      ORDER.test(fold(sentence.replace(IF_SO, '').replace(/^(and |et )?(if not|sinon),?\s*/i, ''))) &&
      !WRITTEN.test(sentence),
  );

/**
 * The part of a question that asks: of "The contract has a night crew. Are you able to work nights? (It pays more.)" the sentence in
 * the middle. A sentence that points back at a sum, a share or a length ("Can you live with that?") asks whether the person accepts just that.
 * Null where the question is one sentence already, or where it is not plain what is pointed at.
 */
export function askingPart(question: FormQuestion): FormQuestion | null {
  const whole = question.label.trim();
  const quoted = QUOTED.exec(whole)?.[1];
  if (quoted !== undefined) return { ...question, label: quoted };
  const bare = whole
    .replace(NUMBER, '')
    .replaceAll(NOTE, '')
    .replaceAll(TWICE, '$1')
    .replaceAll(LEFT_OUT, '')
    .replaceAll(LEAST, 'at least')
    .replaceAll(LEAST_FRENCH, 'au moins')
    .replaceAll(AS_OF, '')
    .replaceAll(COUNTED, '')
    .trim();
  const said = wholeSentences(bare).filter((sentence, index) => index === 0 || !WRITTEN.test(sentence));
  const asks = said.findLastIndex((sentence, index) =>
    index > 0 && index === said.length - 1 ? /[?:]["”»)]*$/.test(sentence) : /\?["”»)]*$/.test(sentence),
  );
  const order = said.findIndex((sentence) => ORDER.test(fold(sentence)));
  const at = asks >= 0 ? asks : Math.max(order, 0);
  if (asks >= 0 && isOpening(question, said.slice(asks))) return null;
  const sentence = (said[at] ?? '').replace(IF_SO, '');
  if (sentence === '') return null;
  const heading = HEADING.exec(sentence)?.[0] ?? '';
  const rest = sentence.slice(heading.length);
  if (pointsBack(rest)) {
    const plain = isPlain(
      plainLabel(rest).replace(SO_MUCH, (found) => (/^neither\b/.exec(found) ?? [' '])[0]),
    );
    if (plain === null) return null;
    const before = [...said.slice(0, at), heading].filter((one) => one !== '');
    const label = commitmentOf(before, rest, plain);
    return label === null ? null : { ...question, label };
  }
  // "Banquets: how long have you done it?" says what it is about in its heading.
  const alone = plainLabel(rest).split(' ').length >= FEW && !POINTING.test(plainLabel(rest));
  const label = alone ? rest : sentence;
  return label === whole ? null : { ...question, label };
}
