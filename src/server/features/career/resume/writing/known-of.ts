import { z } from 'zod';
import type { MasterProfile } from '#contract/career/facts.ts';
import { factId, mergePerson } from '#engines/resume/index.ts';
import type { Person } from '#server/features/career/profile/index.ts';

const text = z.string().trim().max(2000).catch('');
/** The profile as a screen sends it along; what is no text is passed over. */
const sentProfile = z.object({
  full_name: text,
  email: text,
  headline: text,
  location: text,
  phone: text,
  linkedin: text,
  github: text,
  portfolio: text,
  summary: text,
  key_skills: text,
});

function withLinks(master: MasterProfile, links: readonly string[], at: string): MasterProfile {
  const { profiles } = master.resume.basics;
  const known = new Set(
    [...profiles.map(({ url }) => url), master.resume.basics.url].map((url) =>
      url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '').toLowerCase(),
    ),
  );
  const facts = [...master.facts];
  const added = [...profiles];
  for (const url of links) {
    if (url === '' || known.has(url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '').toLowerCase())) continue;
    const path = `/basics/profiles/${added.length}/url`;
    facts.push({ id: factId(path, url), path, value: url, source: { kind: 'person', at, where: 'profile' } });
    added.push({ network: '', url });
  }
  const basics = { ...master.resume.basics, profiles: added };
  return { ...master, facts, resume: { ...master.resume, basics } };
}

/**
 * Everything a CV may be written from: the master profile, the account's own links, and on top what the screen sent as the
 * person's profile. The CV's own email stays; the account's address stands in only where there is none.
 */
export function knownOf(person: Person, sent: Record<string, unknown>, at: string): MasterProfile {
  const said = sentProfile.parse(sent);
  const [city = '', ...region] = said.location.split(',').map((part) => part.trim());
  const onProfile = (path: string, value: string) => ({ path, value, at, where: 'profile' });
  // How the person signs in is nobody else's business where their CV says how to reach them.
  const hasOwn = person.master.resume.basics.email !== '';
  const master = mergePerson(person.master, [
    onProfile('/basics/email', hasOwn ? '' : said.email === '' ? person.email : said.email),
    onProfile('/basics/name', said.full_name),
    onProfile('/basics/label', said.headline),
    onProfile('/basics/phone', said.phone),
    onProfile('/basics/location/city', city),
    onProfile('/basics/location/region', region.join(', ')),
    onProfile('/basics/url', said.portfolio),
    onProfile('/basics/summary', said.summary),
    onProfile('/skills', said.key_skills),
  ]);
  return withLinks(master, [said.linkedin, said.github, person.linkedin, person.github], at);
}
