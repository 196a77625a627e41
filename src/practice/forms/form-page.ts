import { ashby } from './boards/ashby.ts';
import { greenhouse } from './boards/greenhouse.ts';
import { lever } from './boards/lever.ts';
import { personio } from './boards/personio.ts';
import { recruitee } from './boards/recruitee.ts';
import { smartrecruiters } from './boards/smartrecruiters.ts';
import { teamtailor } from './boards/teamtailor.ts';
import { workable } from './boards/workable.ts';
import type { Html, Sheet } from './controls/marks.ts';
import { frameOf, page, postingTitle } from './layout.ts';

const layouts = {
  greenhouse,
  lever,
  ashby,
  workable,
  smartrecruiters,
  recruitee,
  personio,
  teamtailor,
} as const;

/** The page that carries a posting's form, with what was typed and the messages beside it. */
export function formPage(sheet: Sheet): Html {
  return page(frameOf(sheet.posting, postingTitle(sheet.posting)), layouts[sheet.posting.dialect](sheet));
}
