import type { ResumeDraft, ResumeSection } from '#contract/career/resume-draft.ts';
import { fold } from '#engines/text/index.ts';
import { SECTION_WORDS } from './sections.data.ts';
import { targetIn } from './targets.ts';

/** One change that a prompt asks for. */
export type Instruction =
  | { kind: 'style'; style: Partial<Pick<ResumeDraft, 'template' | 'paper' | 'language'>> }
  | { kind: 'shorter' | 'longer' | 'one_page' | 'mend' }
  | { kind: 'first' | 'without' | 'with'; section: ResumeSection }
  | { kind: 'target' | 'lead' | 'brief'; words: string };

const ANY_SECTION = SECTION_WORDS.map(([pattern]) => `(?:${pattern})`).join('|');
const THE = '(?:the |my |your |le |la |les |mes |ma |mon |votre |vos )?';

/** The section a phrase names; undefined when it names none. */
function sectionOf(phrase: string): ResumeSection | undefined {
  return SECTION_WORDS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(phrase.trim()))?.[1];
}

const STYLES: readonly (readonly [pattern: RegExp, style: Partial<ResumeDraft>])[] = [
  [/\b(?:in|into|to) french\b|\ben francais\b|\bversion francaise\b|^french\b/, { language: 'fr' }],
  [/\b(?:in|into|to|back to) english\b|\ben anglais\b|\bversion anglaise\b|^english\b/, { language: 'en' }],
  [/\ba4\b/, { paper: 'a4' }],
  [
    /\b(?:us |north american )?letter[- ](?:size|sized|paper|format)\b|\b(?:on|use|to) (?:us )?letter\b|\bformat lettre\b/,
    { paper: 'letter' },
  ],
];
const TEMPLATES: readonly (readonly [words: string, template: ResumeDraft['template']])[] = [
  ['plain|ats(?:[- ]\\w+)?|simple|basic|sobre', 'plain'],
  ['editorial|classic|elegant|traditional|classique|elegante?', 'editorial'],
  ['sidebar|side bar|modern|two[- ]columns?|moderne|deux colonnes', 'sidebar'],
];

function stylesIn(text: string): Instruction[] {
  const found: Instruction[] = STYLES.filter(([pattern]) => pattern.test(text)).map(([, style]) => ({
    kind: 'style',
    style,
  }));
  const template = TEMPLATES.find(
    ([words]) =>
      new RegExp(
        `\\b(?:${words})\\b.{0,20}\\b(?:template|style|look|layout|design|version|modele|one|resume|cv)\\b`,
      ).test(text) ||
      new RegExp(`\\b(?:template|style|look|layout|design|modele)\\b.{0,12}\\b(?:${words})\\b`).test(text) ||
      new RegExp(`^(?:please )?(?:(?:make|use|switch|change|try|go)\\b.{0,18} )?(?:${words})[.! ]*$`).test(
        text,
      ),
  );
  return template === undefined ? found : [...found, { kind: 'style', style: { template: template[1] } }];
}

const LENGTHS: readonly (readonly [pattern: RegExp, kind: 'shorter' | 'longer' | 'one_page' | 'mend'])[] = [
  [/\b(?:one|single|1)[- ]page\b|\bune (?:seule )?page\b/, 'one_page'],
  [
    /\bshort(?:er|en)\b|\bcut it\b|\bmore concise\b|\bcondense|\btrim\b|\bless (?:detail|text)|\btoo long\b|\bplus court|\braccourci/,
    'shorter',
  ],
  [
    /\blonger\b|\bmore detail|\btell more\b|\bfull version\b|\beverything\b|\bplus long|\bplus de details?\b/,
    'longer',
  ],
  [
    /\b(?:fix|improve|mend|strengthen|polish|correct)\b|\bstronger\b|\bbetter\b|\bameliore|\bcorrige|\brenforce/,
    'mend',
  ],
];

function sectionsIn(text: string): Instruction[] {
  const found: Instruction[] = [];
  const add = (kind: 'first' | 'without' | 'with', pattern: string) => {
    for (const [, words = ''] of text.matchAll(new RegExp(pattern, 'g'))) {
      const section = sectionOf(words);
      const isNew = !found.some((one) => one.kind === kind && 'section' in one && one.section === section);
      if (section !== undefined && isNew) found.push({ kind, section });
    }
  };
  add(
    'without',
    `\\b(?:without|remove|leave out|drop|hide|omit|skip|delete|no|sans|enlev\\w+|retir\\w+|supprim\\w+)\\s+${THE}(${ANY_SECTION})\\b`,
  );
  add('with', `\\b(?:add back|bring back|show|include|remets?|affiche\\w*)\\s+${THE}(${ANY_SECTION})\\b`);
  add(
    'first',
    `\\b(?:put|move|bring|place|list|show|lead with|start with|begin with|mets|met(?:tre|tez)|place[rz]?|commence\\w* par)\\s+${THE}(${ANY_SECTION})\\b(?=\\s*(?:first|to the top|at the top|on top|up|before|above|section|en premier|d'abord|avant|en haut|[.,;!]|$))`,
  );
  add('first', `\\b(${ANY_SECTION})\\s+(?:first|en premier|d'abord|before|above|avant)\\b`);
  return found;
}

function wordsIn(sentence: string): Instruction[] {
  const found: Instruction[] = [];
  const lead =
    /\b(?:lead with|start with|begin with|focus(?:es|ing)? on|emphasi[sz]e|highlight|stress|mets en avant|insiste sur)\s+(.{3,160})$/i.exec(
      sentence,
    )?.[1];
  if (
    lead !== undefined &&
    sectionOf(
      fold(lead)
        .replace(/^(?:the|my) /, '')
        .replace(/[.!]$/, ''),
    ) === undefined
  )
    found.push({ kind: 'lead', words: lead.replace(/[.!]+$/, '') });
  const brief =
    /\bkeep\s+(?:the |my )?(.{3,60}?)\s+(?:years? |jobs? |part |time )?(?:short|brief|small)\b/i.exec(
      sentence,
    )?.[1];
  if (brief !== undefined) found.push({ kind: 'brief', words: brief });
  return found;
}

/** What a sentence asks to be done; nothing when it asks for nothing that can be done. */
export function instructionsIn(sentence: string): Instruction[] {
  const text = fold(sentence).trim();
  const brief = wordsIn(sentence);
  const lengths = LENGTHS.filter(([pattern]) => pattern.test(text))
    .map(([, kind]): Instruction => ({ kind }))
    .filter(({ kind }) => kind !== 'shorter' || !brief.some((one) => one.kind === 'brief'));
  const target = targetIn(sentence);
  const targets: Instruction[] = target === null ? [] : [{ kind: 'target', words: target }];
  return [...stylesIn(text), ...lengths, ...sectionsIn(text), ...targets, ...brief];
}
