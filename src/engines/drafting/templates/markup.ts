import type { Block, Entry, Page, PageSection, Span } from './page.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML shows it, whatever signs it holds. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const inLink = (href: string | undefined, markup: string): string =>
  href === undefined ? markup : `<a href="${escaped(href)}">${markup}</a>`;

/** An element around a span that names the facts it rests on. Within a line the link is outermost, as the editor keeps it. */
export function element(tag: string, span: Span, className = ''): string {
  const opening = `<${tag}${className === '' ? '' : ` class="${className}"`} data-facts="${escaped(span.facts.join(' '))}">`;
  const text = escaped(span.text);
  return tag === 'span'
    ? inLink(span.href, `${opening}${text}</span>`)
    : `${opening}${inLink(span.href, text)}</${tag}>`;
}

const optional = (tag: string, span: Span | null, className = ''): string =>
  span === null ? '' : element(tag, span, className);

function entryMarkup({ title, where, when, lead, items }: Entry): string {
  const head =
    title === null && when === null
      ? ''
      : `<div class="line">${optional('h3', title)}${optional('span', when, 'when')}</div>`;
  const list = items.length === 0 ? '' : `<ul>${items.map((item) => element('li', item)).join('')}</ul>`;
  return `<div class="entry">${head}${optional('p', where, 'where')}${optional('p', lead)}${list}</div>`;
}

function listMarkup(name: Span | null, items: readonly Span[], colon: string): string {
  const label =
    name === null
      ? ''
      : `<strong data-facts="${escaped(name.facts.join(' '))}">${escaped(name.text)}${colon}</strong> `;
  return `<p class="list">${label}${items.map((item) => element('span', item)).join(', ')}</p>`;
}

function blockMarkup(block: Block, colon: string): string {
  if (block.kind === 'text') return element('p', block.text);
  if (block.kind === 'entries') return block.entries.map(entryMarkup).join('');
  if (block.kind === 'items')
    return `<ul class="items">${block.items.map((item) => element('li', item)).join('')}</ul>`;
  return block.lists.map(({ name, items }) => listMarkup(name, items, colon)).join('');
}

/** A section with its heading. */
export function sectionMarkup({ section, heading, block }: PageSection, language: Page['language']): string {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  return `<section class="${section}"><h2>${escaped(heading)}</h2><div>${blockMarkup(block, colon)}</div></section>`;
}

/** How to reach the person, in a line. */
export function contactMarkup({ contact }: Page): string {
  const ways = contact.map((way) => element('span', way)).join(' <span class="bar">|</span> ');
  return ways === '' ? '' : `<p class="contact">${ways}</p>`;
}

/** Characters from which a name is set smaller, so that it keeps to one line. */
const LONG_NAME = 26;

/** Name, what the person does, and what else belongs to the head. */
export const headMarkup = ({ name, label }: Page, more: string): string =>
  `<header>${element('h1', name, name.text.length > LONG_NAME ? 'long' : '')}${optional('p', label, 'label')}${more}</header>`;
