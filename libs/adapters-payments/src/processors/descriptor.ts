import type { Result } from '@portico/domain/kernel';
import type { Merchant, SavedCard, VaultReference } from '@portico/domain/payments';
import type { ProcessorId } from '@portico/domain/practices';
import type { CloverKeyStore } from '../clover/settings.ts';
import type { FramePages, FrameSurroundings } from '../frame/frame-page.ts';
import type { Processors } from '../sandbox/start-processor-doubles.ts';
import type { Machine, ReportError } from '../wire/clock-and-network.ts';

/** How one setting is read from its text. */
export type SettingRule =
  | { readonly kind: 'origin' }
  | { readonly kind: 'secret'; readonly least: number }
  /** Names the merchant or is told to browsers: a name or key that is no secret. */
  | { readonly kind: 'name'; readonly least: number }
  | { readonly kind: 'one-of'; readonly values: readonly string[] };

/** All that the rest of the house knows of a processor. */
export interface ProcessorDescriptor<Settings> {
  readonly id: ProcessorId;
  /** The settings of a practice, by name. */
  readonly settings: {
    readonly required: Readonly<Record<string, SettingRule>>;
    readonly optional: Readonly<Record<string, SettingRule>>;
  };
  /** Settings that go together, with the usual ones filled in; a mistake is a sentence that begins with the setting. */
  completed(settings: Settings): Result<Settings, string>;
  /** `frames` is the origin of the card frames, where that is not the portal's; `keys` keeps tokens that are renewed. */
  merchant(
    settings: Settings,
    frames: string,
    report: ReportError,
    keys: CloverKeyStore | undefined,
    machine: Machine,
  ): Merchant;
  /** The origins that the portal's pages call to exchange cards for tokens. */
  tokenOrigins(settings: Settings): readonly string[];
  offersWallets(settings: Settings): boolean;
  /** The pages in which its scripts run, for the practices with these settings. */
  framePages(practices: readonly Settings[], around: FrameSurroundings): FramePages;
  /** What does not work where the frames have no origin of their own; absent where all does. */
  withoutFrameOrigin(settings: Settings): string | undefined;
  /** Its double on loopback. */
  readonly sandbox: {
    settings(doubles: Processors): Settings;
    /** What the doubles of a seed know a card by that was saved before their time. */
    savedCard(seed: string, number: string, card: Pick<SavedCard, 'brand' | 'holder' | 'expiry'>): VaultReference;
  };
}
