import type { BookingKey } from '@portico/domain/appointments';
import {
  preferenceOf,
  type LaterWeek,
  type Offer,
  type TimePreference,
  type Week,
  type PreferredDay,
  type PreferredTime,
} from '@portico/domain/scheduling';
import { makeAutoObservable, runInAction } from 'mobx';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { BookingDraft, BookingDrafts } from './booking-draft.ts';
import { bookingPaths } from './booking-path.ts';
import {
  type RequestRefusal,
  type Scheduling,
  type RequestedVisit,
  type RequestScreen,
  noneTicked,
  preferenceBoxes,
  type TickedBoxes,
  type PreferenceBox,
  type PreferenceGroup,
} from '@portico/application/scheduling';

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure | RequestRefusal }
  | { readonly kind: 'ready'; readonly screen: RequestScreen };

/** Not sent, in progress, or failed; the error is shown where it happened. */
export type Sending =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly failure: Failure | RequestRefusal }
  | {
      readonly kind: 'requested';
      readonly screen: RequestScreen;
      readonly preference: TimePreference;
      readonly visitReason: string;
    };

export interface VertexRequestTools {
  readonly drafts: BookingDrafts;
  /** A draft with everything chosen; without one the screen is not shown (`APT-093`). */
  readonly draft: BookingDraft & { readonly picked: Offer };
  readonly randomUuid: () => string;
}

/** Requests a visit by days and times of day, at a practice without bookable times (`ACC-323` to `ACC-336`). */
export class VertexRequestViewModel {
  phase: Phase = { kind: 'loading' };
  sending: Sending = { kind: 'idle' };
  firstAvailable: boolean;
  visitReason: string;
  /** The boxes that the person ticked one by one. */
  ticked: TickedBoxes;

  readonly #scheduling: Scheduling;
  readonly #tools: VertexRequestTools;
  readonly #replies = new LatestRequest();
  /** The same preference is sent under the same key until the practice has it, so it is requested once. */
  #attempt: { readonly key: BookingKey; readonly preference: string } | undefined;

  constructor(scheduling: Scheduling, tools: VertexRequestTools) {
    this.#scheduling = scheduling;
    this.#tools = tools;
    const { visitReason = '', requested } = tools.draft;
    this.visitReason = visitReason;
    this.firstAvailable = requested === 'first available';
    this.ticked = requested === undefined || requested === 'first available' ? noneTicked : requested;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const { practice, picked, replaces } = this.#tools.draft;
    const place = { practice, ...(replaces === undefined ? {} : { replaces }) };
    const answer = await this.#scheduling.requesting(place, picked);
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', screen: answer.value } : { kind: 'failed', failure: answer.error };
    });
  }

  /** First available ticks every box (`ACC-328`). */
  isTicked(group: PreferenceGroup, box: PreferenceBox): boolean {
    return this.firstAvailable || this.ticked[group].includes(box);
  }

  /** `Any` ticks or clears its whole group; it is ticked as long as all the others are. */
  tick(group: PreferenceGroup, box: PreferenceBox, on: boolean): void {
    if (this.firstAvailable) return;
    const [all, ...boxes] = preferenceBoxes[group] as readonly PreferenceBox[];
    const now = box === all ? (on ? boxes : []) : boxes.filter((one) => (one === box ? on : this.isTicked(group, one)));
    const whole = all !== undefined && now.length === boxes.length ? [all, ...now] : now;
    this.ticked = { ...this.ticked, [group]: whole };
    this.#keep();
  }

  /** A later week is asked for alone: it takes the place of the boxes, and a box takes its place. */
  chooseLaterWeek(week: LaterWeek | undefined): void {
    if (this.firstAvailable) return;
    this.ticked = { ...this.ticked, week: week === undefined ? [] : [week] };
    this.#keep();
  }

  /** Ticks everything while it is on; everything is clear again afterwards (`ACC-329`). */
  tickFirstAvailable(on: boolean): void {
    this.firstAvailable = on;
    this.ticked = noneTicked;
    this.#keep();
  }

  write(visitReason: string): void {
    this.visitReason = visitReason;
    this.#keep();
  }

  /** The preference to be sent; undefined while a week, a day or a time is missing (`ACC-330`). */
  get preference(): TimePreference | undefined {
    const { week, day, time } = this.ticked;
    return preferenceOf({
      firstAvailable: this.firstAvailable,
      ...(week[0] === undefined ? {} : { week: week[0] as Week }),
      days: day as readonly PreferredDay[],
      times: time as readonly PreferredTime[],
    });
  }

  async request(): Promise<void> {
    const { phase, preference } = this;
    if (phase.kind !== 'ready' || preference === undefined || this.sending.kind === 'sending') return;
    this.sending = { kind: 'sending' };
    const answer = await this.#scheduling.request(this.#orderOf(preference));
    if (this.#replies.over) return;
    runInAction(() => {
      if (!answer.ok) {
        this.sending = { kind: 'failed', failure: answer.error };
        return;
      }
      this.sending = { kind: 'requested', screen: phase.screen, preference, visitReason: this.visitReason.trim() };
      this.#tools.drafts.clear();
    });
  }

  /** The path for changing the choices, keeping everything else. */
  get backPath(): string {
    return bookingPaths('requests-only', this.#tools.draft).choose;
  }

  dispose(): void {
    this.#replies.stop();
  }

  /** Keeps the input across a language switch, and a look back at the choices. */
  #keep(): void {
    const { visitReason, firstAvailable, ticked } = this;
    const requested = firstAvailable ? 'first available' : ticked;
    this.#tools.drafts.keep({ ...this.#tools.draft, visitReason, requested });
  }

  #orderOf(preference: TimePreference): RequestedVisit {
    const { practice, picked, replaces } = this.#tools.draft;
    const visitReason = this.visitReason.trim();
    const written = JSON.stringify([preference, visitReason]);
    if (this.#attempt?.preference !== written) {
      this.#attempt = { key: this.#tools.randomUuid() as BookingKey, preference: written };
    }
    return {
      practice,
      offer: picked,
      preference,
      key: this.#attempt.key,
      ...(visitReason === '' ? {} : { visitReason }),
      ...(replaces === undefined ? {} : { replaces }),
    };
  }
}
