import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ThisWeek } from './this-week.tsx';

const interview = {
  application_id: '01890000-0000-7000-8000-000000000000',
  title: 'Dispatcher',
  company: 'Crestline',
  day: '2026-11-30',
  time: null,
};

it('names the link to an interview by what is seen of it, and by whose words it leads to', () => {
  const figures = { week: [], limitToday: 0, sentToday: 0, totalApplications: 1 };
  const overview = { ...figures, tip: null, nextInterviews: [interview] };
  const html = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(ThisWeek, { overview })));
  const [, attributes = '', inside = ''] = /<a ([^>]*)>(.*?)<\/a>/.exec(html) ?? [];
  expect(attributes).not.toContain('aria-label');
  expect(inside.replaceAll(/<[^>]*>/g, '')).toBe('Read message from Crestline');
});
