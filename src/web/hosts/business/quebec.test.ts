import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type BusinessForm, formOf } from '#web/features/localbiz/business/business-form.ts';
import { RegionField } from '#web/features/localbiz/business/detail-fields.tsx';
import { FirstTimeStep } from '#web/features/platform/accounts/first-time-step.tsx';
import { SignupScreen } from '#web/features/platform/accounts/signup-screen.tsx';
import { careerWords, OfferingContext } from '#web/shell/auth/offering-words.ts';
import { businessWords } from './business-words.tsx';

const signup = createElement(SignupScreen);
const withProvider = createElement(FirstTimeStep, {
  provider: 'google',
  failure: '',
  busy: false,
  onConfirm: () => undefined,
  onBack: () => undefined,
});
const shown = (words: typeof businessWords, screen: typeof signup | typeof withProvider) =>
  renderToStaticMarkup(
    createElement(StaticRouter, { location: '/' }, createElement(OfferingContext, { value: words }, screen)),
  );
const chosen = (region: BusinessForm['region'], isQuebecKnown: boolean) => {
  const form: BusinessForm = { ...formOf(null, 'America/Toronto'), region };
  const field = createElement(RegionField, { form, problems: {}, change: () => undefined, isQuebecKnown });
  return renderToStaticMarkup(field);
};
const IN_ENGLISH = 'French is still to come';
const IN_FRENCH = /<p lang="fr-CA">.*plus tard/;

describe('that French is still to come', () => {
  it('stands before the first field of whoever opens a business account, in both languages', () => {
    for (const screen of [signup, withProvider]) {
      const [before = ''] = shown(businessWords, screen).split('<form');
      expect(before).toContain(IN_ENGLISH);
      expect(before).toMatch(IN_FRENCH);
      expect(shown(careerWords, screen)).not.toContain(IN_ENGLISH);
    }
  });

  it('is said to a business that chooses Quebec, until that is saved', () => {
    expect(chosen('QC', false)).toContain(IN_ENGLISH);
    expect(chosen('QC', true)).not.toContain(IN_ENGLISH);
    expect(chosen('ON', false)).not.toContain(IN_ENGLISH);
  });
});
