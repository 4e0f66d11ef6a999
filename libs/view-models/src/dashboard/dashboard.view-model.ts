import { makeAutoObservable, runInAction } from 'mobx';
import type { AppointmentId, Instant } from '@portico/domain/kernel';
import { visitButtons } from '../appointments/index.ts';
import type { ListedAppointment } from '@portico/application/appointments';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { Dashboard, DashboardArea, DashboardOverview } from '@portico/application/dashboard';

export const dashboardTabs = ['appointments', 'payments', 'visits', 'allergies', 'medications', 'conditions'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export const isDashboardTab = (raw: string): raw is DashboardTab => dashboardTabs.some((tab) => tab === raw);

/** Whose part of the dashboard a tab is. */
const areaOf: Readonly<Record<DashboardTab, DashboardArea>> = {
  appointments: 'appointments',
  payments: 'payments',
  visits: 'appointments',
  allergies: 'health',
  medications: 'health',
  conditions: 'health',
};

/** Where the screen keeps which tab is open, so that it outlives the screen. */
export interface TabMemory {
  readonly tab: DashboardTab;
  readonly onTab: (tab: DashboardTab) => void;
}

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly overview: DashboardOverview };

/** Tells whether a message was shown to this person since they signed in, and remembers that it is now. */
export type TakeMessage = (id: string) => boolean;

/** Which visits somebody said, since they signed in, that they will check in for at the office. */
export interface OfficeMemory {
  readonly has: (visit: AppointmentId) => boolean;
  readonly keep: (visit: AppointmentId) => void;
}

const noOffice: OfficeMemory = { has: () => false, keep: () => undefined };

const forgetful: TabMemory = { tab: 'appointments', onTab: () => undefined };

/** The dashboard: the next visit with a way to the ones after it, and the tabs (`ACC-253` to `ACC-255`). */
export class DashboardViewModel {
  phase: Phase = { kind: 'loading' };
  /** The tab that was asked for last; it may be closed to whoever is represented now. */
  wantedTab: DashboardTab;
  /** Which of the upcoming appointments stands in front, from 0. */
  position = 0;
  /** What the practice wants read before anything else (`ACC-261`). */
  message: DashboardOverview['importantMessage'];
  /** The visit for which somebody just said that they will check in at the office. */
  atOffice: ListedAppointment | undefined;

  readonly #dashboard: Dashboard;
  readonly #memory: TabMemory;
  readonly #takeMessage: TakeMessage;
  readonly #office: OfficeMemory;
  readonly #replies = new LatestRequest();

  constructor(
    dashboard: Dashboard,
    memory: TabMemory = forgetful,
    takeMessage: TakeMessage = () => true,
    office: OfficeMemory = noOffice,
  ) {
    this.#dashboard = dashboard;
    this.#memory = memory;
    this.#takeMessage = takeMessage;
    this.#office = office;
    this.wantedTab = memory.tab;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#dashboard.overview();
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', overview: answer.value } : { kind: 'failed', failure: answer.error };
      this.position = 0;
      const message = answer.ok ? answer.value.importantMessage : undefined;
      this.message = message !== undefined && this.#takeMessage(message.id) ? message : undefined;
    });
  }

  get upcoming(): readonly ListedAppointment[] {
    return this.phase.kind === 'ready' ? this.phase.overview.upcoming : [];
  }

  /** Tabs that are open to the one who asks (`ACC-006`). */
  get tabs(): readonly DashboardTab[] {
    const { phase } = this;
    return phase.kind === 'ready' ? dashboardTabs.filter((tab) => phase.overview.opened.includes(areaOf[tab])) : [];
  }

  get tab(): DashboardTab {
    return this.tabs.includes(this.wantedTab) ? this.wantedTab : (this.tabs[0] ?? this.wantedTab);
  }

  get inFront(): ListedAppointment | undefined {
    return this.upcoming[this.position];
  }

  /**
   * The first visit at an office that can be checked in for now, unless it was said that this is done there (`ACC-247`).
   * A video visit offers it beside the call.
   */
  checkInOffered(now: Instant): ListedAppointment | undefined {
    return this.upcoming.find(
      (listed) =>
        !listed.appointment.video && visitButtons(listed, now).checkIn && !this.#office.has(listed.appointment.id),
    );
  }

  checkInAtOffice(listed: ListedAppointment): void {
    this.#office.keep(listed.appointment.id);
    this.atOffice = listed;
  }

  get hasNext(): boolean {
    return this.position < this.upcoming.length - 1;
  }

  get hasPrevious(): boolean {
    return this.position > 0;
  }

  next(): void {
    if (this.hasNext) this.position += 1;
  }

  previous(): void {
    if (this.hasPrevious) this.position -= 1;
  }

  /** Puts the message away: for good, or until the next sign-in. Neither waits for an answer: the message comes again if it is lost. */
  closeMessage(forGood: boolean): void {
    if (forGood && this.message !== undefined) void this.#dashboard.dismissMessage(this.message.id);
    this.message = undefined;
  }

  openTab(tab: DashboardTab): void {
    this.wantedTab = tab;
    this.#memory.onTab(tab);
  }

  dispose(): void {
    this.#replies.stop();
  }
}
