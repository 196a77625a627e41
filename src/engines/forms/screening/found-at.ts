import { wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { missing, type Outcome, fit } from '#engines/forms/context.ts';
import { chooseOption } from '#engines/forms/understanding/options.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type AskedQuestion, pick, says, wantsYesOrNo } from './asked.ts';

const OWN_PAGE = wordFor('found at: own page', /^website$/);
const BOARD_IN_GENERAL = wordFor('found-at: board in general');
/** What a choice calls networks for jobs in general. */
const A_NETWORK =
  /^(online )?(social|professional|professionnels?|sociaux) (media|networks?|networking)( sites?)?$|^reseaux? (sociaux|social|professionnels?)$/;
const NETWORK = wordFor('found at: network');

type Options = AskedQuestion['question']['options'];

/** The one choice that names where a posting was found; undefined where none does, or several do. */
function choiceNaming(options: Options, found: string): Options[number] | undefined {
  const exact = chooseOption(options, found);
  if (exact !== null) return exact;
  const plain = plainLabel(found);
  const naming = options.filter(({ label }) => says(plainLabel(label), plain));
  if (naming.length === 1) return naming[0];
  // "ZipRecruiter.com", "Hello Work": the name without its ending and its blanks.
  const joined = options.filter(({ label }) =>
    label.split(/[(),/]| - /).some(
      (part) =>
        plainLabel(part)
          .replace(/ (com|ca|fr|de|co uk)$/, '')
          .replaceAll(' ', '') === plain.replaceAll(' ', ''),
    ),
  );
  return joined.length === 1 && plain.length > 4 ? joined[0] : undefined;
}

/** Where the posting was found, among the choices; "other" only where no choice could mean it. */
export function sourceOutcome(asked: AskedQuestion): Outcome | null {
  const { found_at: found } = asked.context;
  const { question } = asked;
  if (found === undefined || found === '') return null;
  const source: ValueSource = { kind: 'posting', label: messages.message('whereFound') };
  const plain = plainLabel(found);
  if (wantsYesOrNo(asked)) return null;
  if (question.options.length === 0) return fit(question, found, source);
  const named = choiceNaming(question.options, found);
  if (named !== undefined) return pick(asked, (option) => option === named, source);
  const company = plainLabel(asked.context.posting.company);
  const own = OWN_PAGE.test(plain) || (says(plain, company) && /\b(website|site|page)\b/.test(plain));
  if (own) {
    const pages = question.options.filter(({ label }) => OWN_PAGE.test(plainLabel(label)));
    if (pages.length === 1) return pick(asked, (option) => option === pages[0], source);
    if (pages.length > 1) return missing(messages.message('severalFound'));
  }
  // A network for jobs that is named is a network before it is a site of any kind.
  const networks = question.options.filter(({ label }) => A_NETWORK.test(plainLabel(label)));
  if (!own && NETWORK.test(plain) && networks.length === 1)
    return pick(asked, (option) => option === networks[0], source);
  // The employer's own page on the internet is no site for jobs in general, and a site for jobs no network.
  const generals = question.options.filter(
    ({ label }) =>
      BOARD_IN_GENERAL.test(plainLabel(label)) &&
      !/\b(our|notre|your)\b/.test(plainLabel(label)) &&
      (NETWORK.test(plain) || !networks.some((network) => network.label === label)),
  );
  const general = generals.length > 0;
  const [board] = generals;
  const social = question.options.some(({ label }) =>
    /social|network|reseau|other|autre/.test(plainLabel(label)),
  );
  if (
    !own &&
    generals.length === 1 &&
    board &&
    /board|site d emploi|sites/.test(plainLabel(board.label)) &&
    !social &&
    /linkedin|indeed|glassdoor|monster|jobillico|ziprecruiter|workopolis|jobboom/.test(plain)
  )
    return pick(asked, (option) => option === board, source);
  if (general && (!own || NETWORK.test(plain))) return missing(messages.message('severalFound'));
  return pick(
    asked,
    ({ label }) =>
      /^((some|an?|any|by|from|in|par|via|une?|d) )*(other|others|another|autres?|elsewhere|ailleurs)\b|^(somewhere|someplace|something|someone|somebody) else\b|^quelque (part|chose) d autre\b/.test(
        plainLabel(label),
      ),
    source,
  );
}
