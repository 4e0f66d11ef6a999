import type { PatientRef } from '@portico/domain/kernel';
import type { Mailbox } from '@portico/domain/messages';
import type { PracticeDirectory } from '@portico/domain/practices';
import type { PatientRegistry } from '@portico/domain/profile';
import { orElse, partOf } from '../kernel/index.ts';
import type { Layout, OwnPractice } from '@portico/application/access';
import type { WithheldAt } from './withheld-areas.ts';

export interface LayoutDeps {
  readonly practices: PracticeDirectory;
  readonly patients: PatientRegistry;
  readonly mailbox: Mailbox;
  readonly withheldAt: WithheldAt;
}

/**
 * The frame's layout for the practice of one chart; undefined if the practice is unknown. Without name and count where
 * its system is away.
 */
export const layoutOf = async (
  deps: LayoutDeps,
  chart: PatientRef,
  charts: readonly PatientRef[],
): Promise<Layout | undefined> => {
  const [[practice], own, identity, unreadMessages] = await Promise.all([
    deps.practices.practices([chart.practice]),
    practicesOf(deps, charts),
    partOf(deps.patients.identity(chart)),
    partOf(deps.mailbox.unread(chart)),
  ]);
  const withheld = deps.withheldAt(chart.practice);
  return (
    practice && {
      practice: practice.id,
      practiceName: practice.name,
      practicePhone: practice.phone,
      ...(practice.accent === undefined ? {} : { accent: practice.accent }),
      ...(practice.hasShop === true ? { hasShop: true as const } : {}),
      ...(withheld.length === 0 ? {} : { withheld }),
      personName: orElse(identity, undefined)?.name ?? '',
      unreadMessages: orElse(unreadMessages, 0),
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
