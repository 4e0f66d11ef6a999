import { decimalOf, isoOf } from '@portico/domain/kernel';
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';
import { toWire } from '../wire-words.ts';
import { appointmentToWire } from './appointments.resolvers.ts';
import { allergyToWire, conditionToWire, medicationToWire, sectionToWire } from './chart.wire.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';

export const dashboardQueries: Pick<QueryResolvers<GatewayContext>, 'getDashboard'> = {
  getDashboard: async (_, __, { own }) => {
    const overview = valueOf(await own().dashboard.overview());
    return {
      dashboardScreen: {
        opened: overview.opened.map(toWire),
        upcoming: overview.upcoming.map(appointmentToWire),
        visits: overview.visits.map(appointmentToWire),
        practice_phone: overview.practicePhone ?? null,
        balance: { due: decimalOf(overview.balance.due), asOf: isoOf(overview.balance.asOf) },
        statements: overview.statements.map(({ id, date, total }) => ({ id, date, total: decimalOf(total) })),
        allergies: sectionToWire(overview.allergies, allergyToWire),
        medications: sectionToWire(overview.medications, medicationToWire),
        conditions: sectionToWire(overview.conditions, conditionToWire),
      },
      importantMessageModal: overview.importantMessage ?? null,
      missingRegistrationFields: overview.missing,
      formsList: overview.forms.map(({ id, title, due }) => ({ id, title, due: due ?? null })),
    };
  },
};

export const dashboardMutations: Pick<MutationResolvers<GatewayContext>, 'dismissImportantMessage'> = {
  dismissImportantMessage: async (_, { id }, { own }) => {
    valueOf(await own().dashboard.dismissMessage(id));
    return { status: 200, message: '' };
  },
};
