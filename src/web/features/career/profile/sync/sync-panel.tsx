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
import classes from './sync.module.css';

const names: Record<SyncedField, string> = {
  full_name: 'Full name',
  headline: 'Headline',
  location: 'Location',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  portfolio: 'Portfolio',
};

interface SyncPanelProps {
  /** What stands in the fields above, typed or stored. */
  values: Record<SyncedField, string>;
  /** Puts a value into its field, unsaved; null takes the stored one back. */
  onDecide: (field: SyncedField, value: string | null) => void;
}

/** What the CV says of each field, beside what is kept; nothing changes until the person accepts it and saves. */
export function SyncPanel(props: SyncPanelProps) {
  const proposals = useQuery(api.profiles.resumeProposals.queryOptions());
  return (
    <Card>
      <CardHead title="Sync with resume">
        {proposals.data?.file !== null && proposals.data !== undefined && (
          <p className={classes.file}>{proposals.data.file}. Nothing changes until you accept it and save.</p>
        )}
      </CardHead>
      {proposals.data ? (
        <Proposals data={proposals.data} {...props} />
      ) : proposals.isError ? (
        <LoadFailure
          title="I could not load what your CV says."
          signIn="Please log in to manage your profile."
          error={proposals.error}
          onRetry={() => void proposals.refetch()}
        />
      ) : (
        <div className={classes.loading}>
          <Loading label="Reading what your CV says">
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
        title={
          data.file === null ? 'I have not read a CV of yours yet' : 'Your CV says nothing about these fields'
        }
        action={<ButtonLink to={careerPaths.resumeGenerator}>Go to the Resume Generator</ButtonLink>}
      >
        Upload one there; here I then show what it says beside what you keep, field by field.
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

function linesInWords(lines: readonly number[]): string {
  return lines.length === 1 ? `CV, line ${lines[0]}` : `CV, lines ${lines.join(' and ')}`;
}

function ProposalRow({ proposal: { field, stored, said, same, lines }, value, onDecide }: RowProps) {
  return (
    <div className={classes.row} role="listitem">
      <b className={classes.name}>{names[field]}</b>
      <div className={classes.side}>
        <span className={classes.caption}>Your profile</span>
        <span className={stored === '' ? classes.quiet : undefined}>{stored === '' ? 'empty' : stored}</span>
      </div>
      <div className={classes.side}>
        <span className={classes.caption}>Your CV says</span>
        <span>{same ? 'Same' : <Changed before={stored} after={said} />}</span>
        {lines.length === 0 ? (
          <span className={classes.quiet}>CV</span>
        ) : (
          <Link className={classes.quiet} to={readingPath(lines[0])}>
            {linesInWords(lines)}
          </Link>
        )}
      </div>
      <div className={classes.decide}>
        {same ? (
          <span className={classes.quiet}>Nothing to decide</span>
        ) : (
          <Decision name={names[field]} isAccepted={value === said} said={said} onDecide={onDecide} />
        )}
      </div>
    </div>
  );
}

/** The new words marked, so that the difference is seen before it is accepted. */
function Changed({ before, after }: { before: string; after: string }) {
  return wordChanges(before, after).map(({ text, isNew }, index) => (
    // The runs of one sentence have no name of their own and never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index}>
      {index > 0 && ' '}
      {isNew ? <mark className={classes.fresh}>{text}</mark> : text}
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
      label={`${name}: accept what your CV says, or keep what you have`}
      options={[
        { value: 'accept', label: isAccepted ? 'Accepted' : 'Accept' },
        { value: 'keep', label: value === 'keep' ? 'Kept' : 'Keep' },
      ]}
      value={value}
      onChange={(choice) => {
        setKept(choice === 'keep');
        onDecide(choice === 'accept' ? said : null);
      }}
    />
  );
}
