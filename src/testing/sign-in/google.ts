import type { World } from '#server/world.ts';

/**
 * Google's word without Google: "ada/1" is a credential of the account ada, whose mailbox ada@gmail.com Google runs; one
 * that begins with "forged" it does not confirm. Access tokens it knows none of.
 */
export const googleOfTests: NonNullable<World['google']> = {
  verify: async (credential) => {
    const [subject] = credential.split('/');
    if (subject === undefined || subject === 'forged') return null;
    return { subject, email: `${subject}@gmail.com`, name: subject, authoritative: true };
  },
  verifyAccessToken: async () => null,
};
