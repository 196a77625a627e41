import { describe, expect, it } from 'vitest';
import { refusesWish, wishAsked, withoutRefusal } from './refusals.ts';
import { plainLabel } from './wording.ts';

const refuses = (label: string) => refusesWish(plainLabel(label));

describe('a box for a wish', () => {
  it('refuses it where its first word of telling denies, in one word or in two', () => {
    expect(refuses('Cochez cette case si vous NE voulez PAS recevoir notre infolettre.')).toBe(true);
    expect(refuses('Je refuse que ma candidature soit versée dans votre réserve.')).toBe(true);
    expect(refuses('I object to my application being kept in your talent pool.')).toBe(true);
    expect(refuses('No newsletter, please')).toBe(true);
    expect(refuses("If you'd rather not get our newsletter, tick this box")).toBe(true);
  });

  it('asks for it where nothing denies', () => {
    expect(refuses('Send me your newsletter')).toBe(false);
    expect(refuses('Newsletter')).toBe(false);
  });

  it('is left to the person where it denies twice, further on, or tells to do something unknown', () => {
    expect(refuses('Untick this box if you do not wish to receive our newsletter')).toBeNull();
    expect(refuses('I agree to receive news, and I can opt out at any time')).toBeNull();
    expect(refuses('Forget me for newsletters')).toBeNull();
  });

  it('says what it asks in the sentence about the box, whatever is told around it', () => {
    expect(wishAsked('Not every match works out. Tick here if you want us to keep your file.')).toBe(
      'tick here if you want us to keep your file',
    );
    expect(wishAsked('Text me about jobs. Msg and data rates may apply; reply STOP to quit.')).toBe(
      'text me about jobs',
    );
    expect(wishAsked('We send a newsletter. I do not want to receive it.')).toBeNull();
  });

  it('is known by what it refuses', () => {
    expect(withoutRefusal('Je refuse que mon profil soit gardé')).toBe('J’accepte que mon profil soit gardé');
    expect(withoutRefusal('Ne gardez pas mon dossier')).toBe('gardez mon dossier');
    expect(withoutRefusal('Keep my file')).toBeNull();
  });
});
