import type { VideoVisits, VisitRef } from '@portico/application/appointments';
import { same } from '../codecs/codec.ts';
import { record } from '../codecs/object-codec.ts';
import { id } from '../codecs/scalars.ts';
import { GetVideoVisitUrlDocument } from '../generated/documents/video-visit.ts';
import { fields, under, operation, wireOf } from './operation.ts';

const visit = record<VisitRef>()({
  patient: { practice: id('practice_id'), patient: id('patient_id') },
  appointment: id('appointment_id'),
});

export const videoVisitsWire = wireOf<VideoVisits>()({
  address: operation(
    GetVideoVisitUrlDocument,
    fields(visit),
    under('video_visit', under('urls', under('web', same<string>()))),
    ['video-over', 'no-room', 'video-too-early'],
  ),
});
