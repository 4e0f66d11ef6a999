import { dashboardTabs } from '@portico/application/dashboard';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Instant } from '@portico/domain/kernel';
import { atSeveralPractices } from '@portico/application/appointments';
import { LatestRequest } from '../kernel/index.ts';
import type { Failure } from '@portico/application/kernel';
import type { Dashboard, DashboardArea, DashboardOverview, DashboardTab } from '@portico/application/dashboard';
import { DashboardToDo, type OfficeMemory } from './dashboard-to-do.ts';
import { UpcomingVisits } from './upcoming-visits.ts';

/** The permission area of each tab. */
const areaOf: Readonly<Record<DashboardTab, DashboardArea>> = {
  appointments: 'appointments',
  payments: 'payments',
  visits: 'appointments',
  allergies: 'health',
  medications: 'health',
  conditions: 'health',
};

/** Where the screen stores the open tab, so that it outlives the screen. */
export interface TabMemory {
  readonly tab: DashboardTab;
  readonly onTab: (tab: DashboardTab) => void;
}

type Phase =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly overview: DashboardOverview };

/** Returns true, once per sign-in and person, if a message is to be shown now, and marks it as shown. */
export type TakeMessage = (id: string) => boolean;

const forgetful: TabMemory = { tab: 'appointments', onTab: () => undefined };

/** The dashboard: the next visit with a way to the ones after it, and the tabs (`ACC-253` to `ACC-255`). */
export class DashboardViewModel {
  phase: Phase = { kind: 'loading' };
  /** The tab that was requested last; the represented person's permissions may exclude it. */
  wantedTab: DashboardTab;
  /** The practice's message to be read first (`ACC-261`). */
  message: DashboardOverview['importantMessage'];

  readonly visits: UpcomingVisits;
  readonly toDo: DashboardToDo;
  readonly #dashboard: Dashboard;
  readonly #memory: TabMemory;
  readonly #takeMessage: TakeMessage;
  readonly #replies = new LatestRequest();

  constructor(
    dashboard: Dashboard,
    memory: TabMemory = forgetful,
    takeMessage: TakeMessage = () => true,
    office?: OfficeMemory,
  ) {
    this.#dashboard = dashboard;
    this.#memory = memory;
    this.#takeMessage = takeMessage;
    this.wantedTab = memory.tab;
    this.visits = new UpcomingVisits(() => (this.phase.kind === 'ready' ? this.phase.overview.upcoming : []));
    this.toDo = new DashboardToDo(() => (this.phase.kind === 'ready' ? this.phase.overview : undefined), office);
    makeAutoObservable(this, { visits: false, toDo: false }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.phase = { kind: 'loading' };
    const wanted = this.#replies.expect();
    const answer = await this.#dashboard.overview();
    if (!wanted()) return;
    runInAction(() => {
      this.phase = answer.ok ? { kind: 'ready', overview: answer.value } : { kind: 'failed', failure: answer.error };
      this.visits.begin();
      const message = answer.ok ? answer.value.importantMessage : undefined;
      this.message = message !== undefined && this.#takeMessage(message.id) ? message : undefined;
    });
  }

  /** Tabs that the person has permission for (`ACC-006`). */
  get tabs(): readonly DashboardTab[] {
    const { phase } = this;
    return phase.kind === 'ready' ? dashboardTabs.filter((tab) => phase.overview.opened.includes(areaOf[tab])) : [];
  }

  get tab(): DashboardTab {
    return this.tabs.includes(this.wantedTab) ? this.wantedTab : (this.tabs[0] ?? this.wantedTab);
  }

  /** Visits of other practices are shown where the selected one is away; that there are none is not said. */
  isAway(tab: DashboardTab): boolean {
    if (this.phase.kind !== 'ready') return false;
    const { away, awayAreas } = this.phase.overview;
    return tab === 'appointments' ? away.length > 0 && this.visits.all.length === 0 : awayAreas.includes(areaOf[tab]);
  }

  /** Each visit says at which practice it is. */
  get namesPractices(): boolean {
    if (this.phase.kind !== 'ready') return false;
    const { upcoming, visits } = this.phase.overview;
    return atSeveralPractices([...upcoming, ...visits]);
  }

  /** There is nothing yet of this person: no visit, no task, no news. */
  isNew(now: Instant | undefined): boolean {
    if (this.phase.kind !== 'ready' || this.toDo.hasTasks(now)) return false;
    const { upcoming, visits, away, opened } = this.phase.overview;
    return opened.length > 0 && away.length === 0 && upcoming.length === 0 && visits.length === 0;
  }

  /**
   * Closes the message: for good, or until the next sign-in. Fire-and-forget: the message comes again if the request is
   * lost.
   */
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
