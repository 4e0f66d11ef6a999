/**
 * Runs in every card frame. The portal that shows the frame passes one port, once, with the nonce of the frame's address. At
 * another origin than its own the frame would have that of the portal, so it does nothing there.
 */
export const acceptPort = (apart: string | undefined, serve: (port: MessagePort) => void): void => {
  if (apart !== undefined && location.origin !== apart) return;
  const nonce = location.hash.slice(1);
  const accept = (event: MessageEvent): void => {
    const [port] = event.ports;
    if (event.source !== window.parent || port === undefined || event.data !== nonce) return;
    window.removeEventListener('message', accept);
    serve(port);
    port.postMessage({ kind: 'ready' });
  };
  window.addEventListener('message', accept);
  window.parent.postMessage(nonce, '*');
};
