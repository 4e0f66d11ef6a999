import type { Cents } from '@portico/domain/kernel';
import {
  walletNames,
  type OpenWalletFrame,
  type WalletCard,
  type WalletFrame,
  type WalletFrameRequest,
} from '@portico/domain/payments';
import { objectOf, textOf } from '../../wire/http-exchange.ts';
import type { WalletFrameAsk, WalletFrameMessage } from '../clover-wallet-script.ts';
import { frameAround, openFrame, type FrameAround, type OpenFrame } from './open-frame.ts';

/** Shows the buttons of Clover's wallets in a frame; their sheets are the wallets' own. */
export const cloverWalletFrame =
  (around: FrameAround = frameAround()): OpenWalletFrame =>
  async (place, request) => {
    const { facts, title } = request;
    if (facts.kind !== 'clover-hosted' || facts.wallets === undefined || !(place instanceof Element)) return undefined;
    const opened = await openFrame(
      around,
      place,
      facts.wallets.frame,
      (frame) => {
        frame.title = title;
        frame.allow = 'payment';
        frame.style.height = '0';
      },
      // Google's sheet is a window, and asks its own pages by forms.
      'allow-popups allow-forms',
    );
    return opened && begun(opened, request);
  };

const begun = (opened: OpenFrame, request: WalletFrameRequest): WalletFrame => {
  const { port, close } = opened;
  const ask = (message: WalletFrameAsk): void => port.postMessage(message);
  const told = new Set<string>();
  port.onmessage = ({ data }: MessageEvent<WalletFrameMessage>) => hear(data, opened, request, told);
  const { facts, language } = request;
  if (facts.kind === 'clover-hosted') {
    const { sdk, key, merchantId } = facts;
    const wallets = (facts.wallets?.offered ?? []).map((wallet) => ({ wallet, label: walletNames[wallet] }));
    ask({ kind: 'begin', sdk, key, merchantId, language, wallets });
  }
  return {
    show: (amount) => ask({ kind: 'amount', cents: amount }),
    ended: (isPaid) => ask({ kind: 'ended', isPaid }),
    close,
  };
};

const hear = (
  data: WalletFrameMessage,
  { frame }: OpenFrame,
  { facts, onShown, onAuthorized, onFailed }: WalletFrameRequest,
  told: Set<string>,
): void => {
  if (data.kind === 'height') frame.style.height = `${Math.min(400, Number(data.pixels))}px`;
  if (data.kind === 'unreachable') onShown([]);
  if (facts.kind !== 'clover-hosted') return;
  const offered = facts.wallets?.offered ?? [];
  if (data.kind === 'shown' && !data.isWaiting) onShown(offered.filter((wallet) => data.wallets.includes(wallet)));
  if (data.kind !== 'authorized' || !offered.includes(data.wallet)) return;
  const token = tokenIn(data.result);
  if (token === undefined || !Number.isSafeInteger(data.cents)) return onFailed();
  // One sheet may tell its token more than once.
  if (told.has(token)) return;
  told.add(token);
  const card: WalletCard = { kind: 'wallet', wallet: data.wallet, token };
  onAuthorized(card, data.cents as Cents);
};

/** Clover's script says it in several ways: `tokenRecieved` is its own spelling. */
const tokenIn = (json: string): string | undefined => {
  const told = objectIn(json);
  const held = told?.['tokenRecieved'] ?? told?.['tokenReceived'] ?? told?.['token'] ?? told;
  const token = textOf(held) ?? textOf(objectOf(held)?.['id']) ?? textOf(objectOf(held)?.['token']);
  return token !== undefined && /^clv_[\w-]{4,500}$/.test(token) ? token : undefined;
};

const objectIn = (json: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    return objectOf(JSON.parse(json));
  } catch {
    return undefined;
  }
};
