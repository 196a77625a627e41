import type { ModelState } from '#contract/platform/models.ts';
import { dayWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Figures } from '#web/ui/display/figures.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './models.module.css';
import { useModel } from './use-model.ts';
import { costWords, standingOf, tokenWords } from './used-words.ts';

/** Whether a language model words what the agent chose, who that is, what goes there, and the person's yes or no to it. */
export function ModelCard() {
  const { read, agree } = useModel();
  const { data, isError, error, refetch } = read;
  return (
    <Card aria-label="Language model" className={classes.card}>
      {data ? (
        <Loaded
          state={data}
          busy={agree.isPending}
          onChange={(agreed, host) => agree.mutate({ agreed, host })}
        />
      ) : isError ? (
        <LoadFailure
          title="I could not load whether a language model writes for you."
          signIn="Please log in to view your settings."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading whether a language model writes for you">
          <div className={classes.bones}>
            <Skeleton width={190} height={22} />
            <Skeleton width="82%" height={14} />
            <Skeleton width="64%" height={14} />
          </div>
        </Loading>
      )}
    </Card>
  );
}

interface LoadedProps {
  state: ModelState;
  busy: boolean;
  onChange: (agreed: boolean, host: string) => void;
}

function Loaded({ state, busy, onChange }: LoadedProps) {
  const { model, agreed_at: agreedAt, used } = state;
  const agreed = agreedAt !== null;
  const { badge, isOn, sentence } = standingOf(state);
  return (
    <div className={classes.body}>
      <h2 className={classes.title}>
        Language model
        <Badge kind={isOn ? 'brand' : 'outline'}>{badge}</Badge>
      </h2>
      {model !== null && (
        <Button size="sm" busy={busy} onClick={() => onChange(!agreed, model.host)}>
          {agreed ? 'Turn it off' : 'Agree and turn it on'}
        </Button>
      )}
      <div className={classes.about}>
        {model === null ? (
          <p className={classes.text}>
            None is set up here. I write your CV and letters by myself, on this server, and nothing about you
            goes to an AI provider.
          </p>
        ) : (
          <>
            <p className={classes.text}>
              {agreed
                ? `${model.name} of ${model.provider} words what I choose for your CV and letters.`
                : `${model.name} of ${model.provider} could word what I choose for your CV and letters. Nothing goes there unless you agree.`}
            </p>
            {sentence !== null && <p role="status">{sentence}</p>}
            <Terms host={model.host} />
          </>
        )}
        {(agreed || used.calls > 0) && <Used state={state} />}
      </div>
    </div>
  );
}

/** What a person agrees to. */
function Terms({ host }: { host: string }) {
  return (
    <dl className={classes.terms}>
      <div>
        <dt>What goes to {host}</dt>
        <dd>
          What your CV says of your work, studies, skills and projects, the posting, and those sentences of
          your prompts that I cannot read.
        </dd>
      </div>
      <div>
        <dt>What stays here</dt>
        <dd>Your name, e-mail, phone, address and links, and your answers to forms.</dd>
      </div>
      <div>
        <dt>What it may do</dt>
        <dd>
          Say your facts in other words. A sentence that your facts do not bear out is not used; mine stands
          in its place. Scores never depend on it.
        </dd>
      </div>
    </dl>
  );
}

/** What it used in this month. */
function Used({ state }: { state: ModelState }) {
  const { timeZone } = usePersonClock();
  const { agreed_at: agreedAt, used } = state;
  const cost = costWords(state);
  return (
    <Figures
      figures={[
        agreedAt === null ? null : ['Agreed', dayWords(agreedAt, timeZone)],
        ['Asked this month', used.calls === 1 ? 'once' : `${used.calls} times`],
        ['Tokens this month', tokenWords(state)],
        cost === null ? null : ['Cost this month', cost],
      ]}
    />
  );
}
