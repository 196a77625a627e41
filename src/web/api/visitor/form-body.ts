/** The one call that the specification has posted as a form; every other posts JSON. */
export const isSentAsForm = (path: readonly string[]): boolean => path.join('.') === 'accounts.signIn';

/** The fields of a flat body of texts, as a form posts them. */
export const asForm = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(body ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
