import { readdir, writeFile } from 'node:fs/promises';
import { launchBrowser } from './browser/browser.ts';
const [size='desktop', ...sets] = process.argv.slice(2);
const folder='/tmp/w-b-shots';
const files=(await readdir(folder)).filter(f=>f.endsWith(`${size}.png`)).sort();
const b=await launchBrowser();
const w = size==='desktop'?640:270;
for (const set of sets){ const own=files.filter(f=>f.startsWith(`system-${set}-`));
 const html=`<body style="margin:4px;background:#777;font:13px sans-serif;display:flex;flex-wrap:wrap;gap:6px;align-items:start">${own.map(f=>`<figure style="margin:0;background:#ff8">${f.split('.')[0].slice(7)}<br><img src="file://${folder}/${f}" style="width:${w}px;max-height:${size==='desktop'?620:700}px;object-fit:cover;object-position:top"></figure>`).join('')}</body>`;
 await writeFile(`/tmp/m-${set}.html`,html);
 const p=await b.newPage({viewport:{width:1960,height:1000}}); await p.goto(`file:///tmp/m-${set}.html`); await p.screenshot({path:`/tmp/m-${set}-${size}.png`,fullPage:true}); await p.close(); }
await b.close();
