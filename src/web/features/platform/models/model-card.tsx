import type { ModelState } from '#contract/platform/models.ts';
import { dayWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Figures } from '#web/ui/display/figures.tsx';
import {
  SettingCard,
  SettingCardBody,
  SettingCardLoading,
  SettingText,
} from '#web/ui/sections/setting-card.tsx';
import classes from './models.module.css';
import { useModel } from './use-model.ts';
import { costWords, standingOf, tokenWords } from './used-words.ts';

/** Whether a language model words what the agent chose, who that is, what goes there, and the person's yes or no to it. */
export function ModelCard() {
  const { read, agree } = useModel();
  const { data, isError, error, refetch } = read;
  return (
    <SettingCard label="Language model">
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
        <SettingCardLoading label="Loading whether a language model writes for you" />
      )}
    </SettingCard>
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
    <SettingCardBody
      title="Language model"
      standing={badge}
      on={isOn}
      control={
        model !== null && (
          <Button size="sm" busy={busy} onClick={() => onChange(!agreed, model.host)}>
            {agreed ? 'Turn it off' : 'Agree and turn it on'}
          </Button>
        )
      }
    >
      {model === null ? (
        <SettingText>
          None is set up here. I write your CV and letters by myself, on this server, and nothing about you
          goes to an AI provider.
        </SettingText>
      ) : (
        <>
          <SettingText>
            {agreed
              ? `${model.name} of ${model.provider} words what I choose for your CV and letters.`
              : `${model.name} of ${model.provider} could word what I choose for your CV and letters. Nothing goes there unless you agree.`}
          </SettingText>
          {sentence !== null && <p role="status">{sentence}</p>}
          <Terms host={model.host} />
        </>
      )}
      {(agreed || used.calls > 0) && <Used state={state} />}
    </SettingCardBody>
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
