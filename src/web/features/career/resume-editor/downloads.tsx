import { useMutation } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { withDownloadPolicy } from '#contract/career/resume-file/download.ts';
import type { ExportFormat, Paper } from '#contract/career/resume-versions.ts';
import { client } from '#web/api/client.ts';
import { sentenceOf, statusOf } from '#web/api/failure.ts';
import { saveFile } from '#web/shell/save-file.ts';
import type { Tag } from '#web/text/say.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Menu, MenuItem } from '#web/ui/actions/menu.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import classes from './editor.module.css';
import { text } from './messages.ts';

interface Choice {
  format: ExportFormat;
  paper?: Paper;
  label: string;
}

/** The page itself, by the name of its file. */
const PAGE: Choice = { format: 'html', label: 'resume.html' };

const choices = (): readonly Choice[] => [
  { format: 'pdf', paper: 'letter', label: text('pdfLetter') },
  { format: 'pdf', paper: 'a4', label: text('pdfA4') },
  { format: 'docx', label: text('word') },
  { format: 'txt', label: text('plainText') },
  { format: 'json', label: text('jsonResume') },
];

const fileName: Tag = (inner) => <span className={classes.fileName}>{inner}</span>;

/** The downloads: the page itself, and the other formats made of it. `html` gives the text as it stands now. */
export function Downloads({ html }: { html: () => string }) {
  const toast = useToast();
  const load = useMutation({
    mutationFn: async ({ format, paper }: Choice) => {
      const whole = html();
      try {
        return await client.resumeVersions.export({ html: whole, format, ...(paper ? { paper } : {}) });
      } catch (error) {
        // The page itself needs no server.
        if (format === 'html' && statusOf(error) === 0)
          return new File([withDownloadPolicy(whole)], PAGE.label, { type: 'text/html' });
        throw error;
      }
    },
    onSuccess: saveFile,
    onError: (error) =>
      toast({
        kind: 'problem',
        message: sentenceOf(error, text('notMade')),
      }),
  });
  const start = (choice: Choice) => !load.isPending && load.mutate(choice);
  return (
    <div className={classes.downloads}>
      <Button
        kind="primary"
        aria-label={text('download', { file: PAGE.label })}
        busy={load.isPending}
        onClick={() => start(PAGE)}
      >
        <Download aria-hidden />
        <span>{text.rich('downloadShort', { file: PAGE.label, name: fileName })}</span>
      </Button>
      <Menu
        trigger={
          <Button aria-label={text('downloadOther')} title={text('downloadOther')} className={classes.more}>
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {choices().map((choice) => (
          <MenuItem key={choice.label} onSelect={() => start(choice)}>
            {choice.label}
          </MenuItem>
        ))}
      </Menu>
      <p className="visually-hidden" role="status">
        {load.isPending ? text('making', { file: load.variables.label }) : ''}
      </p>
    </div>
  );
}
