import type { Language, PracticeId } from '@portico/domain/kernel';

/** What people do that an installation may count, each by its one name (`ACC-301`, `ACC-409` to `ACC-419`). */
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
 * Something that was done. `usedBtn` names the button or mail that led to sign-up, and comes from an address (`ACC-207`);
 * `practiceId` is the practice of a guest's survey, at which nobody is signed in (`ACC-284`).
 */
export type AnalyticsEvent =
  | { readonly name: Exclude<AnalyticsName, 'Sign Up' | SurveyEventName> }
  | { readonly name: 'Sign Up'; readonly usedBtn?: string }
  | { readonly name: SurveyEventName; readonly practiceId?: PracticeId };

/** Counts what is done. It never fails, never waits, and is told nothing about who did it or with what. */
export interface Analytics {
  tell(event: AnalyticsEvent): void;
}

/** All that ever leaves the browser of an event. */
export interface ToldEvent {
  readonly event: AnalyticsName;
  readonly language: Language;
  readonly practiceId?: string;
  readonly usedBtn?: string;
}

/** A name of ours: anything else in an address may be somebody's own. */
const buttonName = /^[a-z][a-z0-9_-]{0,31}$/i;

/** The event as it is sent: what is named here, and nothing else that the event may carry (`ACC-419`). */
export const toldEvent = (
  event: AnalyticsEvent,
  { practice: at, language }: { readonly practice: PracticeId | undefined; readonly language: Language },
): ToldEvent => ({
  event: event.name,
  language,
  ...practiceOf(event, at),
  ...(event.name === 'Sign Up' && event.usedBtn !== undefined && buttonName.test(event.usedBtn)
    ? { usedBtn: event.usedBtn }
    : {}),
});

const practiceOf = (event: AnalyticsEvent, at: PracticeId | undefined): Pick<ToldEvent, 'practiceId'> => {
  const practice = at ?? (isOfSurvey(event) ? event.practiceId : undefined);
  return practice === undefined ? {} : { practiceId: practice };
};

const isOfSurvey = (event: AnalyticsEvent): event is Extract<AnalyticsEvent, { readonly name: SurveyEventName }> =>
  event.name.endsWith(' Survey');

/** By method: what is told of an answer, if anything. */
type Counting<Port> = {
  readonly [Method in keyof Port]?: Port[Method] extends (...asked: infer Asked) => Promise<infer Answer>
    ? (answer: Answer, ...asked: Asked) => AnalyticsEvent | undefined
    : never;
};

/** A port whose answers are counted as they pass. */
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
