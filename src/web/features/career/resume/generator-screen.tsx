import { Link, useLocation, useSearchParams } from 'react-router';
import type { AnalysisReply } from '#contract/career/resume.ts';
import type { Profile } from '#contract/career/profile.ts';
import { useSession } from '#web/api/session.tsx';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { careerPaths, isTryingOne, leadsToFact } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Score } from '#web/ui/display/score.tsx';
import { BackLink } from '#web/ui/sections/back-link.tsx';
import { AnalysisDialog } from './analysis/analysis-dialog.tsx';
import { PreviewCard } from './preview-card.tsx';
import { PromptCard } from './prompt-card.tsx';
import classes from './generator-screen.module.css';
import { Known, LastRead } from './knowledge/known.tsx';
import { text } from './generator-screen-messages.ts';
import { UploadZone } from './upload/upload-zone.tsx';
import { useGenerator } from './use-generator.ts';
import { useWorking } from './use-working.ts';
import { Wordings } from './wordings/wordings.tsx';

/** Where a resume is made: a prompt or a file goes in, a resume and what I think of it come out. */
export function GeneratorScreen() {
  const { session } = useSession();
  const [search] = useSearchParams();
  const person = session.kind === 'signed-in' || session.kind === 'offline' ? session.person : null;
  return (
    <>
      {isTryingOne(search) && <BackLink to={careerPaths.tryOne}>{text('backToTrying')}</BackLink>}
      <ScreenHead title={text('title')} lead={text('lead')} />
      <Generator key={person?.id ?? ''} person={person} />
    </>
  );
}

type Made = ReturnType<typeof useGenerator>;

function Generator({ person }: { person: Profile | null }) {
  const generator = useGenerator(person);
  const { known, resume, generation, judged } = generator;
  const { hash } = useLocation();
  const working = useWorking(generator);
  const hasResume = resume.html !== '';
  return (
    <>
      <div className={classes.columns}>
        <Asking generator={generator} working={working} />
        <div className={classes.side}>
          {person !== null && <Wordings />}
          {hasResume ? (
            <PreviewCard
              html={resume.html}
              made={resume.made}
              isLooking={resume.isLooking}
              kept={resume.kept}
              onStyle={(style) => void generation.generate('', style)}
              onOpenEditor={() => window.open(careerPaths.resumeEditor)}
            />
          ) : (
            <Known known={known} />
          )}
        </div>
      </div>
      {hasResume && (
        <details className={classes.known} open={leadsToFact(hash) || undefined}>
          <summary>{text('known')}</summary>
          <div className={classes.knownBody}>
            <Known known={known} />
          </div>
        </details>
      )}
      {working.generation.overlay}
      {working.analysis.overlay}
      {judged.isOpen && judged.reply !== null && (
        <AnalysisDialog reply={judged.reply} onClose={judged.close} onFix={judged.fix} />
      )}
    </>
  );
}

const toHistory: Tag = (inner) => (
  <Link className="text-link" to={careerPaths.history}>
    {inner}
  </Link>
);

/** The two ways in: a prompt, or a file. */
function Asking({ generator, working }: { generator: Made; working: ReturnType<typeof useWorking> }) {
  const { known, prompt, resume, generation, analysis, judged } = generator;
  return (
    <div className={classes.side}>
      <PromptCard
        box={generator.box}
        prompt={prompt}
        outcome={generation.outcome}
        working={working.generation.aside}
        isWorking={generation.at !== null}
        facts={known.data?.profile.facts.length ?? null}
        changes={resume.html !== ''}
        onGenerate={generator.generate}
      />
      <p className={classes.or}>{text('orFromFile')}</p>
      <UploadZone
        file={generator.file}
        onChoose={generator.choose}
        outcome={analysis.outcome}
        working={working.analysis.aside}
        isWorking={analysis.at !== null}
        onAnalyze={(chosen, keep) => void analysis.analyze(chosen, keep)}
      />
      {judged.reply !== null && <Again reply={judged.reply} onOpen={judged.open} />}
      {known.data?.file && <LastRead file={known.data.file} />}
      {!known.isPending && <p className={classes.otherWay}>{text.rich('noFile', { link: toHistory })}</p>}
    </div>
  );
}

function Again({ reply, onOpen }: { reply: AnalysisReply; onOpen: () => void }) {
  return (
    <p className={classes.again}>
      <span className={classes.fileName}>{reply.file.name}</span>
      <Score value={reply.analysis.overall_score} />
      <Button size="sm" onClick={onOpen}>
        {text('showAnalysis')}
      </Button>
    </p>
  );
}
