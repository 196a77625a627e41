import type { IntegrationChannel, Integrations } from '#contract/career/integrations.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Beside, BesideItem, BesideLead } from '#web/shell/dashboard/beside.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Figures } from '#web/ui/display/figures.tsx';
import { channelWords } from './channels.ts';
import classes from './integrations.module.css';
import { IntegrationsArriving } from './integrations-arriving.tsx';
import { LinkedInProfile } from './linkedin-profile.tsx';
import { employersOf, SourceList } from './source-list.tsx';
import { useIntegrations } from './use-integrations.ts';

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
    <Beside title="What connecting means" aside={<Meaning data={data} />} pending={!arrived}>
      {arrived ? (
        <>
          <Card aria-label="Integrations">
            {data?.channels.map(({ channel }) => (
              <Channel key={channel} channel={channel} data={data} integrations={integrations} />
            ))}
            {!data && isError && (
              <LoadFailure
                title="I could not load your integrations."
                signIn="Please log in to view your settings."
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
  const { name, text } = channelWords[channel];
  return (
    <div className={classes.channel}>
      <h2 className={classes.name}>
        {name}
        <Badge kind={connected ? 'brand' : 'outline'}>{connected ? 'Connected' : 'Not connected'}</Badge>
      </h2>
      <Button
        size="sm"
        aria-label={`${connected ? 'Disconnect' : 'Connect'} ${name}`}
        onClick={() => integrations.connect.mutate({ channel, connected: !connected })}
      >
        {connected ? 'Disconnect' : 'Connect'}
      </Button>
      <div className={classes.about}>
        <p className={classes.text}>{text}</p>
        {(read > 0 || since !== null) && (
          <Figures
            figures={[
              since === null ? null : ['Connected', dayWords(since, timeZone)],
              ['Jobs read', read],
              ['Prepared for you', handed],
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
      <BesideLead>
        I use only what a site permits. Where a site forbids automation I stop one step earlier and you send.
      </BesideLead>
      {data && (
        <BesideItem>
          Forward job alerts to <span className={classes.address}>{data.application_address}</span>
        </BesideItem>
      )}
      <BesideItem>
        The one password I ever ask for is that of a mailbox you connect, and a mailbox alone.
      </BesideItem>
      <BesideItem>
        Disconnecting stops reading at once. What you already sent stays in your{' '}
        <Link className="text-link" to={careerPaths.jobTracker}>
          tracker
        </Link>
        .
      </BesideItem>
      {data && (
        <BesideItem>
          {data.sources.length === 0
            ? 'I have not read an employer on a public board yet.'
            : employersOf(data.sources) === 1
              ? '1 employer on a public board needs no connection.'
              : `${employersOf(data.sources)} employers on public boards need no connection.`}
        </BesideItem>
      )}
    </>
  );
}
