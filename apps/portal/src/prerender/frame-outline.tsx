/**
 * The frame before it is there: its bars and the places of the words, without a word. It stands in the HTML, with an id,
 * for a tab that is signed in, and on the page while the frame is fetched after signing in.
 */
export const Outline = ({ id }: { readonly id?: string }) => (
  <div id={id} className="outline" aria-hidden="true">
    <div className="outline-bar" />
    <div className="outline-content">
      <div className="outline-title" />
      <div className="outline-card" />
    </div>
    <div className="outline-nav" />
  </div>
);
