import type { CloverKeyStore, ProcessorError } from '@portico/adapters-payments/clover';
import { merchantsFrom } from '@portico/adapters-payments/none';
import {
  allProcessors,
  processorOf,
  thisMachine,
  type FramePages,
  type Machine,
} from '@portico/adapters-payments/processors';
import type { PracticeId } from '@portico/domain/kernel';
import type { Merchant, Merchants, ProcessorKeys } from '@portico/domain/payments';
import type { MerchantsByPractice } from '../config/index.ts';
import { inertPolicy, type Pages } from '../server/index.ts';

/** Called with every unsuccessful answer of a practice's processor. */
type ReportOfPractice = (practice: PracticeId, problem: ProcessorError) => void;

/**
 * The adapter of each practice's processor. Practices without one take no online payments. `frameOrigin` is where the
 * card frames are, if not at the portal; without `keys`, a practice whose tokens have to be renewed is not let in.
 */
export const merchantsOf = (
  settings: MerchantsByPractice,
  machine: Machine = thisMachine,
  frameOrigin = '',
  keys?: ProcessorKeys,
  report: ReportOfPractice = () => undefined,
): Merchants => {
  const merchants = new Map<PracticeId, Merchant>();
  for (const [practice, each] of settings) {
    const kept = keys && keysOf(keys, practice);
    const told = (problem: ProcessorError) => report(practice, problem);
    merchants.set(practice, processorOf(each).merchant(each, frameOrigin, told, kept, machine));
  }
  return merchantsFrom(merchants);
};

const keysOf = (keys: ProcessorKeys, practice: PracticeId): CloverKeyStore => ({
  kept: () => keys.of(practice),
  keep: (pair) => keys.keep(practice, pair),
  takeTurn: (now, until) => keys.takeTurn(practice, now, until),
  giveTurnBack: () => keys.giveTurnBack(practice),
});

/** The origins that portal pages must be allowed to call to exchange cards for tokens. */
export const tokenizerOrigins = (settings: MerchantsByPractice): readonly string[] => [
  ...new Set([...settings.values()].flatMap((each) => processorOf(each).tokenOrigins(each))),
];

export interface CardFramesOptions {
  /** Origin of the card frames, where that is not the portal's own. */
  readonly frameOrigin?: string | undefined;
  /** What Apple knows the domain by; undefined where Apple Pay was not set up. */
  readonly applePayDomainFile?: string | undefined;
  /** Where people reach the portal. */
  readonly publicOrigins?: readonly string[];
}

const applePayDomainPath = '/.well-known/apple-developer-merchantid-domain-association';

/** Apple asks for it at each domain on which a button is shown. */
const applePayDomain = (method: string, file: string | undefined) => {
  const isThere = file !== undefined && (method === 'GET' || method === 'HEAD');
  const headers = ['content-type', 'text/plain; charset=utf-8', 'cache-control', 'no-cache', ...inertPolicy];
  return { status: isThere ? 200 : 404, headers, body: isThere ? file : 'Not found' };
};

/** Whether a practice offers a wallet, so that the portal's pages hand `payment` on to the frames. */
export const offersWallets = (settings: MerchantsByPractice): boolean =>
  [...settings.values()].some((each) => processorOf(each).offersWallets(each));

/** The pages in which the scripts of processors run, apart from the portal. */
export const cardFrames = (settings: MerchantsByPractice, options: CardFramesOptions = {}): Pages => {
  const all = [...settings.values()];
  const around = { portals: options.publicOrigins ?? [], apart: options.frameOrigin };
  const pages: FramePages = Object.assign(
    {},
    ...allProcessors.map((each) =>
      each.framePages(
        all.filter(({ execution }) => execution === each.id),
        around,
      ),
    ),
  );
  return async ({ method, path }) => {
    if (path === applePayDomainPath) return applePayDomain(method, options.applePayDomainFile);
    const page = method === 'GET' && Object.hasOwn(pages, path) ? pages[path] : undefined;
    if (page === undefined) return undefined;
    const headers = ['content-type', 'text/html; charset=utf-8', 'cache-control', 'no-cache'];
    const policies = ['content-security-policy', page.policy, 'permissions-policy', page.permissions];
    return { status: 200, headers: [...headers, ...policies], body: page.html };
  };
};
