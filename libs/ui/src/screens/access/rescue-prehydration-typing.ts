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

/**
 * Sends the form if its button was pressed before hydration, which the script in the page marked by `aria-busy`. Call
 * it once the form knows what was typed.
 */
export const rescuePress = (form: HTMLFormElement): void => {
  const heard = form.querySelector('button[type="submit"][aria-busy="true"]');
  if (heard === null) return;
  heard.removeAttribute('aria-busy');
  form.requestSubmit();
};
