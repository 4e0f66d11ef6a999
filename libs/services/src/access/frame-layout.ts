import type { PatientRef } from '@portico/domain/kernel';
import type { Mailbox } from '@portico/domain/messages';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import type { Layout, OwnPractice } from '@portico/application/access';

export interface LayoutDeps {
  readonly practices: PracticeDirectory;
  readonly patients: PatientRegistry;
  readonly mailbox: Mailbox;
}

/** The frame's layout for the practice of one chart; undefined if the practice is unknown. */
export const layoutOf = async (
  deps: LayoutDeps,
  chart: PatientRef,
  charts: readonly PatientRef[],
): Promise<Layout | undefined> => {
  const [[practice], own, identity, unreadMessages] = await Promise.all([
    deps.practices.practices([chart.practice]),
    practicesOf(deps, charts),
    deps.patients.identity(chart),
    deps.mailbox.unread(chart),
  ]);
  return (
    practice && {
      practice: practice.id,
      practiceName: practice.name,
      practicePhone: practice.phone,
      ...(practice.accent === undefined ? {} : { accent: practice.accent }),
      ...(practice.hasShop === true ? { hasShop: true as const } : {}),
      personName: identity?.name ?? '',
      unreadMessages,
      charts: own.map(({ id, patient, management }) => ({ id, patient, management })),
    }
  );
};

export const practicesOf = async (
  deps: Pick<LayoutDeps, 'practices'>,
  charts: readonly PatientRef[],
): Promise<readonly OwnPractice[]> => {
  const practices = await deps.practices.practices(charts.map((chart) => chart.practice));
  return practices.flatMap((practice) => {
    const chart = charts.find((own) => own.practice === practice.id);
    return chart === undefined
      ? []
      : [
          {
            id: practice.id,
            name: practice.name,
            management: practice.behavior.management,
            patient: chart.patient,
            payments: practice.payments,
          },
        ];
  });
};
