import { makeAutoObservable } from 'mobx';
import { plainArrival, type LoginArrival } from './login-query.ts';

/** What has just happened, as it is shown above the form. */
export type LoginNews =
  | 'signed-out'
  | 'was-idle'
  | 'session-ended'
  | 'confirmed'
  | 'password-changed'
  | 'mail-sent'
  | 'returned';

/** What the login screen shows beside the form, and what the link that opened it asked for (`ACC-148` to `ACC-154`). */
export class LoginPage {
  /** Which of its states the login screen shows (`ACC-154`). */
  state: 'sign-in' | 'forgot-password' | 'new-password' = 'sign-in';
  /** Shown until the form is used. */
  news: LoginNews | undefined;
  /** What the opened link asked for. */
  arrival: LoginArrival = plainArrival;
  /** Whether the mobile app is offered before anything behind sign-in is shown (`ACC-153`). */
  appOffered = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Applies the opened link. */
  arrive(arrival: LoginArrival): void {
    this.arrival = arrival;
    if (arrival.forgot) this.state = 'forgot-password';
    if (arrival.reset !== undefined) this.state = 'new-password';
    if (arrival.confirmed) this.news = 'confirmed';
  }

  tell(news: LoginNews | undefined): void {
    this.news = news;
  }

  forgotPassword(): void {
    this.state = 'forgot-password';
  }

  showForm(news: LoginNews): void {
    this.state = 'sign-in';
    this.news = news;
  }

  /** The invitation of the opened link; cleared, so that it is not used for the next person who signs in here. */
  takeInvite(): string | undefined {
    const { invite, portalView, mobileSignUp } = this.arrival;
    if (invite !== undefined) this.arrival = { ...plainArrival, portalView, mobileSignUp };
    return invite;
  }

  /** After signing in, offers the mobile app once if the opened link asked for it. */
  offerApp(): void {
    this.appOffered = this.arrival.mobileSignUp;
    this.arrival = { ...this.arrival, mobileSignUp: false };
  }

  /** Continues on the web instead of in the mobile app. */
  continueOnWeb(): void {
    this.appOffered = false;
  }

  /** For the next person at this device. */
  reset(news: LoginNews): void {
    this.showForm(news);
    this.arrival = { ...plainArrival, portalView: this.arrival.portalView };
    this.appOffered = false;
  }
}
