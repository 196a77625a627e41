import { DomUtils, parseDocument } from 'htmlparser2';
import { attribute, inside, isControl, isTag, isTyped, labelOf, nearbyText, spoken } from './page-text.ts';
import type { Element, Inside, Node } from './page-text.ts';
import type { SeenControl, SeenForm } from '#engines/fields/seen.ts';

const MOST_TEXT = 20_000;

/** Where the controls of a page stand: in a `form`, or in the page itself. */
function formOf(control: Element, page: Inside): Inside {
  for (let around = control.parent; around !== null; around = around.parent)
    if (isTag(around) && around.name === 'form') return around;
  return page;
}

/** The part of the page about one form: as far around it as no other form's controls stand. */
function surroundings(form: Inside): Inside {
  const own = inside(form, isTyped).length;
  let widest = form;
  while (widest.parent && inside(widest.parent, isTyped).length === own) widest = widest.parent;
  return widest;
}

const isButton = (node: Node) =>
  isTag(node) &&
  (node.name === 'button' ||
    attribute(node, 'role') === 'button' ||
    (node.name === 'input' && ['submit', 'button', 'image'].includes(attribute(node, 'type').toLowerCase())));

function seenForm(form: Inside, controls: readonly SeenControl[]): SeenForm {
  const around = surroundings(form);
  return {
    attributes: isTag(form)
      ? ['id', 'name', 'class', 'action'].map((name) => attribute(form, name)).join(' ')
      : '',
    headings: inside(around, (node) => isTag(node) && /^(h[1-4]|legend|title)$/.test(node.name)).map(
      (heading) => spoken(heading),
    ),
    buttons: inside(around, isButton).map((button) =>
      [
        button.children.map((child) => spoken(child)).join(' '),
        attribute(button, 'value'),
        attribute(button, 'aria-label'),
        attribute(button, 'id'),
        attribute(button, 'name'),
      ].join(' '),
    ),
    text: spoken(around).slice(0, MOST_TEXT),
    controls,
  };
}

/** A form of a page, and its controls as they stand in the page. */
export interface PageForm {
  form: SeenForm;
  /** The attributes of each control, in the order of `form.controls`. */
  attributes: readonly Readonly<Record<string, string>>[];
}

/** The forms of a page's HTML; what stands in no form is one together. */
export function formsIn(html: string): PageForm[] {
  const page = parseDocument(html);
  const all = inside(page, () => true);
  const byId = new Map(all.map((element) => [attribute(element, 'id'), element]));
  const labels = all.filter(({ name }) => name === 'label');
  const isOthers = (part: Element) => part.name === 'label' && byId.has(attribute(part, 'for') || '-');
  const groups = new Map<Inside, Element[]>();
  for (const control of all.filter(
    (element) => isControl(element) && attribute(element, 'type').toLowerCase() !== 'hidden',
  )) {
    const form = formOf(control, page);
    groups.set(form, [...(groups.get(form) ?? []), control]);
  }
  return [...groups].map(([form, elements]) => {
    const controls = elements.map((element): SeenControl => {
      const label = labelOf(element, byId, labels);
      const longest = Number.parseInt(attribute(element, 'maxlength'), 10);
      return {
        // isControl holds for all of them.
        tag: element.name as SeenControl['tag'],
        type: attribute(element, 'type').toLowerCase() || 'text',
        name: attribute(element, 'name'),
        id: attribute(element, 'id'),
        autocomplete: attribute(element, 'autocomplete'),
        label,
        placeholder: attribute(element, 'placeholder'),
        title: attribute(element, 'title'),
        nearby: label === '' ? nearbyText(element, isOthers) : '',
        maxLength: Number.isNaN(longest) ? null : longest,
        options: inside(element, (node) => isTag(node) && node.name === 'option').map((option) =>
          DomUtils.textContent(option).trim(),
        ),
      };
    });
    return { form: seenForm(form, controls), attributes: elements.map(({ attribs }) => attribs) };
  });
}
