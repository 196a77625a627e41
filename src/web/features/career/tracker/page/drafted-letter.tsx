import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import type { DraftedMessage } from '#contract/career/tracker.ts';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button, ButtonAnchor } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { ErrorNote } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import classes from './page.module.css';

type Kind = 'follow_up' | 'thank_you';

const WORDS: Readonly<Record<Kind, { draft: () => string; title: () => string }>> = {
  follow_up: { draft: () => text('draftQuestion'), title: () => text('questionTitle') },
  thank_you: { draft: () => text('draftThanks'), title: () => text('thanksTitle') },
};

/** Letters the person may send: a question while nobody answered, thanks while they interview. Nothing is sent from here. */
export function DraftedLetter({ application: { id, state } }: { application: ApplicationDetail }) {
  const [kind, setKind] = useState<Kind | null>(null);
  if (state !== 'applied' && state !== 'interviewing') return null;
  const kinds: readonly Kind[] = state === 'applied' ? ['follow_up'] : ['thank_you', 'follow_up'];
  return (
    <section aria-label={text('lettersLabel')}>
      <h2 className={classes.asideTitle}>{text('lettersTitle')}</h2>
      <p className={classes.quiet}>{text('lettersHint')}</p>
      <div className={classes.buttons}>
        {kinds.map((one) => (
          <Button key={one} size="sm" onClick={() => setKind(one)}>
            {WORDS[one].draft()}
          </Button>
        ))}
      </div>
      {kind !== null && <LetterDialog id={id} kind={kind} onClose={() => setKind(null)} />}
    </section>
  );
}

function LetterDialog({ id, kind, onClose }: { id: string; kind: Kind; onClose: () => void }) {
  const draft = useQuery({
    ...api.tracker.draftMessage.queryOptions({ input: { id, kind } }),
    gcTime: 0,
    staleTime: Infinity,
  });
  if (draft.data) return <Letter title={WORDS[kind].title()} draft={draft.data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} width="wide" title={WORDS[kind].title()}>
      {draft.isError ? (
        <ErrorNote
          title={text('draftFailed')}
          action={<Button onClick={() => void draft.refetch()}>{action('tryAgain')}</Button>}
        >
          {sentenceOf(draft.error, text('noAnswer'))}
        </ErrorNote>
      ) : (
        <Loading label={text('drafting')}>
          <Skeleton height={220} />
        </Loading>
      )}
    </Dialog>
  );
}

interface LetterProps {
  title: string;
  draft: DraftedMessage;
  onClose: () => void;
}

function Letter({ title, draft, onClose }: LetterProps) {
  const toast = useToast();
  const [subject, setSubject] = useState(draft.subject);
  const [body, setBody] = useState(draft.body);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(body);
      toast({ message: text('copied') });
    } catch {
      toast({ kind: 'problem', message: text('copyRefused') });
    }
  };
  // RFC 6068: lines end in CRLF, everything else is escaped.
  const lines = encodeURIComponent(body.replaceAll('\n', '\r\n'));
  const mailto = `mailto:${encodeURIComponent(draft.to)}?subject=${encodeURIComponent(subject)}&body=${lines}`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={title}
      description={draft.to === '' ? text('letterToNobody') : text('letterTo', { address: draft.to })}
      footer={
        <>
          <Button onClick={() => void copy()}>{text('copy')}</Button>
          <ButtonAnchor kind="primary" href={mailto}>
            {text('openMailProgram')}
          </ButtonAnchor>
        </>
      }
    >
      <div className={classes.letter}>
        <Field label={text('letterSubject')}>
          <Input value={subject} onChange={(event) => setSubject(event.currentTarget.value)} />
        </Field>
        <Field label={text('letterBody')}>
          <Textarea value={body} rows={12} onChange={(event) => setBody(event.currentTarget.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
