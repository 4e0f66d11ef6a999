import { expect, it } from '@jest/globals';
import { instant, plus } from '@portico/domain/kernel';
import fc from 'fast-check';
import { Drafts, type Draft, type DraftOwner, type FormDraft } from './drafts.ts';
import type { KeptWork, SealingKeys } from './kept-work.ts';
import { OwnDraft } from './own-draft.ts';
import { MemoryKeptWork } from './testing/index.ts';

/** A page of the portal in one tab: what is in its memory goes with it. */
class Page {
  owner: DraftOwner | undefined;
  /** A page that is left writes nothing more. */
  isLeft = false;
  readonly drafts: Drafts;

  constructor(keptWork: MemoryKeptWork, now: () => ReturnType<typeof instant>) {
    const keys = (): SealingKeys | undefined => (this.owner === undefined ? undefined : ['key of ana']);
    const slow: KeptWork = {
      read: (of) => keptWork.read(of),
      drop: (of, id) => keptWork.drop(of, id),
      empty: (of) => keptWork.empty(of),
      keep: async (of, piece) => {
        await Promise.resolve();
        return this.isLeft ? false : keptWork.keep(of, piece);
      },
    };
    this.drafts = new Drafts(() => this.owner, { keptWork: slow, keys, now });
  }

  async signIn(): Promise<void> {
    this.owner = { person: 'ana', place: 'mesa' };
    await this.drafts.open();
  }

  /** The form of a flow as a screen takes it up: of one screen, or of several as a booking. */
  form(flow: string): { readonly read: () => string | undefined; readonly type: (text: string) => void } {
    const draft = this.drafts.of(flow);
    return flow === 'booking' ? taskOf(new OwnDraft<string>(draft)) : formOf(draft);
  }
}

const formOf = (draft: FormDraft) => ({
  read: () => draft.read()?.['text'],
  type: (text: string) => draft.keep({ text } satisfies Draft),
});

const taskOf = (task: OwnDraft<string>) => ({ read: () => task.current, type: (text: string) => task.keep(text) });

/** Until everything is on the device. */
const written = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
};

const flows = [
  'messages:new',
  'messages:new file',
  'messages:t1',
  'form f1',
  'intake f1',
  'check-in v1',
  'booking',
].concat(['check-out', 'survey s1', 'personal', 'demographics', 'documents', 'invite-delegate']);

const interruptions = [
  'is reloaded',
  'is discarded',
  'signs out by inactivity',
  'is put up in another language',
  'goes on in a second tab',
] as const;

const steps = fc.array(
  fc.oneof(
    fc.record({
      flow: fc.constantFrom(...flows),
      text: fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
    }),
    fc.constantFrom(...interruptions),
  ),
  { minLength: 10, maxLength: 60 },
);

it('nothing that was typed is lost, however a page is interrupted', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      let now = instant(Date.parse('2026-11-23T12:00:00Z'));
      const keptWork = new MemoryKeptWork(() => now);
      const open = (): Page => new Page(keptWork, () => (now = plus(now, 1)));
      let page = open();
      await page.signIn();
      const typed = new Map<string, string>();
      for (const step of walk) {
        if (typeof step === 'object') {
          page.form(step.flow).type(step.text);
          typed.set(step.flow, step.text);
          continue;
        }
        // Only a reload may come between a letter and the device; the other ways leave the time to write it.
        const packed = page.drafts.pack();
        if (step !== 'is reloaded') await written();
        page.isLeft = step === 'is reloaded' || step === 'is discarded';
        if (step === 'signs out by inactivity') page.owner = undefined;
        else if (step !== 'is put up in another language') page = open();
        if (step === 'is reloaded' && packed !== undefined) page.drafts.unpack(packed);
        await page.signIn();
        const found = new Map([...typed.keys()].map((flow) => [flow, page.form(flow).read()]));
        expect(found).toEqual(typed);
      }
    }),
    { numRuns: 200 },
  );
});
