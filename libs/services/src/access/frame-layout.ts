import type { PatientRef } from '@portico/domain/kernel';
import type { Mailbox } from '@portico/domain/messages';
import { summariesOfDays, type Practice, type PracticeDirectory } from '@portico/domain/practices';
import { hiddenParts, type PatientRegistry, type Registration } from '@portico/domain/profile';
import { orElse, partOf } from '../kernel/index.ts';
import type { Layout, OwnPractice } from '@portico/application/access';
import type { BooksOnlineAt, WithheldAt } from './withheld-areas.ts';

/** What the frame around every screen shows. */
export class FrameLayouts {
  readonly #practices: PracticeDirectory;
  readonly #patients: PatientRegistry;
  readonly #mailbox: Mailbox;
  readonly #withheldAt: WithheldAt;
  readonly #booksOnlineAt: BooksOnlineAt;
  readonly #registration: Pick<Registration, 'form'>;

  constructor(
    practices: PracticeDirectory,
    patients: PatientRegistry,
    mailbox: Mailbox,
    withheldAt: WithheldAt,
    booksOnlineAt: BooksOnlineAt,
    registration: Pick<Registration, 'form'>,
  ) {
    this.#practices = practices;
    this.#patients = patients;
    this.#mailbox = mailbox;
    this.#withheldAt = withheldAt;
    this.#booksOnlineAt = booksOnlineAt;
    this.#registration = registration;
  }

  /**
   * The frame's layout for the practice of one chart; undefined if the practice is unknown. Without name and count where
   * its system is away.
   */
  async of(chart: PatientRef, charts: readonly PatientRef[]): Promise<Layout | undefined> {
    const [[practice], own, identity, unreadMessages, booksOnline, form] = await Promise.all([
      this.#practices.practices([chart.practice]),
      practicesOf(this.#practices, charts),
      partOf(this.#patients.identity(chart)),
      partOf(this.#mailbox.unread(chart)),
      this.#booksOnlineAt(chart.practice),
      partOf(this.#registration.form(chart.practice)),
    ]);
    const hidden = hiddenParts(orElse(form, undefined)?.closed);
    const withheld = this.#withheldAt(chart.practice);
    return (
      practice && {
        practice: practice.id,
        practiceName: practice.name,
        practicePhone: practice.phone,
        timeZone: practice.timeZone,
        ...(practice.accent === undefined ? {} : { accent: practice.accent }),
        ...(practice.logo === undefined ? {} : { logo: practice.logo }),
        ...(practice.hasShop === true ? { hasShop: true as const } : {}),
        ...(summariesOfDays(practice.behavior) === undefined ? { noSummaries: true as const } : {}),
        ...(practice.behavior.noSurveys === true ? { noSurveys: true as const } : {}),
        ...(hidden.length === 0 ? {} : { hiddenProfileParts: hidden }),
        ...(booksOnline ? {} : { booksByPhone: true as const }),
        ...(withheld.length === 0 ? {} : { withheld }),
        personName: orElse(identity, undefined)?.name ?? '',
        unreadMessages: orElse(unreadMessages, 0),
        charts: own.map(({ id, patient, management }) => ({ id, patient, management })),
      }
    );
  }
}

export const practicesOf = async (
  directory: PracticeDirectory,
  charts: readonly PatientRef[],
): Promise<readonly OwnPractice[]> => {
  const practices = await directory.practices(charts.map((chart) => chart.practice));
  return practices.flatMap((practice) => {
    const chart = charts.find((own) => own.practice === practice.id);
    return chart === undefined ? [] : [ownPracticeOf(practice, chart)];
  });
};

/** The practice as one whose chart at it this is sees it. */
export const ownPracticeOf = (practice: Practice, chart: PatientRef): OwnPractice => ({
  id: practice.id,
  name: practice.name,
  management: practice.behavior.management,
  patient: chart.patient,
  payments: practice.payments,
});
