import { afterEach, describe, expect, it } from '@jest/globals';
import type { TokenizerFacts, WalletFrameRequest } from '@portico/domain/payments';
import { cloverWalletFrame } from './clover-wallet-frame.ts';

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

const facts: TokenizerFacts = {
  kind: 'clover-hosted',
  frame: '/card-frame/clover',
  sdk: 'https://checkout.clover.example/sdk.js',
  key: 'public',
  merchantId: 'MERCHANT1',
  postalCode: 'none',
  wallets: { frame: 'https://cards.example/card-frame/clover-wallets', offered: ['apple-pay', 'google-pay'] },
};

/** The page of the frame, as the portal talks with it. */
const opened = async (its: TokenizerFacts = facts) => {
  Object.assign(globalThis, { Element: Place });
  const attributes = new Map<string, string>();
  const window = new EventTarget();
  let theirs: MessagePort | undefined;
  const contentWindow = { postMessage: (_: unknown, __: string, [port]: readonly MessagePort[]) => (theirs = port) };
  const frame = {
    contentWindow,
    style: { height: '' },
    allow: '',
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    remove: () => undefined,
  };
  const around = {
    document: {
      baseURI: 'https://portal.example/pay',
      defaultView: window,
      createElement: () => frame,
    } as unknown as Document,
    nonce: () => 'the nonce',
    patience: () => new AbortController().signal,
  };
  const told: unknown[] = [];
  const request: WalletFrameRequest = {
    facts: its,
    language: 'es',
    title: 'Wallets',
    onShown: (wallets) => told.push(['shown', wallets]),
    onAuthorized: (card, amount) => told.push(['authorized', card, amount]),
    onFailed: () => told.push('failed'),
  };
  const opening = cloverWalletFrame(around)(new Place(), request);
  window.dispatchEvent(
    Object.assign(new Event('message'), { source: contentWindow, origin: 'https://cards.example', data: 'the nonce' }),
  );
  const asked: unknown[] = [];
  const heard = (message: unknown) => asked.push(message);
  theirs?.addEventListener('message', ({ data }) => heard(data));
  theirs?.start();
  theirs?.postMessage({ kind: 'ready' });
  const wallets = theirs === undefined ? undefined : await opening;
  const quiet = async (): Promise<void> => {
    const { port1, port2 } = new MessageChannel();
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => {
        port2.onmessage = resolve;
        port1.postMessage('');
      });
    }
    port1.close();
  };
  const say = async (message: object): Promise<void> => {
    theirs?.postMessage(message);
    await quiet();
  };
  await quiet();
  toClose.push(
    () => wallets?.close(),
    () => theirs?.close(),
  );
  return { wallets, told, asked, say, attributes, frame, quiet };
};

const authorized = (wallet: string, result: unknown, cents: unknown = 1_010) => ({
  kind: 'authorized',
  wallet,
  cents,
  result: JSON.stringify(result),
});

describe('cloverWalletFrame', () => {
  it('begins with what the practice offers, in a frame that may open a sheet and ask for a payment', async () => {
    const { wallets, asked, attributes, frame, quiet } = await opened();
    expect(attributes.get('sandbox')).toBe('allow-scripts allow-same-origin allow-popups allow-forms');
    expect(frame.allow).toBe('payment');
    wallets?.show(1_010 as never);
    wallets?.ended(true);
    await quiet();
    expect(asked).toEqual([
      {
        kind: 'begin',
        sdk: 'https://checkout.clover.example/sdk.js',
        key: 'public',
        merchantId: 'MERCHANT1',
        language: 'es',
        wallets: [
          { wallet: 'apple-pay', label: 'Apple Pay' },
          { wallet: 'google-pay', label: 'Google Pay' },
        ],
      },
      { kind: 'amount', cents: 1_010 },
      { kind: 'ended', isPaid: true },
    ]);
  });

  it.each([
    ['apple-pay', { tokenRecieved: { id: 'clv_1Tabc' }, status: 'apple_token_received' }],
    ['apple-pay', { tokenRecieved: 'clv_1Tabc' }],
    ['apple-pay', { tokenReceived: { id: 'clv_1Tabc' } }],
    ['google-pay', { token: 'clv_1Tabc' }],
    ['google-pay', { token: { id: 'clv_1Tabc' } }],
    ['google-pay', { id: 'clv_1Tabc' }],
  ])('reads the token of %s, however it is told, and tells it once: %j', async (wallet, result) => {
    const { told, say } = await opened();
    await say(authorized(wallet, result));
    await say(authorized(wallet, result));
    expect(told).toEqual([['authorized', { kind: 'wallet', wallet, token: 'clv_1Tabc' }, 1_010]]);
  });

  it('says that a sheet came to nothing where there is no token in what is told, and heeds no other wallet', async () => {
    const { told, say } = await opened();
    for (const result of [
      null,
      {},
      { tokenRecieved: {} },
      { token: 'other_1Tabc' },
      { token: 'clv_ <b>' },
      'clv_1Tabc',
      [],
    ]) {
      await say(authorized('apple-pay', result));
    }
    await say({ ...authorized('apple-pay', {}), result: '{' });
    await say(authorized('apple-pay', { token: 'clv_1Tabc' }, '10'));
    expect(told).toEqual(Array(9).fill('failed'));
    await say(authorized('venmo', { token: 'clv_1Tabc' }));
    expect(told).toHaveLength(9);
  });

  it('shows no button that is not offered, and none where the script did not come', async () => {
    const { told, say, frame } = await opened();
    await say({ kind: 'shown', wallets: [], isWaiting: true });
    await say({ kind: 'shown', wallets: ['google-pay', 'venmo'], isWaiting: false });
    await say({ kind: 'height', pixels: 9_999 });
    await say({ kind: 'unreachable' });
    expect({ told, height: frame.style.height }).toEqual({
      told: [
        ['shown', ['google-pay']],
        ['shown', []],
      ],
      height: '400px',
    });
  });

  it('is none where the practice offers no wallet', async () => {
    const { wallets: _, ...without } = facts as Extract<TokenizerFacts, { kind: 'clover-hosted' }>;
    expect((await opened(without)).wallets).toBeUndefined();
    expect((await opened({ kind: 'none' })).wallets).toBeUndefined();
  });
});
