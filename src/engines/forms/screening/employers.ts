import type { ValueSource } from '#contract/career/form.ts';
import { factIds, missing, type Outcome, fit } from '#engines/forms/context.ts';
import { chooseOption } from '#engines/forms/understanding/options.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { type Asked, isPlain, pick, says, sayYesOrNo, wantsYesOrNo } from './asked.ts';

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

const OTHER_COMPANY =
  /\b(?:for|at|by|with|chez|pour)\s+(?:the\s+|la\s+|le\s+|l['’])?(\p{Lu}[\p{L}&'’.-]*(?:[ -](?:&|\p{Lu}[\p{L}&'’.-]*|des?|du|la))*)/gu;
const WIDER =
  /\b(affiliat\w*|subsidiar\w*|parent|sister|group|brands?|franchise\w*|contractor|agency|temp|intern|filiales?|agence|stagiaire|consultant|vendor|client|related compan\w*|volunteer\w*|benevole|partners?|carriers?|clients?|customers?|another|one of)\b/;

/** Why the list of employers cannot tell whether somebody worked here; null where it can. */
function cannotTell(asked: Asked): Outcome | null {
  const { context, question, text } = asked;
  const company = plainLabel(context.posting.company);
  const others = [...question.label.matchAll(OTHER_COMPANY)].some(([, name = '']) => {
    const plain = plainLabel(name);
    return !says(company, plain) && !says(plain, company) && !/^(us|canada)$/.test(plain);
  });
  if (
    /refer|recommand|contact|employeur|employer\b|know|friend|relat|famil|parent|interview|applied|postul/.test(
      text.replace(company, ' '),
    )
  )
    return missing('It may mean more than the employers on your list.');
  if (isPlain(text) !== true || WIDER.test(text.replace(company, ' ')) || others || !wantsYesOrNo(asked))
    return missing('It may mean more than the employers on your list.');
  const here = context.master.resume.work.some(({ name }) => plainLabel(name) === company);
  return here && /\d|months?|years?|recent\w*|current\w*|mois|\bans?\b/.test(text)
    ? missing('You worked there; only you can say whether it counts.')
    : null;
}

/** Whether the employment history can answer "have you worked for us": decided here only where it cannot. */
export function historyOutcome(asked: Asked): Outcome | null {
  const { context, question, text } = asked;
  const named = [...question.label.matchAll(OTHER_COMPANY)].map(([, name = '']) => plainLabel(name));
  const index = context.master.resume.work.findIndex(({ name }) => named.includes(plainLabel(name)));
  const simple =
    isPlain(text) === true &&
    wantsYesOrNo(asked) &&
    !WIDER.test(text) &&
    !/\d|current\w*|recent\w*|\b(or|and|ou|et)\b/.test(text);
  if (index >= 0 && named.length === 1 && simple)
    return sayYesOrNo(asked, true, {
      kind: 'derived',
      rule: 'Compared with the employers on your CV',
      fact_ids: factIds(context.master, [`/work/${index}/name`]),
      label: 'From the employers on your CV',
    });
  // "Have you worked for a start-up?" is not about this employer.
  const company = plainLabel(context.posting.company);
  const ours = says(text, company) || named.some((name) => says(company, name));
  if (
    !ours &&
    !/\b(us|here|our|this (company|organi[sz]ation|employer|business|firm)|nous|ici|notre|nos|cette (entreprise|organisation)|the company)\b/.test(
      text,
    )
  )
    return missing('I could not tell which employer is meant.');
  return cannotTell(asked);
}

/** Whether the person works for this employer now, by the running jobs of a complete history. */
export function currentEmployeeOutcome(asked: Asked): Outcome | null {
  const { context, text } = asked;
  const { work } = context.master.resume;
  const company = plainLabel(context.posting.company);
  const alike = work.filter(({ name }) => says(plainLabel(name), company) || says(company, plainLabel(name)));
  if (
    work.length === 0 ||
    company === '' ||
    alike.length > 0 ||
    /former|previous|ancien|\b(or|ou)\b/.test(text)
  )
    return null;
  const doubt = cannotTell(asked);
  if (doubt !== null) return doubt;
  return sayYesOrNo(asked, false, {
    kind: 'derived',
    rule: 'Compared with the employers on your CV',
    fact_ids: factIds(context.master, ['/work']),
    label: 'From the employers on your CV',
  });
}
