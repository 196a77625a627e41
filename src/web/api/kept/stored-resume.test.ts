import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptIn } from '#testing/device/kept-in.ts';
import { forgetStoredResume, keepResume, keepSavedResume, storedResume } from './stored-resume.ts';
import { keepUnsent } from './unsent-resumes.ts';

const version = {
  id: 'v1',
  number: 1,
  revision: 2,
  title: 'Dispatcher',
  updated_at: '2026-11-20T15:46:00.000Z',
};
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', keptIn(kept));
});
afterEach(() => vi.unstubAllGlobals());

describe('the resume on this device', () => {
  it('is not saved until the server has exactly this text', () => {
    keepResume('amara', '<p>One</p>', version);
    expect(storedResume('amara')).toEqual({ html: '<p>One</p>', version, saved: false });
    keepSavedResume('amara', '<p>One</p>', version);
    expect(storedResume('amara')).toEqual({ html: '<p>One</p>', version, saved: true });
    keepResume('amara', '<p>One and more</p>', version);
    expect(storedResume('amara')?.saved).toBe(false);
  });

  it('stays unsaved when it went on while an earlier text was on its way', () => {
    keepResume('amara', '<p>Newer</p>', version);
    keepSavedResume('amara', '<p>Older</p>', version);
    expect(storedResume('amara')).toMatchObject({ html: '<p>Newer</p>', saved: false });
    expect(kept.get('resume_html')).toBe('<p>Older</p>');
  });

  it('belongs to no version when the generator wrote it last', () => {
    keepResume('amara', '<p>Edited</p>', version);
    kept.set('resume_html_for_editor', '<p>Generated</p>');
    expect(storedResume('amara')).toEqual({ html: '<p>Generated</p>', version: null, saved: false });
  });

  it('is thrown away when it is somebody else’s, and when the person logs out', () => {
    keepResume('amara', '<p>Mine</p>', version);
    expect(storedResume('robin')).toBeNull();
    expect(kept.size).toBe(0);
    keepResume('amara', '<p>Mine</p>', null);
    keepUnsent('legwork.resume-unsent.1', 'amara', { html: '<p>Mine</p>', title: '' });
    forgetStoredResume();
    expect(storedResume('amara')).toBeNull();
    expect(kept.size).toBe(0);
  });
});
