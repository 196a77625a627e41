import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedField } from '#engines/forms/index.ts';
import { nameBefore, waysToSay } from './drift/index.ts';
import type { Drift } from './drift/index.ts';
import { parsePage, tagsOf, wordsOf } from './drift/page.ts';
import type { Tag } from './drift/page.ts';
import { documentHashes } from './hand.ts';
import type { ReceivedEvent } from './score.ts';
import type { ApplicationForm } from './set.ts';

const controlsOf = ({ folder }: ApplicationForm): Tag[] =>
  globSync('*.html', { cwd: folder }).flatMap((file) =>
    tagsOf(parsePage(readFileSync(join(folder, file), 'utf8')), ({ attribs }) => 'name' in attribs),
  );

/** What a list drawn beside a hidden field offers. */
const drawnFor = ({ parent }: Tag): Tag[] =>
  parent && 'attribs' in parent ? tagsOf(parent, ({ attribs }) => 'data-value' in attribs) : [];

/** What a choice is sent as: itself, or the value of the option that says the same in any wording. */
function sentAs(control: Tag | undefined, choice: string): string {
  const hidden = control?.attribs['type'] === 'hidden';
  if (control === undefined || (control.name !== 'select' && !hidden)) return choice;
  const found = hidden ? drawnFor(control) : tagsOf(control, ({ name }) => name === 'option');
  const options = found.map((option) => ({
    text: wordsOf(option),
    value: option.attribs[hidden ? 'data-value' : 'value'] ?? wordsOf(option),
  }));
  if (options.some(({ value }) => value === choice)) return choice;
  return options.find(({ text }) => waysToSay(text).includes(choice))?.value ?? choice;
}

const asked = (label: string) =>
  label.replaceAll(/[\s*:]+$|\((required|optional|requis|obligatoire|facultatif)\)/g, '').trim();

/**
 * What would arrive if a plan were carried out as it stands, under the names that the form's fields have before any drift.
 * It says how much of a form was understood where the form was rightly not sent because something is still to be asked.
 */
export function plannedEvent(
  form: ApplicationForm,
  planned: readonly Pick<PlannedField, 'key' | 'kind' | 'label' | 'value'>[],
  drift: Drift,
): ReceivedEvent {
  const controls = controlsOf(form);
  const known = controls
    .flatMap(({ attribs }) => [attribs['name'] ?? '', attribs['id'] ?? ''])
    .filter(Boolean);
  const event: ReceivedEvent = {
    form: form.id,
    kind: 'submit',
    accepted: false,
    errors: {},
    honeypots: [],
    fields: {},
    files: {},
  };
  for (const { key, kind, label, value } of planned) {
    const named = nameBefore(key, known, drift);
    // Sets of choices have no name of their own in a plan: they go by what they ask.
    const alike = form.truth.fields.filter((field) =>
      waysToSay(field.label).some((way) => asked(way) === asked(label)),
    );
    const before = known.includes(named) || alike.length !== 1 ? named : (alike[0]?.key ?? named);
    const control = controls.find(({ attribs }) => [attribs['name'], attribs['id']].includes(before));
    const name = control?.attribs['name'] ?? before;
    if (kind === 'file') {
      const sha256 = documentHashes[value === 'cv' ? 'resume' : 'cover_letter'];
      event.files[name] = [{ name: String(value), size: 1, sha256 }];
    } else if (value === true) event.fields[name] = [control?.attribs['value'] ?? 'on'];
    else if (value !== false) event.fields[name] = [value].flat().map((one) => sentAs(control, one));
  }
  return event;
}
