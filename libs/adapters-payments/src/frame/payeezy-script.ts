import { acceptPort } from './accept-message-port.ts';

export interface PayeezyFrameConfig {
  /** Addresses of Payeezy, the only ones that are asked there. */
  readonly payeezy: readonly string[];
  /** The origin of the frames, where they have one: it does nothing at another. */
  readonly apart: string | undefined;
}

/**
 * Runs in the frame for Payeezy; browsers get it as the text of this function. The portal passes a port once, and a
 * card arrives through it. The processor's script is loaded into this page, which has an opaque origin, and its
 * callbacks go back through the port.
 */
export const payeezyFrameScript = ({ payeezy, apart }: PayeezyFrameConfig): void => {
  const tokenize = (port: MessagePort, { address, query }: { address: string; query: string }): void => {
    const answer = (message: unknown): void => port.postMessage(message);
    if (!payeezy.includes(address)) return answer({ kind: 'unreachable' });
    const script = document.createElement('script');
    Object.assign(window, {
      Payeezy: { callback: (results: unknown) => answer({ kind: 'answer', results: JSON.stringify(results) }) },
    });
    script.referrerPolicy = 'no-referrer';
    script.onerror = () => answer({ kind: 'unreachable' });
    script.onload = () => answer({ kind: 'over' });
    script.src = `${address}/v1/securitytokens?${query}`;
    document.head.append(script);
  };
  acceptPort(apart, (port) => {
    port.onmessage = ({ data }: MessageEvent<{ address: string; query: string }>) => tokenize(port, data);
  });
};

/** What the script calls. */
export const payeezyFrameParts = [acceptPort];
