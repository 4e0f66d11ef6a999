import type { QueryResolvers } from '../generated/resolvers.ts';
import { clinicalNotesWire } from '../wire/clinical-notes.wire.ts';
import type { GatewayContext } from './gateway-context.ts';
import { resolversOf } from './resolvers-from-table.ts';

const { queries } = resolversOf(clinicalNotesWire, ({ own }) => own().clinicalNotes);

export const clinicalNotesQueries = queries satisfies QueryResolvers<GatewayContext>;
