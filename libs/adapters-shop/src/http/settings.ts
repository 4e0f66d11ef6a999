import type { PracticeId } from '@portico/domain/kernel';

/** How the shop of one practice is reached. */
export interface ShopSettings {
  readonly shopId: string;
  readonly name: string;
  /** Origin of the shop's own pages, without a slash at the end. */
  readonly widgetHost: string;
  /** Address under which it answers, without a slash at the end. */
  readonly api: string;
  /** Names the portal to the shop. */
  readonly key: string;
  /** Authenticates the portal and signs a person's sign-on. It never leaves the gateway. */
  readonly secret: string;
  readonly channel: string;
  readonly sso: 'on' | 'off';
}

/** Practices that are not in it have no shop. */
export type ShopsByPractice = ReadonlyMap<PracticeId, ShopSettings>;
