export interface TypefaceOfPage {
  readonly address: string;
  readonly always: boolean;
}

/**
 * The script at the end of the page: loads the portal's scripts after the first paint of the form, so that the form
 * does not compete for network and processor. They are fetched in parallel and run one after the other, each in a task
 * of its own, so that key presses are handled in between; if one fails to load, its importers report it. Without a
 * paint to wait for (a tab that is signed in, or hidden), they are fetched at once; in a browser that does not report
 * paints, after one second. It is inline, so the content security policy has its hash.
 *
 * The default Trusted Types policy allows only the addresses of these scripts, and empty HTML, which React Aria uses to
 * empty an element.
 *
 * A click on "forgot password" before the portal has started does not leave the page, so that the typed email is kept:
 * it only changes the address, which the portal reads when it starts.
 *
 * A press on "Sign in", or Enter in a field, before the portal has started marks the button as busy, and the form is sent
 * when React has taken it over. Whoever types on afterwards is not done, and the press is forgotten.
 *
 * A page in the portal's typeface fetches it along with the scripts. A page that is loaded again has it in the cache: there the
 * scripts run once it is there, at the latest after one second, so that nothing is drawn in other letters than before.
 *
 * @param entry address of the script that starts the portal
 * @param parts addresses of the scripts that it imports, dependencies first
 * @param typeface address of its file, and whether every tab draws with it, or only one that is signed in
 */
export const startScript = (
  entry: string,
  parts: readonly string[],
  typeface: TypefaceOfPage,
): string => `(function(w,d){
var all=${JSON.stringify([...parts, entry])},started,running,signedIn=d.documentElement.hasAttribute('data-signed-in');
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
if(!(${String(typeface.always)}||signedIn))return go();
add('link',{rel:'preload',as:'font',type:'font/woff2',href:${JSON.stringify(typeface.address)},onload:go,onerror:go});
var visit=w.performance.getEntriesByType('navigation')[0];
if(visit&&visit.type==='reload')w.setTimeout(go,1000);
else go()
}
function go(){
if(running)return;
running=true;
run(0)
}
d.addEventListener('click',function(event){
var link=event.target.closest('a[href="/login?forgot"]');
if(!link||event.defaultPrevented||event.ctrlKey||event.metaKey||event.shiftKey)return;
event.preventDefault();
w.history.replaceState(null,'',link.href);
start()
});
var send=d.querySelector('button[data-heard]');
function early(){return send&&send.hasAttribute('data-heard')}
if(send)send.type='submit';
d.addEventListener('submit',function(event){
if(event.defaultPrevented||!early())return;
event.preventDefault();
send.setAttribute('aria-busy','true');
start()
});
d.addEventListener('input',function(){if(early())send.removeAttribute('aria-busy')});
if(d.hidden||signedIn)start();
else{
new PerformanceObserver(start).observe({type:'paint',buffered:true});
w.setTimeout(start,1000)
}
})(window,document)`;
