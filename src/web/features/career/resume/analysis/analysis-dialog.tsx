import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import type { AnalysisReply } from '#contract/career/resume.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { ScoreRing } from '#web/ui/charts/score-ring.tsx';
import classes from './analysis.module.css';
import { Checks } from './checks.tsx';
import { text } from './messages.ts';
import { Suggestions } from './suggestions.tsx';

interface AnalysisDialogProps {
  reply: AnalysisReply;
  onClose: () => void;
  /** Puts the analysis to use. */
  onFix: () => void;
}

/** What I think of a resume: the score, what is good, what is not, and each fix beside the line it is about. */
export function AnalysisDialog({ reply, onClose, onFix }: AnalysisDialogProps) {
  const { analysis } = reply;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="broad"
      flush
      title={analysis.headline}
      lead={<ScoreRing value={analysis.overall_score} />}
      description={
        <>
          {analysis.summary}
          <span className={classes.file}>
            {text('fileRead', { file: reply.file.name, pages: reply.file.pages, lines: reply.file.lines })}{' '}
            {reply.kept ? text('fileKept') : text('fileNotKept')}
          </span>
        </>
      }
      footer={
        <>
          <span className={classes.promise}>{text('promise')}</span>
          <div className={classes.actions}>
            <Button kind="quiet" onClick={onClose}>
              {text('leaveAsIs')}
            </Button>
            <Button kind="primary" onClick={onFix}>
              {text('fix')}
            </Button>
          </div>
        </>
      }
    >
      <div className={classes.sides}>
        <Side title={text('strengths')} texts={analysis.strengths} kind="good" none={text('noStrengths')} />
        <Side title={text('weaknesses')} texts={analysis.weaknesses} kind="low" none={text('noWeaknesses')} />
      </div>
      <Suggestions analysis={analysis} />
      <Checks checks={analysis.checks} />
    </Dialog>
  );
}

const FIRST = 4;

interface SideProps {
  title: string;
  texts: readonly string[];
  kind: 'good' | 'low';
  none: string;
}

function Side({ title, texts, kind, none }: SideProps) {
  const [all, setAll] = useState(false);
  const Icon = kind === 'good' ? Check : Minus;
  const shown = all ? texts : texts.slice(0, FIRST);
  return (
    <section className={classes.side}>
      <h3 className={classes.heading}>{title}</h3>
      {texts.length === 0 && <p className={classes.quiet}>{none}</p>}
      <ul role="list" className={classes.points}>
        {shown.map((point) => (
          <li key={point} className={classes[kind]}>
            <Icon aria-hidden />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {texts.length > FIRST && (
        <Button kind="quiet" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text('showFewer') : text('showAll', { count: texts.length })}
        </Button>
      )}
    </section>
  );
}
