import { promptWord } from '#engines/lexicon/index.ts';
import type { ContactPart, ResumeDraft, ResumeSection } from '#contract/career/resume-draft.ts';
import { fold } from '#engines/text/index.ts';
import { sortsSkills } from './corrections.ts';
import { AWAY, THE } from './orders.data.ts';
import { SECTION_WORDS } from './sections.data.ts';
import { aimsAtPlace, targetIn, targetPlaceIn } from './targets.ts';

/** One change that a prompt asks for. */
export type Instruction =
  | { kind: 'style'; style: Partial<Pick<ResumeDraft, 'template' | 'paper' | 'language'>> }
  | { kind: 'shorter' | 'longer' | 'one_page' | 'mend' | 'formal' | 'sort_skills' }
  | { kind: 'hide' | 'show'; what: ContactPart }
  | { kind: 'first' | 'without' | 'with'; section: ResumeSection }
  | { kind: 'target' | 'target_place' | 'lead' | 'brief' | 'omit'; words: string };

const ANY_SECTION = SECTION_WORDS.map(([pattern]) => `(?:${pattern})`).join('|');
/** What takes something off the page, in the middle of a sentence too. */
const OFF = `(?:${AWAY}|take|no)`;

/** The section a phrase names; undefined when it names none. */
export function sectionOf(phrase: string): ResumeSection | undefined {
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
  ['plain|ats(?:[- ]\\w+)?|simple|basic|sobre|machine[- ]readable', 'plain'],
  ['classic|traditional|conservative|classique|traditionnel(?:le)?', 'classic'],
  ['compact|dense|tight|condensed|compacte?', 'compact'],
  ['credentials?|licen[cs]es? first|trades?', 'credentials'],
  ['graduate|student|etudiante?|diplomee?', 'graduate'],
  ['timeline|chronolog\\w+|dates? (?:on|at|to) the left|dates? a gauche|ligne du temps', 'timeline'],
  ['editorial|elegant|elegante?', 'editorial'],
  ['sidebar|side bar|modern|two[- ]columns?|moderne|deux colonnes', 'sidebar'],
];
/** What a person calls the way a resume looks. */
const LOOK = 'template|style|look|layout|design|version|modele|format|one|resume|cv|friendly|please|svp';

function stylesIn(text: string): Instruction[] {
  const found: Instruction[] = STYLES.filter(([pattern]) => pattern.test(text)).map(([, style]) => ({
    kind: 'style',
    style,
  }));
  const template = TEMPLATES.find(
    ([words, name]) =>
      (name === 'timeline' &&
        new RegExp(`\\bdates? (?:on|at|to) the left\\b|\\bdates? a gauche\\b`).test(text)) ||
      new RegExp(`\\b(?:${words})\\b.{0,20}\\b(?:${LOOK})\\b`).test(text) ||
      new RegExp(`\\b(?:template|style|look|layout|design|modele)\\b.{0,12}\\b(?:${words})\\b`).test(text) ||
      new RegExp(
        `^(?:please )?(?:(?:make|use|switch|change|try|go|rends)\\b.{0,18} )?(?:(?:an? (?:bit|little) |un peu )?(?:more|plus) )?(?:${words})[.! ]*$`,
      ).test(text),
  );
  return template === undefined ? found : [...found, { kind: 'style', style: { template: template[1] } }];
}

const LENGTHS: readonly (readonly [pattern: RegExp, kind: 'shorter' | 'longer' | 'one_page' | 'mend'])[] = [
  [promptWord('instructions: one page'), 'one_page'],
  [promptWord('instructions: shorter'), 'shorter'],
  [promptWord('instructions: longer'), 'longer'],
  [promptWord('instructions: mend'), 'mend'],
];

const ONE_OF =
  /^(?:degree|school|certificate|certification|licen[cs]e|certificat|project|projet|award|honou?r|language|langue|skill|tool|job)$/;

