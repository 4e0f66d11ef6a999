import { afterEach, describe, expect, it } from '@jest/globals';
import type { CardFrameRequest } from '@portico/domain/payments';
import { cloverCardFrame, type ReadTypeface } from './clover-card-frame.ts';

class Place {
  append(): unknown {
    return undefined;
  }
}
const given = Reflect.get(globalThis, 'Element') as unknown;
const toClose: (() => void)[] = [];
afterEach(() => {
  for (const close of toClose.splice(0)) close();
  Object.assign(globalThis, { Element: given });
});

const words = { label: 'Field', errors: {} } as never;

/** What the page of the frame is asked first; `wait` stands for the time that passes. */
const begunWith = async (typeface: ReadTypeface, wait: (milliseconds: number) => Promise<unknown>) => {
  Object.assign(globalThis, { Element: Place });
  const window = new EventTarget();
  let theirs: MessagePort | undefined;
  const contentWindow = { postMessage: (_: unknown, __: string, [port]: readonly MessagePort[]) => (theirs = port) };
  const frame = { contentWindow, style: {}, setAttribute: () => undefined, remove: () => undefined };
  const around = {
    document: {
      baseURI: 'https://portal.example/pay',
      defaultView: window,
      createElement: () => frame,
    } as unknown as Document,
    nonce: () => 'the nonce',
    patience: () => new AbortController().signal,
  };
  const request: CardFrameRequest = {
    facts: {
      kind: 'clover-hosted',
      frame: 'https://cards.example/card-frame/clover',
      sdk: 'https://checkout.clover.example/sdk.js',
      key: 'public',
      merchantId: 'MERCHANT1',
      postalCode: 'none',
    },
    language: 'en',
    words: { title: 'Card', fields: { number: words, expiration: words, code: words, postalCode: words } },
    colors: {},
    onChanged: () => undefined,
  };
  const opening = cloverCardFrame(typeface, around, wait)(new Place(), request);
  window.dispatchEvent(
    Object.assign(new Event('message'), { source: contentWindow, origin: 'https://cards.example', data: 'the nonce' }),
  );
  const begun = new Promise<{ readonly kind: string; readonly typeface?: ArrayBuffer }>((resolve) => {
    theirs?.addEventListener('message', ({ data }) => resolve(data));
  });
  theirs?.start();
  theirs?.postMessage({ kind: 'ready' });
  const message = await begun;
  theirs?.postMessage({ kind: 'mounted' });
  const fields = await opening;
  toClose.push(
    () => fields?.close(),
    () => theirs?.close(),
  );
  return { message, isShown: fields !== undefined };
};

const never = () => new Promise<never>(() => undefined);

describe('cloverCardFrame', () => {
  it('waits a second for the typeface, then shows the fields without it', async () => {
    const waits: number[] = [];
    const { message, isShown } = await begunWith(never, async (milliseconds) => waits.push(milliseconds));
    expect({ kind: message.kind, typeface: message.typeface, isShown, waits }).toEqual({
      kind: 'begin',
      typeface: undefined,
      isShown: true,
      waits: [1_000],
    });
  });

  it('shows the fields in the typeface that came within it', async () => {
    const { message, isShown } = await begunWith(async () => new ArrayBuffer(7), never);
    expect({ bytes: message.typeface?.byteLength, isShown }).toEqual({ bytes: 7, isShown: true });
  });
});
