import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  title: 'Resume link',

  // Whether the link in a resume was opened.
  firstOpened: 'First opened on {day} at {time}.',
  neverOpened: 'It was never opened.',
  notYetOpened: 'Not opened yet.',

  // Until when it works.
  notSentYet:
    'This resume has a link at the top. Its page tells readers that opens are counted, and you can see when it was opened.',
  worksUntil: 'It works until {day}. Opening it yourself in this browser isn’t counted.',
  stoppedWorking: 'The link stopped working on {day}.',
  turnedOff: 'The link is turned off.',

  // Turning it off; before sending, the resume is made again without the link.
  turnOff: 'Turn off link',
  turningOff: 'Turning off...',
  turnOffFailed: 'The server didn’t respond. The link is still on. Try again.',
  sendWithout: 'Send without link',
  makingAgain: 'Updating the resume...',
});
