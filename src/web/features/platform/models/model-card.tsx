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
import { text } from './messages.ts';
import classes from './models.module.css';
import { useModel } from './use-model.ts';
import { costWords, standingOf, tokenWords } from './used-words.ts';

/** Whether a language model words what the agent chose, who that is, what goes there, and the person's yes or no to it. */
export function ModelCard() {
  const { read, agree } = useModel();
  const { data, isError, error, refetch } = read;
  return (
    <SettingCard label={text('title')}>
      {data ? (
        <Loaded
          state={data}
          busy={agree.isPending}
          onChange={(agreed, host) => agree.mutate({ agreed, host })}
        />
      ) : isError ? (
        <LoadFailure
          title={text('loadFailed')}
          signIn={text('signIn')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <SettingCardLoading label={text('loading')} />
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
      title={text('title')}
      standing={badge}
      on={isOn}
      control={
        model !== null && (
          <Button size="sm" busy={busy} onClick={() => onChange(!agreed, model.host)}>
            {agreed ? text('turnOff') : text('turnOn')}
          </Button>
        )
      }
    >
      {model === null ? (
        <SettingText>{text('noneHere')}</SettingText>
      ) : (
        <>
          <SettingText>
            {agreed
              ? text('words', { model: model.name, provider: model.provider })
              : text('couldWord', { model: model.name, provider: model.provider })}
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
        <dt>{text('goesThere', { host })}</dt>
        <dd>{text('goesThereList')}</dd>
      </div>
      <div>
        <dt>{text('staysHere')}</dt>
        <dd>{text('staysHereList')}</dd>
      </div>
      <div>
        <dt>{text('may')}</dt>
        <dd>{text('mayList')}</dd>
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
        agreedAt === null ? null : [text('agreed'), dayWords(agreedAt, timeZone)],
        [text('asked'), text('askedTimes', { calls: used.calls })],
        [text('tokens'), tokenWords(state)],
        cost === null ? null : [text('cost'), cost],
      ]}
    />
  );
}
