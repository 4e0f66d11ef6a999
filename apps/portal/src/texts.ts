import type { Language } from '@portico/domain/kernel';
import { makeAutoObservable, runInAction } from 'mobx';
import type { MessageFormatElement } from 'react-intl';

type Catalog = Readonly<Record<string, MessageFormatElement[]>>;
type Load = () => Promise<{ readonly default: Catalog }>;

/** The compiled texts in a chunk per context and language, but for contexts that always come together. */
const chunks = {
  /** Of the first page; its HTML asks for this chunk before any script does. */
  first: {
    en: () => import('virtual:messages/access+kit+titles/en'),
    es: () => import('virtual:messages/access+kit+titles/es'),
  },
  /** Of the frame; `system` comes alone too, for pages that need no tokens. */
  signedIn: {
    en: () => import('virtual:messages/frame+system/en'),
    es: () => import('virtual:messages/frame+system/es'),
  },
  activity: { en: () => import('virtual:messages/activity/en'), es: () => import('virtual:messages/activity/es') },
  appStores: { en: () => import('virtual:messages/appStores/en'), es: () => import('virtual:messages/appStores/es') },
  appointmentList: {
    en: () => import('virtual:messages/appointmentList/en'),
    es: () => import('virtual:messages/appointmentList/es'),
  },
  appointments: {
    en: () => import('virtual:messages/appointments/en'),
    es: () => import('virtual:messages/appointments/es'),
  },
  authentication: {
    en: () => import('virtual:messages/authentication/en'),
    es: () => import('virtual:messages/authentication/es'),
  },
  availableHours: {
    en: () => import('virtual:messages/availableHours/en'),
    es: () => import('virtual:messages/availableHours/es'),
  },
  cardForm: { en: () => import('virtual:messages/cardForm/en'), es: () => import('virtual:messages/cardForm/es') },
  cards: { en: () => import('virtual:messages/cards/en'), es: () => import('virtual:messages/cards/es') },
  checkOut: { en: () => import('virtual:messages/checkOut/en'), es: () => import('virtual:messages/checkOut/es') },
  checkIn: { en: () => import('virtual:messages/checkIn/en'), es: () => import('virtual:messages/checkIn/es') },
  dashboard: { en: () => import('virtual:messages/dashboard/en'), es: () => import('virtual:messages/dashboard/es') },
  waitList: {
    en: () => import('virtual:messages/waitList/en'),
    es: () => import('virtual:messages/waitList/es'),
  },
  entrance: { en: () => import('virtual:messages/entrance/en'), es: () => import('virtual:messages/entrance/es') },
  delegateSignIn: {
    en: () => import('virtual:messages/delegateSignIn/en'),
    es: () => import('virtual:messages/delegateSignIn/es'),
  },
  delegates: { en: () => import('virtual:messages/delegates/en'), es: () => import('virtual:messages/delegates/es') },
  forms: { en: () => import('virtual:messages/forms/en'), es: () => import('virtual:messages/forms/es') },
  guests: { en: () => import('virtual:messages/guests/en'), es: () => import('virtual:messages/guests/es') },
  health: { en: () => import('virtual:messages/health/en'), es: () => import('virtual:messages/health/es') },
  makePayment: {
    en: () => import('virtual:messages/makePayment/en'),
    es: () => import('virtual:messages/makePayment/es'),
  },
  messages: { en: () => import('virtual:messages/messages/en'), es: () => import('virtual:messages/messages/es') },
  newPassword: {
    en: () => import('virtual:messages/newPassword/en'),
    es: () => import('virtual:messages/newPassword/es'),
  },
  open: { en: () => import('virtual:messages/open/en'), es: () => import('virtual:messages/open/es') },
  paymentRefusal: {
    en: () => import('virtual:messages/paymentRefusal/en'),
    es: () => import('virtual:messages/paymentRefusal/es'),
  },
  payments: { en: () => import('virtual:messages/payments/en'), es: () => import('virtual:messages/payments/es') },
  planBuilder: {
    en: () => import('virtual:messages/planBuilder/en'),
    es: () => import('virtual:messages/planBuilder/es'),
  },
  profile: { en: () => import('virtual:messages/profile/en'), es: () => import('virtual:messages/profile/es') },
  scheduling: {
    en: () => import('virtual:messages/scheduling/en'),
    es: () => import('virtual:messages/scheduling/es'),
  },
  shop: { en: () => import('virtual:messages/shop/en'), es: () => import('virtual:messages/shop/es') },
  signup: { en: () => import('virtual:messages/signup/en'), es: () => import('virtual:messages/signup/es') },
  support: { en: () => import('virtual:messages/support/en'), es: () => import('virtual:messages/support/es') },
  surveys: { en: () => import('virtual:messages/surveys/en'), es: () => import('virtual:messages/surveys/es') },
  system: { en: () => import('virtual:messages/system/en'), es: () => import('virtual:messages/system/es') },
  terms: { en: () => import('virtual:messages/terms/en'), es: () => import('virtual:messages/terms/es') },
  visitSummary: {
    en: () => import('virtual:messages/visitSummary/en'),
    es: () => import('virtual:messages/visitSummary/es'),
  },
  visitActions: {
    en: () => import('virtual:messages/visitActions/en'),
    es: () => import('virtual:messages/visitActions/es'),
  },
} as const satisfies Record<string, Readonly<Record<Language, Load>>>;

export type TextContext = keyof typeof chunks;

/**
 * The texts on the page. A context is loaded before a screen that needs it is shown, and another language only takes over
 * once every text on the page is there in it, so that two languages never stand side by side.
 */
export class Texts {
  language: Language;
  messages: Catalog = {};

  readonly #used = new Set<TextContext>();
  /** The language last asked for; its texts may still be on their way. */
  #wanted: Language;

  constructor(language: Language) {
    this.language = language;
    this.#wanted = language;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async use(...contexts: readonly TextContext[]): Promise<void> {
    const fresh = contexts.filter((context) => !this.#used.has(context));
    if (fresh.length === 0) return;
    const { language } = this;
    const loaded = await load(fresh, language);
    for (const context of fresh) this.#used.add(context);
    if (language !== this.language) return this.#reload(this.#wanted);
    runInAction(() => {
      this.messages = { ...this.messages, ...loaded };
    });
  }

  async speak(language: Language): Promise<void> {
    if (language !== this.#wanted) await this.#reload(language);
  }

  async #reload(language: Language): Promise<void> {
    this.#wanted = language;
    for (;;) {
      const contexts = [...this.#used];
      const messages = await load(contexts, language);
      if (this.#wanted !== language) return;
      // A screen came meanwhile, with its texts in the language before.
      if (this.#used.size > contexts.length) continue;
      runInAction(() => {
        this.messages = messages;
        this.language = language;
      });
      return;
    }
  }
}

const load = async (contexts: readonly TextContext[], language: Language): Promise<Catalog> => {
  const loaded = await Promise.all(contexts.map((context) => chunks[context][language]()));
  return Object.assign({}, ...loaded.map((chunk) => chunk.default));
};
