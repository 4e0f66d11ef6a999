// Opens the portal in a tab of its own and types the email and the password of the person whose button was pressed.
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Types as a person would, so that the portal's own form hears of it. */
const type = (view, field, text) => {
  const { set } = Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value');
  set.call(field, text);
  field.dispatchEvent(new view.Event('input', { bubbles: true }));
};

const signIn = async (view, { email, password }) => {
  for (let tries = 0; tries < 100; tries += 1) {
    const page = view.document;
    const [login, secret] = ['login', 'password'].map((id) => page.getElementById(id));
    // The form can be sent once the scripts of the page have run.
    const send = login?.form.querySelector('button[type=submit]');
    if (send && secret) {
      type(view, login, email);
      type(view, secret, password);
      send.click();
      return;
    }
    await wait(100);
  }
};

for (const button of document.querySelectorAll('button[data-email]'))
  button.addEventListener('click', () => {
    // A tab that is opened from here begins with a copy of what this tab keeps: with the last person's session.
    sessionStorage.clear();
    localStorage.setItem('language', button.dataset.language);
    const view = window.open('/', '_blank');
    document.getElementById('blocked').hidden = view !== null;
    if (view !== null) void signIn(view, button.dataset);
  });
