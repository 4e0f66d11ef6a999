import type { SignInViewModel } from '@portico/view-models/access';

/**
 * Takes what a person typed, or the browser filled in, into the form that stood in the HTML before React came. To be
 * called after React has taken the form over: what it renders first must be what the HTML says.
 */
export const rescueTyping = (page: ParentNode, viewModel: SignInViewModel): void => {
  const typed = (name: string): string => page.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  if (typed('login') !== '') viewModel.typeLogin(typed('login'));
  if (typed('password') !== '') viewModel.typePassword(typed('password'));
};
