import type { IntegrationChannel, Integrations } from '#contract/career/integrations.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Beside, BesideItem, BesideLead } from '#web/shell/dashboard/beside.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Figures } from '#web/ui/display/figures.tsx';
import { channelNames } from './channels.data.ts';
import { channelWords } from './channels.ts';
import classes from './integrations.module.css';
import { IntegrationsArriving } from './integrations-arriving.tsx';
import { LinkedInProfile } from './linkedin-profile.tsx';
import { text } from './messages.ts';
import { employersOf, SourceList } from './source-list.tsx';
import { useIntegrations } from './use-integrations.ts';

const address: Tag = (inner) => <span className={classes.address}>{inner}</span>;
const tracker: Tag = (inner) => (
  <Link className="text-link" to={careerPaths.jobTracker}>
    {inner}
  </Link>
);

interface PanelProps {
  /** Whether what every card shows has been read. */
  arrived: boolean;
  /** The cards of other features: the mailbox, the calendar, the employers' sites, and who words what the agent writes. */
  others: ReactNode;
}

/** The ways jobs come in besides the boards, the cards of other features, and the boards themselves; they come together. */
export function IntegrationsPanel({ arrived, others }: PanelProps) {
  const integrations = useIntegrations();
  const { data, isError, error, refetch } = integrations.read;
  return (
    <Beside title={text('meaningTitle')} aside={<Meaning data={data} />} pending={!arrived}>
      {arrived ? (
        <>
          <Card aria-label={text('title')}>
            {data?.channels.map(({ channel }) => (
              <Channel key={channel} channel={channel} data={data} integrations={integrations} />
            ))}
            {!data && isError && (
              <LoadFailure
                title={text('loadFailed')}
                signIn={text('loadNeedsLogin')}
                error={error}
                onRetry={() => void refetch()}
              />
            )}
          </Card>
          {others}
          {data && <SourceList sources={data.sources} />}
        </>
      ) : (
        <IntegrationsArriving />
      )}
    </Beside>
  );
}

interface ChannelProps {
  channel: IntegrationChannel;
  data: Integrations;
  integrations: ReturnType<typeof useIntegrations>;
}

function Channel({ channel, data, integrations }: ChannelProps) {
  const { timeZone } = usePersonClock();
  const state = data.channels.find((one) => one.channel === channel);
  if (!state) return null;
  const { connected, since, read, handed } = state;
  const name = channelNames[channel];
  return (
    <div className={classes.channel}>
      <h2 className={classes.name}>
        {name}
        <Badge kind={connected ? 'brand' : 'outline'}>
          {connected ? text('connected') : text('notConnected')}
        </Badge>
      </h2>
      <Button
        size="sm"
        aria-label={connected ? text('disconnectNamed', { name }) : text('connectNamed', { name })}
        onClick={() => integrations.connect.mutate({ channel, connected: !connected })}
      >
        {connected ? text('disconnect') : text('connect')}
      </Button>
      <div className={classes.about}>
        <p className={classes.text}>{channelWords[channel]()}</p>
        {(read > 0 || since !== null) && (
          <Figures
            figures={[
              since === null ? null : [text('connected'), dayWords(since, timeZone)],
              [text('jobsRead'), read],
              [text('prepared'), handed],
            ]}
          />
        )}
        {channel === 'linkedin' && (
          <LinkedInProfile
            profile={data.linkedin_profile}
            importProfile={integrations.importProfile}
            forgetProfile={integrations.forgetProfile}
          />
        )}
      </div>
    </div>
  );
}

function Meaning({ data }: { data: Integrations | undefined }) {
  return (
    <>
      <BesideLead>{text('meaning')}</BesideLead>
      {data && <BesideItem>{text.rich('forwardTo', { to: data.application_address, address })}</BesideItem>}
      <BesideItem>{text('onePassword')}</BesideItem>
      <BesideItem>{text.rich('disconnecting', { tracker })}</BesideItem>
      {data && <BesideItem>{text('withoutConnection', { employers: employersOf(data.sources) })}</BesideItem>}
    </>
  );
}
