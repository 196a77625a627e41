import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { saveFile } from '#web/shell/save-file.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

/** Saves the report as a PDF; it needs the sign-in, so a plain link would not do. */
export function DownloadReport() {
  const toast = useToast();
  const load = useMutation({
    mutationFn: () => client.reports.performancePdf(),
    onSuccess: saveFile,
    onError: (error) =>
      toast({
        kind: 'problem',
        message: sentenceOf(error, text('downloadFailed')),
      }),
  });
  return (
    <Button kind="primary" busy={load.isPending} onClick={() => load.mutate()}>
      <Download aria-hidden />
      {text('download')}
    </Button>
  );
}
