import type { Frame } from 'playwright-core';
import { pageButtons } from '#server/ports/browser/form/buttons.ts';
import type { LiveButton } from '#server/ports/browser/form/buttons.ts';
import { SEND } from '#server/ports/browser/form/phrases.data.ts';
import type { LiveForm } from '#server/ports/browser/form/live-form.ts';

/** A frame smaller than this shows nothing to be filled in. */
const LEAST_WIDTH = 120;
const LEAST_HEIGHT = 30;

/** Ends a form of another purpose: what has such a button is complete by itself. */
const OTHER_DEED =
  /^(subscribe|sign (in|up)|log ?in|search|go|join|register|notify me|get alerts|create alert|send|s'abonner|s'inscrire|rechercher|se connecter|abonnieren|anmelden|suchen)\b/;

async function isSeen(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return true;
  const element = await frame.frameElement().catch(() => null);
  const box = await element?.boundingBox().catch(() => null);
  return box !== null && box !== undefined && box.width >= LEAST_WIDTH && box.height >= LEAST_HEIGHT;
}

const ofFrame =
  (frame: Frame | undefined, deed: RegExp) =>
  ({ frame: own, words }: LiveButton): boolean =>
    own === frame && deed.test(words);

/**
 * Whether what a frame asks is a part of the application whose most questions stand in another: it is seen, and has no button
 * that ends something else, nor one that sends where the other has that as well.
 */
async function isPart({ fields }: LiveForm, largest: LiveForm): Promise<boolean> {
  const frame = fields[0]?.frame;
  if (frame === undefined || !(await isSeen(frame))) return false;
  // A lone line beside a form is a search or a letter of news more often than a part of it.
  if (fields.length < 2 && fields.every(({ control, required }) => control !== 'file' && !required))
    return false;
  const buttons = await pageButtons(frame.page());
  const sendsItself = buttons.some(ofFrame(largest.fields[0]?.frame, SEND));
  return !buttons.some(ofFrame(frame, OTHER_DEED)) && (!sendsItself || !buttons.some(ofFrame(frame, SEND)));
}

/** The application of a page: its largest form, with what other frames ask for the same one, frame by frame. */
export async function joinFrames(forms: readonly LiveForm[]): Promise<LiveForm> {
  const largest = forms.reduce((most, form) => (form.fields.length > most.fields.length ? form : most), {
    fields: [],
    hidden: '',
  });
  const parts: LiveForm[] = [];
  for (const form of forms)
    if (form === largest || (form.fields.length > 0 && (await isPart(form, largest)))) parts.push(form);
  const taken = new Set<string>();
  const fields = parts.flatMap((part) =>
    part.fields.map((field) => {
      const key = taken.has(field.key) ? `${field.label}: ${field.key}` : field.key;
      taken.add(key);
      return { ...field, key };
    }),
  );
  return {
    fields,
    hidden: parts
      .map(({ hidden }) => hidden)
      .filter(Boolean)
      .join('\n'),
  };
}
