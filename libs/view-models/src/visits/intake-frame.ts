import type { Form, FormResponse, FormUuid } from '@portico/domain/forms';
import type { Language, LocalDate } from '@portico/domain/kernel';
import type { Draft } from '../kernel/index.ts';

/** The page of the portal that shows one intake form within another page (`APT-202`). */
export const intakeFramePath = '/intake-forms/index.html';

/** What the page says to its frame; both are of one origin (`APT-206`). */
export type IntakeAsked =
  | {
      readonly kind: 'show';
      readonly form: Form;
      /** On the practice's calendar. */
      readonly today: LocalDate;
      readonly language: Language;
      /** What was typed into it before. */
      readonly draft: Draft;
      /** It takes the place of another one, so that the keyboard goes on in it. */
      readonly focus: boolean;
    }
  | { readonly kind: 'save' };

/** What the frame says to its page. */
export type IntakeMessage =
  | { readonly kind: 'loaded' }
  /** A sign of a person (`APT-205`). */
  | { readonly kind: 'activity' }
  /** How far the form is seen, of 100; one that is shorter than the frame is seen whole. */
  | { readonly kind: 'scrolled'; readonly form: FormUuid; readonly percent: number }
  | { readonly kind: 'typed'; readonly form: FormUuid; readonly draft: Draft }
  | { readonly kind: 'saved'; readonly form: FormUuid; readonly responses: readonly FormResponse[] }
  /** It cannot be saved: the form says what is missing. */
  | { readonly kind: 'unfinished'; readonly form: FormUuid };

const kinds: ReadonlySet<unknown> = new Set<IntakeMessage['kind']>([
  'loaded',
  'activity',
  'scrolled',
  'typed',
  'saved',
  'unfinished',
]);

/** Of what another window posts: only what is of the portal's own origin is heard (`APT-206`). */
export const intakeMessageIn = (
  { data, origin }: { readonly data: unknown; readonly origin: string },
  own: string,
): IntakeMessage | undefined => (origin === own && isTold(data) ? data : undefined);

/** The frame is a page of the same build: what has the kind has the shape. */
const isTold = (data: unknown): data is IntakeMessage =>
  typeof data === 'object' && data !== null && kinds.has(Reflect.get(data, 'kind'));
