import { describe, expect, it } from 'vitest';
import { aBoard } from '#testing/boards/factories.ts';
import { addressFrom, hostsOf, requestOf, secretsOf } from './requests.ts';

describe('the hosts that a board is called at', () => {
  it('are its own, with the name of the employer as one label', () => {
    expect(hostsOf(aBoard('teamtailor'), 'Acme')).toEqual(['acme.teamtailor.com']);
    for (const slug of ['evil.example/x', 'evil.example#', 'a@evil.example', 'evil.example%2F', '', '..'])
      expect(() => hostsOf(aBoard('teamtailor'), slug), slug).toThrow(/tenant/);
  });

  it('end as the board’s hosts end where the employer gives the whole name', () => {
    expect(hostsOf(aBoard('oracle_orc'), 'acme.fa.oraclecloud.com/CX')).toEqual(['acme.fa.oraclecloud.com']);
    for (const host of ['oraclecloud.com.evil.example', 'evil.example', '127.0.0.1', 'localhost'])
      expect(() => hostsOf(aBoard('oracle_orc'), `${host}/CX`), host).toThrow(/tenant/);
  });

  it('are the only ones that a request goes to', () => {
    const board = aBoard('teamtailor');
    const asked = { url: 'https://evil.example/jobs', accept: 'application/json' };
    expect(() => requestOf({ ...board, keys: [], token: null }, 'acme', undefined, asked)).toThrow(/hosts/);
  });
});

describe('an address', () => {
  it('takes a value as a part of its path and as nothing else', () => {
    const board = aBoard('teamtailor');
    const address = addressFrom(board, 'https://{company}.teamtailor.com/jobs/{id}', {
      company: 'acme',
      id: '../../admin?x=1#y',
    });
    expect(address).toBe('https://acme.teamtailor.com/jobs/..%2F..%2Fadmin%3Fx%3D1%23y');
  });
});

describe('a board that needs a key', () => {
  it('is not asked without it', () => {
    const needing = {
      ...aBoard('teamtailor'),
      token: null,
      keys: [{ setting: 'SOME_KEY', from: 'acme.example' }],
    };
    expect(() => secretsOf(needing, { keys: {} })).toThrow(/SOME_KEY/);
    expect(() => secretsOf(needing, { keys: { SOME_KEY: '' } })).toThrow(/SOME_KEY/);
    expect(secretsOf(needing, { keys: { SOME_KEY: 'k' } })).toEqual({ SOME_KEY: 'k' });
  });
});
