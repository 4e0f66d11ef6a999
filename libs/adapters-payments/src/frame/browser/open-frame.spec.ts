import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openFrame, type OpenFrame } from './open-frame.ts';

const [portal, cards, evil] = ['https://portal.example', 'https://cards.example', 'https://evil.example'];

/** A page in which a frame is opened; `say` is what its window hears. */
const pageFor = (address: string) => {
  const attributes = new Map<string, string>();
  const told: { readonly message: unknown; readonly to: string; readonly port: MessagePort | undefined }[] = [];
  const contentWindow = {
    postMessage: (message: unknown, to: string, [port]: readonly MessagePort[] = []) =>
      told.push({ message, to, port }),
  };
  const frame = {
    contentWindow,
    src: '',
    isThere: false,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    remove: () => {
      frame.isThere = false;
    },
  };
  const window = new EventTarget();
  const document = { baseURI: `${portal}/pay`, defaultView: window, createElement: () => frame };
  const place = {
    append: () => {
      frame.isThere = true;
    },
  };
  const patience = new AbortController();
  const around = {
    document: document as unknown as Document,
    nonce: () => 'the nonce',
    patience: () => patience.signal,
  };
  const opening = openFrame(around, place as unknown as Element, address, () => undefined);
  const say = (event: { readonly source: unknown; readonly origin: string; readonly data: unknown }): void => {
    window.dispatchEvent(Object.assign(new Event('message'), event));
  };
  return { attributes, told, contentWindow, frame, opening, say, patience };
};

type Page = ReturnType<typeof pageFor>;

const isOpen = async ({ opening, told }: Page): Promise<OpenFrame | undefined> => {
  told[0]?.port?.postMessage({ kind: 'ready' });
  return opening;
};

describe.each([
  ['a frame without an origin', '/card-frame/clover', 'null', '*'],
  ['a frame of an origin apart', `${cards}/card-frame/clover`, cards, cards],
] as const)('openFrame: %s', (_, address, itsOrigin, namedAs) => {
  it('PAY-F1 hears nobody but the page in the frame, at its origin, with the nonce of its address', async () => {
    const hostile = fc
      .record({
        source: fc.constantFrom('the frame', 'another window', null),
        origin: fc.constantFrom(itsOrigin, portal, evil, 'null', cards, ''),
        data: fc.constantFrom<unknown>('the nonce', 'another nonce', '', null, { nonce: 'the nonce' }, ['the nonce']),
      })
      .filter(({ source, origin, data }) => !(source === 'the frame' && origin === itsOrigin && data === 'the nonce'));
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { maxLength: 20 }), async (messages) => {
        const page = pageFor(address);
        const windows = { 'the frame': page.contentWindow, 'another window': { postMessage: () => undefined } };
        for (const { source, ...rest } of messages) page.say({ ...rest, source: source && windows[source] });
        expect(page.told).toEqual([]);
        page.say({ source: page.contentWindow, origin: itsOrigin, data: 'the nonce' });
        expect(page.told).toMatchObject([{ message: 'the nonce', to: namedAs }]);
        const opened = await isOpen(page);
        expect(opened?.frame).toBe(page.frame);
        opened?.close();
        expect(page.frame.isThere).toBe(false);
      }),
    );
  });

  it('PAY-F1 hears nothing any more once it is open', async () => {
    const page = pageFor(address);
    page.say({ source: page.contentWindow, origin: itsOrigin, data: 'the nonce' });
    const opened = await isOpen(page);
    page.say({ source: page.contentWindow, origin: itsOrigin, data: 'the nonce' });
    expect(page.told).toHaveLength(1);
    opened?.close();
  });

  it('gives up a page that says nothing, and takes it away', async () => {
    const page = pageFor(address);
    page.patience.abort();
    page.say({ source: page.contentWindow, origin: itsOrigin, data: 'the nonce' });
    expect(await page.opening).toBeUndefined();
    expect({ isThere: page.frame.isThere, told: page.told }).toEqual({ isThere: false, told: [] });
  });
});

describe('openFrame', () => {
  it('PAY-F1 leaves an origin only to a page of another one than the portal’s', () => {
    expect(pageFor('/card-frame/clover').attributes.get('sandbox')).toBe('allow-scripts');
    expect(pageFor(`${portal}/card-frame/clover`).attributes.get('sandbox')).toBe('allow-scripts');
    expect(pageFor(`${cards}/card-frame/clover`).attributes.get('sandbox')).toBe('allow-scripts allow-same-origin');
  });
});
