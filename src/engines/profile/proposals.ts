import type { MasterProfile } from '#contract/career/facts.ts';
import type { Profile } from '#contract/career/profile.ts';
import type { SyncedField, SyncProposal } from '#contract/career/hub/profile-analysis.ts';
import { fold } from '#engines/text/index.ts';

interface Said {
  value: string;
  /** JSON pointers of the facts it is made of. */
  paths: string[];
}

/** An address as a profile keeps it; "" when it leads anywhere but the web. */
function webAddress(url: string): string {
  const text = url.trim();
  if (text === '' || /\s/.test(text)) return '';
  if (/^https?:\/\//i.test(text)) return text;
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text) ? `https://${text}` : '';
}

const hostOf = (address: string) =>
  /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? '';
const isOn = (address: string, site: string) =>
  hostOf(address) === site || hostOf(address).endsWith(`.${site}`);

function linkOn({ basics }: MasterProfile['resume'], site: string): Said {
  const links = basics.profiles.map(({ url }, index) => ({
    value: webAddress(url),
    paths: [`/basics/profiles/${index}/url`],
  }));
  return links.find(({ value }) => isOn(value, site)) ?? { value: '', paths: [] };
}

/** What a resume says of each field of the profile. */
function saidBy({ resume }: MasterProfile): Record<SyncedField, Said> {
  const { basics } = resume;
  const { city, region } = basics.location;
  return {
    full_name: { value: basics.name, paths: ['/basics/name'] },
    headline: { value: basics.label, paths: ['/basics/label'] },
    location: {
      value: [city, region].filter(Boolean).join(', '),
      paths: ['/basics/location/city', '/basics/location/region'],
    },
    phone: { value: basics.phone, paths: ['/basics/phone'] },
    linkedin: linkOn(resume, 'linkedin.com'),
    github: linkOn(resume, 'github.com'),
    portfolio: { value: webAddress(basics.url), paths: ['/basics/url'] },
  };
}

const plain = (field: SyncedField, value: string): string => {
  const folded = fold(value).trim();
  if (field === 'phone') return folded.replaceAll(/[^\d+]/g, '');
  return folded.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
};

/**
 * Field by field what a CV says beside what the profile keeps, only for fields the CV says something about. `read` is
 * what was read from the file alone, without the person's own word. Values that differ only in case, accents, scheme or
 * spacing are the same.
 */
export function proposalsFromResume(stored: Pick<Profile, SyncedField>, read: MasterProfile): SyncProposal[] {
  const lineAt = new Map(
    read.facts.flatMap(({ path, source }) => (source.kind === 'file' ? [[path, source.line] as const] : [])),
  );
  const said = saidBy(read);
  const fields: SyncedField[] = [
    'full_name',
    'headline',
    'location',
    'phone',
    'linkedin',
    'github',
    'portfolio',
  ];
  return fields.flatMap((field) => {
    const { value, paths } = said[field];
    if (value === '') return [];
    const lines = [...new Set(paths.flatMap((path) => lineAt.get(path) ?? []))];
    const same = plain(field, value) === plain(field, stored[field]);
    return [{ field, stored: stored[field], said: value, same, lines }];
  });
}
