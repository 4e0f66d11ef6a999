/**
 * What runs at the end of the page: it fetches the portal's scripts once the form is painted, so that the form has the
 * line and the processor to itself. They come together and run one after the other, each in a task of its own, so that no
 * key has to wait for all of them; one that does not come is missed by whatever imports it. Where there is nothing to
 * paint first (a tab that is signed in, or one that nobody looks at, which paints nothing), they are fetched at once, and a
 * browser that keeps to itself when it paints is given a second. It is inline, so its hash stands in the content policy.
 *
 * Where text could become markup or a script's address, the page's policy of that name takes nothing but the addresses of these
 * scripts, and an empty text: React Aria empties an element so.
 *
 * Whoever asks for a new password before the portal has taken the form over stays on the page, so that the address they typed goes
 * along: the address line says where they want to, and the portal reads it.
 *
 * @param entry address of the script that starts the portal
 * @param parts addresses of those that it imports, each after those that it imports itself
 */
export const startScript = (entry: string, parts: readonly string[]): string => `(function(w,d){
var all=${JSON.stringify([...parts, entry])},started;
if(w.trustedTypes)w.trustedTypes.createPolicy('default',{
createHTML:function(text){return text===''?text:null},
createScriptURL:function(address){return all.indexOf(address)<0?null:address}
});
function add(name,attributes){d.head.appendChild(Object.assign(d.createElement(name),{crossOrigin:''},attributes))}
function run(at){
if(at<all.length)add('script',{type:'module',src:all[at],onload:next,onerror:next});
function next(){run(at+1)}
}
function start(){
if(started)return;
started=true;
all.forEach(function(part){add('link',{rel:'modulepreload',href:part})});
run(0)
}
d.addEventListener('click',function(event){
var link=event.target.closest('a[href="/login?forgot"]');
if(!link||event.defaultPrevented||event.ctrlKey||event.metaKey||event.shiftKey)return;
event.preventDefault();
w.history.replaceState(null,'',link.href);
start()
});
if(d.hidden||d.documentElement.hasAttribute('data-signed-in'))start();
else{
new PerformanceObserver(start).observe({type:'paint',buffered:true});
w.setTimeout(start,1000)
}
})(window,document)`;
