import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client } from '#web/api/client.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';

/** The person's PDF, opened to be drawn; null until then and where that is not possible. */
export function usePdf(fileId: string, isPdf: boolean): { pdf: OpenPdf | null; failed: boolean } {
  const file = useQuery({
    queryKey: ['cv-file', fileId],
    queryFn: () => client.resumes.readingFile(),
    staleTime: Infinity,
    enabled: isPdf,
  });
  const [opened, setOpened] = useState<OpenPdf | 'failed' | null>(null);
  useEffect(() => {
    if (!file.data) return undefined;
    let gone = false;
    let mine: OpenPdf | null = null;
    file.data
      .arrayBuffer()
      .then(openPdf)
      .then(
        (pdf) => {
          mine = pdf;
          if (gone) pdf.close();
          else setOpened(pdf);
        },
        () => gone || setOpened('failed'),
      );
    return () => {
      gone = true;
      mine?.close();
      setOpened(null);
    };
  }, [file.data]);
  return { pdf: opened === 'failed' ? null : opened, failed: opened === 'failed' || file.isError };
}
