import type { CorrectedLine, CorrectedReading } from '#contract/career/hub/resume-corrections.ts';
import { labelOf, type LineChoice, type ShownValue } from '#engines/corrections/index.ts';
import { messageText } from '#web/text/message-text.ts';
import { text } from './messages.ts';
import { useCorrections } from './use-corrections.ts';
import { isStacked, useInSight } from './use-in-sight.ts';
import { useReadingFocus } from './use-reading-focus.ts';

/** What can be done at the list and the page together; `first` is the line to begin with. */
export function useDesk(reading: CorrectedReading, first: number | null) {
  const focus = useReadingFocus(reading, first);
  const { correct, undo, isBusy } = useCorrections();
  const { list, pages, toPage, toList } = useInSight(focus);
  const place = focus.path === null ? null : labelOf(focus.path);
  const label = place === null ? '' : messageText(place);
  return {
    focus,
    list,
    pages,
    isBusy,
    undo,
    /** What is chosen on the page, in words; null while nothing is. */
    asked: focus.isPicking ? label : null,
    pick: (isPicking: boolean) => {
      focus.pick(isPicking);
      if (isPicking && isStacked()) toPage();
    },
    /** A line of the page was pressed: it is what was asked for, or it shows what became of it. */
    pressLine: ({ line }: CorrectedLine) => {
      if (!focus.isPicking || focus.path === null) return focus.showLine(line);
      return correct({ path: focus.path, line }, text('takenFromLine', { value: label, line }), () => {
        focus.pick(false);
        toList();
      });
    },
    sayValue: ({ path, label: name }: ShownValue, value: string, line: number | null) =>
      correct(
        { path, value, line },
        value === ''
          ? text('takenOut', { value: messageText(name) })
          : text('keptAsWord', { value: messageText(name) }),
        focus.close,
      ),
    sayLine: ({ line }: CorrectedLine, { path, label: kind }: LineChoice) =>
      correct({ path, line }, text('lineKeptAs', { line, kind: messageText(kind) }), focus.close),
  };
}
