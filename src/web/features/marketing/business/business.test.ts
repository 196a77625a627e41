import { createElement } from 'react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { hostPlaceholders } from '#contract/hosts.ts';
import { LocalbizScreen, MarketingScreen, StoreScreen } from './business-screens.tsx';

it('leads from LocalBiz to the sign-up of a business, at the top and at the foot', () => {
  const html = renderToStaticMarkup(
    createElement(StaticRouter, { location: '/localbiz' }, createElement(LocalbizScreen)),
  );
  const started = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>Get Started/g)].map(([, href]) => href);
  expect(started).toEqual(Array.from({ length: 2 }, () => `${hostPlaceholders.aistore}/signup`));
});

/** What the pictures of a page show in words. */
const pictures = (screen: () => ReactNode) => {
  const html = renderToStaticMarkup(
    createElement(StaticRouter, { location: '/localbiz' }, createElement(screen)),
  );
  return [...html.matchAll(/<img [^>]*>/g)].map(([image]) => /alt="([^"]+)"/.exec(image)?.[1]);
};

it('shows screens of what runs already in both themes, each with what it shows in words, and none of what does not', () => {
  for (const screen of [LocalbizScreen, StoreScreen]) {
    const said = pictures(screen);
    expect(said).toHaveLength(4);
    expect(new Set(said).size).toBe(2);
    expect(said).not.toContain(undefined);
  }
  expect(pictures(MarketingScreen)).toEqual([]);
});
