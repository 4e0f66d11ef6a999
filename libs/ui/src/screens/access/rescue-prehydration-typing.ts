export interface TypingModel {
  readonly form: {
    typeLogin(text: string): void;
    typePassword(text: string): void;
    shareDevice(isShared: boolean): void;
  };
}

/**
 * Copies text typed or autofilled before hydration into the view model. Call it after hydration: the first render must
 * match the HTML.
 */
export const rescueTyping = (page: ParentNode, viewModel: TypingModel): void => {
  const typed = (name: string): string => page.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  if (typed('login') !== '') viewModel.form.typeLogin(typed('login'));
  if (page.querySelector<HTMLInputElement>('input[name="shared"]')?.checked === true) viewModel.form.shareDevice(true);
  if (typed('password') !== '') viewModel.form.typePassword(typed('password'));
};
