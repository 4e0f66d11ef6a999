import { languages, type Language, type PracticeId } from '@portico/domain/kernel';

/** User actions that an installation may count, each with its one name (`ACC-301`, `ACC-409` to `ACC-419`). */
export const analyticsNames = [
  'Request Appointment',
  'Cancel Appointment',
  'Complete Payment',
  'Failed Payment',
  'Sign Up',
  'Check In',
  'Cancel Check Out',
  'Change Email',
  'Change Password',
  'Update Documents',
  'Update Notifications',
  'Start Survey',
  'Complete Survey',
  'Cancel Survey',
] as const;
export type AnalyticsName = (typeof analyticsNames)[number];

type SurveyEventName = Extract<AnalyticsName, `${string} Survey`>;

/**
 * An action that happened. `usedBtn` names the button or mail that led to sign-up, and comes from an address
 * (`ACC-207`); `practiceId` is the practice of a guest's survey, where the guest is not signed in (`ACC-284`).
 */
export type AnalyticsEvent =
  | { readonly name: Exclude<AnalyticsName, 'Sign Up' | SurveyEventName> }
  | { readonly name: 'Sign Up'; readonly usedBtn?: string }
  | { readonly name: SurveyEventName; readonly practiceId?: PracticeId };

/** Counts actions. Never fails, never blocks, and receives no data about the person or the content. */
export interface Analytics {
  tell(event: AnalyticsEvent): void;
}

/** The only fields of an event that leave the browser. */
export interface ReportedEvent {
  readonly event: AnalyticsName;
  readonly language: Language;
  readonly practiceId?: string;
  readonly usedBtn?: SignUpButton;
}

/**
 * The buttons and mails that lead to sign-up; any other value becomes `other`, because an address may contain anything.
 */
export const signUpButtons = ['get_started', 'invitation_mail', 'invitation_sms', 'mail_footer', 'other'] as const;
export type SignUpButton = (typeof signUpButtons)[number];

const buttonOf = (used: string): SignUpButton => signUpButtons.find((button) => button === used) ?? 'other';

/** The event as it is sent: only the fields named here (`ACC-419`). */
export const reportedEvent = (
  event: AnalyticsEvent,
  { practice: at, language }: { readonly practice: PracticeId | undefined; readonly language: Language },
): ReportedEvent => ({
  event: event.name,
  language,
  ...practiceOf(event, at),
  ...(event.name === 'Sign Up' && event.usedBtn !== undefined && event.usedBtn !== ''
    ? { usedBtn: buttonOf(event.usedBtn) }
    : {}),
});

/** Format of practice ids; whether such a practice exists is checked with the practice directory. */
const practiceName = /^[\w-]{1,64}$/;

/** Parses an event sent by a browser; undefined if a field is missing, unknown or invalid. */
export const readReportedEvent = (raw: Readonly<Record<string, unknown>>): ReportedEvent | undefined => {
  const { event: named, language: spoken, practiceId, usedBtn, ...rest } = raw;
  const event = analyticsNames.find((name) => name === named);
  const language = languages.find((each) => each === spoken);
  const button = signUpButtons.find((each) => each === usedBtn);
  if (event === undefined || language === undefined || Object.keys(rest).length > 0) return undefined;
  if (usedBtn !== undefined && (button === undefined || event !== 'Sign Up')) return undefined;
  if (practiceId !== undefined && (typeof practiceId !== 'string' || !practiceName.test(practiceId))) return undefined;
  return {
    event,
    language,
    ...(practiceId === undefined ? {} : { practiceId }),
    ...(button === undefined ? {} : { usedBtn: button }),
  };
};

const practiceOf = (event: AnalyticsEvent, at: PracticeId | undefined): Pick<ReportedEvent, 'practiceId'> => {
  const practice = at ?? (isOfSurvey(event) ? event.practiceId : undefined);
  return practice === undefined ? {} : { practiceId: practice };
};

const isOfSurvey = (event: AnalyticsEvent): event is Extract<AnalyticsEvent, { readonly name: SurveyEventName }> =>
  event.name.endsWith(' Survey');

/** By method: which event to report for a result, if any. */
type Counting<Port> = {
  readonly [Method in keyof Port]?: Port[Method] extends (...asked: infer Asked) => Promise<infer ServiceResult>
    ? (answer: ServiceResult, ...asked: Asked) => AnalyticsEvent | undefined
    : never;
};

/** Wraps a port and counts its results. */
export const counted = <Port extends object>(port: Port, analytics: Analytics, counting: Counting<Port>): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name);
      const eventOf = counting[name as keyof Port] as
        | ((answer: unknown, ...asked: readonly unknown[]) => AnalyticsEvent | undefined)
        | undefined;
      if (typeof method !== 'function') return method;
      return async (...asked: readonly unknown[]) => {
        const answer: unknown = await Reflect.apply(method, target, asked);
        const event = eventOf?.(answer, ...asked);
        if (event !== undefined) analytics.tell(event);
        return answer;
      };
    },
  });
