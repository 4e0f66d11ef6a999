import { describe, expect, it } from '@jest/globals';
import type { SavedDrafts } from '@portico/application/drafts';
import type { DraftHolder, DraftName } from '@portico/domain/drafts';
import { MemoryDraftStore } from '@portico/domain/drafts/testing';
import { failed, instant, ok, plus, type AccountId, type PatientId, type PracticeId } from '@portico/domain/kernel';
import fc from 'fast-check';
import { Drafts } from './drafts.ts';
import { GatewaySync } from './gateway-sync.ts';
import type { KeptWork } from './kept-work.ts';
import { MemoryKeptWork } from './testing/index.ts';

const chart = { practice: 'mesa' as PracticeId, patient: 'p1' as PatientId };
const ana: DraftHolder = { account: 'ana' as AccountId, chart };
const owner = { person: 'ana', place: 'mesa' };
const form = 'messages:new' as DraftName;
const id = JSON.stringify([owner.place, form]);

const gateway = () => {
  const store = new MemoryDraftStore();
  let now = instant(Date.parse('2026-11-23T12:00:00Z'));
  const tick = () => (now = plus(now, 1));
  const saved: { -readonly [Name in keyof SavedDrafts]: SavedDrafts[Name] } = {
    of: async () => ok(await store.of(ana, now)),
    save: async ({ patient: _, ...draft }) => {
      const answer = await store.save(ana, { ...draft, at: tick() });
      if (answer.kind === 'full') return failed({ kind: 'bad-input' });
      return ok(answer.kind === 'other' ? { version: answer.other.version, other: answer.other } : answer);
    },
    drop: async ({ name }) => {
      await store.drop(ana, name);
      return ok(undefined);
    },
  };
  return { store, saved, tick, texts: async () => (await store.of(ana, now)).map(({ fields }) => fields['body']) };
};

type Gateway = ReturnType<typeof gateway>;

/** Until everything that was begun is done. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

/** A device that reads later than the gateway answers. */
const slow = (keptWork: MemoryKeptWork): KeptWork => ({
  read: async (keys) => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    return keptWork.read(keys);
  },
  keep: (keys, piece) => keptWork.keep(keys, piece),
  drop: (keys, id) => keptWork.drop(keys, id),
  empty: (keys) => keptWork.empty(keys),
});

/** One device of Ana, with the screen of one message. */
class Device {
  isOnline = true;
  shown: string | undefined;
  drafts!: Drafts;
  readonly #gateway: Gateway;
  readonly #isShared: boolean;
  readonly #keptWork: MemoryKeptWork;
  #sync!: GatewaySync;
  #timers: (() => void)[] = [];

  constructor(of: Gateway, isShared = false) {
    this.#gateway = of;
    this.#isShared = isShared;
    this.#keptWork = new MemoryKeptWork(of.tick);
  }

