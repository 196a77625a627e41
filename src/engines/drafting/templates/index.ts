import { escaped, headMarkup, sectionMarkup } from './markup.ts';
import type { Page } from './page.ts';
import { EDITORIAL, PAPERS, PLAIN, SHEET, SIDEBAR } from './styles.data.ts';

export type { Block, Entry, Page, PageSection, Span } from './page.ts';

const STYLES = { plain: PLAIN, editorial: EDITORIAL, sidebar: SIDEBAR } as const;
/** What stands in the narrow column of the template that has one. */
const ASIDE: ReadonlySet<string> = new Set(['skills', 'languages', 'certificates', 'awards']);

function bodyOf(page: Page): string {
  const markup = (sections: Page['sections']) =>
    sections.map((section) => sectionMarkup(section, page.language)).join('');
  if (page.template !== 'sidebar') return `${headMarkup(page)}${markup(page.sections)}`;
  const beside = page.sections.filter(({ section }) => ASIDE.has(section));
  const main = page.sections.filter(({ section }) => !ASIDE.has(section));
  return `<div class="columns"><aside>${headMarkup(page)}${markup(beside)}</aside><main>${markup(main)}</main></div>`;
}

/** A CV as a whole HTML document: no script, nothing loaded, every text escaped, each element naming the facts it rests on. */
export function layOut(page: Page): string {
  const { size, width, height, margin } = PAPERS[page.paper];
  const sheet = `@page{size:${size};margin:${margin}}body{width:${width};min-height:${height};padding:${margin}}`;
  return [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    `<title>${escaped(page.name.text)}</title>`,
    `<style>${SHEET}\n${STYLES[page.template]}\n${sheet}</style></head>`,
    `<body class="${page.template}">${bodyOf(page)}</body></html>`,
  ].join('');
}
