import type { FormQuestion } from '#contract/career/form.ts';

/** Courtesy before what somebody is asked to say. */
const COURTESY = String.raw`(?:please |kindly |(?:we|i) (?:would|['’]d|should) (?:be|appreciate it|like it) ?(?:\p{L}+ )?if you (?:could|would|can|will) |(?:could|can|would|will) you (?:please |kindly )?|merci de |veuillez |pourriez-vous |pouvez-vous |nous vous (?:saurions gré|serions reconnaissants) de |nous vous prions de )`;
const SAY = String.raw`(?:let us know|tell us|indicate|confirm|advise(?: us)?|state|say|specify|inform us|nous (?:dire|indiquer|préciser|confirmer|faire savoir)|dites-nous|indique[rz]|précise[rz]|confirme[rz])`;
const ASKED = new RegExp(
  String.raw`(?<=^|[.?!;:]\s+)${COURTESY}{0,2}${SAY} (?:whether|if|si)(?: or not)? (?:(?<they>you|vous) )(?<verb>\p{L}+)(?<rest>[^.?!]*)[.?!]?\s*$`,
  'iu',
);
const AUXILIARY = /^(?:are|were|have|had|can|could|would|will|do|did|may|might|should)$/i;

/**
 * A question that is put as what one is asked to say, put straight: "We would be grateful if you could let us know whether you are willing to move" is
 * "Are you willing to move?", "Veuillez préciser si vous avez un permis" is "Avez-vous un permis ?". Null for any other.
 */
export function putStraight(question: FormQuestion): FormQuestion | null {
  const { label } = question;
  const found = ASKED.exec(label);
  const { they = '', verb = '', rest = '' } = found?.groups ?? {};
  if (found === null || verb === '') return null;
  const asked = /^vous$/i.test(they)
    ? `${verb}-vous${rest}`
    : AUXILIARY.test(verb)
      ? `${verb} you${rest}`
      : `do you ${verb}${rest}`;
  return {
    ...question,
    label: `${label.slice(0, found.index)}${asked.charAt(0).toUpperCase()}${asked.slice(1)}?`,
  };
}
