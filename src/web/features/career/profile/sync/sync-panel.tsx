import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ResumeProposals, SyncedField, SyncProposal } from '#contract/career/hub/profile-analysis.ts';
import { wordChanges } from '#engines/profile/index.ts';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { careerPaths, readingPath } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Segmented } from '#web/ui/actions/segmented.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import classes from './sync.module.css';

const names: Readonly<Record<SyncedField, () => string>> = {
  full_name: () => text('fullName'),
  headline: () => text('headline'),
  location: () => text('location'),
  phone: () => text('phone'),
  linkedin: () => 'LinkedIn',
  github: () => 'GitHub',
  portfolio: () => text('portfolio'),
};

interface SyncPanelProps {
  /** What stands in the fields above, typed or stored. */
  values: Record<SyncedField, string>;
  /** Puts a value into its field, unsaved; null takes the stored one back. */
  onDecide: (field: SyncedField, value: string | null) => void;
}

/** What the resume says of each field, beside what is kept; nothing changes until the person accepts it and saves. */
export function SyncPanel(props: SyncPanelProps) {
  const proposals = useQuery(api.profiles.resumeProposals.queryOptions());
  return (
    <Card>
      <CardHead title={text('title')}>
        {proposals.data?.file !== null && proposals.data !== undefined && (
          <p className={classes.file}>{text('unchanged', { file: proposals.data.file })}</p>
        )}
      </CardHead>
      {proposals.data ? (
        <Proposals data={proposals.data} {...props} />
      ) : proposals.isError ? (
        <LoadFailure
          title={text('loadFailed')}
          signIn={text('signIn')}
          error={proposals.error}
          onRetry={() => void proposals.refetch()}
        />
      ) : (
        <div className={classes.loading}>
          <Loading label={text('loading')}>
            {['84%', '76%', '80%'].map((width) => (
              <Skeleton key={width} width={width} height={18} />
            ))}
          </Loading>
        </div>
      )}
    </Card>
  );
}

function Proposals({ data, values, onDecide }: SyncPanelProps & { data: ResumeProposals }) {
  if (data.file === null || data.proposals.length === 0)
    return (
      <Empty
        title={data.file === null ? text('noCv') : text('nothingSaid')}
        action={<ButtonLink to={careerPaths.resumeGenerator}>{text('goToResume')}</ButtonLink>}
      >
        {text('uploadFirst')}
      </Empty>
    );
  return (
    <div className={classes.rows} role="list">
      {data.proposals.map((proposal) => (
        <ProposalRow
          key={proposal.field}
          proposal={proposal}
          value={values[proposal.field]}
          onDecide={(value) => onDecide(proposal.field, value)}
        />
      ))}
    </div>
  );
}

interface RowProps {
  proposal: SyncProposal;
  value: string;
  onDecide: (value: string | null) => void;
}

const linesInWords = (lines: readonly number[]): string =>
  text('sourceLines', { count: lines.length, lines: lines.map(String) });

function ProposalRow({ proposal: { field, stored, said, same, lines }, value, onDecide }: RowProps) {
  return (
    <div className={classes.row} role="listitem">
      <b className={classes.name}>{names[field]()}</b>
      <div className={classes.side}>
        <span className={classes.caption}>{text('kept')}</span>
        <span className={stored === '' ? classes.quiet : undefined}>
          {stored === '' ? text('keptNothing') : stored}
        </span>
      </div>
      <div className={classes.side}>
        <span className={classes.caption}>{text('said')}</span>
        <span>{same ? text('same') : <Changed before={stored} after={said} />}</span>
        {lines.length === 0 ? (
          <span className={classes.quiet}>{text('source')}</span>
        ) : (
          <Link className={classes.quiet} to={readingPath(lines[0])}>
            {linesInWords(lines)}
          </Link>
        )}
      </div>
      <div className={classes.decide}>
        {same ? (
          <span className={classes.quiet}>{text('nothingToDecide')}</span>
        ) : (
          <Decision name={names[field]()} isAccepted={value === said} said={said} onDecide={onDecide} />
        )}
      </div>
    </div>
  );
}

/** The new words marked, so that the difference is seen before it is accepted. */
function Changed({ before, after }: { before: string; after: string }) {
  return wordChanges(before, after).map(({ text: run, isNew }, index) => (
    // The runs of one sentence have no name of their own and never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index}>
      {index > 0 && ' '}
      {isNew ? <mark className={classes.fresh}>{run}</mark> : run}
    </span>
  ));
}

interface DecisionProps {
  name: string;
  said: string;
  isAccepted: boolean;
  onDecide: (value: string | null) => void;
}

/** Accept or keep; neither is chosen at first. */
function Decision({ name, said, isAccepted, onDecide }: DecisionProps) {
  const [kept, setKept] = useState(false);
  const value = isAccepted ? 'accept' : kept ? 'keep' : 'open';
  return (
    <Segmented<'accept' | 'keep' | 'open'>
      label={text('decide', { field: name })}
      options={[
        { value: 'accept', label: isAccepted ? text('accepted') : text('accept') },
        { value: 'keep', label: value === 'keep' ? text('isKept') : text('keep') },
      ]}
      value={value}
      onChange={(choice) => {
        setKept(choice === 'keep');
        onDecide(choice === 'accept' ? said : null);
      }}
    />
  );
}
