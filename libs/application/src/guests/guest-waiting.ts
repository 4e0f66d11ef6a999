import type { Capability } from '@portico/domain/access';
import { linkCancels } from '@portico/domain/guests';
import type { Answer } from '../kernel/index.ts';
import type {
  EarlierTimes,
  EarlierTimeScreen,
  JoinRefusal,
  OfferedPlace,
  OfferGone,
  TakenTime,
  Waiting,
  WaitLook,
  WaitPlace,
  WaitWish,
} from '../scheduling/index.ts';
import type { GuestLinkAtHand } from './guest-link-at-hand.ts';

/** Waiting for an earlier time than the visit that a link to reschedule is about, and than no other (`APT-324`). */
export class GuestWaiting implements EarlierTimes {
  readonly #link: GuestLinkAtHand;
  readonly #waitList: EarlierTimes;

  constructor(link: GuestLinkAtHand, waitList: EarlierTimes) {
    this.#link = link;
    this.#waitList = waitList;
  }

  async look(at: WaitLook): Answer<EarlierTimeScreen> {
    const { visit } = at;
    const opened = await this.#link.opens((capability) => visit !== undefined && linkCancels(capability, visit));
    return opened.ok ? this.#waitList.look(at) : opened;
  }

  async join(wish: WaitWish): Answer<Waiting, JoinRefusal> {
    const opened = await this.#link.opens(isToReschedule);
    return opened.ok ? this.#waitList.join(wish) : opened;
  }

  async leave(place: WaitPlace): Answer<void> {
    const opened = await this.#link.opens(isToReschedule);
    return opened.ok ? this.#waitList.leave(place) : opened;
  }

  /** The visit has its other time: that is what the link was for. */
  async take(offer: OfferedPlace): Answer<TakenTime, OfferGone> {
    const opened = await this.#link.opens(isToReschedule);
    if (!opened.ok) return opened;
    const taken = await this.#waitList.take(offer);
    if (taken.ok) await this.#link.end(opened.value);
    return taken;
  }

  async pass(offer: OfferedPlace): Answer<void> {
    const opened = await this.#link.opens(isToReschedule);
    return opened.ok ? this.#waitList.pass(offer) : opened;
  }
}

/** What of a line is about the visit of the link, the wait list knows itself. */
const isToReschedule = ({ purpose }: Capability): boolean => purpose === 'guest-reschedule';
