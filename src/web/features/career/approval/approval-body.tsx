import { useId, useState } from 'react';
import type { ApplicationDetail, ApplicationState } from '#contract/career/applications.ts';
import { ApplicationTrail } from '#web/shell/applications/application-trail.tsx';
import { Mails } from '#web/shell/applications/evidence/mails.tsx';
import { Proof } from '#web/shell/applications/evidence/proof.tsx';
import { StorySpine } from '#web/shell/applications/story/story-spine.tsx';
import { useLanded } from '#web/shell/applications/use-landed.ts';
import { useOffline } from '#web/shell/errors/offline-banner.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './approval.module.css';
import { ApplicationContent } from './content/application-content.tsx';
import { ResumeChanges } from './changes/resume-changes.tsx';
import { Documents } from './content/documents.tsx';
import { ActionBar, offlineWords } from './decide/action-bar.tsx';
import { DecisionBar } from './decide/decision-bar.tsx';
import { RevokeApproval } from './decide/revoke-approval.tsx';
import { useDecision } from './decide/use-decision.ts';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { text } from './messages.ts';
import { NextWaiting } from './next-waiting.tsx';
import { HandedOver } from './outcome/handed-over.tsx';
import { QuestionsForm } from './questions/questions-form.tsx';
import { standingFor, standingWords } from './standing-words.ts';
import { Waiting } from './waiting.tsx';

interface BodyProps {
  application: ApplicationDetail;
  decision: ReturnType<typeof useDecision>;
}

function NeedsYou({ application, decision }: BodyProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  return (
    <>
      <QuestionsForm
        id={application.id}
        formId={formId}
        questions={application.plan?.ask ?? []}
        onAnswered={decision.answered}
        onBusy={setBusy}
      />
      <div className={classes.rest}>
        <ApplicationContent application={application} />
      </div>
      <DecisionBar application={application} decision={decision} questionsForm={{ id: formId, busy }} />
    </>
  );
}

function Written({ mails }: Pick<ApplicationDetail, 'mails'>) {
  if (mails.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>{text('mails')}</h2>
      <Mails mails={mails} />
    </section>
  );
}

function Yours({ application, decision }: BodyProps) {
  const { resolve, busy, failure } = decision;
  const offline = useOffline();
  return (
    <>
      <HandedOver
        application={application}
        documents={<Documents application={application} />}
        mails={<Written mails={application.mails} />}
      />
      <div className={classes.rest}>
        <ResumeChanges application={application} />
        <ApplicationContent application={application} restOnly />
      </div>
      {failure !== '' && <Banner>{failure}</Banner>}
      <ActionBar hint={offline ? offlineWords() : text('tellMe')}>
        <Button size="thumb" disabled={busy || offline} onClick={() => resolve.mutate('leave')}>
          {text('leave')}
        </Button>
        <Button
          kind="yours"
          size="thumb"
          disabled={offline}
          busy={busy}
          busyLabel={text('saving')}
          onClick={() => resolve.mutate('arrived')}
        >
          {text('iSentIt')}
        </Button>
      </ActionBar>
    </>
  );
}

function Unknown({ application, decision }: BodyProps) {
  const { resolve, busy, failure } = decision;
  const offline = useOffline();
  const choices = [
    ['arrived', text('arrived')],
    ['send_again', text('sendAgain')],
    ['leave', text('leave')],
  ] as const;
  return (
    <section className={classes.standing}>
      <h2 className={classes.standingTitle}>{standingWords.unknown().title}</h2>
      <p className={classes.standingText}>{application.note}</p>
      <p className={classes.standingText}>
        {text('didItArrive')}
        {offline && ` ${offlineWords()}`}
      </p>
      {failure !== '' && <Banner>{failure}</Banner>}
      <div className={classes.choices}>
        {choices.map(([resolution, label]) => (
          <Button
            key={resolution}
            kind={resolution === 'arrived' ? 'yours' : 'second'}
            disabled={busy || offline}
            onClick={() => resolve.mutate(resolution)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

function Standing({ application }: { application: ApplicationDetail }) {
  const landed = useLanded(application.state);
  const { title, sentence } = standingFor(application);
  const history = application.timeline.map(({ state }) => state);
  return (
    <section className={classes.standing}>
      <h2 className={classes.standingTitle}>{title}</h2>
      <p className={classes.standingText}>
        <Sentences all={[application.note, sentence]} />
      </p>
      {application.state === 'approved' && application.timeline.at(-1)?.kind === 'held_by_plan' && (
        <p className={classes.choices}>
          <ButtonLink to={careerPaths.plan}>{text('toPlan')}</ButtonLink>
        </p>
      )}
      <ApplicationTrail
        state={application.state}
        history={history}
        form="labelled"
        landed={landed}
        dryRun={application.is_dry_run}
      />
    </section>
  );
}

/** States in which nothing is decided any more: the story and its proof stand first. */
function Told({ application, children }: { application: ApplicationDetail; children: React.ReactNode }) {
  const { id, evidence, mails } = application;
  return (
    <>
      {children}
      {application.state === 'unknown' ? <div className={classes.next} /> : <NextWaiting id={id} />}
      <div className={classes.story}>
        <div className={classes.proof}>
          <Written mails={mails} />
          {evidence && (
            <section>
              <h2 className={classes.heading}>{text('proof')}</h2>
              <Proof id={id} evidence={evidence} />
            </section>
          )}
        </div>
        <section>
          <h2 className={classes.heading}>{text('story')}</h2>
          <StorySpine application={application} />
        </section>
      </div>
      {application.plan && (
        <details className={classes.sent}>
          <summary>{text('prepared')}</summary>
          <ApplicationContent application={application} />
        </details>
      )}
    </>
  );
}

const FORMS: Partial<Record<ApplicationState, (props: BodyProps) => React.ReactNode>> = {
  waiting: Waiting,
  needs_you: NeedsYou,
  handed_over: Yours,
};

/** What the page shows for the state the application is in. */
export function ApprovalBody({ application }: { application: ApplicationDetail }) {
  const decision = useDecision(application);
  const Form = FORMS[application.state];
  if (Form) return <Form application={application} decision={decision} />;
  return (
    <Told application={application}>
      {application.state === 'unknown' ? (
        <Unknown application={application} decision={decision} />
      ) : (
        <>
          <Standing application={application} />
          <RevokeApproval application={application} decision={decision} />
        </>
      )}
    </Told>
  );
}
