import { describe, expect, it } from '@jest/globals';
import { failed, ok } from '@portico/domain/kernel';
import type { SettingsPage } from '@portico/application/profile';
import fc from 'fast-check';
import { SettingsSection } from './settings-section.ts';

const page: SettingsPage = { practiceName: 'Pena', practicePhone: '602-555-0101', readOnly: false } as SettingsPage;

describe('what a section of the settings tells', () => {
  it('holds a failure only of the last try, and each success until it is read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), async (tries) => {
        const section = new SettingsSection<SettingsPage>(
          async () => ok(page),
          () => undefined,
        );
        await section.load();
        for (const isSaved of tries) {
          await section.save(
            async () => (isSaved ? ok({ message: 'Saved.' }) : failed({ kind: 'unreachable' as const })),
            () => undefined,
          );
        }
        const kinds = section.toasts.map(({ kind }) => kind);
        expect(kinds.filter((kind) => kind === 'failed')).toHaveLength(tries.at(-1) === true ? 0 : 1);
        expect(kinds.filter((kind) => kind === 'saved')).toHaveLength(tries.filter(Boolean).length);
      }),
    );
  });
});
