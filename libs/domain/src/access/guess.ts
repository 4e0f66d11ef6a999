import { DAY, MINUTE, type CountedGuess, type DeviceId, type LocalDate } from '../kernel/index.ts';
import { placeholderDevice } from './device.ts';
import { addressLimit, attemptLimit, type AttemptLimit, type Counted } from './attempts.ts';

/**
 * Guesses of a last name and birth date for one bill, from one network address; unlike the code of a link, the number on a
 * bill can be guessed. A stranger who fills it keeps nobody out who comes from elsewhere.
 */
export const chartCheckLimit: AttemptLimit = { failures: 5, window: 60 * MINUTE, pause: 60 * MINUTE };

/** The same from everywhere: then one an hour, so that many addresses do not find a birth date either. */
export const everyChartCheckLimit: AttemptLimit = { failures: 40, window: DAY, pause: 60 * MINUTE };

/** Links asked for of one practice in the name of one address or number. */
export const linkRequestLimit: AttemptLimit = { failures: 5, window: 60 * MINUTE, pause: 60 * MINUTE };

/** Wrong codes and other second proofs for one account. Only somebody who knows its password gets to guess them. */
export const dailyProofLimit: AttemptLimit = { failures: 20, window: DAY, pause: DAY };

interface GuessCount {
  readonly name: string;
  readonly limit: AttemptLimit;
  /** A right guess clears what was counted before; otherwise it only takes back its own count. */
  readonly clearedByRight?: true;
  /** Counts each network address for itself. */
  readonly perAddress?: true;
}

interface GuessLimits {
  /** Counts for the thing whose secret is guessed. */
  readonly thing: readonly GuessCount[];
  /** The count for the network address that guesses. */
  readonly address: GuessCount;
}

const account: GuessCount = { name: 'address', limit: addressLimit };
const guest: GuessCount = { name: 'guest from', limit: addressLimit };
const proofsOfADay: GuessCount = { name: 'second proofs of a day', limit: dailyProofLimit };

/** Each kind of secret that somebody may guess, and how often. */
export const guessLimits = {
  /** At sign-in. Cleared once the whole sign-in succeeded, which a right password alone is not. */
  password: { thing: [{ name: 'sign-in', limit: attemptLimit }], address: account },
  /** One's own, for a change of one's account. */
  'own-password': { thing: [{ name: 'own-password', limit: attemptLimit }], address: account },
  /** A one-time code by mail or text message; the code itself is void after five wrong ones. */
  'sent-code': { thing: [proofsOfADay], address: account },
  /** Of an account that waits to be confirmed, in another browser than the one that began. */
  'pending-password': { thing: [{ name: 'pending', limit: attemptLimit, clearedByRight: true }], address: account },
  /** A code of an app, a recovery code, or a passkey as a second step. */
  proof: { thing: [{ name: 'proof', limit: attemptLimit, clearedByRight: true }, proofsOfADay], address: account },
  /** The first code of an app that is being added. */
  'new-app': { thing: [{ name: 'new-app', limit: attemptLimit, clearedByRight: true }], address: account },
  /** What an identity provider sent a browser back with, or what was made of it. */
  identity: { thing: [], address: account },
  /** A passkey on its own. */
  passkey: { thing: [], address: account },
  /** The birth date behind a link; the link itself is locked after five wrong ones. */
  'birth-date': { thing: [], address: guest },
  bill: {
    thing: [
      { name: 'bill', limit: chartCheckLimit, clearedByRight: true, perAddress: true },
      { name: 'bill from anywhere', limit: everyChartCheckLimit },
    ],
    address: guest,
  },
  /** Who somebody is who asks for a link; it goes to the address on file, and a right guess counts as well. */
  'asked-link': { thing: [{ name: 'link asked of', limit: linkRequestLimit }], address: guest },
  /** The code of a link: it has 128 bits or more, so there is no thing to count by. */
  link: { thing: [], address: { name: 'link from', limit: addressLimit } },
} as const satisfies Readonly<Record<string, GuessLimits>>;

/**
 * This many devices on which somebody signed in have a count of wrong passwords of their own, so that a stranger who fills
 * the general one keeps nobody out. So at most `(1 + ownCounts) * attemptLimit.failures` passwords are weighed in a window.
 */
export const ownCounts = 5;

/** What a wrong password counts for: the account, or one of its known devices. */
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
}

/** Under what a guess is counted: the thing, such as an account, and the network address, where each is known. */
export const guessCounts = (
  kind: GuessKind,
  thing: string | undefined,
  address: string | undefined,
): readonly KeyedCount[] => {
  const limits: GuessLimits = guessLimits[kind];
  const keyed = ({ name, limit, clearedByRight }: GuessCount, of: string): KeyedCount => ({
    key: `${name} ${of}`,
    limit,
    clearedByRight: clearedByRight === true,
  });
  return [
    ...(thing === undefined
      ? []
      : limits.thing.map((count) =>
          keyed(count, count.perAddress && address !== undefined ? `${thing} from ${address}` : thing),
        )),
    ...(address === undefined ? [] : [keyed(limits.address, address)]),
  ];
};

/** Whether a date of birth is right; where none is known, none is. */
export const isBornOn = (known: LocalDate | undefined, said: LocalDate | undefined, _guess: CountedGuess): boolean =>
  known !== undefined && known === said;
