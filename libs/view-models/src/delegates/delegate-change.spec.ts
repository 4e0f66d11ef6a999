import { describe, expect, it } from '@jest/globals';
import { failed, ok } from '@portico/domain/kernel';
import { DelegateChange } from './delegate-change.ts';

const nothing = async () => undefined;
const saved = { kind: 'saved', name: 'Ana' } as const;

describe('a change to the delegates', () => {
  it('ACC-346 is made once at a time, and told when it is made', async () => {
    const change = new DelegateChange();
    const ends: boolean[] = [];
    const making = change.run(
      async () => ok(undefined),
      saved,
      (isMade) => ends.push(isMade),
      nothing,
    );
    expect({
      busy: change.busy,
      run: await change.run(
        async () => ok(undefined),
        saved,
        () => ends.push(false),
        nothing,
      ),
    }).toEqual({ busy: true, run: false });
    expect({ making: await making, ends }).toEqual({ making: true, ends: [true] });
    expect(change).toMatchObject({ busy: false, news: saved, failure: undefined });
  });

  it('ACC-358 tells that it failed until that is dismissed, and nothing once the screen is closed', async () => {
    const change = new DelegateChange();
    await change.run(
      async () => failed({ kind: 'malfunction' }),
      saved,
      () => undefined,
      nothing,
    );
    expect(change).toMatchObject({ failure: { kind: 'malfunction' }, news: undefined });
    change.dismiss();
    expect(change.failure).toBeUndefined();
    change.dispose();
    expect(
      await change.run(
        async () => ok(undefined),
        saved,
        () => undefined,
        nothing,
      ),
    ).toBe(false);
    expect(change.news).toBeUndefined();
  });
});
