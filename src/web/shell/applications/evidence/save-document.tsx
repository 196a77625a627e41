import { useMutation } from '@tanstack/react-query';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { saveFile } from '#web/shell/save-file.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import classes from './evidence.module.css';

interface SaveDocumentProps {
  id: string;
  document: 'cv' | 'letter';
  label: string;
}

/** Downloads a document as it was prepared; it needs the sign-in, so a plain link would not do. */
export function SaveDocument({ id, document: name, label }: SaveDocumentProps) {
  const toast = useToast();
  const load = useMutation({
    mutationFn: () => client.applications.document({ id, document: name }),
    onSuccess: saveFile,
    onError: (error) =>
      toast({
        kind: 'problem',
        message: sentenceOf(error, 'I could not load the document. Try again.'),
      }),
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
      {load.isPending ? 'Loading…' : label}
      <span className="visually-hidden"> as PDF</span>
    </button>
  );
}
