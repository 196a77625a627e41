import { useOutletContext } from 'react-router';
import { ResumeEditorScreen } from '#web/features/career/resume-editor/editor-screen.tsx';
import type { AccountContext } from '#web/hosts/account/require-account.tsx';

/** The editor with whoever is signed in; it stands outside the dashboard's frame. */
export function ResumeEditorPage() {
  const { person } = useOutletContext<AccountContext>();
  return <ResumeEditorScreen key={person.id} person={person} />;
}
