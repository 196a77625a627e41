import { counted } from '#engines/text/index.ts';
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
import { Questions } from './prompt-card.tsx';
import type { Made } from './made/whole-reply.ts';
import { SaidOnly } from './preview/said-only.tsx';
import { Sheet } from './preview/sheet.tsx';

const TEMPLATES = {
  plain: 'Plain',
  classic: 'Classic',
  compact: 'Compact',
  credentials: 'Credentials',
  graduate: 'Graduate',
  timeline: 'Timeline',
  editorial: 'Editorial',
  sidebar: 'Sidebar',
} as const satisfies Record<ResumeTemplate, string>;
/** Who each is for. */
const FOR_WHOM = {
  plain: 'For online forms: one column and plain print, easy for software to read.',
  classic: 'For law, finance, teaching and public service.',
  compact: 'For long careers: more on each page.',
  credentials: 'For trades and care: licences and skills come first.',
  graduate: 'For a first job: education and projects come first.',
  timeline: 'For steady careers: the dates stand in a column.',
  editorial: 'For offices, writing and design.',
  sidebar: 'For people you write to yourself: two columns.',
} as const satisfies Record<ResumeTemplate, string>;
const PAPERS = { letter: 'Letter', a4: 'A4' } as const;
const LANGUAGES = { en: 'English', fr: 'French' } as const;

interface PreviewCardProps {
  html: string;
  /** What was said of it when it was made; null for a resume that was kept from before. */
  made: Made | null;
  /** Whether that is still being asked. */
  isLooking: boolean;
  /** Where it is kept, e.g. "Saved 09:02, version 4". */
  kept: string;
  onStyle: (style: ResumeStyle) => void;
  onOpenEditor: () => void;
}

/** The resume as it would print, how it looks, and the way into the editor. */
export function PreviewCard({ html, made, isLooking, kept, onStyle, onOpenEditor }: PreviewCardProps) {
  return (
    <Card aria-label="Your resume">
      <header className={classes.previewHead}>
        <div className={classes.previewTitle}>
          <h2>{made?.title ?? 'Your resume'}</h2>
          <span className={classes.quiet} role="status">
            {kept}
          </span>
        </div>
        <Button size="sm" onClick={onOpenEditor}>
          <ExternalLink aria-hidden />
          Open editor
        </Button>
      </header>
      {made !== null && made.style !== null && <Looks style={made.style} onStyle={onStyle} />}
      {made === null && isLooking && (
        <div className={classes.looks} aria-hidden>
          <Skeleton height={73} />
        </div>
      )}
      <Sheet html={html} title="Resume preview" />
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
        label="Template"
        value={style.template}
        options={resumeTemplate.options.map((value) => ({ value, label: TEMPLATES[value] }))}
        onValueChange={(template) => onStyle({ template })}
      />
      <Select
        label="Paper"
        value={style.paper}
        options={resumePaper.options.map((value) => ({ value, label: PAPERS[value] }))}
        onValueChange={(paper) => onStyle({ paper })}
      />
      <Select
        label="Language"
        value={style.language}
        options={language.options.map((value) => ({ value, label: LANGUAGES[value] }))}
        onValueChange={(value) => onStyle({ language: value })}
      />
      <p className={classes.forWhom}>{FOR_WHOM[style.template]}</p>
    </div>
  );
}

/** What the person should know of it, and what I ask to make it complete. */
function Remarks({ made: { notes, refused, questions, facts, said } }: { made: Made }) {
  return (
    <div className={classes.remarks}>
      <p className={classes.quiet}>
        {facts !== null && `Written from ${counted(facts, 'fact')}. `}
        Nothing on it is invented: choose a line to see its source, by click, touch, or the arrow keys and
        Enter.
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <RefusedTexts refused={refused} />
      <SaidOnly key={said.join()} said={said} />
      {questions.length > 0 && (
        <>
          <h3 className={classes.askTitle}>What I need to know to make it complete</h3>
          <Questions questions={questions} />
          <p className={classes.quiet}>Answer in the prompt, in your own words; I add it.</p>
        </>
      )}
    </div>
  );
}
