import { wordFor } from '#engines/lexicon/index.ts';
import type { Outcome } from '#engines/forms/context.ts';
import { certificateAsked } from '#engines/forms/background/certificate-names.ts';
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
import { startsBy } from './times/there-by.ts';
import { workRightsOutcome } from './work-rights.ts';

/** An outcome with a value, null for one without. */
export const only = (outcome: Outcome | null): Outcome | null =>
  outcome !== null && 'value' in outcome ? outcome : null;

const YEARS = /\b(years?|yrs?|ans|annees?)\b/;
const RIGHTS = wordFor('recorded: rights');
/** What somebody may be in a country: choices of which most are such ask for one's status there. */
const STATUS =
  /\b(citizen\w*|permanent residen\w*|visas?|work permits?|(?:right|authori[sz]ation|authori[sz]ed|eligible) to work|citoyen\w*|residente? permanente?|permis de travail|titre de sejour|droit de travailler)\b/;
const OF_STATUS =
  /\b(work|travail\w*|rights?|droits?|visas?|status|statut|immigration|residenc[ey]|permits?)\b/;
const PAPERS = wordFor('recorded: papers');

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
  const ofStatus = choices.filter((label) => STATUS.test(label)).length;
  if (
    choices.length > 2 &&
    ofStatus >= choices.length - 1 &&
    OF_STATUS.test(text) &&
    text.split(' ').length <= 12
  )
    return only(
      workRightsOutcome({ ...asked, topic: topicWith('work_auth.status', question, asked.context.posting) }),
    );
  const inYears =
    question.kind === 'number'
      ? YEARS.test(text)
      : choices.filter((label) => YEARS.test(label) || (years && /\d/.test(withDigits(label)))).length > 1;
  if (inYears) return only(lastUseOutcome(asked)) ?? only(skillYears(asked));
  return wantsYesOrNo(asked)
    ? (only(offeredPay(asked)) ??
        only(startsBy(asked)) ??
        only(lastUseOutcome(asked)) ??
        only(skillsListed(asked)) ??
        (years ? only(skillYears(asked)) : null) ??
        ofPaper(asked))
    : (only(lastUseOutcome(asked)) ?? (question.kind === 'number' ? officeDays(asked) : ofPaper(asked)));
}

/** That the most is asked for, which is what is told of such days. */
const THE_MOST = /\b(max\w*|at (the )?most|up to|au plus|jusqu a)\b/;

/** The most days a week on which one comes to a place, where just that is asked. */
function officeDays(asked: AskedQuestion): Outcome | null {
  if (!THE_MOST.test(asked.text)) return null;
  const found = only(onsiteOutcome(asked));
  return found && { ...found, topic: topicWith('onsite.willing', asked.question, asked.context.posting) };
}

/** Of towns in which one might work those to which one comes, where the choices are towns and one of them is told. */
function townsAmong(asked: AskedQuestion): Outcome | null {
  const isOfWork = wordFor('recorded: is of work');
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
  if (asked.question.kind === 'multi') return certificatesAmong(given) ?? certificatesAmong(asked);
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

/** As many recorded certificates among the choices say by themselves that these are certificates. */
const SEVERAL = 2;

/** Recorded certificates among choices, where question or choices speak of papers or several are recorded ones, whether or not these still stand. */
function certificatesAmong(asked: AskedQuestion): Outcome | null {
  const { question, context, text } = asked;
  const { certificates } = context.master.resume;
  const choices = question.options.map(({ label }) => plainLabel(label));
  const speaks = [text, plainLabel(question.help), ...choices].some((line) => PAPERS.test(line));
  const named = new Set(
    choices.map((line) => certificateAsked(line, certificates)).filter((index) => index >= 0),
  );
  const found = only(certificateOutcome(asked));
  const isSeveral =
    found !== null && 'value' in found && Array.isArray(found.value) && found.value.length >= SEVERAL;
  return speaks || isSeveral || named.size >= SEVERAL ? found : null;
}
