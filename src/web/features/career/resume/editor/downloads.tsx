import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { withDownloadPolicy } from '#contract/career/resume-file/download.ts';
import type { ExportFormat, Paper } from '#contract/career/resume-versions.ts';
import { client } from '#web/api/client.ts';
import { sentenceOf, statusOf } from '#web/api/failure.ts';
import { saveFile } from '#web/shell/save-file.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Menu, MenuItem } from '#web/ui/actions/menu.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import classes from './editor.module.css';

interface Choice {
  format: ExportFormat;
  paper?: Paper;
  label: string;
}

const choices: readonly Choice[] = [
  { format: 'pdf', paper: 'letter', label: 'PDF, Letter' },
  { format: 'pdf', paper: 'a4', label: 'PDF, A4' },
  { format: 'docx', label: 'Word (.docx)' },
  { format: 'txt', label: 'Plain text (.txt)' },
  { format: 'json', label: 'JSON Resume (.json)' },
];

/** The downloads: the page itself, and the other formats made of it. `html` gives the text as it stands now. */
export function Downloads({ html }: { html: () => string }) {
  const toast = useToast();
  const load = useMutation({
    mutationFn: async ({ format, paper }: Choice) => {
      const text = html();
      try {
        return await client.resumeVersions.export({ html: text, format, ...(paper ? { paper } : {}) });
      } catch (error) {
        // The page itself needs no server.
        if (format === 'html' && statusOf(error) === 0)
          return new File([withDownloadPolicy(text)], 'resume.html', { type: 'text/html' });
        throw error;
      }
    },
    onSuccess: saveFile,
    onError: (error) =>
      toast({
        kind: 'problem',
        message: sentenceOf(error, 'The file could not be made. Your resume is kept; try again.'),
      }),
  });
  const start = (choice: Choice) => !load.isPending && load.mutate(choice);
  return (
    <div className={classes.downloads}>
      <Button
        kind="primary"
        aria-label="Download resume.html"
        busy={load.isPending}
        onClick={() => start({ format: 'html', label: 'resume.html' })}
      >
        <Download aria-hidden />
        <span>
          Download <span className={classes.fileName}>resume.html</span>
        </span>
      </Button>
      <Menu
        trigger={
          <Button
            aria-label="Download another format"
            title="Download another format"
            className={classes.more}
          >
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {choices.map((choice) => (
          <MenuItem key={choice.label} onSelect={() => start(choice)}>
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
      <p className="visually-hidden" role="status">
        {load.isPending ? `Making ${load.variables.label}` : ''}
      </p>
    </div>
  );
}
