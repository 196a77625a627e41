import { catalogue } from '#localization/catalogue.ts';

/** What is asked and said while a resume is made from prompts. */
export const text = catalogue(
  'resume-drafting',
  {
    // What is missing, asked.
    askName: 'What is your full name?',
    askEmail: 'Which email address should employers use?',
    askPhone: 'Which phone number can employers call?',
    askPlace: 'Which city and province are you in?',
    askEducation: 'What is your highest level of education, and where did you get it?',
    askSkills: 'Which skills and tools do you use?',
    askWork: 'Where have you worked, in which roles, and from when to when?',
    askWhichJob:
      'Which job did you do this in: {lines}? I’ll put it on your resume once I know. You can answer “at …”, for example.',
    askWhenAndWhere: 'When and where did you do this work?',
    // `known` says which of title and employer are there; the other is "".
    askWhen: `{known, select,
    both {When did you work as {title} at {employer} (start and end month)?}
    title {When did you work as {title} (start and end month)?}
    other {When did you work at {employer} (start and end month)?}
  }`,
    askEmployer: 'Who did you work for as {title}?',
    askTitle: 'What was your title at {employer}?',
    askDone: `{known, select,
    both {What did you do as {title} at {employer}, and what was the result? An example with a number helps most.}
    title {What did you do as {title}, and what was the result? An example with a number helps most.}
    other {What did you do at {employer}, and what was the result? An example with a number helps most.}
  }`,
    askNumber: 'Can you add how many, how much or how often to “{line}”?',

    // What was told and found no place.
    placeSentence: 'I couldn’t place “{sentence}”. At which job or school was that, and when?',
    placeWords: 'I couldn’t place “{words}” in “{sentence}”. Which job or school does it belong to?',
    placeYear: 'I couldn’t place the year {year} in “{sentence}”. What started or ended then?',
    placeName: 'I couldn’t place “{words}” in “{sentence}”. Is it an employer, a school or something else?',

    // What a prompt changed, and what it could not.
    undone: 'I undid what your last prompt changed.',
    nothingToUndo: 'There’s nothing left to undo.',
    notLeftOut: '“{words}” wasn’t left out, so I changed nothing there.',
    nothingSays: 'Nothing on your resume says “{words}”, so I changed nothing there.',
    titleKept:
      'I left the title “{from}” as it is, because you didn’t say you held that rank. If you did, tell me where: “My title at … was {to}, not {from}”.',
    titleHeldOnly:
      'Only a title you’ve held can go under your name. If you held it, tell me where and when: “I was a … at …, from 2020 to 2022”.',
    several:
      '{count} things on your resume match “{words}”: {things}. Which one should I leave out? Say a few words of it, or “all of them”.',
    severalAmong:
      '{count} things on your resume match “{words}”, including {things}. Which one should I leave out? Say a few words of it, or “all of them”.',
    dateTwice: 'More than one entry has the date {date}. Say which employer or school you mean.',
    nothingMentions:
      'Nothing you’ve told me mentions “{words}”. Tell me what you did, with a number if you have one, and I’ll put it first.',
    noJobMatches:
      'No job on your resume matches “{words}”, so I left them all as they are. Name the employer or the title.',
    nothingToHide: `{part, select,
    phone {Your resume had no phone number to leave off.}
    email {Your resume had no email address to leave off.}
    place {Your resume had no location to leave off.}
    other {Your resume had no links to leave off.}
  }`,
    formal: 'I switched to the Classic template. Your sentences stay as you wrote them.',
    halfPage: 'It’s half a page at most, so there’s nothing to leave out.',
    noSkill: `{count, plural,
    one {I didn’t recognize {skills} as a skill. If it is one, tell me what employers call it.}
    other {I didn’t recognize {skills} as skills. If they are, tell me what employers call them.}
  }`,
    aimedAtWork:
      'I focused it on “{target}”: related work comes first in each job, and related skills come first in your list. It doesn’t say you’ve done that work unless you told me so.',
    aimedAtWorkIn:
      'I focused it on “{target}” in {place}: related work comes first in each job, and related skills come first in your list. It doesn’t say you’ve done that work or live in {place} unless you told me so.',
    aimedAtPlace:
      'I focused it on work in {place}: related work comes first in each job, and related skills come first in your list. It doesn’t say you’ve done that work or live in {place} unless you told me so.',

    // What the person should know of the finished page.
    asShortAsItGets:
      'This is as short as I can make it without leaving out a section. You can name one, for example “without projects”.',
    improved:
      'I improved {count, plural, one {one line} other {# lines}}: weak openings and typos. The rest of the advice needs details only you can give.',
    unsupported:
      'I left out {count, plural, one {one passage} other {# passages}} that your profile doesn’t support.',
    // What stays in the person's own language, said in turn.
    standardTranslated: `{language, select,
    fr {Headings, dates, languages, levels and common degrees are in French.}
    other {Headings, dates, languages, levels and common degrees are in English.}
  }`,
    summaryLeft: `{language, select,
    fr {Your summary is still in English, as you wrote it.}
    other {Your summary is still in French, as you wrote it.}
  }`,
    linesLeft: `{language, select,
    fr {{count, plural, one {# line about what you did is still in English, as you wrote it.} other {# lines about what you did are still in English, as you wrote them.}}}
    other {{count, plural, one {# line about what you did is still in French, as you wrote it.} other {# lines about what you did are still in French, as you wrote them.}}}
  }`,
    titlesLeft: `{language, select,
    fr {{count, plural, one {# job title is still in English, as you wrote it.} other {# job titles are still in English, as you wrote them.}}}
    other {{count, plural, one {# job title is still in French, as you wrote it.} other {# job titles are still in French, as you wrote them.}}}
  }`,
    fieldsLeft: `{language, select,
    fr {{count, plural, one {# field of study is still in English, as you wrote it.} other {# fields of study are still in English, as you wrote them.}}}
    other {{count, plural, one {# field of study is still in French, as you wrote it.} other {# fields of study are still in French, as you wrote them.}}}
  }`,
    tellInLanguage: `{language, select,
    fr {I don’t translate what you did. Tell me in French and I’ll use that.}
    other {I don’t translate what you did. Tell me in English and I’ll use that.}
  }`,

    // Words of the person, or of their resume, in a list.
    words: '“{words}”',
  },
  {
    notTranslated: `{language, select,
    fr {Headings, dates, languages, levels and common degrees are in French. Still in English, as you wrote them: {parts}. I don’t translate what you did. Tell me in French and I’ll use that.}
    other {Headings, dates, languages, levels and common degrees are in English. Still in French, as you wrote them: {parts}. I don’t translate what you did. Tell me in English and I’ll use that.}
  }`,
    ownSummary: 'your summary',
    ownLines: '{count, plural, one {# line} other {# lines}} about what you did',
    ownTitles: '{count, plural, one {# job title} other {# job titles}}',
    ownFields: '{count, plural, one {# field of study} other {# fields of study}}',
  },
);
