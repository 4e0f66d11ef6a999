import {
  decimalOf,
  failed,
  ok,
  type Language,
  type PatientRef,
  type PracticeId,
  type Result,
} from '@portico/domain/kernel';
import {
  isAddressOf,
  type NotOrdered,
  type Shop,
  type ShopAway,
  type ShopBasket,
  type ShopInfo,
  type ShopPayment,
  type ShopProduct,
  type ShopTransaction,
} from '@portico/domain/payments';
import { exchange, type Exchange, type Fetch } from './ask-shop.ts';
import type { ShopsByPractice, ShopSettings } from './settings.ts';
import { customerOf, signOnToken } from './sign-on-token.ts';
import { isName, orderFrom, productsFrom, type ShopOrder } from './parse-shop-answers.ts';

export interface HttpShopOptions {
  readonly shops: ShopsByPractice;
  readonly randomUuid: () => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly fetch?: Fetch;
}

const unsold = [409, 422];

/** The shops of practices over HTTP and JSON. Every question is of one patient, whom the shop knows by a name of our making. */
export class HttpShop implements Shop {
  readonly #options: HttpShopOptions;

  constructor(options: HttpShopOptions) {
    this.#options = options;
  }

  shop(practice: PracticeId): ShopInfo | undefined {
    const settings = this.#options.shops.get(practice);
    if (settings === undefined) return undefined;
    const { shopId, name, widgetHost, api, key, channel, sso } = settings;
    return { shopId, practice, name, widgetHost, api, key, channel, sso: sso === 'on' };
  }

  async products(practice: PracticeId, language: Language): Promise<Result<readonly ShopProduct[], ShopAway>> {
    const settings = this.#options.shops.get(practice);
    if (settings === undefined) return ok([]);
    const query = new URLSearchParams({ channel_id: settings.channel });
    const answer = await this.#ask(settings, `catalog/products?${query.toString()}`, { language });
    const products = answer?.status === 200 ? productsFrom(answer.data) : undefined;
    return products === undefined ? away : ok(products);
  }

  async order(
    patient: PatientRef,
    basket: ShopBasket,
    language: Language,
  ): Promise<Result<ShopTransaction, NotOrdered>> {
    const settings = this.#options.shops.get(patient.practice);
    if (settings === undefined) return away;
    const answer = await this.#ask(settings, 'orders', {
      method: 'POST',
      language,
      once: basket.order,
      body: {
        customer_id: customerOf(settings, patient),
        channel_id: settings.channel,
        products: basket.lines.map(({ product, quantity }) => ({ product_id: product, quantity })),
      },
    });
    if (answer !== undefined && unsold.includes(answer.status)) return failed({ kind: 'basket-changed' });
    const order =
      answer?.status === 201 || answer?.status === 200 ? this.#own(settings, patient, answer.data) : undefined;
    return order === undefined ? away : ok(transactionOf(order));
  }

  async transaction(
    patient: PatientRef,
    store: string,
    transaction: string,
  ): Promise<Result<ShopTransaction | undefined, ShopAway>> {
    const settings = this.#storeOf(patient.practice, store);
    if (settings === undefined || !isName(transaction)) return ok(undefined);
    const answer = await this.#ask(settings, `orders/${transaction}`, {});
    if (answer?.status === 404) return ok(undefined);
    const order = answer?.status === 200 ? orderFrom(answer.data, settings) : undefined;
    if (order === undefined) return away;
    const isTheirs = order.customer === customerOf(settings, patient) && order.transaction === transaction;
    return ok(isTheirs && !order.isOver ? transactionOf(order) : undefined);
  }

  async settle(patient: PatientRef, { store, transaction, charge, amount }: ShopPayment): Promise<void> {
    const settings = this.#storeOf(patient.practice, store);
    if (settings === undefined) throw new Error('The practice of a payment has no such shop any more.');
    const answer = await this.#ask(settings, `orders/${transaction}/payment`, {
      method: 'PUT',
      body: { customer_id: customerOf(settings, patient), reference: charge, amount: decimalOf(amount) },
    });
    if (answer?.status !== 200) throw new Error(`The shop did not take a payment: ${answer?.status ?? 'no answer'}.`);
  }

  async signOn(patient: PatientRef, returnTo?: string): Promise<string | undefined> {
    const settings = this.#options.shops.get(patient.practice);
    if (settings?.sso !== 'on' || (returnTo !== undefined && !isAddressOf(settings, returnTo))) return undefined;
    const { randomUuid, now } = this.#options;
    const token = signOnToken(settings, {
      customer: customerOf(settings, patient),
      at: now(),
      id: randomUuid(),
      returnTo: returnTo ?? settings.widgetHost,
    });
    return `${settings.widgetHost}/login/token/${token}`;
  }

  #storeOf(practice: PracticeId, store: string): ShopSettings | undefined {
    const settings = this.#options.shops.get(practice);
    return settings?.shopId === store ? settings : undefined;
  }

  /** The patient's order in the shop's answer; undefined if it belongs to another customer. */
  #own(settings: ShopSettings, patient: PatientRef, data: unknown): ShopOrder | undefined {
    const order = orderFrom(data, settings);
    return order?.customer === customerOf(settings, patient) ? order : undefined;
  }

  #ask({ api, shopId, key, secret }: ShopSettings, path: string, asked: Asked): Promise<Exchange> {
    const { fetch = globalThis.fetch } = this.#options;
    const { method = 'GET', language = 'en', once, body } = asked;
    return exchange(fetch, `${api}/stores/${encodeURIComponent(shopId)}/${path}`, {
      method,
      headers: {
        'x-auth-client': key,
        'x-auth-token': secret,
        accept: 'application/json',
        'accept-language': language,
        ...(once === undefined ? {} : { 'idempotency-key': once }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}

interface Asked {
  readonly method?: 'POST' | 'PUT';
  readonly language?: Language;
  /** The same one twice does the same once. */
  readonly once?: string;
  readonly body?: object;
}

const transactionOf = ({ customer: _, isOver: __, ...transaction }: ShopOrder): ShopTransaction => transaction;

const away = failed({ kind: 'shop-away' as const });
