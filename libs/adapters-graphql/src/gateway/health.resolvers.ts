import {
  parseId,
  parseLabId,
  type AppointmentId,
  type DocumentId,
  type PatientId,
  type PracticeId,
} from '@portico/domain/kernel';
import type { QueryResolvers } from '../generated/resolvers.ts';
import {
  allergyToWire,
  careTeamMemberToWire,
  conditionToWire,
  documentToWire,
  labToWire,
  medicationToWire,
  sectionToWire,
} from './chart.wire.ts';
import type { GatewayContext } from './context.ts';
import { fileToWire } from './file.wire.ts';
import { idFrom } from './payment-input.ts';
import { refusal, valueOf } from './refusal.ts';
import { summaryDocumentToWire } from './visit-summary.resolvers.ts';

export const healthQueries: Pick<
  QueryResolvers<GatewayContext>,
  'getMyHealth' | 'getPdf' | 'getLab' | 'getDocument'
> = {
  getMyHealth: async (_, { input }, { own }) => {
    const { health, summaries } = own();
    const chart = valueOf(await health.chart());
    const visits = input?.ccda.map((id) => idFrom<AppointmentId>(id));
    const listed =
      input == null ? [] : valueOf(await summaries.listed(idFrom<PracticeId>(input.practiceId), visits ?? []));
    return {
      myHealthScreen: {
        conditions: sectionToWire(chart.conditions, conditionToWire),
        allergies: sectionToWire(chart.allergies, allergyToWire),
        medications: sectionToWire(chart.medications, medicationToWire),
        labs: sectionToWire(chart.labs, labToWire),
        documents: sectionToWire(chart.documents, documentToWire),
        careTeam: sectionToWire(chart.careTeam, careTeamMemberToWire),
        summaries: listed.map(summaryDocumentToWire),
      },
    };
  },
  getPdf: async (_, { patientId }, { own }) => {
    const patient = parseId<PatientId>(patientId);
    if (!patient.ok) throw refusal({ kind: 'bad-input' });
    return fileToWire(valueOf(await own().health.record(patient.value)));
  },
  getLab: async (_, { labId }, { own }) => {
    const lab = parseLabId(labId);
    if (!lab.ok) throw refusal({ kind: 'bad-input' });
    const { name, mediaType, bytes } = valueOf(await own().health.lab(lab.value));
    return { file_name: name, media_type: mediaType, data: [...bytes] };
  },
  getDocument: async (_, { documentId }, { own }) => {
    const document = parseId<DocumentId>(documentId);
    if (!document.ok) throw refusal({ kind: 'bad-input' });
    return fileToWire(valueOf(await own().health.document(document.value)));
  },
};
