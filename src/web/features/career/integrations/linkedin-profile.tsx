import { Upload } from 'lucide-react';
import { useRef } from 'react';
import type { Integrations } from '#contract/career/integrations.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { dayWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './integrations.module.css';
import { text } from './messages.ts';
import type { useIntegrations } from './use-integrations.ts';

type Actions = Pick<ReturnType<typeof useIntegrations>, 'importProfile' | 'forgetProfile'>;

/** The profile from LinkedIn's own export: brings it in, says what it gave, takes it out again. */
export function LinkedInProfile({
  profile,
  importProfile,
  forgetProfile,
}: Actions & { profile: Integrations['linkedin_profile'] }) {
  const input = useRef<HTMLInputElement>(null);
  const { timeZone } = usePersonClock();
  return (
    <>
      <div className={classes.import}>
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          className={classes.file}
          tabIndex={-1}
          aria-label={text('export')}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) importProfile.mutate(file);
          }}
        />
        <Button
          size="sm"
          busy={importProfile.isPending}
          busyLabel={text('importing')}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden />
          {profile ? text('importNewer') : text('importProfile')}
        </Button>
        {profile && (
          <Button
            size="sm"
            kind="quiet"
            busy={forgetProfile.isPending}
            onClick={() => forgetProfile.mutate()}
          >
            {text('forgetProfile')}
          </Button>
        )}
        <span className={classes.note} role="status">
          {profile
            ? text('factsFromExport', { facts: profile.facts, day: dayWords(profile.at, timeZone) })
            : text('whereToGetExport')}
        </span>
      </div>
      {importProfile.isError && <Banner>{sentenceOf(importProfile.error, text('nothingChanged'))}</Banner>}
    </>
  );
}
