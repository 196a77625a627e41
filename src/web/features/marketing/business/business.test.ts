import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { hostPlaceholders } from '#contract/hosts.ts';
import { LocalbizScreen } from './business-screens.tsx';

it('leads from LocalBiz to the sign-up of a business, at the top and at the foot', () => {
  const html = renderToStaticMarkup(
    createElement(StaticRouter, { location: '/localbiz' }, createElement(LocalbizScreen)),
  );
  const started = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>Get Started/g)].map(([, href]) => href);
  expect(started).toEqual(Array.from({ length: 2 }, () => `${hostPlaceholders.aistore}/signup`));
});
