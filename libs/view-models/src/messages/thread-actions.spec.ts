import { describe, expect, it } from '@jest/globals';
import { failed, ok } from '@portico/domain/kernel';
import type { ThreadId } from '@portico/domain/messages';
import { ThreadActions } from './thread-actions.ts';

const t1 = 't1' as ThreadId;

const scene = (port: Partial<ConstructorParameters<typeof ThreadActions>[0]> = {}) => {
  const told: unknown[] = [];
  const actions = new ThreadActions(
    { mark: async () => ok(1), remove: async () => ok(0), ...port },
    {
      shown: () => t1,
      onMarked: (thread, unread, count) => told.push({ thread, unread, count }),
      onRemoved: (thread, count) => told.push({ thread, count }),
    },
  );
  return { actions, told };
};

describe('the actions on a conversation', () => {
  it('MON-245 mark it as unread and tell how many are unread then', async () => {
    const { actions, told } = scene();
    await actions.mark('unread');
    expect(told).toEqual([{ thread: t1, unread: true, count: 1 }]);
    expect(actions.marking).toEqual({ kind: 'idle' });
  });

  it('MON-242 take a conversation that is not there any more for deleted, without a count', async () => {
    const { actions, told } = scene({ remove: async () => failed({ kind: 'not-found' }) });
    expect(await actions.remove()).toBe(true);
    expect(told).toEqual([{ thread: t1, count: undefined }]);
  });

  it('forget what failed when another conversation is shown, and tell nothing once the screen is closed', async () => {
    const { actions, told } = scene({ mark: async () => failed({ kind: 'unreachable' }) });
    await actions.mark('read');
    actions.askToRemove();
    actions.reset();
    expect(actions).toMatchObject({ marking: { kind: 'idle' }, removing: 'not' });
    const closed = scene();
    const marking = closed.actions.mark('read');
    closed.actions.dispose();
    await marking;
    expect([...told, ...closed.told]).toEqual([]);
  });
});
