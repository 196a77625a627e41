import type { ResumePaper, ResumeSection, ResumeTemplate } from '#contract/career/resume-draft.ts';
import { contactMarkup, escaped, headMarkup, sectionMarkup } from './markup.ts';
import type { Page } from './page.ts';
import { EDITORIAL, SIDEBAR, TIMELINE } from './styles/designed.data.ts';
import { CLASSIC, COMPACT, CREDENTIALS, GRADUATE, PLAIN } from './styles/one-column.data.ts';
import { NARROW_MARGINS, PAPERS, SHEET } from './styles/sheet.data.ts';

export type { Block, Entry, Page, PageSection, Span } from './page.ts';

interface Template {
  css: string;
  /** The order of its sections where the person asked for none. */
  order: readonly ResumeSection[];
  /** What stands in a narrow column; nothing for one column. */
  aside: ReadonlySet<ResumeSection>;
  /** Printed lines that one page holds, about. */
  lines: number;
  /** Headings or dates stand in a column too narrow for long words. */
  isNarrow?: true;
  margins?: Record<ResumePaper, string>;
}

const USUAL: readonly ResumeSection[] = [
  'summary',
  'work',
  'education',
  'skills',
  'certificates',
  'projects',
  'volunteer',
  'languages',
  'awards',
];
/** The usual order, but with these behind the summary. */
const after = (...first: ResumeSection[]): ResumeSection[] => [
  'summary',
  ...first,
  ...USUAL.filter((section) => section !== 'summary' && !first.includes(section)),
];
const oneColumn = (css: string, lines: number, order: readonly ResumeSection[] = USUAL): Template => ({
  css,
  order,
  aside: new Set(),
  lines,
});

const TEMPLATES: Readonly<Record<ResumeTemplate, Template>> = {
  plain: oneColumn(PLAIN, 50),
  classic: oneColumn(CLASSIC, 46),
  compact: { ...oneColumn(COMPACT, 66), margins: NARROW_MARGINS },
  credentials: oneColumn(CREDENTIALS, 48, after('certificates', 'skills')),
  graduate: oneColumn(GRADUATE, 41, after('education', 'projects', 'skills')),
  timeline: { ...oneColumn(TIMELINE, 46), isNarrow: true },
  editorial: { ...oneColumn(EDITORIAL, 46), isNarrow: true },
  sidebar: {
    ...oneColumn(SIDEBAR, 50),
    isNarrow: true,
    aside: new Set(['skills', 'languages', 'certificates', 'awards']),
  },
};

/** The order of a template's sections where the person asked for none. */
export const orderOf = (template: ResumeTemplate): readonly ResumeSection[] => TEMPLATES[template].order;

/** Printed lines that one page of a template holds, about. */
export const pageLines = (template: ResumeTemplate): number => TEMPLATES[template].lines;

/** Whether a template wants short headings and months. */
export const isNarrow = (template: ResumeTemplate): boolean => TEMPLATES[template].isNarrow ?? false;

function bodyOf(page: Page, { aside }: Template): string {
  const markup = (sections: Page['sections']) =>
    sections.map((section) => sectionMarkup(section, page.language)).join('');
  if (aside.size === 0) return `${headMarkup(page, contactMarkup(page))}${markup(page.sections)}`;
  const beside = page.sections.filter(({ section }) => aside.has(section));
  const main = page.sections.filter(({ section }) => !aside.has(section));
  const columns = `<aside>${contactMarkup(page)}${markup(beside)}</aside><main>${markup(main)}</main>`;
  return `${headMarkup(page, '')}<div class="columns">${columns}</div>`;
}

/** A resume as a whole HTML document: no script, nothing loaded, every text escaped, each element naming the facts it rests on. */
export function layOut(page: Page): string {
  const template = TEMPLATES[page.template];
  const { size, width, height, margin: usual } = PAPERS[page.paper];
  const margin = template.margins?.[page.paper] ?? usual;
  const sheet = `@page{size:${size};margin:${margin}}body{width:${width};min-height:${height};padding:${margin}}`;
  return [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    `<title>${escaped(page.title)}</title>`,
    `<style>${SHEET}\n${template.css}\n${sheet}</style></head>`,
    `<body class="${page.template}">${bodyOf(page, template)}</body></html>`,
  ].join('');
}
