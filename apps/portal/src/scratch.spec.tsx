import { it } from '@jest/globals';
import { act } from '@testing-library/react';
import { openPortal } from './testing/opened-portal.tsx';
const settle = async (sent: readonly unknown[]) => { let quiet = 0, last = '', i = 0; for (; i < 60 && quiet < 2; i++) { await act(() => new Promise((r) => setTimeout(r, 0))); const now = `${sent.length} ${window.location.href} ${document.body.innerHTML.length}`; quiet = now === last ? quiet + 1 : 0; last = now; } return i; };
it('x', async () => {
  for (let k = 0; k < 25; k++) {
    const t0 = performance.now();
    const opened = await openPortal('/profile_settings/authentication');
    const n = await settle(opened.sent);
    const t1 = performance.now();
    opened.view.unmount(); document.body.replaceChildren();
    console.log(Math.round(t1 - t0), n, Math.round(performance.now() - t1), document.head.children.length);
  }
}, 300000);
