import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import type { DraftedMessage } from '#contract/career/tracker.ts';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button, ButtonAnchor } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { ErrorNote } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import classes from './page.module.css';

type Kind = 'follow_up' | 'thank_you';

const WORDS: Readonly<Record<Kind, { action: string; title: string }>> = {
  follow_up: { action: 'Draft a question', title: 'Ask how it stands' },
  thank_you: { action: 'Draft thanks', title: 'Thank them for the interview' },
};

/** Letters the person may send: a question while nobody answered, thanks while they interview. Nothing is sent from here. */
export function DraftedLetter({ application: { id, state } }: { application: ApplicationDetail }) {
  const [kind, setKind] = useState<Kind | null>(null);
  if (state !== 'applied' && state !== 'interviewing') return null;
  const kinds: readonly Kind[] = state === 'applied' ? ['follow_up'] : ['thank_you', 'follow_up'];
  return (
    <section aria-label="Letters">
      <h2 className={classes.asideTitle}>Write to them</h2>
      <p className={classes.quiet}>I draft it from what you sent. You change it, and you send it.</p>
      <div className={classes.buttons}>
        {kinds.map((one) => (
          <Button key={one} size="sm" onClick={() => setKind(one)}>
            {WORDS[one].action}
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
  if (draft.data) return <Letter title={WORDS[kind].title} draft={draft.data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} width="wide" title={WORDS[kind].title}>
      {draft.isError ? (
        <ErrorNote
          title="I could not draft it."
          action={<Button onClick={() => void draft.refetch()}>Try again</Button>}
        >
          {sentenceOf(draft.error, 'The server did not answer.')}
        </ErrorNote>
      ) : (
        <Loading label="Drafting">
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
      toast({ message: 'Copied.' });
    } catch {
      toast({ kind: 'problem', message: 'Your browser did not let me copy it. Select it and copy it.' });
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
      description={
        draft.to === ''
          ? 'Nobody wrote to you in person yet, so choose the address in your mail program.'
          : `For ${draft.to}. Read it once more: you send it from your own mail program.`
      }
      footer={
        <>
          <Button onClick={() => void copy()}>Copy</Button>
          <ButtonAnchor kind="primary" href={mailto}>
            Open in my mail program
          </ButtonAnchor>
        </>
      }
    >
      <div className={classes.letter}>
        <Field label="Subject">
          <Input value={subject} onChange={(event) => setSubject(event.currentTarget.value)} />
        </Field>
        <Field label="Letter">
          <Textarea value={body} rows={12} onChange={(event) => setBody(event.currentTarget.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
