import { useQuery } from '@tanstack/react-query';
import type { ResumeVersion } from '#contract/career/resume-versions.ts';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { text } from './messages.ts';
import { PagePreview } from './versions/page-preview.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './editor.module.css';
import { PreviewBar } from './versions/versions-panel.tsx';

interface VersionPreviewProps {
  version: ResumeVersion;
  busy: boolean;
  onRestore: () => void;
  onBack: () => void;
}

/** An earlier version to look at, in place of the page. */
export function VersionPreview({ version, ...rest }: VersionPreviewProps) {
  const stored = useQuery(api.resumeVersions.read.queryOptions({ input: { id: version.id } }));
  return (
    <>
      <PreviewBar version={version} {...rest} />
      {stored.data ? (
        <PagePreview html={stored.data.html} title={text('version', { number: version.number })} />
      ) : (
        <div className={classes.sheet}>
          {stored.isError ? (
            <LoadFailure
              title={text('versionLoadFailed')}
              signIn={text('versionSignIn')}
              error={stored.error}
              onRetry={() => void stored.refetch()}
            />
          ) : (
            <Loading label={text('versionLoading')}>
              <Skeleton width="50%" height={30} />
              <Skeleton width="80%" height={16} />
            </Loading>
          )}
        </div>
      )}
    </>
  );
}