function sectionsIn(text: string): Instruction[] {
  const found: Instruction[] = [];
  const add = (kind: 'first' | 'without' | 'with', pattern: string) => {
    for (const [, words = ''] of text.matchAll(new RegExp(pattern, 'gu'))) {
      // "The certificate" is one of them; the part of the resume goes by its plural.
      if (kind !== 'first' && ONE_OF.test(words)) continue;
      const section = sectionOf(words);
      const isNew = !found.some((one) => one.kind === kind && 'section' in one && one.section === section);
      if (section !== undefined && isNew) found.push({ kind, section });
    }
  };
  add(
    'without',
    `\\b${OFF}\\s+${THE}(${ANY_SECTION})\\b(?=\\s*(?:sections?|parts?|lists?|block|please|svp|out|off|$|[.,;!]|and\\b|et\\b))`,
  );
  add('with', `\\b(?:add back|bring back|show|include|remets?|affiche\\w*)\\s+${THE}(${ANY_SECTION})\\b`);
  add(
    'first',
    `\\b(?:put|move|bring|place|list|show|lead with|start with|begin with|mets|met(?:tre|tez)|place[rz]?|commence\\w* par)\\s+${THE}(${ANY_SECTION})\\b(?=\\s*(?:first|to the top|at the top|on top|up|before|above|section|en premier|d'abord|avant|en haut|[.,;!]|$))`,
  );
  add(
    'first',
    `\\b(${ANY_SECTION})\\s+(?:(?:should |must |to |has to |have to )?(?:come|go|be|stand|appear)s? )?(?:first|en premier|d'abord|before|above|avant|at the top|on top|en haut)\\b`,
  );
  return found;
}

const PARTS: readonly (readonly [pattern: string, what: ContactPart])[] = [
  [
    '(?:tele)?phone(?: number)?|numero(?: de (?:telephone|tel|cellulaire))?|(?:cell|mobile)(?: number)?|number|telephone',
    'phone',
  ],
  ['e-?mail(?: address)?|courriel|adresse (?:courriel|electronique)', 'email'],
  ['(?:home |street |postal )?address|adresse|city|location|place|where i live|ville', 'place'],
  [
    '(?:linkedin|github|portfolio|website|web)(?: (?:link|profile|page|address))?|links?|urls?|liens?',
    'links',
  ],
];
const BACK = 'add back|bring back|put back|put|show|include|remets?|affiche\\w*|restore';

/** Ways to reach the person that a sentence wants off the page or back on it. */
function contactIn(text: string): Instruction[] {
  const bare = text.replaceAll('’', "'");
  return PARTS.flatMap(([pattern, what]): Instruction[] => {
    const named = `\\s+${THE}(?:${pattern})\\b`;
    if (new RegExp(`\\b${OFF}${named}`, 'u').test(bare)) return [{ kind: 'hide', what }];
    const back = new RegExp(`\\b(?:${BACK})${named}(?!\\s*:)(.*)$`).exec(bare);
    const isBack = back !== null && (/\bback\b|\bagain\b|\bremet/.test(bare) || back[1]?.trim() === '');
    return isBack ? [{ kind: 'show', what }] : [];
  });
}

const JOB = '(?:job|work|position|role|time|years?|stint|experience|part|emploi|poste|travail)';
/** What a sentence wants left out that is no section and no way to reach the person: the words of a job. */
function jobIn(sentence: string): string | undefined {
  return (
    new RegExp(`\\b${AWAY}\\s+${THE}${JOB}\\s+(?:at|with|for|as|chez|comme)\\s+(.{2,60}?)[.!]*$`, 'iu').exec(
      sentence,
    )?.[1] ??
    new RegExp(`\\b${AWAY}\\s+${THE}(.{2,60}?)\\s+${JOB}[.!]*$`, 'iu').exec(sentence)?.[1] ??
    new RegExp(
      `\\b${AWAY}\\s+(.{2,60}?)\\s+(?:from|de)\\s+${THE}(?:experience|jobs?|work history|work|emplois?|exp[ée]riences?)[.!]*$`,
      'iu',
    ).exec(sentence)?.[1]
  );
}

