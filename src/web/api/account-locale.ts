import type { Profile } from '#contract/career/profile.ts';
import { askedLocale, keepLocale, pageLocale } from '#web/text/page-locale.ts';
import { client } from './client.ts';

/**
 * Brings page and account to one language: the account takes on what the address asks for, otherwise the page is loaded again in
 * the language of the account. A language that the server does not offer is asked for once.
 */
export async function agreeOnLocale(person: Pick<Profile, 'locale'>): Promise<void> {
  const asked = askedLocale();
  if (asked !== null && asked !== person.locale) {
    const isTaken = await client.profiles.changeLocale({ locale: asked }).then(
      () => true,
      () => false,
    );
    if (isTaken) return;
  }
  if (person.locale === pageLocale()) return;
  keepLocale(person.locale);
  window.location.replace(window.location.pathname);
}
