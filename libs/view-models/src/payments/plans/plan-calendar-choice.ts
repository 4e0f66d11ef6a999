import {
  defaultCalendars,
  frequenciesFor,
  type Frequency,
  type PlanCalendar,
  type Weekday,
} from '@portico/domain/payments';
import { makeAutoObservable } from 'mobx';
import type { PlanBuilderInput, PlanFunding } from './plan-option-choice.ts';

/** How often and on which day a plan is paid (`MON-101`, `MON-102`). */
export class PlanCalendarChoice {
  wantedFrequency: Frequency | undefined;
  dayOfWeek: Weekday = defaultCalendars.weekly.dayOfWeek;
  dayOfMonth: number = defaultCalendars.monthly.dayOfMonth;

  readonly #input: PlanBuilderInput;
  readonly #funding: PlanFunding;

  constructor(input: PlanBuilderInput, funding: PlanFunding) {
    this.#input = input;
    this.#funding = funding;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  reset(): void {
    this.wantedFrequency = this.#input.edited?.calendar.frequency;
    this.dayOfWeek = defaultCalendars.weekly.dayOfWeek;
    this.dayOfMonth = defaultCalendars.monthly.dayOfMonth;
  }

  chooseFrequency(frequency: Frequency): void {
    this.wantedFrequency = frequency;
  }

  chooseDayOfWeek(day: Weekday): void {
    this.dayOfWeek = day;
  }

  chooseDayOfMonth(day: number): void {
    this.dayOfMonth = day;
  }

  /** A choice if there are several (`MON-101`, `MON-102`); an existing plan keeps its own until it is changed. */
  get frequencies(): readonly Frequency[] {
    const { option, picked, total } = this.#funding;
    const { settings } = this.#input.offer;
    if (option === 'existing') return picked === undefined ? [] : [picked.calendar.frequency];
    if (total === undefined) return settings.frequencies;
    const fitting = frequenciesFor(settings, total);
    const own = this.#input.edited?.calendar.frequency;
    return own === undefined || fitting.includes(own) ? fitting : [own, ...fitting];
  }

  get frequency(): Frequency {
    const { frequencies, wantedFrequency } = this;
    const isOpen = wantedFrequency !== undefined && frequencies.includes(wantedFrequency);
    return (isOpen ? wantedFrequency : frequencies[0]) ?? 'monthly';
  }

  /** An existing plan keeps its day, unless it changes between weeks and months (`MON-090`). */
  get chosen(): PlanCalendar {
    const { frequency } = this;
    const { option, plan } = this.#funding;
    const own = plan?.calendar;
    if (own?.frequency === frequency) return own;
    if (option === 'edit') return defaultCalendars[frequency];
    return frequency === 'weekly'
      ? { frequency, dayOfWeek: this.dayOfWeek }
      : { frequency, dayOfMonth: this.dayOfMonth };
  }
}
