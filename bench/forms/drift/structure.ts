import { lot } from './names.ts';
import type { Drift } from './names.ts';
import { makeTag, pageHtml, putAfter, putLast, reorder, replaceTag, tagsOf, wordsOf } from './page.ts';
import type { Page, Tag } from './page.ts';

const marked = (page: Page | Tag, part: 'section' | 'question') =>
  tagsOf(page, ({ attribs }) => attribs['data-drift'] === part);

/** What tells one block from another, whatever becomes of it: the names its fields had before any drift. */
const identity = (block: Tag) => block.attribs['data-own'] ?? '';

/** Gives every block its identity, and every option the value it is sent with. Comes before anything changes. */
export function markBlocks(page: Page): void {
  for (const option of tagsOf(page, ({ name }) => name === 'option'))
    option.attribs['value'] ??= wordsOf(option);
  for (const block of tagsOf(page, ({ attribs }) => 'data-drift' in attribs))
    block.attribs['data-own'] = tagsOf(block, ({ attribs }) => 'name' in attribs)
      .map(({ attribs }) => attribs['name'])
      .join();
}

/** Takes away the marks that say what may drift. */
export function unmark(part: Page | Tag): void {
  for (const { attribs } of tagsOf(part, () => true)) {
    delete attribs['data-drift'];
    delete attribs['data-own'];
  }
}

function shuffle(blocks: readonly Tag[], drift: Drift): void {
  const moved = blocks.filter((block) => lot(drift, 'move', identity(block)) < drift.strength);
  const order = moved.toSorted(
    (left, right) => lot(drift, 'place', identity(left)) - lot(drift, 'place', identity(right)),
  );
  reorder(moved, order);
}

/** Puts questions into another order inside their section, and from half strength the sections too. */
export function shuffleBlocks(page: Page, drift: Drift): void {
  const sections = marked(page, 'section');
  for (const section of sections) shuffle(marked(section, 'question'), drift);
  if (drift.strength >= 0.5) shuffle(sections, drift);
}

/** Loosens labels from their controls, and says what is needed by a star alone. Who reads the page sees the same. */
export function loosenLabels(page: Page, drift: Drift): void {
  for (const block of marked(page, 'question')) {
    const own = identity(block);
    for (const label of tagsOf(block, ({ name, attribs }) => name === 'label' && 'for' in attribs)) {
      const needed = tagsOf(block, ({ attribs }) => 'required' in attribs);
      if (lot(drift, 'star', own) < drift.strength / 2 && needed.length > 0) {
        for (const { attribs } of needed) delete attribs['required'];
        putAfter(label, makeTag('<span> * </span>'));
      }
      if (lot(drift, 'label', own) >= drift.strength * 0.6) continue;
      label.name = 'span';
      delete label.attribs['for'];
    }
  }
}

/** Puts blocks into boxes in boxes, up to four deep. */
export function wrapBlocks(page: Page, drift: Drift): void {
  for (const block of marked(page, 'question')) {
    if (lot(drift, 'wrap', identity(block)) >= drift.strength) continue;
    const depth = 1 + Math.floor(lot(drift, 'depth', identity(block)) * 4 * drift.strength);
    const outer = makeTag(`${'<div class="box">'.repeat(depth)}<i></i>${'</div>'.repeat(depth)}`);
    replaceTag(block, outer);
    const [place] = tagsOf(outer, ({ name }) => name === 'i');
    if (place) replaceTag(place, block);
  }
}

const optionsOf = (select: Tag) =>
  tagsOf(select, ({ name }) => name === 'option').map((option) => {
    const text = wordsOf(option);
    return { text, value: option.attribs['value'] ?? text, chosen: 'selected' in option.attribs };
  });

/** Makes selects lists of the page's own: a button that opens them, and a hidden field that is sent. */
export function replaceSelects(page: Page, drift: Drift): void {
  for (const select of tagsOf(page, ({ name }) => name === 'select')) {
    const { name = '' } = select.attribs;
    if (lot(drift, 'listbox', name) >= drift.strength) continue;
    const options = optionsOf(select);
    const shown = options.find(({ chosen }) => chosen) ?? options[0];
    const id = `list-of-${name}`;
    const needed = 'required' in select.attribs ? ' aria-required="true"' : '';
    const box = makeTag(
      `<div class="choice"><button type="button" class="choice-shown" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-controls="${id}"${needed}></button><ul role="listbox" class="choice-list" id="${id}" hidden></ul><input type="hidden"></div>`,
    );
    const [button, list, hidden] = tagsOf(box, ({ name: tag }) => ['button', 'ul', 'input'].includes(tag));
    if (!button || !list || !hidden) throw new Error('A list was made without its parts.');
    const { id: own } = select.attribs;
    if (own !== undefined) button.attribs['id'] = own;
    hidden.attribs['name'] = name;
    hidden.attribs['value'] = shown?.value ?? '';
    putLast(button, makeTag(`<span>${shown?.text ?? ''}</span>`));
    for (const { text, value } of options.filter((option) => option.value !== ''))
      putLast(list, makeTag(`<li role="option" data-value="${value}">${text}</li>`));
    replaceTag(select, box);
  }
}

/** The page's styles, which do not reach into shadow roots and frames. */
const stylesOf = (page: Page) =>
  tagsOf(page, ({ name }) => name === 'style')
    .map((style) => pageHtml(style))
    .join('');

/** From half strength on puts questions into shadow roots, each into one of its own. */
export function shadowBlocks(page: Page, drift: Drift): void {
  if (drift.strength < 0.5) return;
  const styles = stylesOf(page);
  for (const block of marked(page, 'question')) {
    if (lot(drift, 'shadow', identity(block)) >= drift.strength - 0.4) continue;
    const host = makeTag('<div><template shadowrootmode="open"></template></div>');
    const [template] = tagsOf(host, ({ name }) => name === 'template');
    replaceTag(block, host);
    if (!template) continue;
    for (const style of tagsOf(makeTag(`<div>${styles}</div>`), ({ name }) => name === 'style'))
      putLast(template, style);
    putLast(template, block);
  }
}

/** From three quarters on puts one section into a frame; `script` is what the lists in it need. */
export function frameSection(page: Page, drift: Drift, script: string): void {
  if (drift.strength < 0.75) return;
  const [section] = marked(page, 'section').toSorted(
    (left, right) => lot(drift, 'frame', identity(left)) - lot(drift, 'frame', identity(right)),
  );
  if (!section) return;
  const frame = makeTag('<iframe style="border:0;width:100%;height:900px"></iframe>');
  replaceTag(section, frame);
  unmark(section);
  delete section.attribs['data-drift'];
  frame.attribs['srcdoc'] =
    `<!doctype html><html><head>${stylesOf(page)}</head><body>${pageHtml(section)}<script>${script}</script></body></html>`;
}
