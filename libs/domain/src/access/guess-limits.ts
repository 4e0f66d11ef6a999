import { DAY, MINUTE, type CountedGuess, type DeviceId, type LocalDate } from '../kernel/index.ts';
import { placeholderDevice } from './device-id.ts';
import { addressLimit, attemptLimit, type AttemptLimit, type Counted } from './attempt-limit.ts';

/**
 * Guesses of a last name and birth date for one bill, per network address; unlike the code of a link, the number on a
 * bill can be guessed. An attacker who uses up the limit does not lock out other addresses.
 */
export const chartCheckLimit: AttemptLimit = { failures: 5, window: 60 * MINUTE, pause: 60 * MINUTE };

/** The same over all addresses: then one an hour, so that many addresses cannot find a birth date either. */
export const everyChartCheckLimit: AttemptLimit = { failures: 40, window: DAY, pause: 60 * MINUTE };

/** Link requests at one practice for one email address or phone number. */
export const linkRequestLimit: AttemptLimit = { failures: 5, window: 60 * MINUTE, pause: 60 * MINUTE };

/** Wrong codes and other second proofs for one account. They can be guessed only after a correct password. */
export const dailyProofLimit: AttemptLimit = { failures: 20, window: DAY, pause: DAY };

interface GuessCount {
  readonly name: string;
  readonly limit: AttemptLimit;
  /** A correct guess clears the earlier counts; otherwise it only takes back its own. */
  readonly clearedByRight?: true;
  /** Counted separately for each network address. */
  readonly perAddress?: true;
}

interface GuessLimits {
  /** Counts per object whose secret is guessed. */
  readonly thing: readonly GuessCount[];
  /** The count per guessing network address. */
  readonly address: GuessCount;
}

const account: GuessCount = { name: 'address', limit: addressLimit };
const guest: GuessCount = { name: 'guest from', limit: addressLimit };
const proofsOfADay: GuessCount = { name: 'second proofs of a day', limit: dailyProofLimit };

/** Each kind of secret that can be guessed, and its limits. */
export const guessLimits = {
  /** At sign-in. Cleared only once the whole sign-in succeeded, not by a correct password alone. */
  password: { thing: [{ name: 'sign-in', limit: attemptLimit }], address: account },
  /** The user's own password, required to change the account. */
  'own-password': { thing: [{ name: 'own-password', limit: attemptLimit }], address: account },
  /** A one-time code by mail or text message; the code itself becomes invalid after five wrong ones. */
  'sent-code': { thing: [proofsOfADay], address: account },
  /** The password of an unconfirmed account, in another browser than the one that created it. */
  'pending-password': { thing: [{ name: 'pending', limit: attemptLimit, clearedByRight: true }], address: account },
  /** A code of an app, a recovery code, or a passkey as a second step. */
  proof: { thing: [{ name: 'proof', limit: attemptLimit, clearedByRight: true }, proofsOfADay], address: account },
  /** The first code of an app that is being enrolled. */
  'new-app': { thing: [{ name: 'new-app', limit: attemptLimit, clearedByRight: true }], address: account },
  /** The redirect from an identity provider, or the ticket issued for it. */
  identity: { thing: [], address: account },
  /** A passkey on its own. */
  passkey: { thing: [], address: account },
  /** The birth date for a link; the link itself is locked after five wrong ones. */
  'birth-date': { thing: [], address: guest },
  bill: {
    thing: [
      { name: 'bill', limit: chartCheckLimit, clearedByRight: true, perAddress: true },
      { name: 'bill from anywhere', limit: everyChartCheckLimit },
    ],
    address: guest,
  },
  /**
   * The details of a patient for whom a link is requested; it goes to the contact on file. Correct guesses count too.
   */
  'asked-link': { thing: [{ name: 'link asked of', limit: linkRequestLimit }], address: guest },
  /** What an app shows of itself, and the codes and tokens that it exchanges. */
  'app-proof': { thing: [], address: { name: 'app from', limit: addressLimit } },
  /** The passcode of a link to a summary; the link itself is locked after a few wrong ones in its whole life. */
  'link-passcode': { thing: [], address: guest },
  /** The code of a link: it has 128 bits or more, so it is not counted per link. */
  link: { thing: [], address: { name: 'link from', limit: addressLimit } },
} as const satisfies Readonly<Record<string, GuessLimits>>;

/**
 * This many known devices have their own count of wrong passwords, so that an attacker who uses up the general one does
 * not lock them out. At most `(1 + ownCounts) * attemptLimit.failures` passwords are checked in a window.
 */
export const ownCounts = 5;

/** The count of a wrong password: the account's, or that of one of its known devices. */
export const passwordCountOf = (login: string, device: DeviceId, known: readonly DeviceId[]): string =>
  known.slice(0, ownCounts).includes(device) && device !== placeholderDevice ? `${login} on ${device}` : login;

/** Every count of wrong passwords of one account. */
export const passwordCounts = (login: string, known: readonly DeviceId[]): readonly string[] => [
  ...new Set([login, ...known.map((device) => passwordCountOf(login, device, known))]),
];

export type GuessKind = keyof typeof guessLimits;

export const guessKinds = Object.keys(guessLimits) as readonly GuessKind[];

interface KeyedCount extends Counted {
  readonly clearedByRight: boolean;
  /**
   * How many guesses of this key may be under way at once. One of a thing: a right guess under way counts as a failure, and
   * must not refuse the next one. Of an address, which many people share, as many as may fail.
   */
  readonly atOnce: number;
}

/**
 * The keys under which a guess is counted: the object, such as an account, and the network address, where each is
 * known.
 */
export const guessCounts = (
  kind: GuessKind,
  thing: string | undefined,
  address: string | undefined,
): readonly KeyedCount[] => {
  const limits: GuessLimits = guessLimits[kind];
  const keyed = ({ name, limit, clearedByRight }: GuessCount, of: string, atOnce: number): KeyedCount => ({
    key: `${name} ${of}`,
    limit,
    clearedByRight: clearedByRight === true,
    atOnce,
  });
  return [
    ...(thing === undefined
      ? []
      : limits.thing.map((count) =>
          keyed(count, count.perAddress && address !== undefined ? `${thing} from ${address}` : thing, 1),
        )),
    ...(address === undefined ? [] : [keyed(limits.address, address, limits.address.limit.failures)]),
  ];
};

/** Whether a date of birth is correct; always false if none is known. */
export const isBornOn = (known: LocalDate | undefined, said: LocalDate | undefined, _guess: CountedGuess): boolean =>
  known !== undefined && known === said;
