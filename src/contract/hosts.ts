/**
 * What a prerendered page says where a host's origin belongs: the build does not know where the product will live, so
 * the server puts its own origins in their place. Names that can never be real.
 */
export const hostPlaceholders = {
  main: 'https://main-host.invalid',
  career: 'https://career-host.invalid',
  aistore: 'https://aistore-host.invalid',
} as const;

/** Where the server puts the address that people write to about their personal information. */
export const contactAddressPlaceholder = 'contact-address.invalid';

/** Where the server puts the links to the operator's pages on social networks; nothing where there are none. */
export const socialLinksPlaceholder = 'social-links.invalid';
