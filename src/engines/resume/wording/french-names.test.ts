import { expect, it } from 'vitest';
import { atSchoolInFrench, chezFrench, ofFrench } from './index.ts';

it.each([
  ['Metro', 'chez Metro', 'de Metro'],
  ['Ubisoft', 'chez Ubisoft', 'd’Ubisoft'],
  ['La Presse', 'chez La Presse', 'de La Presse'],
  ['Hôpital du Sacré-Cœur', 'à l’Hôpital du Sacré-Cœur', 'de l’Hôpital du Sacré-Cœur'],
  ['CLSC des Faubourgs', 'au CLSC des Faubourgs', 'du CLSC des Faubourgs'],
  ['Banque Nationale', 'à la Banque Nationale', 'de la Banque Nationale'],
  ['Centre de services scolaire', 'au Centre de services scolaire', 'du Centre de services scolaire'],
  ['Centre Street Bakery', 'chez Centre Street Bakery', 'de Centre Street Bakery'],
  ['Office of the Auditor', 'chez Office of the Auditor', 'd’Office of the Auditor'],
])('%s is named in French as people say it', (name, at, of) => {
  expect([chezFrench(name), ofFrench(name)]).toEqual([at, of]);
});

it('names schools with their article, where they have one', () => {
  expect(['Université Laval', 'Cégep Limoilou', 'HEC Montréal'].map(atSchoolInFrench)).toEqual([
    'à l’Université Laval',
    'au Cégep Limoilou',
    'à HEC Montréal',
  ]);
});
