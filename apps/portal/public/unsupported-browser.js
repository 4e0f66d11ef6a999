// Read by browsers that know no modules: old ones, and Internet Explorer among them. Nothing newer than ES3 here.
window.location.replace('/unsupported-browser.html');
