import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  title: 'Resume link',

  // Whether the link in a CV was opened.
  firstOpened: 'First opened on {day} at {time}.',
  neverOpened: 'Nobody opened it.',
  notYetOpened: 'Nobody has opened it yet.',

  // Until when it works.
  notSentYet:
    'A link stands at the top of this CV. Its page tells the reader that opening is counted, and shows you when it was opened.',
  worksUntil: 'It works until {day}. Opening it yourself in this browser is not counted.',
  stoppedWorking: 'The link stopped working on {day}.',
  turnedOff: 'The link is turned off and opens nothing.',

  // Turning it off; before the CV was sent, it is made again without the link.
  turnOff: 'Turn off link',
  turningOff: 'Turning off...',
  turnOffFailed: 'The server did not answer, so the link is still on. Try again.',
  sendWithout: 'Send it without the link',
  makingAgain: 'Making the CV again...',
});
