/** A page in a frame, and the port by which it is talked to. */
export interface OpenFrame {
  readonly frame: HTMLIFrameElement;
  readonly port: MessagePort;
  close(): void;
}

export interface FrameAround {
  readonly document: Document;
  readonly nonce: () => string;
  /** Ends the wait for the page. */
  readonly patience: () => AbortSignal;
}

const waitsFor = 30_000;

export const frameAround = (): FrameAround => ({
  document: globalThis.document,
  nonce: () => crypto.randomUUID(),
  patience: () => AbortSignal.timeout(waitsFor),
});

/**
 * Opens a page of the gateway in a frame that has no origin of its own, or one of its own: nothing of the portal can be
 * reached from it. The page shows the nonce of its address; what is said then goes through a port that only this page
 * holds, so that nothing is heard by another page that takes its place.
 */
export const openFrame = (
  { document, nonce, patience }: FrameAround,
  place: Element,
  address: string,
  dress: (frame: HTMLIFrameElement) => void,
  /** What the page may do beside running scripts, as `sandbox` spells it. */
  further = '',
): Promise<OpenFrame | undefined> => {
  const frame = document.createElement('iframe');
  const at = new URL(address, document.baseURI);
  const isApart = at.origin !== new URL(document.baseURI).origin;
  // An origin apart may be one: its scripts reach nothing of ours by it.
  frame.setAttribute(
    'sandbox',
    ['allow-scripts', ...(isApart ? ['allow-same-origin'] : []), ...(further === '' ? [] : [further])].join(' '),
  );
  frame.referrerPolicy = 'no-referrer';
  dress(frame);
  const word = nonce();
  frame.src = `${at.href}#${word}`;
  const view = document.defaultView;
  return new Promise((resolve) => {
    const over = patience();
    const end = (opened?: OpenFrame): void => {
      view?.removeEventListener('message', hear);
      over.removeEventListener('abort', giveUp);
      if (opened === undefined) frame.remove();
      resolve(opened);
    };
    const giveUp = (): void => end();
    const hear = ({ source, origin, data }: MessageEvent): void => {
      const isOurs = source === frame.contentWindow && origin === (isApart ? at.origin : 'null') && data === word;
      if (!isOurs) return;
      const { port1: port, port2 } = new MessageChannel();
      // A page without an origin cannot be named; the port goes to the page that showed the nonce.
      frame.contentWindow?.postMessage(word, isApart ? at.origin : '*', [port2]);
      port.onmessage = () =>
        end({
          frame,
          port,
          close: () => {
            port.close();
            frame.remove();
          },
        });
    };
    view?.addEventListener('message', hear);
    over.addEventListener('abort', giveUp);
    place.append(frame);
  });
};
