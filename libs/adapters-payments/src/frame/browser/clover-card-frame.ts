import { failed, ok, type Result } from '@portico/domain/kernel';
import type { CardFrame, CardFrameRequest, CardRefused, EnteredCard, OpenCardFrame } from '@portico/domain/payments';
import { cloverBrands } from '../../clover/clover-card-brands.ts';
import { objectOf, textOf } from '../../wire/http-exchange.ts';
import type { CloverField, CloverFrameAsk, CloverFrameMessage } from '../clover-script.ts';
import { frameAround, openFrame, type FrameAround, type OpenFrame } from './open-frame.ts';

/** In milliseconds. */
const PATIENCE = 30_000;

/** The file of the page's typeface; undefined where it could not be fetched. */
export type ReadTypeface = () => Promise<ArrayBuffer | undefined>;

/** Resolves after so many milliseconds. */
type Wait = (milliseconds: number) => Promise<unknown>;

/** Milliseconds that the fields wait for the typeface; later they are shown in other letters. */
const typefaceWithin = 1_000;

const waited: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Shows Clover's own fields in a frame; the card that is typed into them is seen by Clover alone. */
export const cloverCardFrame =
  (typeface: ReadTypeface, around: FrameAround = frameAround(), wait: Wait = waited): OpenCardFrame =>
  async (place, request) => {
    const { facts } = request;
    if (facts.kind !== 'clover-hosted' || !(place instanceof Element)) return undefined;
    const [opened, file] = await Promise.all([
      openFrame(around, place, facts.frame, (frame) => {
        frame.title = request.words.title;
        frame.allow = 'payment';
      }),
      Promise.race([typeface(), wait(typefaceWithin).then(() => undefined)]),
    ]);
    if (opened === undefined) return undefined;
    return begins(opened, request, file);
  };

/** Undefined, and closed, where the fields did not come. */
const begins = (
  opened: OpenFrame,
  request: CardFrameRequest,
  typeface: ArrayBuffer | undefined,
): Promise<CardFrame | undefined> =>
  new Promise((resolve) => {
    const { port, frame } = opened;
    const tokens = new Set<(result: string) => void>();
    const end = (isShown: boolean): void => {
      clearTimeout(late);
      if (!isShown) opened.close();
      resolve(isShown ? frameOf(opened, tokens) : undefined);
    };
    const late = setTimeout(() => end(false), PATIENCE);
    port.onmessage = ({ data }: MessageEvent<CloverFrameMessage>) => {
      if (data.kind === 'height') frame.style.height = `${Math.min(2_000, Number(data.pixels) + 8)}px`;
      if (data.kind === 'mounted' || data.kind === 'unreachable') end(data.kind === 'mounted');
      if (data.kind === 'changed') request.onChanged();
      if (data.kind === 'token') for (const take of tokens) take(data.result);
    };
    const { facts, words, language, colors } = request;
    if (facts.kind !== 'clover-hosted') return end(false);
    const fields = (Object.entries(fieldsOf) as [keyof typeof fieldsOf, CloverField][])
      .filter(([field]) => field !== 'postalCode' || facts.postalCode === 'ask')
      .map(([field, name]) => ({ name, ...words.fields[field] }));
    const { sdk, key, merchantId } = facts;
    ask(port, { kind: 'begin', sdk, key, merchantId, language, fields, colors, typeface });
  });

const ask = (port: MessagePort, message: CloverFrameAsk): void => port.postMessage(message);

const frameOf = ({ port, close }: OpenFrame, tokens: Set<(result: string) => void>): CardFrame => ({
  token: (holder) =>
    new Promise((resolve) => {
      const end = (result: Result<EnteredCard, CardRefused>): void => {
        clearTimeout(late);
        tokens.delete(take);
        resolve(result);
      };
      const take = (result: string): void => end(readToken(result, holder));
      const late = setTimeout(() => end(refused('unreachable')), PATIENCE);
      tokens.add(take);
      ask(port, { kind: 'token' });
    }),
  clearErrors: () => ask(port, { kind: 'clear-errors' }),
  close,
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
  const brand = cloverBrands.get((textOf(card['brand']) ?? '').toUpperCase());
  const isWhole = /^clv_[\w-]{4,500}$/.test(token ?? '') && /^\d{4}$/.test(last4) && month >= 1 && month <= 12;
  if (!isWhole || token === undefined || Number.isNaN(year)) return refused('unreachable');
  if (brand === undefined) return refused('unsupported');
  const expiry = { year: year < 100 ? 2_000 + year : year, month };
  return ok({ kind: 'token', token, cardDetails: { brand, last4, holder, expiry } });
};
