import { Check, Minus } from 'lucide-react';
import type { ProfileAnalysis, ProfileCheck } from '#contract/career/hub/profile-analysis.ts';
import { clockWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ScoreRing } from '#web/ui/charts/score-ring.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { citedWords } from './cited-words.ts';
import classes from './analysis.module.css';
import { DotLine } from '#web/ui/lines/dot-line.tsx';
import { text } from './messages.ts';

interface AnalysisPanelProps {
  /** Null before the first. */
  analysis: ProfileAnalysis | null;
  busy: boolean;
  /** Why it could not be made, as a sentence; null when it could. */
  failure: string | null;
  /** Whether something stands in the fields that is not saved yet. */
  hasChanges: boolean;
  onAnalyse: () => void;
}

/** The profile judged: the score, what each part gave and why, and what to do first. */
export function AnalysisPanel({ analysis, busy, failure, hasChanges, onAnalyse }: AnalysisPanelProps) {
  const { timeZone } = usePersonClock();
  return (
    <Card aria-busy={busy}>
      <CardHead title={text('title')}>
        {analysis && <span className={classes.at}>{clockWords(analysis.at, timeZone)}</span>}
      </CardHead>
      <p className="visually-hidden" role="status">
        {busy ? text('analysing') : analysis ? text('scored', { score: analysis.score }) : ''}
      </p>
      {failure !== null && (
        <div className={classes.text}>
          <Banner action={<Button onClick={onAnalyse}>{action('tryAgain')}</Button>}>{failure}</Banner>
        </div>
      )}
      {analysis ? <Judged analysis={analysis} /> : <p className={classes.text}>{text('whatItIs')}</p>}
      {analysis && hasChanges && <p className={classes.text}>{text('notCounted')}</p>}
    </Card>
  );
}

function Judged({ analysis: { score, summary, checks, next_steps: next } }: { analysis: ProfileAnalysis }) {
  return (
    <>
      <div className={classes.score}>
        <ScoreRing value={score} />
        <p>{summary}</p>
      </div>
      <ul role="list">
        {checks.map((check) => (
          <CheckRow key={check.id} check={check} />
        ))}
      </ul>
      {next.length > 0 && (
        <div className={classes.next}>
          <h3 className={classes.nextTitle}>{text('nextTitle')}</h3>
          <ol className={classes.steps}>
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}

function CheckRow({ check: { finding, cites, points, of } }: { check: ProfileCheck }) {
  const isWhole = points === of;
  const Icon = isWhole ? Check : Minus;
  return (
    <li className={classes.check}>
      <Icon aria-hidden className={classNames(classes.icon, isWhole && classes.whole)} />
      <div>
        <p>{finding}</p>
        <DotLine className={classes.cites} items={Object.fromEntries(citedWords(cites).entries())} />
      </div>
      <b className={classes.points}>{text('points', { points, most: of })}</b>
    </li>
  );
}
