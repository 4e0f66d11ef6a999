import {
  failed,
  instant,
  ok,
  type AccountId,
  type CapabilityId,
  type Instant,
  type PatientId,
  type PracticeId,
  type Result,
  type SessionId,
} from '../../kernel/index.ts';
import type { AccessClaims, BadToken, GuestClaims, TokenIssuer, UploadClaims } from '../ports/passwords-and-tokens.ts';

const guestToken = /^guest\/([^/]+)\/(\d+)(?:\/(\d+))?$/;
const uploadToken = /^upload\/([^/]+)\/([^/]+)\/([^/]+)\/(\d+)$/;
const accessToken = /^access\/([^/]+)\/([^/]+)\/(\d+)$/;

/** Tokens that contain their claims, numbered in the order of issue; forgeable, for tests only. */
export class CountingTokens implements TokenIssuer {
  #refreshTokens = 0;
  #sessions = 0;

  access({ session, account, expiresAt }: AccessClaims): string {
    return `access/${session}/${account}/${expiresAt}`;
  }

  readAccess(token: string, now: Instant): Result<AccessClaims, BadToken> {
    const [, session, account, expiresAt] = accessToken.exec(token) ?? [];
    if (session === undefined || account === undefined) return failed({ kind: 'bad-token' });
    const claims: AccessClaims = {
      session: session as SessionId,
      account: account as AccountId,
      expiresAt: instant(Number(expiresAt)),
    };
    return now < claims.expiresAt ? ok(claims) : failed({ kind: 'expired-token', claims });
  }

  refresh(): { readonly token: string; readonly hash: string } {
    this.#refreshTokens += 1;
    const token = `refresh-${this.#refreshTokens}`;
    return { token, hash: this.hashOf(token) };
  }

  hashOf(refreshToken: string): string {
    return `hash-of-${refreshToken}`;
  }

  guest({ capability, expiresAt, startedAt }: GuestClaims): string {
    return `guest/${capability}/${expiresAt}${startedAt === undefined ? '' : `/${startedAt}`}`;
  }

  readGuest(token: string, now: Instant): GuestClaims | undefined {
    const [, capability, expiresAt, startedAt] = guestToken.exec(token) ?? [];
    if (capability === undefined || now >= Number(expiresAt)) return undefined;
    return {
      capability: capability as CapabilityId,
      expiresAt: instant(Number(expiresAt)),
      ...(startedAt === undefined ? {} : { startedAt: instant(Number(startedAt)) }),
    };
  }

  upload({ chart, by, expiresAt }: UploadClaims): string {
    return `upload/${chart.practice}/${chart.patient}/${by}/${expiresAt}`;
  }

  readUpload(token: string, now: Instant): UploadClaims | undefined {
    const [, practice, patient, by, expiresAt] = uploadToken.exec(token) ?? [];
    if (practice === undefined || now >= Number(expiresAt)) return undefined;
    return {
      chart: { practice: practice as PracticeId, patient: patient as PatientId },
      by: by as AccountId,
      expiresAt: instant(Number(expiresAt)),
    };
  }

  keyOf(): string | undefined {
    return 'counting';
  }

  newSessionId(): SessionId {
    this.#sessions += 1;
    return `session-${this.#sessions}` as SessionId;
  }
}