  async open(): Promise<void> {
    await settled();
    const { saved, tick } = this.#gateway;
    this.#timers = [];
    this.drafts = new Drafts(() => owner, {
      keptWork: slow(this.#keptWork),
      keys: () => (this.#isShared ? undefined : ['key of ana']),
      now: tick,
    });
    // A page opens what the device keeps and asks the gateway at the same time.
    const opening = this.drafts.open();
    const away = async () => failed({ kind: 'unreachable' as const });
    this.#sync = new GatewaySync(this.drafts, {
      owner: () => owner,
      chart: () => chart,
      later: (_, run) => this.#timers.push(run),
      saved: {
        of: (wanted) => (this.isOnline ? saved.of(wanted) : away()),
        save: (draft) => (this.isOnline ? saved.save(draft) : away()),
        drop: (draft) => (this.isOnline ? saved.drop(draft) : away()),
      },
    });
    this.drafts.keepAlsoBy(this.#sync);
    await Promise.all([opening, this.show()]);
  }

  /** The screen opens. */
  async show(): Promise<void> {
    this.drafts.leaveScreen();
    await this.#sync.fetch('messages');
    this.shown = this.drafts.of(form).read()?.['body'];
    await settled();
  }

  type(body: string): void {
    this.drafts.of(form).keep({ body });
    this.shown = body;
  }

  async pause(): Promise<void> {
    for (const run of this.#timers.splice(0)) run();
    await settled();
  }

  get texts(): readonly (string | undefined)[] {
    const open = this.drafts.others.of(id);
    return [this.drafts.pieces().get(id), open?.mine, open?.other].map((piece) => piece?.draft['body']);
  }
}

const steps = fc.array(
  fc.record({
    at: fc.nat(1),
    does: fc.constantFrom(
      ...([
        'types',
        'types',
        'pauses',
        'opens',
        'reloads',
        'goes offline',
        'comes back',
        'chooses mine',
        'chooses other',
      ] as const),
    ),
  }),
  { maxLength: 30 },
);

describe('a message that follows the person', () => {
  it('nothing that was typed on two devices is lost before the person replaced it with both before their eyes', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const house = gateway();
        const devices = [new Device(house), new Device(house)] as const;
        for (const device of devices) await device.open();
        const alive = new Set<string>();
        let count = 0;
        for (const { at, does } of walk) {
          const device = devices[at] as Device;
          if (does === 'types') {
            if (device.shown !== undefined) alive.delete(device.shown);
            device.type(`text ${(count += 1)}`);
            alive.add(`text ${count}`);
          } else if (does === 'pauses') await device.pause();
          else if (does === 'opens') await device.show();
          else if (does === 'reloads') await device.open();
          else if (does === 'goes offline' || does === 'comes back') device.isOnline = does === 'comes back';
          else if (device.drafts.others.asked !== undefined) {
            const which = does === 'chooses mine' ? 'mine' : 'other';
            const { mine, other } = device.drafts.others.of(id) ?? {};
            alive.delete((which === 'mine' ? other : mine)?.draft['body'] ?? '');
            device.drafts.choose(which);
            if (which === 'other') device.shown = device.drafts.of(form).read()?.['body'];
          }
          await settled();
          const found = new Set([...(await house.texts()), ...devices.flatMap((one) => one.texts)]);
          expect([...alive].filter((text) => !found.has(text))).toEqual([]);
        }
        for (const device of devices) {
          device.isOnline = true;
          await device.pause();
          await device.show();
          await device.pause();
        }
        const asked = devices.filter(({ drafts }) => drafts.others.asked !== undefined).flatMap(({ texts }) => texts);
        const found = new Set([...(await house.texts()), ...asked]);
        expect([...alive].filter((text) => !found.has(text))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is on the other device, also from a shared one, and gone from both when it was sent', async () => {
    const house = gateway();
    const [shared, own] = [new Device(house, true), new Device(house)];
    await shared.open();
    shared.type('On my back');
    await shared.pause();
    expect(shared.drafts.resumed).toMatchObject({ isInAccountOnly: true, isForThisPageOnly: false });
    await own.open();
    expect(own.shown).toBe('On my back');
    own.drafts.of(form).drop();
    await settled();
    expect(await house.texts()).toEqual([]);
    await shared.show();
    expect(shared.shown).toBeUndefined();
  });

  it('begun on the own device, it is taken up on a shared one, and goes on there without a question', async () => {
    const house = gateway();
    const [own, shared] = [new Device(house), new Device(house, true)];
    await own.open();
    own.type('On my back');
    await own.pause();
    await shared.open();
    expect(shared.shown).toBe('On my back');
    shared.type('On my back, since June');
    await shared.pause();
    expect({ asked: shared.drafts.others.asked, kept: await house.texts() }).toEqual({
      asked: undefined,
      kept: ['On my back, since June'],
    });
  });

  it('an answer that a later save has overtaken changes nothing', async () => {
    const house = gateway();
    const device = new Device(house);
    await device.open();
    device.type('before');
    await device.pause();
    const { of } = house.saved;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    house.saved.of = async (wanted) => {
      const answer = await of(wanted);
      await held;
      return answer;
    };
    const opening = device.show();
    await settled();
    device.type('after');
    await device.pause();
    release();
    await opening;
    expect(device.shown).toBe('after');
  });

  it('is gone at the gateway when it is sent while it was being saved, and is not saved again', async () => {
    const house = gateway();
    const device = new Device(house);
    await device.open();
    device.type('On my back');
    const { save } = house.saved;
    let saves = 0;
    house.saved.save = async (draft) => {
      saves += 1;
      const answer = await save(draft);
      device.drafts.of(form).drop();
      return answer;
    };
    await device.pause();
    expect({ texts: await house.texts(), saves }).toEqual({ texts: [], saves: 1 });
    await device.pause();
    expect({ texts: await house.texts(), saves }).toEqual({ texts: [], saves: 1 });
  });

  it('is sent to the gateway when it answers again', async () => {
    const house = gateway();
    const device = new Device(house);
    await device.open();
    device.isOnline = false;
    device.type('On my back');
    await device.pause();
    expect(await house.texts()).toEqual([]);
    device.isOnline = true;
    await device.pause();
    expect(await house.texts()).toEqual(['On my back']);
  });
});
