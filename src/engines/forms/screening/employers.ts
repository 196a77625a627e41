import type { ValueSource } from '#contract/career/form.ts';
import { missing, type Outcome, fit } from '#engines/forms/context.ts';
import { chooseOption } from '#engines/forms/understanding/options.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { type Asked, isPlain, pick, says, sayYesOrNo, wantsYesOrNo } from './asked.ts';
import { knownOf, sideOf } from './told.ts';

const OWN_PAGE =
  /career|compan\w* (web ?)?(site|page)|(our|your|employer|corporate) (web ?)?(site|page)|^website$|site (web|internet|de l entreprise|carriere)|page carriere|carrieres|notre site/;
const BOARD_IN_GENERAL =
  /\b(job boards?|job sites?|online (ad|advert\w*|job)|internet|site d emploi|sites d emploi|social media|reseaux sociaux|search engine|job search)\b/;
const NETWORK = /linkedin|facebook|twitter|instagram|reddit/;

/** Where the posting was found, among the choices; "other" only where no choice could mean it. */
export function sourceOutcome(asked: Asked): Outcome | null {
  const { found_at: found } = asked.context;
  const { question } = asked;
  if (found === undefined || found === '') return null;
  const source: ValueSource = { kind: 'posting', label: 'Where I found it' };
  const plain = plainLabel(found);
  if (wantsYesOrNo(asked)) return null;
  if (question.options.length === 0) return fit(question, found, source);
  const exact = chooseOption(question.options, found);
  if (exact !== null) return pick(asked, (option) => option === exact, source);
  const naming = question.options.filter(({ label }) => says(plainLabel(label), plain));
  if (naming.length === 1) return pick(asked, (option) => option === naming[0], source);
  const own = OWN_PAGE.test(plain);
  if (own) {
    const pages = question.options.filter(({ label }) => OWN_PAGE.test(plainLabel(label)));
    if (pages.length === 1) return pick(asked, (option) => option === pages[0], source);
    if (pages.length > 1) return missing('Several choices could say where I found it.');
  }
  const general = question.options.some(({ label }) => BOARD_IN_GENERAL.test(plainLabel(label)));
  if (general && (!own || NETWORK.test(plain))) return missing('Several choices could say where I found it.');
  return pick(
    asked,
    ({ label }) => /^(other|autre|others|autres|other source|autre source)\b/.test(plainLabel(label)),
    source,
  );
}

/** Whether the person applied to this employer before: yes when recorded; that nothing is recorded says nothing. */
export function appliedOutcome(asked: Asked): Outcome | null {
  const { applied_to: before = [], posting } = asked.context;
  if (
    !wantsYesOrNo(asked) ||
    isPlain(asked.text) !== true ||
    /interview|months?|years?|last \d|past \d|mois|ans\b|this (role|position|job)|ce poste/.test(asked.text)
  )
    return null;
  const named = before.find((company) => plainLabel(company) === plainLabel(posting.company));
  if (named === undefined)
    return missing('I know of no application to them; only you know whether there was one.');
  return sayYesOrNo(asked, true, {
    kind: 'derived',
    rule: 'You applied there before',
    fact_ids: [],
    label: 'From your applications',
  });
}

/** Relatives, referrals and the like: only what was told for this employer. */
export function relationOutcome(asked: Asked, meaning: string): Outcome | null {
  const known = knownOf(
    { ...asked.context, told: (asked.context.told ?? []).filter(({ company }) => company !== undefined) },
    meaning,
  );
  if (known === null || known === 'contradiction') return null;
  const side = sideOf(known.value);
  if (side !== null)
    return wantsYesOrNo(asked) && isPlain(asked.text) === true ? sayYesOrNo(asked, side, known.source) : null;
  if (typeof known.value !== 'string') return null;
  return wantsYesOrNo(asked) ? null : fit(asked.question, known.value, known.source);
}
