import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { ImportReply } from '#contract/localbiz/imports.ts';
import { api } from '#web/api/client.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Actions } from './actions.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { text } from './messages.ts';
import { waitingRows } from './month-question.tsx';
import { NoticedCard } from './noticed-card.tsx';
import { SaidCard } from './said-card.tsx';
import { useImportActions } from './use-import-actions.ts';
import { WouldHappenCard } from './would-happen-card.tsx';
import classes from './import.module.css';

/** While a file is worked on, it is also looked at now and then: the event that says so may be missed. */
const LOOK_AGAIN_MS = 2_000;
const isWorking = (state: ImportReply['state'] | undefined): boolean =>
  state === 'reading' || state === 'committing' || state === 'undoing';

function titleOf(file: ImportReply): string {
  if (file.state === 'reading') return text('readingTitle', { name: file.file_name });
  if (file.state === 'refused' || file.summary === null) return text('refusedTitle');
  const { source, kind, new_lines: fresh, known_lines: known } = file.summary;
  return text('named', { source, kind, count: fresh + known + waitingRows(file.summary) });
}

function leadOf(file: ImportReply): string {
  const open = file.summary?.questions.length ?? 0;
  const leads: Readonly<Record<ImportReply['state'], () => string>> = {
    reading: () => text('readingLead'),
    refused: () => file.problem ?? '',
    staged: () => (open > 0 ? text('openLead', { count: open }) : text('stagedLead')),
    committing: () => text('committingLead'),
    committed: () => text('committedLead', { kind: file.kind ?? '' }),
    undoing: () => text('undoingLead'),
    undone: () => text('undoneLead', { kind: file.kind ?? '' }),
  };
  return leads[file.state]();
}

/** One file: what its columns become, what it would bring, what is asked, and how it is kept or taken out. */
export function ImportScreen() {
  const { id = '' } = useParams();
  const file = useQuery(
    api.imports.read.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => (isWorking(state.data?.state) ? LOOK_AGAIN_MS : false),
    }),
  );
  return (
    <>
      <nav className={classes.crumbs}>
        <Link to={businessPaths.data}>{text('back')}</Link>
        <span aria-hidden>/</span>
        <span>{text('here')}</span>
      </nav>
      {file.data ? (
        <Opened file={file.data} />
      ) : file.isError ? (
        <Card>
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('signIn')}
            error={file.error}
            onRetry={() => void file.refetch()}
          />
        </Card>
      ) : (
        <Loading label={text('loading')}>
          <Skeleton height={320} />
        </Loading>
      )}
    </>
  );
}

function Opened({ file }: { file: ImportReply }) {
  const actions = useImportActions(file);
  const { summary } = file;
  return (
    <>
      <ScreenHead title={titleOf(file)} lead={leadOf(file)} />
      {actions.failure !== '' && <Banner>{actions.failure}</Banner>}
      {summary === null ? (
        <Actions file={file} actions={actions} />
      ) : (
        <div className={classes.columns}>
          <ColumnsCard
            key={file.id}
            file={file}
            summary={summary}
            onAnswer={actions.answer}
            busy={actions.busy}
          />
          <div className={classes.side}>
            <WouldHappenCard
              file={file}
              summary={summary}
              onChangeShops={() => actions.answer({ shops_of_places: {} })}
              busy={actions.busy}
            />
            {summary.people !== null && <SaidCard people={summary.people} />}
            <NoticedCard file={file} summary={summary} />
            <Actions file={file} actions={actions} />
          </div>
        </div>
      )}
    </>
  );
}
