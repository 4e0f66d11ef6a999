import { parseId, parseLabId, type DocumentId, type PatientId } from '@portico/domain/kernel';
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
import { refusal, valueOf } from './refusal.ts';

export const healthQueries: Pick<
  QueryResolvers<GatewayContext>,
  'getMyHealth' | 'getPdf' | 'getLab' | 'getDocument'
> = {
  getMyHealth: async (_, __, { own }) => {
    const chart = valueOf(await own().health.chart());
    return {
      myHealthScreen: {
        conditions: sectionToWire(chart.conditions, conditionToWire),
        allergies: sectionToWire(chart.allergies, allergyToWire),
        medications: sectionToWire(chart.medications, medicationToWire),
        labs: sectionToWire(chart.labs, labToWire),
        documents: sectionToWire(chart.documents, documentToWire),
        careTeam: sectionToWire(chart.careTeam, careTeamMemberToWire),
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
