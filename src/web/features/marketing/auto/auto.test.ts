import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Offerings } from '#web/features/marketing/home/offerings.tsx';
import { ServicesScreen } from '#web/features/marketing/services/services-screen.tsx';
import { AutoScreen } from './auto-screen.tsx';

it('promises weekly dashboards and tips wherever the career offering is told of', () => {
  for (const screen of [AutoScreen, ServicesScreen, Offerings]) {
    const page = createElement(StaticRouter, { location: '/' }, createElement(screen));
    expect(renderToStaticMarkup(page)).toMatch(/weekly dashboards and tips/i);
  }
});
