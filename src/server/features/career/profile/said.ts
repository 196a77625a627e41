import type { MasterProfile } from '#contract/career/facts.ts';
import { emptyMaster, mergeMaster, mergePerson } from '#engines/resume/index.ts';
import type { ProfileRow } from './queries.ts';

/**
 * Everything known about the person: what was read from their CV, what another site's export and their prompts add to it,
 * and their own word on top. Nothing of this is stored,
 * so a new resume never loses what they said, nor a new word what the resume says.
 */
export function masterOf(profile: ProfileRow, fullName: string): MasterProfile {
  const own = profile.master ?? emptyMaster();
  const more = profile.imported ? mergeMaster(own, profile.imported.master) : own;
  const read = profile.told ? mergeMaster(more, profile.told) : more;
  const at = profile.updatedAt.toISOString();
  const onboardedAt = profile.onboardedAt?.toISOString() ?? at;
  const [city = '', region = ''] = profile.location.split(',').map((part) => part.trim());
  const onProfile = (path: string, value: string) => ({ path, value, at, where: 'profile' });
  const atOnboarding = (path: string, value: string) => ({
    path,
    value,
    at: onboardedAt,
    where: 'onboarding',
  });
  // What they look for is not yet what they are: it stands on a resume only where nothing else says who they are.
  const label = read.resume.basics.label === '' && profile.headline === '' ? profile.targetPosition : '';
  return mergePerson(read, [
    onProfile('/basics/name', fullName),
    onProfile('/basics/label', profile.headline),
    onProfile('/basics/phone', profile.phone),
    onProfile('/basics/location/city', city),
    onProfile('/basics/location/region', region),
    onProfile('/basics/url', profile.portfolio),
    atOnboarding('/basics/label', label),
    atOnboarding('/skills', profile.keySkills),
  ]);
}
