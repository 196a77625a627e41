import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { knownPassword } from './people.ts';

/**
 * A device in software that makes and keeps passkeys, and whose person touches it at once. It would answer the suggestions
 * of the address field by itself too, so there are none.
 */
export async function addAuthenticator(page: Page): Promise<void> {
  await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false;');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Confirms in the dialog that asks before something of weight. */
export async function confirmWithPassword(page: Page, password = knownPassword): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
}

/** Gives the passkey being added a name, confirms, and waits until the list shows it: before that the server has no such key. */
export async function keepPasskey(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await confirmWithPassword(page);
  await expect(page.getByText('Not used yet')).toBeVisible();
}
