import { describe, expect, it } from 'vitest';
import { hostOf, hostOriginFrom } from './host-origin.ts';

const from = (address: string) => {
  const { protocol, host } = new URL(address);
  return { protocol, host };
};

describe('the face a host shows', () => {
  it('is told by its prefix, whatever the case', () => {
    expect(hostOf('career.example.com')).toBe('career');
    expect(hostOf('CAREER.localhost:3000')).toBe('career');
    expect(hostOf('aistore.localhost')).toBe('aistore');
    expect(hostOf('example.com')).toBe('main');
    expect(hostOf('www.career.com')).toBe('main');
  });
});

describe('a link to another face', () => {
  it('adds the prefix and keeps protocol and port', () => {
    expect(hostOriginFrom('career', from('http://localhost:3000'))).toBe('http://career.localhost:3000');
    expect(hostOriginFrom('aistore', from('https://legwork.example'))).toBe(
      'https://aistore.legwork.example',
    );
  });

  it('replaces a prefix and takes it off again', () => {
    expect(hostOriginFrom('aistore', from('http://career.localhost:3000'))).toBe(
      'http://aistore.localhost:3000',
    );
    expect(hostOriginFrom('main', from('https://aistore.legwork.example'))).toBe('https://legwork.example');
    expect(hostOriginFrom('career', from('http://career.localhost:3000'))).toBe(
      'http://career.localhost:3000',
    );
  });

  it('leaves www behind', () => {
    expect(hostOriginFrom('career', from('https://www.legwork.example'))).toBe(
      'https://career.legwork.example',
    );
  });

  it('turns a loopback address into localhost, which can carry a prefix', () => {
    expect(hostOriginFrom('career', from('http://127.0.0.1:3000'))).toBe('http://career.localhost:3000');
    expect(hostOriginFrom('career', from('http://[::1]:3000'))).toBe('http://career.localhost:3000');
  });
});
