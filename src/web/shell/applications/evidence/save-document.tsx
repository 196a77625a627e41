import { useMutation } from '@tanstack/react-query';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { saveFile } from '#web/shell/save-file.ts';
import type { Tag } from '#web/text/say.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import classes from './evidence.module.css';
import { text } from './messages.ts';

interface SaveDocumentProps {
  id: string;
  document: 'cv' | 'letter';
  label: string;
}

const hidden: Tag = (inner) => <span className="visually-hidden">{inner}</span>;

/** Downloads a document as it was prepared; it needs the login, so a plain link would not do. */
export function SaveDocument({ id, document: name, label }: SaveDocumentProps) {
  const toast = useToast();
  const load = useMutation({
    mutationFn: () => client.applications.document({ id, document: name }),
    onSuccess: saveFile,
    onError: (error) => toast({ kind: 'problem', message: sentenceOf(error, text('documentFailed')) }),
  });
  return (
    <button
      type="button"
      className={classes.link}
      aria-busy={load.isPending || undefined}
      aria-disabled={load.isPending || undefined}
      onClick={() => {
        if (!load.isPending) load.mutate();
      }}
    >
      {text.rich('asPdf', {
        label: load.isPending ? text('loadingDocument') : label,
        hidden,
      })}
    </button>
  );
}
