import { expect, test } from 'vitest';
import { withDownloadPolicy } from './download.ts';

const META = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;

test('a resume that leaves has its policy before anything that it could load', () => {
  expect(
    withDownloadPolicy('<!doctype html>\n<html><head lang="en"><style>a{}</style></head>$&</html>'),
  ).toBe(`<!doctype html>\n<html><head lang="en">${META}<style>a{}</style></head>$&</html>`);
  expect(withDownloadPolicy('<!DOCTYPE html><header>Me</header>')).toBe(
    `<!doctype html>${META}<header>Me</header>`,
  );
});
