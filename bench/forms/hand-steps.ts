import { documentPaths, fillByHand } from './hand.ts';
import { asWritten, partOf, pick, valueOf } from './hand-controls.ts';
import type { Script } from './hand-controls.ts';

const LATTICE = {
  typed: ['fullName', 'email', 'phone', 'years_pm', 'pay'],
  pressed: ['eligible', 'permit', 'worked_before', 'travel'],
  listed: ['years_plc', 'lang_en', 'lang_fr', 'licence', 'notice', 'source', 'shifts'],
};

/** Goes by what the page says, as nothing in it has a name; the list of several choices, the last one, stays open until it is left. */
const lattice: Script = async (page, form) => {
  const said = (key: string) => form.truth.fields.find((field) => field.key === key)?.label ?? key;
  const labelled = (key: string) => page.getByLabel(said(key), { exact: true });
  for (const key of LATTICE.typed) await labelled(key).fill(valueOf(form, key));
  await labelled('location').fill('Ottawa');
  await page.getByRole('option', { name: valueOf(form, 'location'), exact: true }).click();
  for (const key of LATTICE.pressed)
    await page
      .getByRole('radiogroup', { name: said(key) })
      .getByRole('radio', { name: valueOf(form, key) })
      .click();
  for (const key of LATTICE.listed) await pick(page, labelled(key), valueOf(form, key));
  await page.keyboard.press('Escape');
  await labelled('start').click();
  await page.getByLabel('Choose the Month').selectOption('April');
  await page.getByLabel('Choose the Year').selectOption('2026');
  await page.getByRole('button', { name: 'Monday, April 6th, 2026' }).click();
  await page.locator('input[type=file]').setInputFiles(documentPaths.resume);
  await page.getByRole('switch').click();
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Got it, thank you!').waitFor();
};

/** Fills in one section after the other; each opens when the one before is in order. */
const canopy: Script = async (page, form) => {
  for (const section of await page.locator('.acc').all()) {
    const names = await section
      .locator('[name]')
      .evaluateAll((controls: { name: string }[]) => controls.map(({ name }) => name));
    await fillByHand(
      page,
      partOf(form, (key) => names.includes(key)),
      asWritten,
    );
    await section.locator('.more').click();
  }
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
};

/** Opens the dialog that holds the form. */
const harbour: Script = async (page, form) => {
  await page.getByRole('button', { name: 'Apply now' }).first().click();
  await fillByHand(page, form, asWritten);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.getByText('Your application has reached us').waitFor();
};

/** Answers in the order of the page, as answers bring further questions. */
const boussole: Script = async (page, form) => {
  await fillByHand(page, form, asWritten);
  await page.getByRole('button', { name: 'Envoyer mon inscription' }).click();
  await page.getByText('Inscription reçue').waitFor();
};

/** What a page that has to be stopped would get from somebody who falls for it: something in every box that it insists on. */
export const fallFor: Script = async (page, form) => {
  const made = { email: 'someone@example.com', phone: '613 555 0100' };
  for (const [key, { type, values }] of Object.entries(form.definition.fields)) {
    const control = page.locator(`[name=${key}]`);
    if (values) await control.selectOption(values[0] ?? '');
    else await control.fill(type === 'email' || type === 'phone' ? made[type] : 'something');
  }
  await page.getByRole('button', { name: 'Send Application' }).click();
  await page.waitForURL(/thanks\.html$/);
};

/** The forms that open or draw their questions bit by bit. */
export const STEP_SCRIPTS: Readonly<Record<string, Script>> = { lattice, canopy, harbour, boussole };
