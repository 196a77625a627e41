import { decodeEntities, isHidden, markupPieces } from '#engines/text/index.ts';

/** A control of a form as its HTML shows it; controls hidden from people are left out. */
export interface Control {
  name: string;
  /** `text`, `email`, `file`, `radio`, `checkbox`, `textarea`, `select` … */
  type: string;
  required: boolean;
  /** The text that stands before the control. */
  label: string;
  options: { value: string; label: string }[];
}

export interface PageForm {
  id: string;
  controls: Control[];
  /** Inputs of type hidden. */
  hidden: { name: string; value: string }[];
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const CONTROL = new Set(['input', 'textarea', 'select']);
const DEPTH = 400;
const CONTROLS = 300;

/** The forms of a page in order, read in one pass over its HTML; broken markup is read as far as it goes. */
export function readForms(html: string): PageForm[] {
  const reading = new Reading();
  for (const piece of markupPieces(html)) {
    if (piece.kind === 'text') reading.text(piece.value);
    else if (piece.kind === 'open') reading.open(piece.value, piece.attributes);
    else reading.close(piece.value);
  }
  return reading.forms;
}

class Reading {
  readonly forms: PageForm[] = [];
  readonly #stack: { name: string; hidden: boolean }[] = [];
  #form: PageForm | null = null;
  #before = '';
  #choice: { value: string; label: string } | null = null;
  #select: Control | null = null;
  #option: { value: string | null; label: string } | null = null;

  text(raw: string): void {
    if (this.#stack.some((element) => element.hidden)) return;
    const text = decodeEntities(raw);
    if (this.#option !== null) this.#option.label += text;
    else if (this.#choice !== null) this.#choice.label += text;
    else this.#before += text;
  }

  open(name: string, raw: string): void {
    const attributes = attributesOf(raw);
    if (name === 'form') {
      this.#form = { id: attributes.get('id') ?? '', controls: [], hidden: [] };
      this.forms.push(this.#form);
    }
    const starts =
      /application-question/.test(attributes.get('class') ?? '') || /^(h[1-6]|fieldset)$/.test(name);
    if (starts) this.#before = '';
    if (starts || name === 'label') this.#choice = null;
    if (name === 'option') this.#endOption({ value: attributes.get('value') ?? null, label: '' });
    // Lists hide their content by kind; here their content is what is read.
    const hidden = isHidden(name === 'select' ? 'div' : name, raw);
    if (CONTROL.has(name) && this.#form !== null) this.#control(this.#form, name, attributes, hidden);
    if (!VOID.has(name) && this.#stack.length < DEPTH) this.#stack.push({ name, hidden });
  }

  close(name: string): void {
    const index = this.#stack.findLastIndex((element) => element.name === name);
    if (index >= 0) this.#stack.length = index;
    if (name === 'option' || name === 'select') this.#endOption(null);
    if (name === 'select') this.#select = null;
    if (name === 'label') this.#choice = null;
    if (name === 'form') this.#form = null;
  }

  #endOption(next: { value: string | null; label: string } | null): void {
    const label = tidy(this.#option?.label ?? '');
    const value = this.#option?.value ?? label;
    if (value !== '') this.#select?.options.push({ value, label });
    this.#option = next;
  }

  #control(form: PageForm, element: string, attributes: Map<string, string>, concealed: boolean): void {
    const name = attributes.get('name') ?? '';
    const type = element === 'input' ? (attributes.get('type') ?? 'text').toLowerCase() : element;
    if (name === '' || form.controls.length >= CONTROLS || /^(submit|button|reset|image)$/.test(type)) return;
    if (type === 'hidden') {
      form.hidden.push({ name, value: attributes.get('value') ?? '' });
      return;
    }
    // An upload is often made invisible and opened by a button of its own; other concealed boxes are traps.
    if (this.#stack.some((open) => open.hidden) || (concealed && type !== 'file')) return;
    const before = tidy(this.#before);
    this.#before = '';
    const choice = type === 'radio' || type === 'checkbox';
    let control = choice ? form.controls.find((known) => known.name === name) : undefined;
    if (control === undefined) {
      control = {
        name,
        type,
        required: STARRED.test(before),
        label: before.replace(STARRED, ''),
        options: [],
      };
      form.controls.push(control);
    }
    control.required ||= attributes.has('required') || attributes.get('aria-required') === 'true';
    this.#choice = choice ? { value: attributes.get('value') ?? 'on', label: '' } : null;
    if (this.#choice !== null) control.options.push(this.#choice);
    if (type === 'select') this.#select = control;
  }
}

const STARRED = /\s*(?:[✱*]|\((?:required|obligatoire)\))\s*$/i;
const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function attributesOf(raw: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of raw.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
