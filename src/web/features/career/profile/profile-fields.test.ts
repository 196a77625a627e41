import { describe, expect, it } from 'vitest';
import type { Profile } from '#contract/career/profile.ts';
import { changedFields, changesInWords, zoneOptions } from './profile-fields.ts';

const stored: Profile = {
  kind: 'career',
  sides: ['career'],
  id: '6b2f0d3e-6c3e-4b86-9a2b-0f6f3a0a1c11',
  full_name: 'Amara Okafor',
  email: 'amara@okafor.example',
  headline: '',
  location: 'Hamilton, Ontario',
  linkedin: '',
  github: '',
  portfolio: '',
  phone: '',
  time_zone: 'America/Toronto',
  locale: 'en',
  onboarded: true,
  target_position: '',
  key_skills: '',
  job_search_status: '',
  application_address: 'amara.okafor+abcdefgh@mail.legwork.example',
};

describe('what would be sent', () => {
  it('is only what differs from what is stored', () => {
    const draft = { full_name: 'Amara Okafor', headline: 'Coordinator', location: '' };
    expect(changedFields(draft, stored)).toEqual({ headline: 'Coordinator', location: '' });
  });

  it('is counted in words', () => {
    expect([0, 1, 3].map(changesInWords)).toEqual(['No changes', 'One unsaved change', '3 unsaved changes']);
  });
});

describe('the time zones', () => {
  it('keep a stored zone the browser does not know', () => {
    expect(zoneOptions(['America/Toronto'], 'Etc/Unknown').map(({ value }) => value)).toEqual([
      'Etc/Unknown',
      'America/Toronto',
    ]);
    expect(zoneOptions(['America/New_York'], '')).toEqual([
      { value: 'America/New_York', label: 'America/New York' },
    ]);
  });
});
