import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { clientAddressBehind, proxyDoubt, trustIn } from './client-address.ts';

const request = (remoteAddress: string | undefined, forwarded?: string): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe('the address of a client', () => {
  it('is that of its connection, whatever a header claims', () => {
    const addressOf = clientAddressBehind([]);
    fc.assert(
      fc.property(fc.ipV4(), fc.oneof(fc.ipV4(), fc.string()), (address, claimed) => {
        expect(addressOf(request(address, claimed))).toBe(address);
      }),
    );
  });

  it('is the nearest forwarded one that is no proxy of ours, however many stand before it', () => {
    const addressOf = clientAddressBehind(['loopback', '10.0.0.0/8']);
    expect(addressOf(request('127.0.0.1', '203.0.113.9'))).toBe('203.0.113.9');
    expect(addressOf(request('10.1.2.3', '198.51.100.1, 203.0.113.9, 10.9.9.9'))).toBe('203.0.113.9');
    expect(addressOf(request('203.0.113.9', '198.51.100.1'))).toBe('203.0.113.9');
    expect(addressOf(request('::ffff:127.0.0.1', '203.0.113.9'))).toBe('203.0.113.9');
  });

  it('of IPv6 is the network, so that a household is one caller', () => {
    const addressOf = clientAddressBehind([]);
    expect(addressOf(request('2001:db8:1:2:3:4:5:6'))).toBe('2001:db8:1:2::/64');
    expect(addressOf(request('2001:db8:1:2::9'))).toBe('2001:db8:1:2::/64');
    expect(addressOf(request('::ffff:203.0.113.9'))).toBe('203.0.113.9');
  });

  it('is nothing where the connection is gone or the header is no address', () => {
    const addressOf = clientAddressBehind(['loopback']);
    expect(addressOf(request(undefined))).toBe('');
    expect(addressOf(request('127.0.0.1', 'unknown'))).toBe('');
  });
});

describe('a header of somebody who is no proxy of ours', () => {
  it('OPS-D9 is told once', () => {
    let told = 0;
    const doubt = proxyDoubt(trustIn(['loopback']), () => void (told += 1));
    for (const given of [request('127.0.0.1', '203.0.113.9'), request('10.0.0.1'), request(undefined, '203.0.113.9')])
      doubt(given);
    expect(told).toBe(0);
    for (let times = 0; times < 3; times += 1) doubt(request('10.0.0.1', '203.0.113.9'));
    expect(told).toBe(1);
  });
});
