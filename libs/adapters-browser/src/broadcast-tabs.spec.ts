import { afterEach, describe, expect, it } from '@jest/globals';
import type { DeviceId } from '@portico/domain/kernel';
import { BroadcastTabs } from './broadcast-tabs.ts';

/** The channels of one browser, which deliver at once and never to the one that speaks. */
class HandChannel {
  static all = new Set<HandChannel>();
  static said: unknown[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;

  constructor() {
    HandChannel.all.add(this);
  }

  postMessage(data: unknown): void {
    HandChannel.said.push(data);
    for (const other of HandChannel.all) if (other !== this) other.onmessage?.({ data });
  }

  close(): void {
    HandChannel.all.delete(this);
  }
}

const device = '11111111-2222-4333-8444-555555555555' as DeviceId;
const tab = () => new BroadcastTabs({ open: () => new HandChannel() as unknown as BroadcastChannel, device });

afterEach(() => {
  HandChannel.all.clear();
  HandChannel.said = [];
});

describe('tabs of one browser', () => {
  it('hear that the same person signed out in another one, until they listen no more', () => {
    let ended = 0;
    const stop = tab().whenSignedOut('maria', () => {
      ended += 1;
    });
    tab().tellSignedOut('maria');
    expect(ended).toBe(1);
    stop();
    tab().tellSignedOut('maria');
    expect(ended).toBe(1);
    expect(HandChannel.all.size).toBe(0);
  });

  it('leave another person alone, and whatever else is said', () => {
    let ended = 0;
    tab().whenSignedOut('maria', () => {
      ended += 1;
    });
    tab().tellSignedOut('james');
    for (const data of [null, 'signed-out', {}, { kind: 'signed-out' }]) new HandChannel().postMessage(data);
    expect(ended).toBe(0);
  });

  it('say nothing that names a person', () => {
    tab().tellSignedOut('maria');
    expect(HandChannel.said).toEqual([{ kind: 'signed-out', mark: expect.stringMatching(/^[\da-f]{1,8}$/) }]);
  });

  it('ACC-145 hear of renewed tokens, which they take over where they hold the same', () => {
    const renewal = { shown: 'r0', tokens: { access: 'a1', authentication: 'a1', refresh: 'r1' } };
    const heard: unknown[] = [];
    const stop = tab().whenRenewed((one) => heard.push(one));
    tab().tellSignedOut('maria');
    tab().tellRenewed(renewal);
    stop();
    tab().tellRenewed(renewal);
    expect(heard).toEqual([renewal]);
  });

  it('know nothing of each other where the browser has no channel', () => {
    const alone = new BroadcastTabs({
      open: () => {
        throw new Error('no channel');
      },
      device,
    });
    alone.tellSignedOut('maria');
    alone.whenSignedOut('maria', () => undefined)();
  });
});
