import type { AppointmentId, DocumentId, PatientId, PracticeId } from '@portico/domain/kernel';
import { list } from '../codecs/codec.ts';
import { file, labFile } from '../codecs/files.codec.ts';
import { chart } from '../codecs/health.codec.ts';
import { idOf, labId } from '../codecs/scalars.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import type { GatewayContext } from './context.ts';
import { valueOf } from './refusal.ts';
import { summaryDocumentToWire } from './visit-summary.resolvers.ts';

const visits = list(idOf<AppointmentId>());

export const healthQueries = {
  getMyHealth: async (_, { input }, { own }) => {
    const { health, summaries } = own();
    const screen = chart.write(valueOf(await health.chart()));
    const listed =
      input == null
        ? []
        : valueOf(await summaries.listed(idOf<PracticeId>().read(input.practiceId), visits.read(input.ccda)));
    return { myHealthScreen: { ...screen, summaries: listed.map(summaryDocumentToWire) } };
  },
  getPdf: async (_, { patientId }, { own }) =>
    file.write(valueOf(await own().health.record(idOf<PatientId>().read(patientId)))),
  getLab: async (_, { labId: lab }, { own }) => labFile.write(valueOf(await own().health.lab(labId.read(lab)))),
  getDocument: async (_, { documentId }, { own }) =>
    file.write(valueOf(await own().health.document(idOf<DocumentId>().read(documentId)))),
} satisfies QueryResolvers<GatewayContext>;
