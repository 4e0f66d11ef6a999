import { describe, expect, it } from '@jest/globals';
import { failed, ok } from '@portico/domain/kernel';
import { pictureChanges, usualChoices } from '@portico/domain/profile';
import { MemoryAnalytics } from '@portico/application/kernel/testing';
import { trackedIdentityDocuments, trackedUpdates } from './saving-analytics.ts';
import type { IdentityDocuments, Updates } from '@portico/application/profile';

describe('a change of the profile', () => {
  it('ACC-417 is counted once papers are kept, without them, and not where they were refused', async () => {
    const ends: Awaited<ReturnType<IdentityDocuments['saveIdentityDocuments']>>[] = [
      failed({ kind: 'too-large' }),
      ok({ message: 'Kept.' }),
    ];
    const analytics = new MemoryAnalytics();
    const port = trackedIdentityDocuments(
      {
        identityDocuments: async () => failed({ kind: 'unreachable' }),
        saveIdentityDocuments: async () => ends.shift() ?? failed({ kind: 'unreachable' }),
      },
      analytics,
    );
    const change = { insurances: [], identity: pictureChanges({}, { frontPhoto: '', backPhoto: '' }) };
    await port.identityDocuments();
    await port.saveIdentityDocuments(change);
    expect(analytics.told).toEqual([]);
    await port.saveIdentityDocuments(change);
    expect(analytics.told).toEqual([{ name: 'Update Documents' }]);
  });

  it('ACC-418 is counted once notifications are kept, without what was chosen, and not where they were refused', async () => {
    const ends: Awaited<ReturnType<Updates['saveUpdates']>>[] = [
      failed({ kind: 'profile-read-only' }),
      ok({ message: 'Kept.' }),
    ];
    const analytics = new MemoryAnalytics();
    const port = trackedUpdates(
      {
        updates: async () => failed({ kind: 'unreachable' }),
        saveUpdates: async () => ends.shift() ?? failed({ kind: 'unreachable' }),
      },
      analytics,
    );
    await port.updates();
    await port.saveUpdates(usualChoices);
    expect(analytics.told).toEqual([]);
    await port.saveUpdates(usualChoices);
    expect(analytics.told).toEqual([{ name: 'Update Notifications' }]);
  });
});
