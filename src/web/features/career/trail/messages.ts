import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Beside the download of all of a person's data.
  whatItIs:
    'Your export includes your activity log: one line for each step taken in your name, each linked to all the lines before it. You can check that none of them was changed.',
  check: 'Check the activity log',
  checking: 'Checking...',
  notChecked: 'The server didn’t respond. Your activity log wasn’t checked. Try again.',

  // What a check found.
  empty: 'Your activity log is empty. Nothing has been done in your name yet.',
  whole:
    '{lines, plural, one {Your activity log is intact. Its one line wasn’t changed.} other {Your activity log is intact. None of its # lines was changed or removed.}}{behind, plural, =0 {} one { The last line isn’t in our separate record yet. The next step adds it.} other { The last # lines aren’t in our separate record yet. The next step adds them.}}',
  // Where it is not intact: `number` is 0 where no line can be named.
  broken:
    '{number, plural, =0 {Your activity log isn’t intact.} other {Your activity log isn’t intact from line # on.}} {fault, select, changed {That line, or the step it describes, was changed after it was written.} missing {That line, or the step it describes, was removed.} forged {That line wasn’t written by this service.} replaced {That line replaced a different one.} last_missing {That line and all lines after it were removed.} head {Our record of where your log ends was changed.} other {A step was added that has no line.}} Please contact us.',
});
