import { afterEach, describe, expect, it } from '@jest/globals';
import { instant, type DeviceId } from '@portico/domain/kernel';
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
const kept = new Map<string, string>();
const local = {
  read: (key: string) => kept.get(key),
  write: (key: string, value: string) => void kept.set(key, value),
  remove: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
};
const tab = () => new BroadcastTabs({ open: () => new HandChannel() as unknown as BroadcastChannel, device, local });

afterEach(() => {
  HandChannel.all.clear();
  HandChannel.said = [];
  kept.clear();
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

  it('ACC-241 hear that a session ended by itself, which those end too that hold its token', () => {
    let heard = 0;
    const ended = () => {
      heard += 1;
    };
    const stops = ['r1', 'r2', undefined].map((held) => tab().whenEnded(() => held, ended));
    tab().tellSignedOut('maria');
    tab().tellEnded('maria', undefined);
    tab().tellEnded('maria', 'r1');
    for (const stop of stops) stop();
    tab().tellEnded('maria', 'r1');
    expect(heard).toBe(1);
  });

  it('ACC-239 read when the same person was active last in any of them, and nothing of another person', () => {
    const at = instant(1_800_000_000_000);
    tab().activityOf('maria').note(at);
    expect(tab().activityOf('maria').last(at)).toBe(at);
    expect(tab().activityOf('james').last(at)).toBe(0);
    // A clock that was set back keeps nobody signed in.
    expect(
      tab()
        .activityOf('maria')
        .last(instant(at - 1)),
    ).toBe(0);
    expect(JSON.stringify([...kept])).not.toContain('maria');
    tab().tellEnded('james', 'r2');
    expect(kept.size).toBe(1);
    tab().tellEnded('maria', 'r1');
    expect(kept.size).toBe(0);
    for (const value of ['', 'soon', '-1']) {
      tab()
        .activityOf('maria')
        .note(value as never);
      expect(tab().activityOf('maria').last(at)).toBe(0);
    }
  });

  it('know nothing of each other where the browser has no channel', () => {
    const alone = new BroadcastTabs({
      open: () => {
        throw new Error('no channel');
      },
      device,
      local,
    });
    alone.tellSignedOut('maria');
    alone.whenSignedOut('maria', () => undefined)();
  });
});
