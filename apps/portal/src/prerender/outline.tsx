/** The frame before it is there: its bars and the places of the words, without a word, for a tab that is signed in. */
export const Outline = () => (
  <div id="outline" aria-hidden="true">
    <div className="outline-bar" />
    <div className="outline-content">
      <div className="outline-title" />
      <div className="outline-card" />
    </div>
    <div className="outline-nav" />
  </div>
);
