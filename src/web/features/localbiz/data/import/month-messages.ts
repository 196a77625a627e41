import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  monthQuestion: 'Which month are these days of?',
  firstMonthQuestion:
    'Which month do these days start in? They run over {months, plural, one {# month} other {# months}}.',
  monthHelp:
    '“{header}” says only the day in {rows, plural, one {# row} other {# rows}}. I can’t import them before I know.',
  chooseMonth: 'Choose a month',
  month: '{day, date, month}',
});
