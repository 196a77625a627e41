import type { Posting } from '#contract/career/posting.ts';
import { quote, type Passage } from '#engines/postings/facts/text/passages.ts';
import {
  AMENITY,
  HOME_AND_OFFICE,
  HYBRID,
  HYBRID_TOPIC,
  OFFICE_ON_DAYS,
  REMOTE_STRONG,
  REMOTE_BARE,
  NOT_REMOTE,
  ONSITE_STRONG,
  ONSITE_BARE,
  PERK,
  LABEL,
} from './workplace.data.ts';

export type Workplace = NonNullable<Posting['workplace']>;
export interface WorkplaceSaid {
  workplace: Workplace;
  span: string;
}

const FRAGMENT = 32;

/** How the work is done, as the text says; null when it does not. */
export function workplaceIn(passages: readonly Passage[]): WorkplaceSaid | null {
  let best: (WorkplaceSaid & { score: number }) | null = null;
  for (const passage of passages) {
    const found = said(passage);
    if (found !== null && found.score > (best?.score ?? 0)) best = found;
  }
  return best === null ? null : { workplace: best.workplace, span: best.span };
}

function said(passage: Passage): (WorkplaceSaid & { score: number }) | null {
  const { flat, text, header, label, section, item, line } = passage;
  // Duties speak of remote sites, requirements of being used to working from home; a title may be "Remote Sensing Analyst".
  const isDemand =
    (section === 'must' || section === 'nice') && !LABEL.test(label) && (item || /\bexperience\b/.test(flat));
  if ((section === 'duties' && item) || isDemand) return null;
  const told = (header && line > 0) || LABEL.test(label) || text.length <= FRAGMENT;
  const place = told ? 3 : section === 'offer' || section === 'about' ? -1 : 0;
  const answer = (workplace: Workplace, at: RegExpExecArray | null, score: number) => ({
    workplace,
    span: quote(text, at?.index ?? 0, (at?.index ?? 0) + (at?.[0].length ?? 0)),
    score: score + place - (workplace === 'hybrid' ? 0 : AMENITY.test(flat) ? 6 : PERK.test(flat) ? 3 : 0),
  });
  const yesNo = /^(?:remote|teletravail|telework)[^:]{0,20}: *(yes|no|oui|non)\b/.exec(flat);
  if (yesNo !== null) return answer(/^(?:yes|oui)$/.test(yesNo[1] ?? '') ? 'remote' : 'onsite', yesNo, 4);
  const denied = NOT_REMOTE.exec(flat);
  if (denied !== null) return answer('onsite', denied, 4);
  for (const [index, pattern] of HYBRID.entries()) {
    const found = pattern.exec(flat);
    if (found === null) continue;
    if (index < HYBRID.length - 1 || told || HYBRID_TOPIC.test(flat)) return answer('hybrid', found, 5);
  }
  const onDays = AMENITY.test(flat) || PERK.test(flat) ? null : OFFICE_ON_DAYS.exec(flat);
  if (onDays !== null) return answer('hybrid', onDays, 5);
  const both = told ? HOME_AND_OFFICE.exec(flat) : null;
  if (both !== null) return answer('hybrid', both, 4);
  const remote = REMOTE_STRONG.exec(flat) ?? (told || line === 0 ? REMOTE_BARE.exec(flat) : null);
  if (remote !== null) return answer('remote', remote, 4);
  const onsite = ONSITE_STRONG.exec(flat) ?? (told ? ONSITE_BARE.exec(flat) : null);
  return onsite === null ? null : answer('onsite', onsite, 3);
}
