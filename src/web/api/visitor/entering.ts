import { sentenceOf, statusOf } from '#web/api/failure.ts';
import { clearStoredToken, storeToken } from '#web/api/stored-token.ts';
import { keepPerson } from './kept-person.ts';
import { visitor } from './visitor.ts';

/** Whether the stored token opens an account. An answer that is a refusal clears it; without an answer it stays, and this throws. */
export async function checkStoredToken(): Promise<void> {
  try {
    keepPerson(await visitor.profiles.read());
  } catch (error) {
    if (statusOf(error) !== 0) {
      // The specification has a failed check logged; it is no fault of the page, so it is no error.
      // oxlint-disable-next-line no-console
      console.info(`The session could not be verified: ${sentenceOf(error, 'no reason was given')}`);
      clearStoredToken();
      keepPerson(null);
    }
    throw error;
  }
}

/** Keeps a fresh token, and reads who it is of. What comes next is a full load: the app has another script policy. */
export async function signIn(token: string): Promise<void> {
  keepPerson(null);
  storeToken(token);
  await checkStoredToken();
}
