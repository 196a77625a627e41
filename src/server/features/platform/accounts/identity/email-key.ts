/**
 * The form of an address by which it is one account: Unicode NFC in lower case. Look-alike letters stay different.
 */
export const emailKey = (email: string): string =>
  email.trim().normalize('NFC').toLowerCase().normalize('NFC');
