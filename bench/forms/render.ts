import type { ApplicationForm } from './set.ts';
import { around, makeTag, parsePage, putAfter, putFirst, putLast, tagsOf } from './drift/page.ts';
import type { Page, Tag } from './drift/page.ts';

/** What a page is shown with: what was typed before, and what is wrong with it. */
export interface Shown {
  values: Record<string, readonly string[]>;
  errors: Record<string, string>;
}

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

function setFlag(tag: Tag, flag: string, on: boolean): void {
  if (on) tag.attribs[flag] = '';
  else delete tag.attribs[flag];
}

function refill(control: Tag, given: readonly string[] | undefined, anything: boolean): void {
  const { type = '', value = '' } = control.attribs;
  if (control.name === 'select')
    for (const option of tagsOf(control, ({ name }) => name === 'option')) {
      const [text] = option.children;
      const own = option.attribs['value'] ?? (text && 'data' in text ? text.data.trim() : '');
      if (given) setFlag(option, 'selected', given.includes(own));
    }
  else if (type === 'radio' || type === 'checkbox') {
    // A box that was unticked is not posted at all, so once anything was posted a missing one is an unticked one.
    if (anything) setFlag(control, 'checked', given?.includes(value) ?? false);
  } else if (control.name === 'textarea') {
    if (given) control.children = parsePage(escaped(given[0] ?? '')).children;
  } else if (given && type !== 'file' && type !== 'submit') control.attribs['value'] = given[0] ?? '';
}

function showOptions(select: Tag, form: ApplicationForm, values: Shown['values']): void {
  const depends = form.definition.dependent?.[select.attribs['name'] ?? ''];
  const options = depends?.options[values[depends.on]?.[0] ?? ''] ?? [];
  for (const [value, text] of options)
    putLast(select, makeTag(`<option value="${escaped(value)}">${escaped(text)}</option>`));
}

function showError(control: Tag, message: string): void {
  const block = around(
    control,
    (parent) => 'data-drift' in parent.attribs || ['td', 'p', 'li'].includes(parent.name),
  );
  const error = makeTag(`<span class="error" role="alert">${escaped(message)}</span>`);
  if (block) putLast(block, error);
  else putAfter(control, error);
}

function review(page: Page, form: ApplicationForm, values: Shown['values']): void {
  const [list] = tagsOf(page, ({ attribs }) => attribs['id'] === 'given');
  if (!list) return;
  for (const { key, label } of form.truth.fields) {
    const given = values[key];
    if (given?.some(Boolean))
      putLast(list, makeTag(`<li><b>${escaped(label)}</b>: <span>${escaped(given.join(', '))}</span></li>`));
  }
}

/** A page of a form as its server shows it: filled with what was posted, errors beside their fields, a summary on top. */
export function renderPage(html: string, form: ApplicationForm, { values, errors }: Shown): Page {
  const page = parsePage(html);
  const anything = Object.keys(values).length > 0;
  const controls = tagsOf(
    page,
    ({ name, attribs }) => ['input', 'select', 'textarea'].includes(name) && attribs['name'] !== undefined,
  );
  const shown = new Set<string>();
  for (const control of controls) {
    const key = control.attribs['name'] ?? '';
    if (control.name === 'select') showOptions(control, form, values);
    refill(control, values[key], anything && form.definition.pages === undefined);
    const error = errors[key];
    if (error === undefined || shown.has(key)) continue;
    shown.add(key);
    showError(control, error);
  }
  review(page, form, values);
  const [first] = tagsOf(page, ({ name }) => name === 'form');
  const count = Object.keys(errors).length;
  const french = tagsOf(page, ({ name }) => name === 'html')[0]?.attribs['lang']?.startsWith('fr') ?? false;
  const summary = french
    ? `${count} réponse(s) à corriger. Les fichiers doivent être joints de nouveau.`
    : `${count} answer(s) need to be corrected. Files have to be chosen again.`;
  if (first && count > 0) putFirst(first, makeTag(`<p class="error" role="alert">${summary}</p>`));
  return page;
}
