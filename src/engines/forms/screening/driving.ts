import { wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { ofChoices } from '#engines/forms/person/licence-choices.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { provinceOf } from '#engines/forms/understanding/places.ts';
import { plainLabel, yesOrNo } from '#engines/forms/understanding/wording.ts';
import {
  byCode,
  classAsked,
  lastDay,
  LIMITED,
  type Licence,
  licenceOf,
  recordedLicence,
} from '#engines/forms/background/driving-licence.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type AskedQuestion, isPlain, pick, pickAll, sayPlainly, sayYesOrNo, wantsYesOrNo } from './asked.ts';
import { CONTRADICTION, knownOf, sideOf } from './told.ts';

const MORE = wordFor('driving: more');
const VEHICLE = wordFor('driving: vehicle');
/** Words of a question that asks for nothing but a licence to drive. */
const FRAME: ReadonlySet<string> = new Set(
  `a an are as at avez class classe conduire current currently d de detenez do drive driver drivers driving du est etes for full complet complete g2 g1 have hold i in en vigueur is le licence license
  licensed must not don t ne pas n ai je lack of permis possedez possess s state that the this titulaire to un unrestricted valid valide vehicle motor disposez got lic perm cl delivre delivree par province issued by la les votre vos vous with you your role job position poste ce pour regle bonne due forme cours validite and good standing`.split(
    /\s+/,
  ),
);

/** A question that offers other classes beside the one that is held, "class 5 or G", "G or better", without those. */
function withoutOthers(text: string, own: string): string {
  if (own === '' || !/\b(or|ou)\b/.test(text)) return text;
  const named = '(?:(?:class|classe|cl|categor\\w+) )?';
  const held = `${named}${own.toLowerCase()}\\b`;
  const other = `${named}(?:(?:d )?(?:(?:une?|an) )?(?:permis equivalent|equivalent licen[cs]e)|[a-z]?\\d[a-z]?|[a-g]|better|higher|above|plus|equivalent\\w*|superieure?)\\b`;
  return text
    .replace(new RegExp(`\\b(${held}) (?:or|ou) (?:a |an |the |l |une? |la )?${other}`), '$1')
    .replace(new RegExp(`\\b${other} (?:or|ou) (?:a |an |the |l |une? |la )?(${held})`), '$1');
}

const isRegion = (word: string, region: string): boolean =>
  word === region.toLowerCase() || provinceOf(word)?.code === region;

const FULL = /\b(full|unrestricted|complet\w*)\b(?! time)/;
const EITHER = /\b(or|ou)\b/;

function holdsLicence(asked: AskedQuestion, licence: Licence, source: ValueSource): Outcome {
  const { question } = asked;
  const text = withoutOthers(asked.text.replaceAll(/\b(lic|licen[cs]e|permis) or\b/g, 'or'), licence.class);
  if (isPlain(text) === null) return missing(messages.message('yesUnclear'));
  // Whoever may not yet drive alone has no full licence, whatever else is asked of it.
  if (licence.has && licence.limited && FULL.test(text) && isPlain(text) === true && !EITHER.test(text))
    return sayYesOrNo(asked, false, source);
  if (licence.has && licence.limited && (FULL.test(text) || LIMITED.test(text)))
    return missing(messages.message('moreThanLicenceKnown'));
  if (!licence.has)
    return /\b(or|ou)\b/.test(text)
      ? missing(messages.message('moreThanLicence'))
      : sayPlainly(asked, false, source);
  if (
    MORE.test(text) ||
    VEHICLE.test(text.replace(/motor vehicle|(drive|conduire) (a|un) (vehicle|car|vehicule)/g, ''))
  )
    return missing(messages.message('moreThanLicenceKnown'));
  if (
    text
      .split(' ')
      .some(
        (word) => !FRAME.has(word) && word !== licence.class.toLowerCase() && !isRegion(word, licence.region),
      )
  )
    return missing(messages.message('moreThanLicenceKnown'));
  const wanted = classAsked(text);
  if (wanted !== '' && wanted !== licence.class.toLowerCase()) return missing(messages.message('otherClass'));
  const region = provinceOf(question.label)?.code;
  if (region !== undefined && region !== licence.region) return missing(messages.message('otherPlace'));
  if (
    /\b(international|foreign|etranger|uk|european|us|american)\b/.test(text) &&
    asked.context.posting.places.length === 0
  )
    return missing(messages.message('otherPlace'));
  return sayPlainly(asked, true, source);
}

const CLASS_WORDS = /^(?:(?:class|classe|categor\w+|permis|licen[cs]e|permit)s? )+/;

/** Of choices that are classes of a licence to drive those that are held; null for other choices. */
export function classesHeld(asked: AskedQuestion): Outcome | null {
  const { question, text, context } = asked;
  const known = knownOf(context, 'drivers_licence') ?? recordedLicence(asked);
  const licence = known === null || known === 'contradiction' ? null : licenceOf(known.value);
  if (question.kind !== 'multi' || known === null || known === 'contradiction' || licence === null)
    return null;
  const classes = question.options.map(({ label }) => plainLabel(label).replace(CLASS_WORDS, ''));
  const own = licence.class.toLowerCase().split(/[^a-z\d]+/);
  const areClasses = classes.every((name) => /^[a-z]{0,2}\d?[a-z]?$/.test(name));
  if (!areClasses || !licence.has || licence.limited || isPlain(text) !== true) return null;
  const held = question.options.filter((_, at) => own.includes(classes[at] ?? ''));
  // A class that no choice names may count as another one.
  return held.length === own.length
    ? pickAll(asked, (option) => held.includes(option), known.source)
    : missing(messages.message('otherClass'));
}

const CLASS_ASKED = /\b(class|classe|categor\w+)\b/;

/** The licence to drive as told or recorded: whether, which class, from where. */
export function licenceOutcome(asked: AskedQuestion): Outcome | null {
  const known = knownOf(asked.context, 'drivers_licence') ?? recordedLicence(asked);
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const licence = licenceOf(known.value);
  if (licence === null) return null;
  const { text, question } = asked;
  const until = lastDay(known.value);
  if (until !== null && until < asked.context.today)
    return missing(messages.message('licenceOver', { day: until }));
  if (wantsYesOrNo(asked)) {
    const plain = question.options.every(({ label }) => yesOrNo(label) !== null);
    return (
      (plain ? null : ofChoices(asked, licence, FRAME, known.source)) ??
      holdsLicence(asked, licence, known.source)
    );
  }
  const limits = question.options.filter(({ label }) => LIMITED.test(plainLabel(label)));
  if (licence.has && licence.limited && limits.length > 0) {
    const [named] = LIMITED.exec(plainLabel(JSON.stringify(known.value))) ?? [''];
    return pick(asked, ({ label }) => plainLabel(label).includes(named), known.source);
  }
  const byChoice = ofChoices(asked, licence, FRAME, known.source);
  if (byChoice !== null) return byChoice;
  const coded = CLASS_ASKED.test(text) && licence.has ? byCode(asked, licence.class, known.source) : null;
  if (coded !== null) return coded;
  if (/\b(expir\w*|valid until|echeance)\b/.test(text) && until !== null && question.options.length === 0)
    return fit(question, until, known.source);
  if (/number|numero|expir|date/.test(text) || !licence.has)
    return missing(messages.message('licenceUntold'));
  if (/\b(province|state|region|issued|delivrance|territory|jurisdiction|where)\b/.test(text)) {
    if (licence.region === '') return missing(messages.message('licencePlaceUntold'));
    const named = fit(question, licence.region, known.source);
    const name = provinceOf(licence.region)?.name;
    return 'missing' in named && name !== undefined ? fit(question, name, known.source) : named;
  }
  const ofClasses =
    question.options.filter(({ label }) => /^(class|categor)/.test(plainLabel(label))).length > 1;
  if ((!/\b(class|classe|type|categor\w+)\b/.test(text) && !ofClasses) || licence.class === '')
    return missing(messages.message('licenceUntold'));
  if (question.options.length === 0) return fit(question, licence.class, known.source);
  const plain = licence.class.toLowerCase();
  return pick(
    asked,
    ({ label }) =>
      plainLabel(label)
        .replace(/^(class|classe) /, '')
        .split(' ')[0] === plain,
    known.source,
  );
}

/** Who owns none owns none by whatever name. */
const OWNS = /\b(own|possed\w*|proprietaire)\b/;

/** A car of one's own as told; none of one's own does not mean no way to come. */
export function vehicleOutcome(asked: AskedQuestion): Outcome | null {
  const known = knownOf(asked.context, 'vehicle.own');
  if (known === null) return missing(messages.message('vehicleUntold'));
  if (known === 'contradiction') return missing(CONTRADICTION);
  const side = sideOf(known.value);
  const { text } = asked;
  if (
    side === null ||
    !wantsYesOrNo(asked) ||
    isPlain(text) !== true ||
    /insur|assur|licen|permis|\bvan\b|truck|camion|\buse\b|\bfor\b|willing/.test(text)
  )
    return missing(messages.message('moreThanCar'));
  if (
    !side &&
    (/\b(or|ou|access|acces|transport\w*|reliable)\b/.test(text) || !(VEHICLE.test(text) || OWNS.test(text)))
  )
    return missing(messages.message('otherWay'));
  return sayYesOrNo(asked, side, known.source);
}
