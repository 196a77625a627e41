import { wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { factIds, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { fellWithin } from '#engines/forms/background/spans.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { isKindOf } from '#engines/forms/choices/employer-kinds.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type AskedQuestion, isPlain, pick, sayPlainly, says, sayYesOrNo, wantsYesOrNo } from './asked.ts';
import { withDigits } from './ranges.ts';

/** That there was no application before: a yes to it denies one. */
const FIRST = /\b(?:first (?:time|application)|(?:premiere|1re|1ere) (?:fois|candidature))\b/;

/** Whether the person applied to this employer before: yes when recorded; that nothing is recorded says nothing. */
export function appliedOutcome(asked: AskedQuestion): Outcome | null {
  const { applied_to: before = [], posting } = asked.context;
  const later = asked.text.replace(FIRST, ' ');
  const plain = later === asked.text ? isPlain(later) : isPlain(later) === true ? false : null;
  if (
    !wantsYesOrNo(asked) ||
    plain === null ||
    /interview|month|year|last \d|past \d|mois|ans\b|this (role|position|job)|ce poste/.test(asked.text)
  )
    return null;
  const named = before.find((company) => plainLabel(company) === plainLabel(posting.company));
  if (named === undefined) return missing(messages.message('noApplication'));
  return sayYesOrNo(asked, plain, {
    kind: 'derived',
    rule: messages.message('appliedBefore'),
    fact_ids: [],
    label: messages.message('fromApplications'),
  });
}

/** A source for what a comparison with the employers of the resume says. */
export const compared = (context: FormContext, path: string): ValueSource => ({
  kind: 'derived',
  rule: messages.message('comparedEmployers'),
  fact_ids: factIds(context.master, [path]),
  label: messages.message('fromCvEmployers'),
});

const OTHER_COMPANY =
  /\b(?:for|at|by|with|chez|pour)\s+(?:the\s+|la\s+|le\s+|l['’])?(\p{Lu}[\p{L}&'’.-]*(?:[ -](?:&|\p{Lu}[\p{L}&'’.-]*|des?|du|la))*)/gu;
const WIDER = wordFor('employers: wider');

/** Widenings that a history without any employer of a like name answers as well. */
const COVERED =
  /\b(,? ?or (one|any|any one) of (its|our|their) (affiliates?|subsidiaries|affiliated companies)|,? ?or (its|our|an?) (affiliates?|subsidiar\w+)|as an (employee|intern|employee or intern) or (a )?contractor)\b/;

/** Somebody who stands in some way to this employer, and is another one: "a competitor of Us", "any supplier to us". */
const STANDS_TO =
  /\b(?:for|at|by|with|chez|pour) (?:an?|any|any other|another|one|some|une?|l un|d autres?) (?!(?:\w+ )?(?:part|branch|division|department|offices?|locations?|sites?|stores?|shops?|plants?|business|succursale|magasin|service|usine|etablissement)\b)(?:\w+ ){1,4}?(?:of|to|with|d|de|du|des) (?:us|ours?|the firm|nous|notre|nos)\b/;

/** Why the list of employers cannot tell whether somebody worked here; null where it can. */
function cannotTell(asked: AskedQuestion): Outcome | null {
  const { context, question, text } = asked;
  const company = plainLabel(context.posting.company);
  const others = [...question.label.matchAll(OTHER_COMPANY)].some(([, name = '']) => {
    const plain = plainLabel(name);
    const own = says(company, plain) || says(plain, company) || isKindOf(company, plain);
    return !own && !/^(us|canada)$/.test(plain);
  });
  if (
    /refer|recommand|contact|employeur|employer\b|know|friend|relat|famil|parent|interview|applied|postul/.test(
      text.replace(company, ' '),
    )
  )
    return missing(messages.message('moreEmployers'));
  if (STANDS_TO.test(company === '' ? text : text.replaceAll(company, 'us')))
    return missing(messages.message('moreEmployers'));
  const rest = text.replace(company, ' ').replace(context.complete_history === true ? COVERED : /^$/, ' ');
  if (isPlain(text) === null || WIDER.test(rest) || others || !wantsYesOrNo(asked))
    return missing(messages.message('moreEmployers'));
  const here = context.master.resume.work.some(({ name }) => plainLabel(name) === company);
  return here && /\d|month|year|recent|current|mois|\bans\b|\b(un|par) an\b/.test(text)
    ? missing(messages.message('workedThere'))
    : null;
}

const WINDOW =
  /\b(?:last|past|previous|derniere?s?) (\d{1,2}) (?:derniere?s? )?(years?|months?|ans|annees|mois)\b/;

/** What a choice says of somebody and this employer. */
const STATES: readonly (readonly [state: 'never' | 'ended' | 'now', words: RegExp])[] = [
  ['never', /\b(never|jamais|aucune?)\b/],
  ['ended', wordFor('employers: ended', /\b(?:ne .{1,20}plus)\b/)],
  ['now', wordFor('employers: now')],
];

/** Of the choices that one works here, did or never has the one that the complete history says; null for other choices. */
function stateHere(asked: AskedQuestion): Outcome | null {
  const { context, question, text } = asked;
  const states = question.options.map(
    ({ label }) => STATES.find(([, words]) => words.test(plainLabel(label)))?.[0] ?? null,
  );
  if (states.length < 3 || states.includes(null) || new Set(states).size < states.length) return null;
  const { work } = context.master.resume;
  const company = plainLabel(context.posting.company);
  const rest = text.replace(company, ' ');
  const others = [...question.label.matchAll(OTHER_COMPANY)].some(([, name = '']) => {
    const plain = plainLabel(name);
    return !says(company, plain) && !says(plain, company) && !isKindOf(company, plain);
  });
  if (company === '' || work.length === 0 || others || WIDER.test(rest) || isPlain(text) !== true)
    return null;
  const alike = work.filter(({ name }) => says(plainLabel(name), company) || says(company, plainLabel(name)));
  if (alike.some(({ name }) => plainLabel(name) !== company)) return null;
  const own = alike.length === 0 ? 'never' : alike.some(({ endDate }) => endDate === '') ? 'now' : 'ended';
  const at = work.findIndex(({ name }) => plainLabel(name) === company);
  return pick(
    asked,
    (option) => states[question.options.indexOf(option)] === own,
    compared(context, at < 0 ? '/work' : `/work/${at}`),
  );
}

/** Whether the employment history can answer "have you worked for us": decided here only where it cannot. */
export function historyOutcome(asked: AskedQuestion): Outcome | null {
  const state = stateHere(asked);
  if (state !== null) return state;
  const { context, question } = asked;
  const text = withDigits(asked.text);
  const named = [...question.label.matchAll(OTHER_COMPANY)].map(([, name = '']) => plainLabel(name));
  const { work } = context.master.resume;
  const index = work.findIndex(({ name }) => named.includes(plainLabel(name)));
  const job = work[index];
  const window = WINDOW.exec(text);
  const source: ValueSource = compared(context, `/work/${index}`);
  if (job !== undefined && window !== null && wantsYesOrNo(asked) && isPlain(text) === true) {
    const months = Number(window[1]) * ((window[2] ?? '').startsWith('m') ? 1 : 12);
    const twice = work.filter(({ name }) => plainLabel(name) === plainLabel(job.name)).length > 1;
    const within = twice ? null : fellWithin(job.endDate, months, context.today);
    return within === null || WIDER.test(text) || named.length > 1
      ? missing(messages.message('workedThere'))
      : sayYesOrNo(asked, within, source);
  }
  const simple =
    isPlain(text) === true &&
    wantsYesOrNo(asked) &&
    !WIDER.test(text) &&
    !/\d|current|recent|\b(or|and|ou|et)\b/.test(text);
  if (index >= 0 && named.length === 1 && simple) return sayYesOrNo(asked, true, source);
  // "For us or our subsidiary Alder Systems": one of those that are named is enough.
  const listed = work.find(({ name }) => plainLabel(name).includes(' ') && says(text, plainLabel(name)));
  const either = /\b(or|ou)\b/.test(text) && !/\d|current|recent|actuel|\b(and|et)\b/.test(text);
  if (listed !== undefined && either && isPlain(text) === true && wantsYesOrNo(asked))
    return sayYesOrNo(asked, true, compared(context, '/work'));
  // "Have you worked for a start-up?" is not about this employer.
  const company = plainLabel(context.posting.company);
  const ours = says(text, company) || named.some((name) => says(company, name));
  const kind = /\b(?:this|cette|ce|cet) (\w{4,})\b/.exec(text)?.[1] ?? '';
  if (
    !ours &&
    !says(company, kind) &&
    !/\b(us|here|our|this (company|organi[sz]ation|employer|business|firm)|nous|ici|notre|nos|cette (entreprise|organisation)|the company)\b/.test(
      text,
    )
  )
    return missing(messages.message('employerUnclear'));
  return cannotTell(asked) ?? (isPlain(text) === false ? neverHere(asked) : null);
}

/** "I have never worked for …" by the employment history; a name that is only alike is put to the person. */
function neverHere(asked: AskedQuestion): Outcome {
  const { master, posting } = asked.context;
  const company = plainLabel(posting.company);
  const names = master.resume.work.map(({ name }) => plainLabel(name));
  const alike = names.some((name) => name === '' || says(name, company) || says(company, name));
  if (names.length === 0 || company === '' || (alike && !names.includes(company)))
    return missing(messages.message('similarEmployer'));
  return sayPlainly(asked, names.includes(company), compared(asked.context, '/work'));
}

/** "A term or indeterminate employee" is any employee. */
const OF_EITHER_KIND = wordFor('employers: of either kind');

/** Whether the person works for this employer now, by the running jobs of a complete history. */
export function currentEmployeeOutcome(asked: AskedQuestion): Outcome | null {
  const state = stateHere(asked);
  if (state !== null) return state;
  const { context } = asked;
  const text = asked.text.replace(OF_EITHER_KIND, 'employee');
  const { work } = context.master.resume;
  const company = plainLabel(context.posting.company);
  const alike = work.filter(({ name }) => says(plainLabel(name), company) || says(company, plainLabel(name)));
  const running = work.filter(({ name, endDate }) => plainLabel(name) === company && endDate === '');
  if (running.length === 1 && company !== '' && !/former|previous|ancien|contractor|intern\b/.test(text))
    return sayPlainly(asked, true, compared(context, `/work/${work.indexOf(running[0] as never)}`));
  // Whoever left is not there now; a name that is only alike may be another employer.
  const left = alike.every(({ name, endDate }) => plainLabel(name) === company && endDate !== '');
  if (work.length === 0 || company === '' || !left || /former|previous|ancien|\b(or|ou)\b/.test(text))
    return null;
  const doubt = cannotTell({
    ...asked,
    text: alike.length > 0 ? text.replace(/\b(current\w*|actuellement)\b/g, ' ') : text,
  });
  if (doubt !== null) return doubt;
  return sayPlainly(asked, false, compared(context, '/work'));
}
