import type { ServiceResult } from '@portico/application/kernel';
import type {
  WaitList,
  EarlierTimeScreen,
  JoinRefusal,
  OfferedPlace,
  OfferGone,
  TakenTime,
  Waiting,
  WaitLook,
  WaitPlace,
  WaitRequest,
} from '@portico/application/scheduling';
import { ok, type AppointmentId, type PracticeId } from '@portico/domain/kernel';
import {
  GetEarlierTimeDocument,
  JoinWaitListDocument,
  KeepMyTimeDocument,
  LeaveWaitListDocument,
  TakeEarlierTimeDocument,
  type GetEarlierTimeQuery,
  type JoinWaitListInput,
} from '../generated/operations.ts';
import type { Extensions, GatewayClient } from './gateway-client.ts';
import { present } from './present.ts';
import { placeFromWire, spanFromWire, takenFromWire, waitingFromWire } from './wait-list.wire.ts';

export class GraphqlWaitList implements WaitList {
  readonly #client: GatewayClient;

  constructor(client: GatewayClient) {
    this.#client = client;
  }

  async look({ practice, visit }: WaitLook): ServiceResult<EarlierTimeScreen> {
    const named = { practice_id: practice, appointment_id: visit ?? null };
    const answer = await this.#client.query(GetEarlierTimeDocument, named);
    return answer.ok ? ok(screenFromWire(answer.value.getEarlierTime)) : answer;
  }

  async join(request: WaitRequest): ServiceResult<Waiting, JoinRefusal> {
    const answer = await this.#client.mutateOr(JoinWaitListDocument, { input: preferenceToWire(request) }, joinRefusal);
    return answer.ok ? ok(waitingFromWire(answer.value.joinWaitList)) : answer;
  }

  async leave({ practice, id }: WaitPlace): ServiceResult<void> {
    const answer = await this.#client.mutate(LeaveWaitListDocument, { practice_id: practice, wait_id: id });
    return answer.ok ? ok(undefined) : answer;
  }

  async take(offer: OfferedPlace): ServiceResult<TakenTime, OfferGone> {
    const answer = await this.#client.mutateOr(TakeEarlierTimeDocument, offerToWire(offer), offerGone);
    return answer.ok ? ok(takenFromWire(answer.value.takeEarlierTime)) : answer;
  }

  async pass(offer: OfferedPlace): ServiceResult<void> {
    const answer = await this.#client.mutate(KeepMyTimeDocument, offerToWire(offer));
    return answer.ok ? ok(undefined) : answer;
  }
}

const offerToWire = ({ practice, id, hold }: OfferedPlace) => ({ practice_id: practice, wait_id: id, hold_id: hold });

const screenFromWire = (wire: GetEarlierTimeQuery['getEarlierTime']): EarlierTimeScreen =>
  present({
    practice: { id: wire.practice_id as PracticeId, name: wire.practice_name, phone: wire.practice_phone },
    visit:
      wire.visit &&
      present({
        id: wire.visit.appointment_id as AppointmentId,
        ...spanFromWire(wire.visit),
        video: wire.visit.video,
        visitType: wire.visit.visitType,
        providerName: wire.visit.providerName,
        location: placeFromWire(wire.visit.place),
      }),
    canWait: wire.canWait,
    waiting: wire.entry && waitingFromWire(wire.entry),
  });

const parts = { any: 'ANY', morning: 'MORNING', afternoon: 'AFTERNOON' } as const;

const preferenceToWire = (request: WaitRequest): JoinWaitListInput => ({
  practice_id: request.practice,
  ...(request.about.kind === 'visit'
    ? { appointment_id: request.about.visit }
    : {
        resource_id: request.about.offer.resource,
        visit_reason_id: request.about.offer.visitReason,
        location_id: request.about.offer.location,
        until: request.about.until,
      }),
  anyProvider: request.anyProvider,
  anyOffice: request.anyOffice,
  weekdays: request.weekdays,
  partOfDay: parts[request.partOfDay],
  ...(request.from === undefined ? {} : { from: request.from }),
  noticeMinutes: request.noticeMinutes,
});

const joinKinds = ['not-offered', 'already-waiting', 'prepaid', 'too-late'] as const;

const joinRefusal = ({ reason }: Extensions): JoinRefusal | undefined => {
  const kind = joinKinds.find((one) => one === reason);
  return kind && { kind };
};

export const offerGone = ({ reason }: Extensions): OfferGone | undefined =>
  reason === 'offer-gone' ? { kind: reason } : undefined;
