import { beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE } from '@portico/domain/kernel';
import { noon } from '@portico/services/kernel/testing';
import { HandClock, MemoryKeyValueStore } from '../access/testing/index.ts';
import { ProviderTrip } from './identity-provider-round-trip.ts';

let tab: MemoryKeyValueStore;
let clock: HandClock;
let trip: ProviderTrip;
beforeEach(() => {
  tab = new MemoryKeyValueStore();
  clock = new HandClock(noon);
  trip = new ProviderTrip(tab, clock);
});
const ofAna = { kind: 'unknown', provider: 'clinic', ticket: 'ticket-ana' } as const;

describe('the identity that waits in a tab for a page', () => {
  it('ASVS-14.3 is gone five minutes after its person came back', () => {
    trip.bring({ ...ofAna, email: 'ana@example.org', firstName: 'Ana', lastName: 'Silva' });
    clock.pass(5 * MINUTE - 1);
    const { kind: _, ...who } = ofAna;
    const kept = { ...who, isKnown: false, broughtAt: noon };
    expect(trip.takeIdentity()).toEqual({ ...kept, email: 'ana@example.org', firstName: 'Ana', lastName: 'Silva' });
    trip.bring(ofAna);
    clock.pass(5 * MINUTE);
    expect({ takeIdentity: trip.takeIdentity(), all: tab.all }).toEqual({ takeIdentity: undefined, all: {} });
  });

  it('ASVS-14.3 waits no longer because a page took it and kept it', () => {
    trip.bring(ofAna);
    clock.pass(4 * MINUTE);
    const taken = trip.takeIdentity();
    expect(taken?.ticket).toBe('ticket-ana');
    if (taken !== undefined) trip.keep(taken);
    clock.pass(MINUTE);
    expect({ takeIdentity: trip.takeIdentity(), all: tab.all }).toEqual({ takeIdentity: undefined, all: {} });
  });

  it.each([
    ['has no moment', { provider: 'clinic', ticket: 'ticket-ana', isKnown: false }],
    ['is of a moment that is still to come', { provider: 'clinic', ticket: 't', isKnown: false, broughtAt: noon + 1 }],
    ['is nothing', null],
  ])('ASVS-14.3 is ignored and removed where it %s', (_, kept) => {
    tab.write('providerIdentity', JSON.stringify(kept));
    expect({ takeIdentity: trip.takeIdentity(), all: tab.all }).toEqual({ takeIdentity: undefined, all: {} });
  });

  it('is forgotten without being taken', () => {
    trip.bring(ofAna);
    trip.forget();
    expect(tab.all).toEqual({});
  });
});
