/**
 * What runs at the end of the page: it fetches the portal's scripts once the form is painted, so that the form has the
 * line and the processor to itself. Where there is nothing to paint first (a tab that is signed in, or one that nobody
 * looks at, which paints nothing), they are fetched at once. It is inline, so its hash stands in the content policy.
 *
 * @param entry address of the script that starts the portal
 * @param hints addresses of those that it will ask for at once
 */
export const startScript = (entry: string, hints: readonly string[]): string => `(function(w,d){
function add(name,attributes){d.head.appendChild(Object.assign(d.createElement(name),{crossOrigin:''},attributes))}
function start(){
${JSON.stringify(hints)}.forEach(function(hint){add('link',{rel:'modulepreload',href:hint})});
add('script',{type:'module',src:${JSON.stringify(entry)}})
}
if(d.hidden||d.documentElement.hasAttribute('data-signed-in'))start();
else w.requestAnimationFrame(function(){w.setTimeout(start)})
})(window,document)`;
