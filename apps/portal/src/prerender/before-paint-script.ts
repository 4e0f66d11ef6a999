import { localKeys } from '@portico/view-models/access';
import { signedInMark } from './signed-in-mark.ts';

/**
 * What runs before the page is painted: a browser without the features that the portal is written in goes to the page
 * that says so (`ACC-398`), and a tab that is signed in is marked, so that it shows the outline of the frame and not the
 * sign-in form that the HTML holds; and the size and contrast of text that this device keeps are set; and the root names
 * what was used last, keys or a pointer: only who uses keys is shown where a script moved the focus (`base.css`). Old
 * syntax only: it is read by every browser. It is inline, so its hash stands in the content policy.
 */
export const firstScript = `(function(w,d){
if(!(w.CSS&&CSS.supports&&CSS.supports('color','color-mix(in srgb,red,blue)')&&[].toReversed)){w.location.replace('/unsupported-browser.html');return}
function by(e){d.setAttribute('data-by',e.type)}
d.addEventListener('pointerdown',by,true);d.addEventListener('keydown',by,true)
if(w.name==='${signedInMark}')d.setAttribute('data-signed-in','')
try{var s=w.localStorage;d.setAttribute('data-text',s.getItem('${localKeys.textSize}')||'');d.setAttribute('data-contrast',s.getItem('${localKeys.contrast}')||'')}catch(e){}
})(window,document.documentElement)`;
