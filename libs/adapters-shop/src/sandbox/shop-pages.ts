import { randomBytes } from 'node:crypto';
import { type Language, inLanguageOf, type PracticeLanguage } from '@portico/domain/kernel';
import type { SandboxCall, SandboxReply } from './answer-shop-api.ts';
import type { SingleSignOn } from './accept-sign-on.ts';
import { amountText, linesOf, type OpenStore, type Orders } from './shop-orders-and-stock.ts';

interface PageWords {
  readonly signedIn: string;
  readonly stranger: string;
  readonly signIn: string;
  readonly buy: (name: string, price: string) => string;
  readonly soldOut: string;
  readonly paid: string;
  readonly waiting: string;
  readonly back: string;
  readonly noWay: string;
}

const words: Readonly<Record<PracticeLanguage, PageWords>> = {
  en: {
    signedIn: 'You are signed in with your patient portal.',
    stranger: 'You are not signed in.',
    signIn: 'Sign in with your patient portal',
    buy: (name, price) => `Buy ${name} for $${price}`,
    soldOut: 'Sold out',
    paid: 'This order is paid. Thank you!',
    waiting: 'This order waits for its payment. It can take a minute until we hear of it.',
    back: 'Back to the portal',
    noWay:
      'This sign-in link was used before or is too old. Please go back to the portal and open the shop from there.',
  },
  es: {
    signedIn: 'Inició sesión con su portal del paciente.',
    stranger: 'No ha iniciado sesión.',
    signIn: 'Iniciar sesión con su portal del paciente',
    buy: (name, price) => `Comprar ${name} por $${price}`,
    soldOut: 'Agotado',
    paid: 'Este pedido está pagado. ¡Gracias!',
    waiting: 'Este pedido espera su pago. Puede pasar un minuto hasta que lo sepamos.',
    back: 'Volver al portal',
    noWay: 'Este enlace ya se usó o es demasiado antiguo. Vuelva al portal y abra la tienda desde allí.',
  },
};

export interface ShopPagesOptions {
  readonly stores: () => readonly OpenStore[];
  readonly orders: Orders;
  readonly system: SingleSignOn;
  readonly now: () => number;
  /** Origin of the portal. */
  readonly portal: () => string;
  /** Origin of these pages. */
  readonly address: () => string;
}

/** The shop's own pages, as a buyer's browser sees them: who they are comes from the portal's token and nowhere else. */
export class ShopPages {
  readonly #options: ShopPagesOptions;
  /** By what the browser shows: store and customer. */
  readonly #visits = new Map<string, { readonly store: string; readonly customer: string }>();

  constructor(options: ShopPagesOptions) {
    this.#options = options;
  }

  answer(call: SandboxCall): SandboxReply | undefined {
    const [place, name, part, id] = call.path;
    if (call.method !== 'GET') return undefined;
    if (place === 'login' && name === 'token') return this.#login(call, part ?? '');
    const stores = this.#options.stores();
    const store = stores.find(({ settings }) => settings.shopId === name) ?? stores[0];
    if (store === undefined) return undefined;
    if (place === undefined || (place === 'shop' && part === undefined)) return this.#catalog(call, store);
    if (place !== 'shop' || id === undefined) return undefined;
    if (part === 'buy') return this.#buy(call, store, id);
    return part === 'orders' ? this.#order(call, store, id) : undefined;
  }

  #login({ language }: SandboxCall, token: string): SandboxReply {
    const { system, stores, now, address } = this.#options;
    const signedOn = system.take(token, stores(), now());
    if (signedOn === undefined) return page(language, 400, 'Shop', [`<p>${inLanguageOf(words, language).noWay}</p>`]);
    const visit = randomBytes(16).toString('hex');
    const { shopId } = signedOn.store.settings;
    this.#visits.set(visit, { store: shopId, customer: signedOn.customer });
    const to = signedOn.to === address() ? `/shop/${shopId}` : signedOn.to;
    return { ...led(to), headers: { location: to, 'set-cookie': `visit=${visit}; HttpOnly; SameSite=Lax; Path=/` } };
  }

  #catalog(call: SandboxCall, { settings, practice, products }: OpenStore): SandboxReply {
    const say = inLanguageOf(words, call.language);
    const here = `${this.#options.address()}/shop/${settings.shopId}`;
    const query = new URLSearchParams({ practice_id: practice, return_to: here });
    const isKnown = this.#customer(call, settings.shopId) !== undefined;
    const catalog = products.map(({ id, name, price, soldOut }) => {
      const text = escaped(say.buy(inLanguageOf(name, call.language), amountText(price)));
      if (soldOut !== undefined) return `<li>${escaped(inLanguageOf(name, call.language))}: ${say.soldOut}</li>`;
      return isKnown ? `<li><a href="/shop/${settings.shopId}/buy/${id}">${text}</a></li>` : `<li>${text}</li>`;
    });
    return page(call.language, 200, settings.name, [
      `<p>${isKnown ? say.signedIn : say.stranger}</p>`,
      isKnown
        ? ''
        : `<p><a href="${escaped(`${this.#options.portal()}/shop/sso?${query.toString()}`)}">${say.signIn}</a></p>`,
      `<ul>${catalog.join('')}</ul>`,
      `<p><a href="${escaped(this.#options.portal())}/shop">${say.back}</a></p>`,
    ]);
  }

  /** Makes an order and lets the portal take the money. */
  #buy(call: SandboxCall, store: OpenStore, product: string): SandboxReply {
    const { orders, portal, address } = this.#options;
    const { shopId } = store.settings;
    const customer = this.#customer(call, shopId);
    const lines = linesOf(store, [{ product, quantity: 1 }], call.language);
    if (customer === undefined || lines === undefined) return led(`/shop/${shopId}`);
    const order = orders.make({ store: shopId, customer, lines });
    orders.put({ ...order, returnUrl: `${address()}/shop/${shopId}/orders/${order.id}` });
    const query = new URLSearchParams({ store_id: shopId, transaction_id: order.id, amount: amountText(order.total) });
    return led(`${portal()}/shop/make_payment?${query.toString()}`);
  }

  #order(call: SandboxCall, { settings }: OpenStore, id: string): SandboxReply {
    const say = inLanguageOf(words, call.language);
    const order = this.#options.orders.find(settings.shopId, id);
    if (order === undefined || order.customer !== this.#customer(call, settings.shopId))
      return led(`/shop/${settings.shopId}`);
    return page(call.language, 200, settings.name, [
      `<p>${order.status === 'paid' ? say.paid : say.waiting}</p>`,
      `<p><a href="${escaped(this.#options.portal())}/shop">${say.back}</a></p>`,
    ]);
  }

  #customer({ header }: SandboxCall, store: string): string | undefined {
    const shown = /(?:^|; )visit=([0-9a-f]{32})/.exec(header('cookie') ?? '')?.[1];
    const visit = this.#visits.get(shown ?? '');
    return visit?.store === store ? visit.customer : undefined;
  }
}

const led = (to: string): SandboxReply => ({ status: 303, headers: { location: to }, body: '' });

const style =
  'body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:3rem auto;padding:0 1rem}a{color:#1d4ed8}';

const page = (language: Language, status: number, title: string, parts: readonly string[]): SandboxReply => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
  },
  body: `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${style}</style><main><h1>${escaped(title)}</h1>${parts.join('\n')}</main></html>`,
});

const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0) ?? 0};`);
