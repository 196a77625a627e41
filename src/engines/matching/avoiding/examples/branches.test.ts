import { describe, expect, test } from 'vitest';
import { areOneCompany, readCompany } from '#engines/matching/avoiding/company-name.ts';

/** Pairs of names that differ in a branch or a part of a company, by what tells the second from the first. */
const manners: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'a number': [
    ['Rexall', 'Rexall #4471'],
    ['Canadian Tire', 'Canadian Tire Store 0286'],
    ['Sobeys', 'Sobeys No. 742'],
    ['Subway', 'Subway #30112-0'],
    ['Dollarama', 'Dollarama 1187'],
    ['Pizza Pizza', 'Pizza Pizza Limited - Store #88'],
    ['Jean Coutu', 'Jean Coutu n° 214'],
    ['Winners', 'Winners (Store 331)'],
    ['Second Cup', 'Second Cup Location 9125 Halifax'],
    ['Petro-Canada', 'Petro-Canada Site 4501'],
    ['Shoppers Drug Mart', 'Shoppers Drug Mart #1234'],
    ['Tim Hortons', 'Tim Hortons #2345'],
    ['Aritzia', 'Aritzia LP, Store 118, Robson'],
  ],
  'a place of work': [
    ['Harbour Freight Lines', 'Harbour Freight Lines Moncton Terminal'],
    ['Purolator', 'Purolator Oshawa Depot'],
    ['Brightline Courier', 'Brightline Courier West End Hub'],
    ['Cedar Hollow Foods', 'Cedar Hollow Foods Guelph Plant'],
    ['Linamar', 'Linamar Guelph Plant 3'],
    ['Northgate Lumber', 'Northgate Lumber Kamloops Yard'],
    ['Stelco', 'Stelco Hamilton Works'],
    ['Riverbend Dairy', 'Riverbend Dairy Truro Distribution Centre'],
    ['Costco', 'Costco Laval Warehouse'],
    ['Finning', 'Finning Edmonton Service Centre'],
    ['Maple Parcel', 'Maple Parcel Hamilton Depot'],
  ],
  'a unit in French': [
    ['Desjardins', 'Desjardins, point de service de Lévis'],
    ['Boulangerie Tremblay', 'Boulangerie Tremblay, usine de Joliette'],
    ['Jean Coutu', 'Jean Coutu - Succursale Sherbrooke'],
    ['Transport Bourret', 'Transport Bourret, terminal de Drummondville'],
    ['Cascades', 'Cascades Canada ULC, usine de Kingsey Falls'],
    ['Maple Parcel', 'Entrepôt Maple Parcel'],
    ['Agropur', 'Agropur coopérative, division fromages'],
    ['Rona', 'Rona Magasin 6210'],
    ['Groupe Lumen', 'Lumen, direction des ventes'],
  ],
  'what it owns': [
    ['Loblaw', 'Loblaws Inc.'],
    ['Irving', 'Irving Group of Companies'],
    ['Pattison', 'Pattison Companies Ltd.'],
    ['Quillfern', 'Quillfern Enterprises Inc.'],
    ['Saltpan Foods', 'Saltpan Foods Holdings Corp.'],
    ['Dubreuil', 'Entreprises Dubreuil inc.'],
    ['Northgate Lumber', 'Northgate Lumber Industries Ltd.'],
    ['Birchmount Dairy', 'The Birchmount Dairy Family of Companies'],
    ['Loblaw', 'Loblaw Companies Limited'],
  ],
  'a described division': [
    ['Telfonix', 'Telfonix Wireless Division'],
    ['Brightline Courier Express Division', 'Brightline Courier Freight Division'],
    ['Brightline Courier', 'Brightline Courier Cold Chain Division'],
  ],
  'a town that is a word or a name': [
    ['Purolator', 'Purolator Hamilton'],
    ['Cedar Hollow Foods', 'Cedar Hollow Foods Nelson'],
    ['Bell', 'Bell - Hamilton'],
    ['Sobeys', 'Sobeys Windsor'],
    ['Metro', 'Metro Ontario Inc.'],
  ],
  'a town of no table': [
    ['Purolator', 'Purolator Ancaster Depot'],
    ['Brightline Courier', 'Brightline Courier, Bobcaygeon'],
    ['Brightline Courier', 'Brightline Courier Bobcaygeon Branch'],
    ['Sobeys', 'Sobeys Tantallon Store'],
    ['Dollarama', 'Dollarama – Cowansville Nord'],
    ['Shoppers Drug Mart', 'Shoppers Drug Mart: Fenelon Falls'],
    ['Pizza Hut', 'Pizza Hut (Yonge & Eglinton)'],
  ],
  'an address': [
    ['Tim Hortons', 'Tim Hortons 1450 Merivale Road'],
    ['Second Cup', 'Second Cup King Street West'],
    ['Tim Hortons', 'Tim Hortons at Pearson Airport'],
    ['Hudson News', 'Hudson News, Vancouver International Airport'],
    ['Presse Café', 'Presse Café, rue Saint-Denis'],
    ['Jean Coutu', 'Jean Coutu, 1836 rue Sainte-Catherine Est'],
    ['Boston Pizza', 'Boston Pizza Stony Plain Road'],
  ],
  'its owner': [
    ['Marriott', 'Courtyard by Marriott'],
    ['Hilton', 'DoubleTree by Hilton Montréal'],
    ['Shoppers Drug Mart', 'Shoppers Drug Mart/Pharmaprix'],
    ['Cedar Hollow Foods', 'Oatling (a Cedar Hollow Foods brand)'],
    ['Brightline Courier', 'Zip Express, part of the Brightline Courier group'],
    ['Sobeys', 'Marché Bonichoix, une bannière de Sobeys'],
    ['Staples', 'Staples/Bureau en Gros'],
  ],
  'a region or office in French': [
    ['Metro Richelieu', 'Metro Richelieu, région de Québec'],
    ['Purolator', 'Purolator inc., bureau de Gatineau'],
    ['Cogeco', 'Cogeco Direction des ressources humaines'],
    ['Vidéotron', 'Vidéotron ltée (succ. Chicoutimi)'],
    ['Groupe Pomerleau', 'Pomerleau Est du Québec'],
  ],
  'two towns': [
    ['Accenture Toronto', 'Accenture Calgary'],
    ['Brightline Courier Regina', 'Brightline Courier Laval Depot'],
    ['Kpmg Montréal', 'KPMG Toronto LLP'],
    ['Bell Canada', 'Bell Ontario'],
  ],
};
const same = (one: string, other: string): boolean => areOneCompany(readCompany(one), readCompany(other));

describe.each(Object.entries(manners))('names that differ in %s', (_, pairs) => {
  test.each(pairs)('"%s" and "%s" are of one company', (one, other) => {
    expect([same(one, other), same(other, one)]).toEqual([true, true]);
  });
});
