import type { Form, FormResponse, FormUuid } from '@portico/domain/forms';
import type { Language, LocalDate } from '@portico/domain/kernel';

/** Unsent input: field names and texts. */
type Draft = Readonly<Record<string, string>>;

/** The page of the portal that shows one intake form within another page (`APT-202`). */
export const intakeFramePath = '/intake-forms/index.html';

/** Messages from the page to its frame; both are of one origin (`APT-206`). */
export type IntakeAsked =
  | {
      readonly kind: 'show';
      readonly form: Form;
      /** On the practice's calendar. */
      readonly today: LocalDate;
      readonly language: Language;
      /** Answers typed before. */
      readonly draft: Draft;
      /** It replaces another form, so it takes the focus. */
      readonly focus: boolean;
    }
  | { readonly kind: 'save' };

/** Messages from the frame to its page. */
export type IntakeMessage =
  | { readonly kind: 'loaded' }
  /** A sign of activity (`APT-205`). */
  | { readonly kind: 'activity' }
  /** How far the form was scrolled, in percent; 100 for a form that is shorter than the frame. */
  | { readonly kind: 'scrolled'; readonly form: FormUuid; readonly percent: number }
  | { readonly kind: 'typed'; readonly form: FormUuid; readonly draft: Draft }
  | { readonly kind: 'saved'; readonly form: FormUuid; readonly responses: readonly FormResponse[] }
  /** It cannot be saved: the form shows what is missing. */
  | { readonly kind: 'unfinished'; readonly form: FormUuid };

const kinds: ReadonlySet<unknown> = new Set<IntakeMessage['kind']>([
  'loaded',
  'activity',
  'scrolled',
  'typed',
  'saved',
  'unfinished',
]);

/** The message of another window's post, if it is from the portal's own origin (`APT-206`). */
export const intakeMessageIn = (
  { data, origin }: { readonly data: unknown; readonly origin: string },
  own: string,
): IntakeMessage | undefined => (origin === own && isTold(data) ? data : undefined);

/** The frame is a page of the same build, so checking the kind is enough. */
const isTold = (data: unknown): data is IntakeMessage =>
  typeof data === 'object' && data !== null && kinds.has(Reflect.get(data, 'kind'));
