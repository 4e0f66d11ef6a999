import type { SignInViewModel } from '@portico/application/access';

/**
 * Takes what a person typed, or the browser filled in, into the form that stood in the HTML before React came. Call it
 * before React draws: where the form is drawn anew, in another language than that of the HTML, its words would be gone.
 */
export const rescueTyping = (page: ParentNode, viewModel: SignInViewModel): void => {
  const typed = (name: string): string => page.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  if (typed('login') !== '') viewModel.typeLogin(typed('login'));
  if (typed('password') !== '') viewModel.typePassword(typed('password'));
};
