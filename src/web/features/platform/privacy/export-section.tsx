import { Download } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { EXPORT_DAYS, type PrivacyState } from '#contract/platform/privacy.ts';
import { numberFormat } from '#localization/format.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { text } from './messages.ts';
import { PrivacyWordsContext } from './privacy-words.ts';
import classes from './privacy.module.css';
import type { usePrivacy } from './use-privacy.ts';

function sizeWords(bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const format = numberFormat(pageLocale(), { style: 'unit', unit, maximumSignificantDigits: 2 });
  return format.format(Math.max(amount, 1));
}

interface ExportSectionProps {
  state: PrivacyState;
  privacy: ReturnType<typeof usePrivacy>;
  /** What else can be done with what the archive holds. */
  children?: ReactNode;
}

/** One archive with everything: asked for, made in the background, fetched for seven days. */
export function ExportSection({ state, privacy, children }: ExportSectionProps) {
  const { nowMs, timeZone } = usePersonClock();
  const { requestExport, fetchArchive } = privacy;
  const { contents } = use(PrivacyWordsContext)();
  const own = state.export;
  const ready = own?.state === 'ready' ? own : null;
  return (
    <section className={classes.section} aria-labelledby="export-title">
      <h2 id="export-title" className={classes.title}>
        {text('exportTitle')}
      </h2>
      <p className={classes.text}>{text('exportAbout', { days: EXPORT_DAYS })}</p>
      <ul role="list" className={classes.list}>
        {contents.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {own?.state === 'failed' && <Banner>{text('exportFailed')}</Banner>}
      <div className={classes.actions} role="status">
        {ready ? (
          <>
            <Button
              kind="primary"
              busy={fetchArchive.isPending}
              busyLabel={text('exportDownloading')}
              onClick={() => fetchArchive.mutate(ready.id)}
            >
              <Download aria-hidden />
              {text('exportDownload')}
            </Button>
            <span className={classes.note}>
              {ready.bytes !== null && text('exportSize', { size: sizeWords(ready.bytes) })}{' '}
              {ready.expires_at !== null &&
                text('exportUntil', { moment: momentWords(ready.expires_at, nowMs, timeZone) })}
            </span>
          </>
        ) : own?.state === 'preparing' ? (
          <span className={classes.note}>{text('exportPacking')}</span>
        ) : (
          <Button busy={requestExport.isPending} onClick={() => requestExport.mutate()}>
            <Download aria-hidden />
            {text('exportPrepare')}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}
