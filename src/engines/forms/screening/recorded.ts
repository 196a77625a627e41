import type { Outcome } from '#engines/forms/context.ts';
import { asksEnd, certificateOutcome } from '#engines/forms/background/credentials.ts';
import { studiesOutcome } from '#engines/forms/background/studies.ts';
import { lastUseOutcome } from '#engines/forms/background/skills/last-use.ts';
import { skillsListed } from '#engines/forms/background/skills/skill-lists.ts';
import { skillYears } from '#engines/forms/background/years.ts';
import { offeredPay } from '#engines/forms/parameters/job-offers.ts';
import { topicWith } from '#engines/forms/understanding/topics.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { type AskedQuestion, wantsYesOrNo } from './asked.ts';
import { withDigits } from './ranges.ts';
import { onsiteOutcome } from './onsite.ts';
import { startOutcome } from './times/notice.ts';
import { workRightsOutcome } from './work-rights.ts';

/** An outcome with a value, null for one without. */
export const only = (outcome: Outcome | null): Outcome | null =>
  outcome !== null && 'value' in outcome ? outcome : null;

const YEARS = /\b(years?|yrs?|ans|annees?)\b/;
const RIGHTS =
  /sponsor|parrain|(authori[sz]ed|eligible|entitled|right|autorise\w*) (to|a|de) (work|travailler)/;
const PAPERS =
  /certif|licen[cs]e|\bcards?\b|document|qualif|ticket|endorsement|carte|permis|formation|attestation/;

/** A question that opens with whether one can begin. */
const STARTS =
  /^(can|could|would|will|are) you (be )?(able to |available to |free to |ready to )?(start|begin|join)\b|^(pouvez|pourriez) vous (commencer|debuter)\b/;

/**
 * A sentence that was not recognised, understood by what is recorded or by its choices: about nothing but one certificate
 * or skill, or with choices that state rights to work.
 */
export function recordedOutcome(asked: AskedQuestion): Outcome | null {
  const { question, text } = asked;
  const studies = only(studiesOutcome(asked));
  if (studies !== null) return studies;
  const choices = question.options.map(({ label }) => plainLabel(label));
  if (question.kind === 'multi') return certificatesAmong(asked) ?? townsAmong(asked);
  const years = YEARS.test(text) || YEARS.test(plainLabel(question.help));
  if (choices.filter((label) => RIGHTS.test(label)).length > 1 && text.split(' ').length <= 12)
    return only(workRightsOutcome(asked));
  const inYears =
    question.kind === 'number'
      ? YEARS.test(text)
      : choices.filter((label) => YEARS.test(label) || (years && /\d/.test(withDigits(label)))).length > 1;
  if (inYears) return only(lastUseOutcome(asked)) ?? only(skillYears(asked));
  return wantsYesOrNo(asked)
    ? (only(offeredPay(asked)) ??
        (STARTS.test(text) ? only(startOutcome(asked)) : null) ??
        only(lastUseOutcome(asked)) ??
        only(skillsListed(asked)) ??
        (years ? only(skillYears(asked)) : null) ??
        ofPaper(asked))
    : (only(lastUseOutcome(asked)) ?? (question.kind === 'number' ? null : ofPaper(asked)));
}

/** Of towns in which one might work those to which one comes, where the choices are towns and one of them is told. */
function townsAmong(asked: AskedQuestion): Outcome | null {
  const isOfWork =
    /\b(work\w*|based|cover\w*|available|locations?|sites?|travail\w*|disponible|succursales?)\b/;
  const isName = asked.question.options.every(({ label }) => /^\p{Lu}[^.?!]{1,40}$/u.test(label.trim()));
  return isName &&
    isOfWork.test(asked.text) &&
    !/\b(lived?|worked|travaille|habit\w*)\b(?! in\b)/.test(asked.text)
    ? only(onsiteOutcome(asked))
    : null;
}

/** A certificate that is named, or those among choices, whatever else a question may seem to ask. */
export function papersOutcome(given: AskedQuestion): Outcome | null {
  const asked = asShown(given);
  if (asked.question.kind === 'multi') return certificatesAmong(asked);
  const isOpen = wantsYesOrNo(asked) || asked.question.options.length > 0 || asksEnd(asked);
  return isOpen ? ofPaper(asked) : null;
}

/** What a certificate answers that a question names: whatever else it was taken for, it asks for that one. */
function ofPaper(asked: AskedQuestion): Outcome | null {
  const found = only(certificateOutcome(asked));
  const { question, context } = asked;
  return found && { ...found, topic: topicWith('certifications', question, context.posting) };
}

/** A label in its own words, which are kept as help where a whole question was made of it. */
function asShown(asked: AskedQuestion): AskedQuestion {
  const { label, help } = asked.question;
  if (help === '' || help.includes(label)) return asked;
  return { ...asked, question: { ...asked.question, label: help, help: '' }, text: plainLabel(help) };
}

/** Recorded certificates among choices, where question or choices speak of papers or several are recorded ones. */
function certificatesAmong(asked: AskedQuestion): Outcome | null {
  const found = only(certificateOutcome(asked));
  const papers = [asked.text, ...asked.question.options.map(({ label }) => plainLabel(label))].some((line) =>
    PAPERS.test(line),
  );
  const several = found !== null && 'value' in found && Array.isArray(found.value) && found.value.length > 1;
  return papers || several ? found : null;
}
