import { describe, expect, it } from 'vitest';
import { meetingNamed } from './named.ts';

/** A Monday morning. */
const monday = { day: '2026-11-09', minutes: 9 * 60 + 30 };

describe('a day nobody can be sure of', () => {
  it.each([
    ['no day', 'Would you like to talk next week?'],
    ['two days', 'Would November 24 or November 25 suit you?'],
    ['two days of one month', 'We interview on December 8 and 9.'],
    ['two hours on two days', 'Would you be free to interview either Tuesday at 10 or Thursday at 3?'],
    ['two days with one hour', 'Can you come Wednesday or Thursday, 2pm?'],
    ['days from one to another', 'We interview from November 16 to 18.'],
    ['a day that may be', 'She is free for an interview Tuesday at 11 but I have to check with her first.'],
    ['a list to choose from', 'Any of these: Mon 23rd 2pm, Tue 24th 9.30am, Thu 26th 4pm. All by Zoom.'],
    ['one day or else another', 'Seriez-vous libre vendredi 20/11 à 12h15, ou lundi 23/11 à la même heure ?'],
    ['a weekday that is not its own', 'Could we meet on Monday, November 26 at 10:00 a.m.?'],
    ['a day that is over', 'You applied on November 3.'],
    ['a day no calendar has', 'The interview is on November 31 at 10:00.'],
    ['figures that may be read both ways', 'The interview is on 4/2/2027 at 3:30 PM.'],
    ['next Thursday, said on a Monday', 'L’entretien aura lieu jeudi prochain à 15h30.'],
    ['the weekday it was written on', 'Can we talk Monday at 10?'],
    ['a week after', 'Seriez-vous dispo lundi en huit à 9h pour un entretien ?'],
    ['an hour that is over today', 'Can you come for an interview this morning at 8:00?'],
    ['only in what they quote', 'Gladly.\n> On Thursday, November 26 at 11:30 a.m.'],
  ])('is not guessed from %s', (_why, text) => {
    expect(meetingNamed(text, monday)).toBeNull();
  });
});

describe('a mail made to be slow', () => {
  it.each(['Tuesday at 10 ()()() Friday at 9 () ', 'àààà ', '12/11 ', 'by on the ', 'Monday to '])(
    'is read in time and names nothing: %s',
    (piece) => {
      for (const length of [1400, 20_000])
        expect(meetingNamed(piece.repeat(Math.floor(length / piece.length)), monday)).toBeNull();
    },
  );
});

describe('a day that is there for something else', () => {
  it.each([
    ['an answer is wanted by', 'Please confirm your interview by Thursday at 4pm.'],
    ['anybody is met on', 'Interviews are held on Thursdays at 4pm.'],
    [
      'those who get so far are met on',
      'If you are shortlisted you will be interviewed on November 19 at 10am.',
    ],
    ['somebody was met on', 'Thank you for coming in last Thursday at 2.'],
    ['the work begins on', 'The position starts on Monday 7 December at 8am.'],
    [
      'a place is open on',
      'Our office is open Monday to Friday, 9am to 5pm. We would like to interview you.',
    ],
    [
      'something else happens on',
      'We would like to interview you. HR is closed on Thursday at 4pm for a party.',
    ],
    ['it was to be on', 'I was going to call you Tuesday at 10 and could not.'],
    ['another is met on', 'Nous avons rencontré une autre personne mardi à 10 h; on vous revient.'],
    ['nobody is there on', 'Any day but Thursday at 10 for the interview.'],
    ['a week begins on', 'Could you talk in the week of 16 November?'],
    ['a conversation is called off on', 'Your interview of Thursday 12 November at 2pm has been cancelled.'],
    ['it was put off from', 'Votre entretien du lundi 30 novembre à 14h est reporté.'],
  ])('is none: %s', (_why, text) => {
    expect(meetingNamed(text, monday)).toBeNull();
  });

  it('leaves the conversation its own', () => {
    const text = 'Your interview is on Wednesday 18 November at 1pm. Please confirm by Friday 5pm.';
    expect(meetingNamed(text, monday)).toEqual({ day: '2026-11-18', time: '13:00', startsAt: null });
  });
});
