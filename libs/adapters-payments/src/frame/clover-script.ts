export interface CloverFrameConfig {
  /** Addresses of Clover's script, the only ones that are loaded. */
  readonly sdks: readonly string[];
  /** The origin of the frames, where they have one: it does nothing at another. */
  readonly apart: string | undefined;
}

/** A field of Clover's, by its own name. */
export type CloverField = 'CARD_NUMBER' | 'CARD_DATE' | 'CARD_CVV' | 'CARD_POSTAL_CODE';

/** What the portal says first. */
export interface CloverFrameBegin {
  readonly kind: 'begin';
  readonly sdk: string;
  readonly key: string;
  readonly merchantId: string;
  readonly language: string;
  /** In the order in which the fields stand. */
  readonly fields: readonly { readonly name: CloverField; readonly label: string; readonly error: string }[];
  /** Custom properties of the page's style, such as `--ink`. */
  readonly colors: Readonly<Record<string, string>>;
}

export type CloverFrameAsk = CloverFrameBegin | { readonly kind: 'token' };

export type CloverFrameMessage =
  | { readonly kind: 'ready' | 'mounted' | 'unreachable' }
  | { readonly kind: 'height'; readonly pixels: number }
  /** `result` is JSON of what the script answered: a token, or errors by field. */
  | { readonly kind: 'token'; readonly result: string };

/**
 * Runs in the frame for Clover, and is sent to browsers as its own text. It shows Clover's own fields with labels and errors of
 * ours; what is typed into them is read by Clover alone.
 */
export const cloverFrameScript = ({ sdks, apart }: CloverFrameConfig): void => {
  // Elsewhere it would have the origin of the portal.
  if (apart !== undefined && location.origin !== apart) return;
  interface Clover {
    elements(): { create(name: string, style: object): { mount(selector: string): void } };
    createToken(): Promise<{ token?: unknown; errors?: Record<string, unknown> }>;
  }
  const nonce = location.hash.slice(1);

  const mounted = (clover: Clover, { fields, language, colors }: CloverFrameBegin): HTMLFormElement => {
    document.documentElement.lang = language;
    const form = document.createElement('form');
    const half = document.createElement('div');
    half.className = 'half';
    for (const [name, color] of Object.entries(colors)) document.documentElement.style.setProperty(name, color);
    for (const { name, label } of fields) {
      const row = document.createElement('div');
      const title = document.createElement('span');
      const field = document.createElement('div');
      const error = document.createElement('p');
      Object.assign(title, { className: 'label', textContent: label });
      Object.assign(field, { className: 'field', id: name });
      Object.assign(error, { className: 'error', id: `${name}-error` });
      error.setAttribute('role', 'alert');
      row.append(title, field, error);
      (name === 'CARD_NUMBER' ? form : half).append(row);
    }
    form.append(half);
    form.addEventListener('submit', (event) => event.preventDefault());
    document.body.append(form);
    const elements = clover.elements();
    const style = { input: { fontSize: '16px', padding: '0 12px' } };
    for (const { name, label } of fields) {
      elements.create(name, style).mount(`#${name}`);
      // Screen readers read our label of the field, regardless of its content.
      const inner = document.querySelector(`#${name} iframe, #${name} input`);
      inner?.setAttribute(inner.tagName === 'IFRAME' ? 'title' : 'aria-label', label);
    }
    return form;
  };

  const show = (errors: Record<string, unknown>, { fields }: CloverFrameBegin): void => {
    for (const { name, error } of fields) {
      const isWrong = Object.hasOwn(errors, name);
      const [field, text] = [document.getElementById(name), document.getElementById(`${name}-error`)];
      field?.toggleAttribute('data-bad', isWrong);
      field?.querySelector('input, iframe')?.setAttribute('aria-describedby', `${name}-error`);
      if (text !== null) text.textContent = isWrong ? error : '';
    }
    document.querySelector<HTMLElement>('[data-bad] input, [data-bad] iframe')?.focus();
  };

  const serve = (port: MessagePort): void => {
    const tell = (message: unknown): void => port.postMessage(message);
    let begun: CloverFrameBegin | undefined;
    let clover: Clover | undefined;
    const begin = (asked: CloverFrameBegin): void => {
      if (begun !== undefined || !sdks.includes(asked.sdk)) return tell({ kind: 'unreachable' });
      begun = asked;
      const script = document.createElement('script');
      script.src = asked.sdk;
      script.onerror = () => tell({ kind: 'unreachable' });
      script.onload = () => {
        try {
          const Sdk = Reflect.get(window, 'Clover') as new (key: string, options: object) => Clover;
          clover = new Sdk(asked.key, { merchantId: asked.merchantId, locale: asked.language });
          const form = mounted(clover, asked);
          new ResizeObserver(() => tell({ kind: 'height', pixels: form.offsetHeight })).observe(form);
          tell({ kind: 'mounted' });
        } catch {
          tell({ kind: 'unreachable' });
        }
      };
      document.head.append(script);
    };
    const token = async (): Promise<void> => {
      try {
        const result = await clover?.createToken();
        if (begun !== undefined) show(result?.errors ?? {}, begun);
        tell({ kind: 'token', result: JSON.stringify(result ?? null) });
      } catch {
        tell({ kind: 'token', result: 'null' });
      }
    };
    port.onmessage = ({ data }: MessageEvent<{ kind: string }>) => {
      if (data.kind === 'begin') begin(data as CloverFrameBegin);
      if (data.kind === 'token') void token();
    };
    tell({ kind: 'ready' });
  };

  const begin = (event: MessageEvent): void => {
    const [port] = event.ports;
    if (event.source !== window.parent || port === undefined || event.data !== nonce) return;
    window.removeEventListener('message', begin);
    serve(port);
  };
  window.addEventListener('message', begin);
  window.parent.postMessage(nonce, '*');
};
