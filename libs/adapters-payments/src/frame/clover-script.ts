import type { CardFrameFieldWords } from '@portico/domain/payments';
import { acceptPort } from './accept-message-port.ts';
import { loadClover, type CloverBegin } from './load-clover.ts';

export interface CloverFrameConfig {
  /** Addresses of Clover's script, the only ones that are loaded. */
  readonly sdks: readonly string[];
  /** The origin of the frames, where they have one: it does nothing at another. */
  readonly apart: string | undefined;
}

/** A field of Clover's, by its own name. */
export type CloverField = 'CARD_NUMBER' | 'CARD_DATE' | 'CARD_CVV' | 'CARD_POSTAL_CODE';

/** What the portal says first. */
export interface CloverFrameBegin extends CloverBegin {
  readonly kind: 'begin';
  /** In the order in which the fields stand. */
  readonly fields: readonly (CardFrameFieldWords & { readonly name: CloverField })[];
  /** Custom properties of the page's style, such as `--ink`. */
  readonly colors: Readonly<Record<string, string>>;
  /** The file of the page's typeface: the frame fetches nothing but the processor's. */
  readonly typeface?: ArrayBuffer | undefined;
}

export type CloverFrameAsk = CloverFrameBegin | { readonly kind: 'token' | 'clear-errors' };

export type CloverFrameMessage =
  | { readonly kind: 'ready' | 'mounted' | 'unreachable' }
  /** What stands in a field was changed. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'height'; readonly pixels: number }
  /** `result` is JSON of what the script answered: a token, or errors by field. */
  | { readonly kind: 'token'; readonly result: string };

interface Clover {
  elements(): {
    create(
      name: string,
      style: object,
    ): { mount(selector: string): void; addEventListener?(kind: 'change', listener: () => void): void };
  };
  createToken(): Promise<{ token?: unknown; errors?: Record<string, unknown> }>;
}

/** A label of ours, the place of Clover's field, and the place of its error. */
const fieldRow = ({ name, label }: CloverFrameBegin['fields'][number]): HTMLElement => {
  const row = document.createElement('div');
  const title = document.createElement('span');
  const field = document.createElement('div');
  const error = document.createElement('p');
  Object.assign(title, { className: 'label', textContent: label });
  Object.assign(field, { className: 'field', id: name });
  Object.assign(error, { className: 'error', id: `${name}-error` });
  error.setAttribute('role', 'alert');
  row.className = 'row';
  row.append(title, field, error);
  return row;
};

const cardForm = ({ fields, language, colors }: CloverFrameBegin): HTMLFormElement => {
  document.documentElement.lang = language;
  for (const [name, color] of Object.entries(colors)) document.documentElement.style.setProperty(name, color);
  const form = document.createElement('form');
  const half = document.createElement('div');
  half.className = 'half';
  for (const field of fields) (field.name === 'CARD_NUMBER' ? form : half).append(fieldRow(field));
  form.append(half);
  form.addEventListener('submit', (event) => event.preventDefault());
  return form;
};

const showTypeface = (file: ArrayBuffer | undefined): void => {
  if (file !== undefined) document.fonts.add(new FontFace('Portico', file, { weight: '200 900' }));
};

const mountFields = (clover: Clover, { fields, colors }: CloverFrameBegin, changed: () => void): void => {
  const elements = clover.elements();
  const fontFamily = "Arial, 'Liberation Sans', Roboto, sans-serif";
  const style = { input: { fontFamily, fontSize: colors['--size'] ?? '16px', padding: '0 12px' } };
  for (const { name, label } of fields) {
    const element = elements.create(name, style);
    element.mount(`#${name}`);
    // What was wrong is being changed.
    element.addEventListener?.('change', () => {
      document.getElementById(name)?.removeAttribute('data-bad');
      document.getElementById(`${name}-error`)?.replaceChildren();
      changed();
    });
    // Screen readers read our label of the field, regardless of its content.
    const inner = document.querySelector(`#${name} iframe, #${name} input`);
    inner?.setAttribute(inner.tagName === 'IFRAME' ? 'title' : 'aria-label', label);
  }
};

const showErrors = (errors: Record<string, unknown>, { fields }: CloverFrameBegin): void => {
  for (const { name, error, expired } of fields) {
    const isWrong = Object.hasOwn(errors, name);
    const isOver = /expired|past/i.test(String(errors[name]));
    const [field, text] = [document.getElementById(name), document.getElementById(`${name}-error`)];
    field?.toggleAttribute('data-bad', isWrong);
    field?.querySelector('input, iframe')?.setAttribute('aria-describedby', `${name}-error`);
    if (text !== null) text.textContent = isWrong ? ((isOver ? expired : undefined) ?? error) : '';
  }
  document.querySelector<HTMLElement>('[data-bad] input, [data-bad] iframe')?.focus();
};

/**
 * Runs in the frame for Clover, and is sent to browsers as its own text. It shows Clover's own fields with labels and errors of
 * ours; what is typed into them is read by Clover alone.
 */
export const cloverFrameScript = ({ sdks, apart }: CloverFrameConfig): void => {
  const serve = (port: MessagePort): void => {
    const tell = (message: CloverFrameMessage): void => port.postMessage(message);
    const unreachable = (): void => tell({ kind: 'unreachable' });
    let begun: CloverFrameBegin | undefined;
    let clover: Clover | undefined;
    const mount = (loaded: Clover, asked: CloverFrameBegin): void => {
      clover = loaded;
      const form = cardForm(asked);
      document.body.append(form);
      mountFields(loaded, asked, () => tell({ kind: 'changed' }));
      new ResizeObserver(() => tell({ kind: 'height', pixels: form.offsetHeight })).observe(form);
      tell({ kind: 'mounted' });
    };
    const begin = (asked: CloverFrameBegin): void => {
      if (begun !== undefined || !sdks.includes(asked.sdk)) return unreachable();
      begun = asked;
      showTypeface(asked.typeface);
      loadClover<Clover>(asked, {}, (loaded) => mount(loaded, asked), unreachable);
    };
    const token = async (): Promise<void> => {
      try {
        const result = await clover?.createToken();
        if (begun !== undefined) showErrors(result?.errors ?? {}, begun);
        tell({ kind: 'token', result: JSON.stringify(result ?? null) });
      } catch {
        tell({ kind: 'token', result: 'null' });
      }
    };
    port.onmessage = ({ data }: MessageEvent<CloverFrameAsk>) => {
      if (data.kind === 'begin') begin(data);
      if (data.kind === 'token') void token();
      if (data.kind === 'clear-errors' && begun !== undefined) showErrors({}, begun);
    };
  };
  acceptPort(apart, serve);
};

/** What the script calls. */
export const cloverFrameParts = [acceptPort, loadClover, fieldRow, cardForm, showTypeface, mountFields, showErrors];
