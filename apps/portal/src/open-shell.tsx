import { Brand } from '@portico/ui/screens/access';

/**
 * A page that needs no tokens before its screen is there: the portal's bar and the places of the words. It stands in the
 * HTML of such pages in place of the sign-in form, and on the page while the screen is fetched.
 */
export const OpenShell = () => (
  <div className="outline outline-open" aria-hidden="true">
    <div className="outline-bar">
      <Brand name="Portico" />
    </div>
    <div className="outline-content">
      <div className="outline-title" />
      <div className="outline-card" />
    </div>
  </div>
);
