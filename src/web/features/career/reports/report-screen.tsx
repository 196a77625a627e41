import { useQuery } from '@tanstack/react-query';
import { isEmptyReport, leadOf } from '#engines/insights/index.ts';
import { api } from '#web/api/client.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { messageText } from '#web/text/message-text.ts';
import { DownloadReport } from './download-report.tsx';
import { Funnel } from './funnel.tsx';
import { text } from './messages.ts';
import { Insights, TopCampaigns, WeeklyVolume } from './report-panels.tsx';
import classes from './report.module.css';

/** The Application Report: from sent to offer, what the numbers say, week by week, campaign by campaign. */
export function ReportScreen() {
  const report = useQuery(api.reports.performance.queryOptions());
  const { data } = report;
  const empty = data !== undefined && isEmptyReport(data);
  return (
    <>
      <ScreenHead title={text('title')} lead={data && !empty ? messageText(leadOf(data.funnel)) : undefined}>
        {data && !empty && <DownloadReport />}
      </ScreenHead>
      {empty && (
        <Card>
          <Empty
            level={2}
            title={text('emptyTitle')}
            action={<ButtonLink to={careerPaths.autoApply}>{text('toAutoApply')}</ButtonLink>}
          >
            {text('emptyText')}
          </Empty>
        </Card>
      )}
      {data && !empty && (
        <>
          <Funnel funnel={data.funnel} viewedUnknown={data.viewedUnknown} />
          <div className={classes.columns}>
            <div className={classes.column}>
              <Insights insights={data.insights} />
              <TopCampaigns topCampaigns={data.topCampaigns} />
            </div>
            <WeeklyVolume weekly={data.weekly} />
          </div>
        </>
      )}
      {!data && report.isError && (
        <Card>
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('signIn')}
            error={report.error}
            onRetry={() => void report.refetch()}
          />
        </Card>
      )}
      {report.isPending && <ReportLoading />}
    </>
  );
}

function ReportLoading() {
  return (
    <Loading label={text('loading')}>
      {/* One child: the gaps are those of the true screen. */}
      <div>
        <Card>
          {['90%', '45%', '16%', '4%'].map((width) => (
            <div key={width} className={classes.stage}>
              <Skeleton width={64} height={40} />
              <Skeleton width={width} height={16} />
              <Skeleton width={140} height={14} />
            </div>
          ))}
        </Card>
        <div className={classes.columns}>
          <Skeleton height={240} />
          <Skeleton height={240} />
        </div>
      </div>
    </Loading>
  );
}
