import type { Capability } from '@portico/domain/access';
import { linkCancels } from '@portico/domain/guests';
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
import type { GuestLinkAtHand } from './current-guest-link.ts';

/** Waiting for an earlier time, only for the visit that a link to reschedule is about (`APT-324`). */
export class GuestWaiting implements WaitList {
  readonly #link: GuestLinkAtHand;
  readonly #waitList: WaitList;

  constructor(link: GuestLinkAtHand, waitList: WaitList) {
    this.#link = link;
    this.#waitList = waitList;
  }

  async look(at: WaitLook): ServiceResult<EarlierTimeScreen> {
    const { visit } = at;
    const opened = await this.#link.opens((capability) => visit !== undefined && linkCancels(capability, visit));
    return opened.ok ? this.#waitList.look(at) : opened;
  }

  async join(request: WaitRequest): ServiceResult<Waiting, JoinRefusal> {
    const opened = await this.#link.opens(isToReschedule);
    return opened.ok ? this.#waitList.join(request) : opened;
  }

  async leave(place: WaitPlace): ServiceResult<void> {
    const opened = await this.#link.opens(isToReschedule);
    return opened.ok ? this.#waitList.leave(place) : opened;
  }

  /** The visit has its new time, so the link is used up. */
  async take(offer: OfferedPlace): ServiceResult<TakenTime, OfferGone> {
    const opened = await this.#link.opens(isToReschedule);
    if (!opened.ok) return opened;
    const taken = await this.#waitList.take(offer);
    if (taken.ok) await this.#link.end(opened.value);
    return taken;
  }

  async pass(offer: OfferedPlace): ServiceResult<void> {
    const opened = await this.#link.opens(isToReschedule);
    return opened.ok ? this.#waitList.pass(offer) : opened;
  }
}

/** Which entries are about the link's visit is decided by the wait list itself. */
const isToReschedule = ({ purpose }: Capability): boolean => purpose === 'guest-reschedule';