function wordsIn(sentence: string): Instruction[] {
  const found: Instruction[] = [];
  const lead =
    /\bmake\s+(?:the |my )?(.{3,80}?)\s+(?:stand out|more visible|more prominent|pop)\b/i.exec(
      sentence,
    )?.[1] ??
    /\b(?:play up|bring out|draw attention to|put (?:the )?(?:emphasis|focus|accent) on|mets? l['’]accent sur|souligne[rz]?)\s+(.{3,160})$/i.exec(
      sentence,
    )?.[1] ??
    /\b(?:lead with|start with|begin with|focus(?:es|ing)?(?: more| mainly| mostly)? on|concentre[rz]?[- ]toi sur|emphasi[sz]e|highlight|stress|mets en avant|insiste sur)\s+(.{3,160})$/i.exec(
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
    found.push({
      kind: 'lead',
      words: lead.replace(/[.!]+$/, '').replace(/^(?:the|my|mes|ma|mon|la|le|les)\s+/i, ''),
    });
  const brief =
    /\bkeep\s+(?:the |my )?(.{3,60}?)\s+(?:years? |jobs? |part |time )?(?:short|brief|small)\b/i.exec(
      sentence,
    )?.[1] ??
    /\b(?:less (?:text|detail)|fewer (?:lines|points)|moins de (?:texte|détails?))\s+(?:under|for|about|on|at|in|sous|pour|sur|chez)\s+(?:the |my |le |la |mon |ma )?(.{3,60}?)(?:\s+(?:job|years?|part|section))?[.!]*$/i.exec(
      sentence,
    )?.[1] ??
    /\b(?:shorten|raccourci[rs]?)\s+(?:the |my |le |la |mon |ma )?(?:(?:part|section|job|partie|poste|emploi)\s+(?:about |at |on |de |chez |sur )?(.{3,60})|(.{3,60}?)\s+(?:part|section|job|partie))[.!]*$/i
      .exec(sentence)
      ?.slice(1)
      .find((words) => words !== undefined);
  if (brief !== undefined) found.push({ kind: 'brief', words: brief });
  return found;
}

const FORMAL = promptWord('instructions: formal');

/** What a sentence asks to be done; nothing when it asks for nothing that can be done. */
export function instructionsIn(sentence: string): Instruction[] {
  const text = fold(sentence).trim();
  const brief = wordsIn(sentence);
  const lengths = LENGTHS.filter(([pattern]) => pattern.test(text))
    .map(([, kind]): Instruction => ({ kind }))
    .filter(({ kind }) => kind !== 'shorter' || !brief.some((one) => one.kind === 'brief'));
  const target = targetIn(sentence);
  const place = target !== null || aimsAtPlace(sentence) ? targetPlaceIn(sentence) : null;
  const targets: Instruction[] = [
    ...(target === null ? [] : [{ kind: 'target' as const, words: target }]),
    ...(place === null ? [] : [{ kind: 'target_place' as const, words: place }]),
  ];
  const formal: Instruction[] = FORMAL.test(text) ? [{ kind: 'formal' }] : [];
  const sorts: Instruction[] = sortsSkills(sentence) ? [{ kind: 'sort_skills' }] : [];
  const contact = contactIn(text);
  const sections = sectionsIn(text);
  const job = sections.length + contact.length > 0 ? undefined : jobIn(sentence);
  const omit: Instruction[] = job === undefined ? [] : [{ kind: 'omit', words: job }];
  return [
    ...stylesIn(text),
    ...lengths,
    ...formal,
    ...sorts,
    ...contact,
    ...sections,
    ...omit,
    ...targets,
    ...brief,
  ];
}
