import { firstRun, joined } from '#engines/resume/reading/lines.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import type { Contact } from '#engines/resume/reading/contact.ts';
import type { ProfileBuilder } from './profile-builder.ts';

const NETWORKS: readonly (readonly [pattern: RegExp, network: string])[] = [
  [/(?:^|[./])linkedin\.com/i, 'LinkedIn'],
  [/(?:^|[./])github\.(?:com|io)/i, 'GitHub'],
  [/(?:^|[./])gitlab\.com/i, 'GitLab'],
  [/(?:^|[./])behance\.net/i, 'Behance'],
  [/(?:^|[./])(?:twitter|x)\.com/i, 'X'],
];

/** Name, headline, addresses and links; a link to a known network becomes a profile, the first other one the page. */
export function putContact(builder: ProfileBuilder, contact: Contact): void {
  const { basics } = builder.resume;
  builder.use(contact.labels);
  basics.name = builder.put('/basics/name', contact.name);
  basics.label = builder.put('/basics/label', contact.label);
  basics.email = builder.put('/basics/email', contact.email);
  basics.phone = builder.put('/basics/phone', contact.phone);
  if (contact.place !== null) {
    const { place, lines } = contact.place;
    for (const key of ['address', 'city', 'region', 'postalCode'] as const) {
      basics.location[key] = builder.put(`/basics/location/${key}`, { value: place[key], lines });
    }
    basics.location.countryCode = builder.put('/basics/location/countryCode', {
      value: place.countryCode,
      lines,
    });
  }
  for (const link of contact.links) {
    const network = NETWORKS.find(([pattern]) => pattern.test(link.value))?.[1];
    if (network === undefined && basics.url === '') basics.url = builder.put('/basics/url', link);
    else {
      const url = builder.put(`/basics/profiles/${basics.profiles.length}/url`, link);
      basics.profiles.push({ network: network ?? '', url });
    }
  }
}

/** The summary section, or else a longer text in the contact block. */
export function putSummary(builder: ProfileBuilder, lines: readonly Line[], rest: readonly Line[]): void {
  const start = rest.findIndex(({ body }) => body.split(/\s+/).length >= 8);
  const own = lines.length > 0 ? lines : start === -1 ? [] : rest.slice(start);
  builder.resume.basics.summary = builder.put('/basics/summary', joined(firstRun(own)));
}
