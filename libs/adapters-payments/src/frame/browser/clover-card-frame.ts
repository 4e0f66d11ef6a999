import { failed, ok, type Result } from '@portico/domain/kernel';
import type { CardFrame, CardFrameRequest, CardRefused, EnteredCard, OpenCardFrame } from '@portico/domain/payments';
import { cloverBrands } from '../../clover/clover-card-brands.ts';
import { objectOf, textOf } from '../../wire/http-exchange.ts';
import type { CloverField, CloverFrameAsk, CloverFrameMessage } from '../clover-script.ts';
import { frameAround, openFrame, type FrameAround, type OpenFrame } from './open-frame.ts';

/** In milliseconds. */
const PATIENCE = 30_000;

/** Shows Clover's own fields in a frame; the card that is typed into them is seen by Clover alone. */
export const cloverCardFrame =
  (around: FrameAround = frameAround()): OpenCardFrame =>
  async (place, request) => {
    const { facts } = request;
    if (facts.kind !== 'clover-hosted' || !(place instanceof Element)) return undefined;
    const opened = await openFrame(around, place, facts.frame, (frame) => {
      frame.title = request.words.title;
      frame.allow = 'payment';
    });
    if (opened === undefined) return undefined;
    if (await begins(opened, request)) return frameOf(opened);
    opened.close();
    return undefined;
  };

const begins = ({ port, frame }: OpenFrame, { facts, words, language, colors }: CardFrameRequest): Promise<boolean> =>
  new Promise((resolve) => {
    if (facts.kind !== 'clover-hosted') return resolve(false);
    const late = setTimeout(() => resolve(false), PATIENCE);
    port.onmessage = ({ data }: MessageEvent<CloverFrameMessage>) => {
      if (data.kind === 'height') frame.style.height = `${Math.min(2_000, Number(data.pixels) + 8)}px`;
      if (data.kind === 'mounted' || data.kind === 'unreachable') {
        clearTimeout(late);
        resolve(data.kind === 'mounted');
      }
    };
    const fields = (Object.entries(fieldsOf) as [keyof typeof fieldsOf, CloverField][])
      .filter(([field]) => field !== 'postalCode' || facts.postalCode === 'ask')
      .map(([field, name]) => ({ name, ...words.fields[field] }));
    const { sdk, key, merchantId } = facts;
    ask(port, { kind: 'begin', sdk, key, merchantId, language, fields, colors });
  });

const ask = (port: MessagePort, message: CloverFrameAsk): void => port.postMessage(message);

const frameOf = (opened: OpenFrame): CardFrame => ({
  token: (holder) =>
    new Promise((resolve) => {
      const { port, frame } = opened;
      const late = setTimeout(() => resolve(refused('unreachable')), PATIENCE);
      port.onmessage = ({ data }: MessageEvent<CloverFrameMessage>) => {
        if (data.kind === 'height') frame.style.height = `${Math.min(2_000, Number(data.pixels) + 8)}px`;
        if (data.kind !== 'token') return;
        clearTimeout(late);
        resolve(readToken(data.result, holder));
      };
      ask(port, { kind: 'token' });
    }),
  close: opened.close,
});

const fieldsOf = {
  number: 'CARD_NUMBER',
  expiration: 'CARD_DATE',
  code: 'CARD_CVV',
  postalCode: 'CARD_POSTAL_CODE',
} as const satisfies Record<string, CloverField>;

const reasons: readonly (readonly [CloverField, CardRefused['reason']])[] = [
  ['CARD_NUMBER', 'number'],
  ['CARD_DATE', 'expiry'],
  ['CARD_CVV', 'code'],
  ['CARD_POSTAL_CODE', 'postal-code'],
];

const objectIn = (json: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    return objectOf(JSON.parse(json));
  } catch {
    return undefined;
  }
};

const refused = (reason: CardRefused['reason']): Result<never, CardRefused> => failed({ kind: 'card-refused', reason });

/** What the script answers is the processor's word: a token with what may be kept of its card, or errors by field. */
const readToken = (json: string, holder: string): Result<EnteredCard, CardRefused> => {
  const result = objectIn(json);
  const errors = objectOf(result?.['errors']);
  const wrong = errors && reasons.find(([field]) => Object.hasOwn(errors, field));
  if (wrong !== undefined) return refused(wrong[1]);
  const token = textOf(result?.['token']);
  const card = objectOf(result?.['card']) ?? {};
  const [last4, year, month] = [textOf(card['last4']) ?? '', Number(card['exp_year']), Number(card['exp_month'])];
  const brand = cloverBrands[(textOf(card['brand']) ?? '').toUpperCase()];
  const isWhole = /^clv_[\w-]{4,500}$/.test(token ?? '') && /^\d{4}$/.test(last4) && month >= 1 && month <= 12;
  if (!isWhole || token === undefined || Number.isNaN(year)) return refused('unreachable');
  if (brand === undefined) return refused('unsupported');
  const expiry = { year: year < 100 ? 2_000 + year : year, month };
  return ok({ kind: 'token', token, cardDetails: { brand, last4, holder, expiry } });
};
