import type { Language } from '@portico/domain/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MessageFormatElement } from 'react-intl';
import first from 'virtual:messages/access+kit+titles';
import sharedSummary from 'virtual:messages/sharedSummary';
import signedIn from 'virtual:messages/frame+system';
import accommodations from 'virtual:messages/accommodations';
import accessibility from 'virtual:messages/accessibility';
import activity from 'virtual:messages/activity';
import ask from 'virtual:messages/ask';
import appStores from 'virtual:messages/appStores';
import arrival from 'virtual:messages/arrival';
import laterTabs from 'virtual:messages/laterTabs';
import appointmentList from 'virtual:messages/appointmentList+changeNote';
import visitDetails from 'virtual:messages/changeNote+visitDetails';
import appointments from 'virtual:messages/appointments';
import authentication from 'virtual:messages/authentication';
import availableHours from 'virtual:messages/availableHours';
import cardForm from 'virtual:messages/cardForm';
import cards from 'virtual:messages/cards';
import checkOut from 'virtual:messages/checkOut';
import checkIn from 'virtual:messages/checkIn';
import connectedApps from 'virtual:messages/connectedApps';
import dashboard from 'virtual:messages/changeNote+dashboard';
import waitList from 'virtual:messages/waitList';
import elsewhere from 'virtual:messages/elsewhere';
import entrance from 'virtual:messages/entrance';
import entries from 'virtual:messages/entries';
import entryMark from 'virtual:messages/entryMark';
import delegateSignIn from 'virtual:messages/delegateSignIn';
import delegates from 'virtual:messages/delegates';
import forms from 'virtual:messages/forms';
import guests from 'virtual:messages/guests+leftToPay';
import health from 'virtual:messages/health';
import measures from 'virtual:messages/measures';
import makePayment from 'virtual:messages/leftToPay+makePayment';
import messages from 'virtual:messages/messages';
import myHealth from 'virtual:messages/immunizations+labs+procedures+recordItems+takeRecord+units+vitalSigns';
import newPassword from 'virtual:messages/newPassword';
import note from 'virtual:messages/note';
import open from 'virtual:messages/open';
import paymentRefusal from 'virtual:messages/paymentRefusal';
import payments from 'virtual:messages/leftToPay+payments';
import planBuilder from 'virtual:messages/planBuilder';
import profile from 'virtual:messages/profile';
import refills from 'virtual:messages/refills';
import search from 'virtual:messages/search';
import scheduling from 'virtual:messages/scheduling';
import shop from 'virtual:messages/shop';
import signup from 'virtual:messages/signup';
import support from 'virtual:messages/support';
import surveys from 'virtual:messages/surveys';
import system from 'virtual:messages/system';
import terms from 'virtual:messages/terms';
import timeline from 'virtual:messages/timeline';
import visitSummary from 'virtual:messages/visitSummary';
import preference from 'virtual:messages/preference';
import wholeRecord from 'virtual:messages/wholeRecord';
import visitActions from 'virtual:messages/changeNote+visitActions';

type Catalog = Readonly<Record<string, MessageFormatElement[]>>;
type Load = () => Promise<{ readonly default: Catalog }>;

/** The compiled texts in a chunk per context and language, but for contexts that always come together. */
const chunks = {
  /** Of the first page; its HTML asks for this chunk before any script does. */
  first,
  /** Of the frame; `system` comes alone too, for pages that need no tokens. */
  signedIn,
  accommodations,
  activity,
  appStores,
  arrival,
  laterTabs,
  ask,
  appointmentList,
  visitDetails,
  appointments,
  authentication,
  availableHours,
  cardForm,
  cards,
  checkOut,
  checkIn,
  connectedApps,
  dashboard,
  waitList,
  elsewhere,
  entrance,
  entries,
  entryMark,
  delegateSignIn,
  delegates,
  forms,
  guests,
  health,
  measures,
  makePayment,
  messages,
  /** Of the record's own screen; the dashboard shows `health` too. */
  myHealth,
  newPassword,
  note,
  open,
  paymentRefusal,
  payments,
  planBuilder,
  profile,
  refills,
  search,
  scheduling,
  shop,
  signup,
  support,
  surveys,
  system,
  terms,
  timeline,
  accessibility,
  visitSummary,
  sharedSummary,
  wholeRecord,
  preference,
  visitActions,
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
    // Compiled texts never change; each of their parts would be watched otherwise.
    makeAutoObservable(this, { messages: observableRef }, { autoBind: true });
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
  const catalog = Object.assign({}, ...loaded.map((chunk) => chunk.default)) as Catalog;
  // FormatJS finds the formatter of a text by its JSON, which would be written out whole each time it is said.
  for (const [id, text] of Object.entries(catalog)) Object.assign(text, { toJSON: () => id });
  return catalog;
};
