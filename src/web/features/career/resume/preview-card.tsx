import { ExternalLink } from 'lucide-react';
import { resumePaper, resumeTemplate } from '#contract/career/resume-draft.ts';
import type { ResumeStyle, ResumeTemplate } from '#contract/career/resume-draft.ts';
import { language } from '#contract/primitives.ts';
import { RefusedTexts } from '#web/shell/facts/refused-texts.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Skeleton } from '#web/ui/display/states.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './generator.module.css';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { text } from './messages.ts';
import { Questions } from './prompt-card.tsx';
import type { Made } from './made/whole-reply.ts';
import { SaidOnly } from './preview/said-only.tsx';
import { Sheet } from './preview/sheet.tsx';

const templates: Readonly<Record<ResumeTemplate, () => string>> = {
  plain: () => text('plain'),
  classic: () => text('classic'),
  compact: () => text('compact'),
  credentials: () => text('credentials'),
  graduate: () => text('graduate'),
  timeline: () => text('timeline'),
  editorial: () => text('editorial'),
  sidebar: () => text('sidebar'),
};
/** Who each is for. */
const forWhom: Readonly<Record<ResumeTemplate, () => string>> = {
  plain: () => text('plainFor'),
  classic: () => text('classicFor'),
  compact: () => text('compactFor'),
  credentials: () => text('credentialsFor'),
  graduate: () => text('graduateFor'),
  timeline: () => text('timelineFor'),
  editorial: () => text('editorialFor'),
  sidebar: () => text('sidebarFor'),
};
const papers = { letter: () => text('letter'), a4: () => text('a4') } as const;
const languages = { en: () => text('english'), fr: () => text('french') } as const;

interface PreviewCardProps {
  html: string;
  /** What was said of it when it was made; null for a resume that was kept from before. */
  made: Made | null;
  /** Whether that is still being asked. */
  isLooking: boolean;
  /** Where it is kept, e.g. "Saved 9:02 a.m., version 4". */
  kept: string;
  onStyle: (style: ResumeStyle) => void;
  onOpenEditor: () => void;
}

/** The resume as it would print, how it looks, and the way into the editor. */
export function PreviewCard({ html, made, isLooking, kept, onStyle, onOpenEditor }: PreviewCardProps) {
  return (
    <Card aria-label={text('yourResume')}>
      <header className={classes.previewHead}>
        <div className={classes.previewTitle}>
          <h2>{made?.title ?? text('yourResume')}</h2>
          <span className={classes.quiet} role="status">
            {kept}
          </span>
        </div>
        <Button size="sm" onClick={onOpenEditor}>
          <ExternalLink aria-hidden />
          {text('openEditor')}
        </Button>
      </header>
      {made !== null && made.style !== null && <Looks style={made.style} onStyle={onStyle} />}
      {made === null && isLooking && (
        <div className={classes.looks} aria-hidden>
          <Skeleton height={73} />
        </div>
      )}
      <Sheet html={html} title={text('preview')} />
      {made !== null && <Remarks made={made} />}
    </Card>
  );
}

function Looks({
  style,
  onStyle,
}: {
  style: NonNullable<Made['style']>;
  onStyle: (style: ResumeStyle) => void;
}) {
  return (
    <div className={classes.looks}>
      <Select
        label={text('template')}
        value={style.template}
        options={resumeTemplate.options.map((value) => ({ value, label: templates[value]() }))}
        onValueChange={(template) => onStyle({ template })}
      />
      <Select
        label={text('paper')}
        value={style.paper}
        options={resumePaper.options.map((value) => ({ value, label: papers[value]() }))}
        onValueChange={(paper) => onStyle({ paper })}
      />
      <Select
        label={text('language')}
        value={style.language}
        options={language.options.map((value) => ({ value, label: languages[value]() }))}
        onValueChange={(value) => onStyle({ language: value })}
      />
      <p className={classes.forWhom}>{forWhom[style.template]()}</p>
    </div>
  );
}

/** What the person should know of it, and what I ask to make it complete. */
function Remarks({ made: { notes, refused, questions, facts, said } }: { made: Made }) {
  return (
    <div className={classes.remarks}>
      <p className={classes.quiet}>
        <Sentences
          all={[facts === null ? '' : text('writtenFrom', { count: facts }), text('nothingInvented')]}
        />
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <RefusedTexts refused={refused} />
      <SaidOnly key={said.join()} said={said} />
      {questions.length > 0 && (
        <>
          <h3 className={classes.askTitle}>{text('missingTitle')}</h3>
          <Questions questions={questions} />
          <p className={classes.quiet}>{text('missingHint')}</p>
        </>
      )}
    </div>
  );
}
