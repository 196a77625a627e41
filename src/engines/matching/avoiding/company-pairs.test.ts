import { describe, expect, test } from 'vitest';
import { areOneCompany, readCompany } from './company-name.ts';

/** Pairs of names by what tells the second from the first. */
const manners: Readonly<Record<string, { one: [string, string][]; two: [string, string][] }>> = {
  'a number': {
    one: [
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
    ],
    two: [
      ['Motel 6', 'Motel'],
      ['Forever 21', 'Forever'],
      ['Studio 54', 'Studio 7'],
      ['Pier 1', 'Pier 9 Seafood'],
    ],
  },
  'a place of work': {
    one: [
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
    two: [
      ['Home Depot', 'Home Outfitters'],
      ['Office Depot', 'Office Plant'],
      ['Summit Depot', 'Summit Mills'],
      ['Iron Works', 'Iron Terminal'],
    ],
  },
  'a unit in French': {
    one: [
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
    two: [
      ['Boulangerie Tremblay', 'Boulangerie Gagnon'],
      ['Caisse Desjardins de Lévis', 'Caisse de dépôt'],
      ['Usine Rotor', 'Usine Nova'],
      ['Magasin Latulippe', 'Magasin Laura'],
    ],
  },
  'what it owns': {
    one: [
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
    two: [
      ['Atlas', 'Atlas Industries'],
      ['Smith', 'Smith Enterprises'],
      ['Phoenix Holdings', 'Phoenix Brands'],
      ['Summit Ventures', 'Summit Enterprises'],
    ],
  },
  'a described division': {
    one: [
      ['Telfonix', 'Telfonix Wireless Division'],
      ['Brightline Courier Express Division', 'Brightline Courier Freight Division'],
      ['Brightline Courier', 'Brightline Courier Cold Chain Division'],
      ['Deloitte Audit Division', 'Deloitte Tax Division'],
    ],
    two: [
      ['Delta Airlines Division', 'Delta Security Division'],
      ['Phoenix Roofing Division', 'Phoenix Copper Division'],
      ['Eagle Freight Division', 'Eagle Pharma Division'],
      ['Cedar Valley Division', 'Cedar Point Division'],
      ['Silver Spoon Foods Division', 'Silver Lake Division'],
      ['Anchor Glass Dept.', 'Anchor Bay Dept.'],
      ['Atlas Security Division', 'Atlas Copco Division'],
      ['Maple Parcel Logistics Division', 'Maple Leaf Foods Division'],
    ],
  },
  'a town that is a word or a name': {
    one: [
      ['Purolator', 'Purolator Hamilton'],
      ['Cedar Hollow Foods', 'Cedar Hollow Foods Nelson'],
      ['Bell', 'Bell - Hamilton'],
      ['Sobeys', 'Sobeys Windsor'],
      ['Metro', 'Metro Ontario Inc.'],
    ],
    two: [
      ['Cooper', 'Cooper Nelson'],
      ['Ford', 'Ford Oliver'],
      ['Carter', 'Carter Lincoln'],
      ['Good', 'Good Hope'],
      ['Park', 'Park Lancaster'],
      ['Royal', 'Royal Windsor'],
      ['Grand', 'Grand Victoria'],
      ['Golden', 'Golden Trail'],
      ['Baker', 'Baker Hamilton'],
      ['Metro', 'Metro Vancouver'],
    ],
  },
  'a town of no table': {
    one: [
      ['Purolator', 'Purolator Ancaster Depot'],
      ['Brightline Courier', 'Brightline Courier, Bobcaygeon'],
      ['Brightline Courier', 'Brightline Courier Bobcaygeon Branch'],
      ['Sobeys', 'Sobeys Tantallon Store'],
      ['Dollarama', 'Dollarama – Cowansville Nord'],
      ['Shoppers Drug Mart', 'Shoppers Drug Mart: Fenelon Falls'],
      ['Pizza Hut', 'Pizza Hut (Yonge & Eglinton)'],
    ],
    two: [
      ['Osler, Hoskin & Harcourt', 'Osler'],
      ['Baker, McKenzie & Sons', 'Baker, Fraser'],
    ],
  },
  'an address': {
    one: [
      ['Tim Hortons', 'Tim Hortons 1450 Merivale Road'],
      ['Second Cup', 'Second Cup King Street West'],
      ['Tim Hortons', 'Tim Hortons at Pearson Airport'],
      ['Hudson News', 'Hudson News, Vancouver International Airport'],
      ['Presse Café', 'Presse Café, rue Saint-Denis'],
      ['Jean Coutu', 'Jean Coutu, 1836 rue Sainte-Catherine Est'],
    ],
    two: [
      ['Abbey', 'Abbey Road'],
      ['Wall', 'Wall Street'],
      ['Bay', 'Bay Street Staffing'],
    ],
  },
  'its owner': {
    one: [
      ['Marriott', 'Courtyard by Marriott'],
      ['Hilton', 'DoubleTree by Hilton Montréal'],
      ['Shoppers Drug Mart', 'Shoppers Drug Mart/Pharmaprix'],
      ['Cedar Hollow Foods', 'Oatling (a Cedar Hollow Foods brand)'],
      ['Brightline Courier', 'Zip Express, part of the Brightline Courier group'],
      ['Sobeys', 'Marché Bonichoix, une bannière de Sobeys'],
      ['Staples', 'Staples/Bureau en Gros'],
    ],
    two: [
      ['Step', 'Step by Step Daycare'],
      ['Side', 'Side by Side Support'],
      ['Design', 'Design by Nature'],
    ],
  },
  'a region or office in French': {
    one: [
      ['Metro Richelieu', 'Metro Richelieu, région de Québec'],
      ['Purolator', 'Purolator inc., bureau de Gatineau'],
      ['Cogeco', 'Cogeco Direction des ressources humaines'],
      ['Vidéotron', 'Vidéotron ltée (succ. Chicoutimi)'],
      ['Groupe Pomerleau', 'Pomerleau Est du Québec'],
    ],
    two: [
      ['CIUSSS du Nord', 'CIUSSS de l’Est'],
      ['Bureau Gagnon', 'Bureau Tremblay'],
      ['Centre de services de Laval', 'Centre de services de Lévis'],
    ],
  },
  'another firm’s words behind a shared first word': {
    one: [],
    two: [
      ['Royal LePage', 'Royal Canin'],
      ['General Motors', 'General Electric'],
      ['Atlas Store 12', 'Atlas Movers Store 4'],
      ['Golden Arrow Branch', 'Golden Gate Branch'],
      ['Liberty Mutual Branch', 'Liberty Tax Branch'],
      ['Diamond Plant', 'Diamond Tooling Plant'],
      ['Falcon Terminal', 'Falcon Air Terminal'],
      ['Jackson Hewitt', 'Jackson Division'],
      ['Orange Julius', 'Orange'],
      ['Star Choice Division', 'Star Bakery Division'],
    ],
  },
  'two towns': {
    one: [
      ['Accenture Toronto', 'Accenture Calgary'],
      ['Brightline Courier Regina', 'Brightline Courier Laval Depot'],
      ['Kpmg Montréal', 'KPMG Toronto LLP'],
      ['Bell Canada', 'Bell Ontario'],
    ],
    two: [
      ['Summit Hamilton', 'Summit London'],
      ['Crown Calgary', 'Crown Ottawa'],
      ['Harbour Halifax', 'Harbour Victoria'],
      ['Metro Toronto', 'Metro Halifax'],
    ],
  },
};
const same = (one: string, other: string): boolean => areOneCompany(readCompany(one), readCompany(other));

describe.each(Object.entries(manners))('names that differ in %s', (_, { one, two }) => {
  test('are of one company where that is a branch or a part of it', () => {
    for (const [name, other] of one)
      expect([name, other, same(name, other), same(other, name)]).toEqual([name, other, true, true]);
  });

  test('are of two companies where it may belong to the name', () => {
    for (const [name, other] of two)
      expect([name, other, same(name, other), same(other, name)]).toEqual([name, other, false, false]);
  });
});
