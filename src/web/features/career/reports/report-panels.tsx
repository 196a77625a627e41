import { counted } from '#engines/text/index.ts';
import { CircleDot, TrendingUp } from 'lucide-react';
import type { PerformanceReport } from '#contract/career/reports.ts';
import { insightRuns, performanceInWords, weekInWords } from '#engines/insights/index.ts';
import { Bars } from '#web/ui/charts/bars.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import classes from './report.module.css';

/** What the numbers say. The contract gives HTML; it is drawn as text. */
export function Insights({ insights }: Pick<PerformanceReport, 'insights'>) {
  return (
    <Card>
      <CardHead title="What I see in it">
        {insights.length > 0 && <span className={classes.quiet}>{counted(insights.length, 'insight')}</span>}
      </CardHead>
      {insights.length === 0 && (
        <CardRow>
          <p className={classes.dim}>Not enough data yet.</p>
        </CardRow>
      )}
      <ul role="list">
        {insights.map(({ type, text }) => {
          const Icon = type === 'positive' ? TrendingUp : CircleDot;
          return (
            <li key={text} className={classes.insight}>
              <Icon
                role="img"
                aria-label={type === 'positive' ? 'Works well' : 'Worth knowing'}
                className={type === 'positive' ? classes.positive : classes.neutral}
              />
              <p>
                {insightRuns(text).map((run, index) =>
                  // The runs of a sentence never change places.
                  // oxlint-disable-next-line react/no-array-index-key
                  run.strong ? <b key={index}>{run.text}</b> : <span key={index}>{run.text}</span>,
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** How each campaign did, with as much certainty as its cases allow. */
export function TopCampaigns({ topCampaigns }: Pick<PerformanceReport, 'topCampaigns'>) {
  return (
    <Card>
      <CardHead title="Top campaigns">
        {topCampaigns.length > 0 && <span className={classes.quiet}>sent to interview</span>}
      </CardHead>
      {topCampaigns.length === 0 && (
        <CardRow>
          <p className={classes.dim}>No campaign data yet.</p>
        </CardRow>
      )}
      {topCampaigns.map((campaign, index) => {
        const { figure, words } = performanceInWords(campaign);
        return (
          // Two campaigns may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <CardRow key={index} className={classes.campaign}>
            <b className={classes.campaignName}>{campaign.name}</b>
            <span className={classes.campaignFigure}>{figure}</span>
            <span className={classes.quiet}>{words}</span>
          </CardRow>
        );
      })}
    </Card>
  );
}

/** What was sent week by week, and the same as a table. */
export function WeeklyVolume({ weekly }: Pick<PerformanceReport, 'weekly'>) {
  const sent = weekly.reduce((sum, week) => sum + week.sent, 0);
  // The weeks before the first application say nothing.
  const weeks = weekly.slice(
    Math.max(
      weekly.findIndex((week) => week.sent > 0),
      0,
    ),
  );
  return (
    <Card className={classes.weekly}>
      <CardHead title="Weekly volume">
        <span className={classes.quiet}>{sent} sent</span>
      </CardHead>
      {weekly.length === 0 ? (
        <CardRow>
          <p className={classes.dim}>Not enough data yet.</p>
        </CardRow>
      ) : (
        <>
          <div className={classes.bars}>
            <Bars
              label="Applications sent by week"
              columns={weeks.map(({ week, sent: value }) => ({ label: weekInWords(week), value }))}
              height={220}
            />
          </div>
          <details className={classes.table}>
            <summary>Read it as a table</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">Week</th>
                  <th scope="col">Sent</th>
                  <th scope="col">Interviews</th>
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week.week}>
                    <th scope="row">{weekInWords(week.week)}</th>
                    <td>{week.sent}</td>
                    <td>{week.interviews}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </Card>
  );
}
