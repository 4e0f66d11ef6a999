import { describe, expect, it } from '@jest/globals';
import type { EntryHidingShown, EntryToHide } from '@portico/application/health';
import { ok, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { HidingForm } from './hiding-form.ts';

const accounts = ['dana', 'eli', 'fay', 'gus'] as readonly string[] as readonly AccountId[];
const some = fc.subarray([...accounts]);
const wanted = {
  of: { section: 'labs', entry: '7' } as const,
  patient: { practice: 'mesa' as PracticeId, patient: 'ben' as PatientId },
};

describe('a form of who may see an entry', () => {
  it('keeps what is kept until it is changed, and hides from exactly those who are checked', () =>
    fc.assert(
      fc.asyncProperty(
        some,
        some,
        fc.boolean(),
        fc.array(fc.tuple(fc.constantFrom(...accounts), fc.boolean()), { maxLength: 6 }),
        async (helping, from, everyone, pressed) => {
          const hiding: EntryHidingShown = {
            from: { everyone, helpers: everyone ? [] : from },
            helpers: helping.map((account) => ({ account, name: account })),
          };
          const sent: EntryToHide[] = [];
          const form = new HidingForm(
            {
              hide: async (asked) => {
                sent.push(asked);
                return ok(undefined);
              },
            },
            { wanted, refresh: async () => undefined },
          );
          await form.save(hiding);
          const still = everyone ? [] : helping.filter((each) => from.includes(each));
          expect(sent.at(-1)).toEqual({ ...wanted, everyone, helpers: still });
          form.choose('some');
          const expected = new Set(still);
          for (const [helper, hides] of pressed) {
            form.hideFrom(hiding, helper, hides);
            if (hides) expected.add(helper);
            else expected.delete(helper);
          }
          sent.length = 0;
          await form.save(hiding);
          const helpers = helping.filter((each) => expected.has(each));
          expect(sent).toEqual(helpers.length === 0 ? [] : [{ ...wanted, everyone: false, helpers }]);
        },
      ),
    ));
});
