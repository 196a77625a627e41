import type { Language, Place, Section } from '#practice/world/types.ts';

/** Text made safe for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
}

export const listItems = (section: Section): string =>
  section.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');

export function sectionHtml(section: Section, wrapItem: (item: string) => string = (item) => item): string {
  const heading = section.heading === '' ? '' : `<p><strong>${escapeHtml(section.heading)}</strong></p>`;
  const paragraphs = section.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n');
  const items = section.items.map((item) => `<li>${wrapItem(escapeHtml(item))}</li>`).join('\n');
  return [heading, paragraphs, items === '' ? '' : `<ul>\n${items}\n</ul>`]
    .filter((part) => part !== '')
    .join('\n');
}

export function sectionPlain(section: Section): string {
  const lines = [section.heading, ...section.paragraphs, ...section.items.map((item) => `- ${item}`)];
  return lines.filter((line) => line !== '').join('\n');
}

export const cityAndProvince = (place: Place, language: Language): string =>
  `${place.city[language]}, ${place.province[language]}`;

/** A uuid that follows from another, for parts that boards number on their own. */
export function derivedUuid(id: string, salt: string): string {
  let state = 0;
  for (const sign of `${salt} ${id}`)
    state = (Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0) ^ (state >>> 13);
  const hex = (): string => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) >>> 0;
    return state.toString(16).padStart(8, '0');
  };
  const [first, second, third, fourth] = [hex(), hex(), hex(), hex()];
  return `${first}-${second.slice(0, 4)}-4${second.slice(4, 7)}-a${third.slice(0, 3)}-${third.slice(3)}${fourth.slice(0, 7)}`;
}

/** A ten-digit number that follows from a text, as boards give to departments and offices. */
export function derivedNumber(text: string): number {
  let value = 0;
  for (const sign of text) value = (Math.imul(value, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return 4_000_000_000 + value;
}
