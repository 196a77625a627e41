import { CircleDot, TrendingUp } from 'lucide-react';
import type { PerformanceReport } from '#contract/career/reports.ts';
import { insightRuns, performanceInWords, weekInWords } from '#engines/insights/index.ts';
import { Bars } from '#web/ui/charts/bars.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { messageText } from '#web/text/message-text.ts';
import { text } from './messages.ts';
import classes from './report.module.css';

/** What the numbers say. The contract gives HTML; it is drawn as text. */
export function Insights({ insights }: Pick<PerformanceReport, 'insights'>) {
  return (
    <Card>
      <CardHead title={text('insights')}>
        {insights.length > 0 && (
          <span className={classes.quiet}>{text('insightCount', { count: insights.length })}</span>
        )}
      </CardHead>
      {insights.length === 0 && (
        <CardRow>
          <p className={classes.dim}>{text('notEnough')}</p>
        </CardRow>
      )}
      <ul role="list">
        {insights.map(({ type, text: insight }) => {
          const Icon = type === 'positive' ? TrendingUp : CircleDot;
          return (
            <li key={insight} className={classes.insight}>
              <Icon
                role="img"
                aria-label={type === 'positive' ? text('worksWell') : text('worthKnowing')}
                className={type === 'positive' ? classes.positive : classes.neutral}
              />
              <p>
                {insightRuns(insight).map((run, index) =>
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
      <CardHead title={text('campaigns')}>
        {topCampaigns.length > 0 && <span className={classes.quiet}>{text('campaignFigure')}</span>}
      </CardHead>
      {topCampaigns.length === 0 && (
        <CardRow>
          <p className={classes.dim}>{text('noCampaigns')}</p>
        </CardRow>
      )}
      {topCampaigns.map((campaign, index) => {
        const { figure, words } = performanceInWords(campaign);
        return (
          // Two campaigns may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <CardRow key={index} className={classes.campaign}>
            <b className={classes.campaignName}>{campaign.name}</b>
            <span className={classes.campaignFigure}>{messageText(figure)}</span>
            <span className={classes.quiet}>{messageText(words)}</span>
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
      <CardHead title={text('weekly')}>
        <span className={classes.quiet}>{text('sentCount', { sent })}</span>
      </CardHead>
      {weekly.length === 0 ? (
        <CardRow>
          <p className={classes.dim}>{text('notEnough')}</p>
        </CardRow>
      ) : (
        <>
          <div className={classes.bars}>
            <Bars
              label={text('weeklyBars')}
              columns={weeks.map(({ week, sent: value }) => ({
                label: messageText(weekInWords(week)),
                value,
              }))}
              height={220}
            />
          </div>
          <details className={classes.table}>
            <summary>{text('asTable')}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{text('week')}</th>
                  <th scope="col">{text('sent')}</th>
                  <th scope="col">{text('interviews')}</th>
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week.week}>
                    <th scope="row">{messageText(weekInWords(week.week))}</th>
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
