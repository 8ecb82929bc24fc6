/**
 * The first script of a framed document. It is sent as text, so that it may use nothing from outside of itself.
 *
 * @param check name of the function that every loop calls (`guard.ts`)
 */
export function prelude(check: string): void {
  /** How long scripts may run without a pause, ms. */
  const limit = 3000;
  const outer = parent;
  const send = (message: unknown): void => outer.postMessage(message, '*');
  const now = performance.now.bind(performance);

  // The only ways to the network that no policy closes.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel'])
    Reflect.deleteProperty(window, name);
  // Frames would have their own ones. They are removed before they have loaded.
  const framing = 'iframe, frame, object, embed, fencedframe';
  const clean = (root: ParentNode): void => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) watch(element.shadowRoot);
      if (element.matches(framing)) element.remove();
    }
  };
  const watched = new WeakSet<Node>();
  const watch = (root: Document | ShadowRoot): void => {
    if (watched.has(root)) return;
    watched.add(root);
    new MutationObserver(() => clean(root)).observe(root, { childList: true, subtree: true });
    clean(root);
  };
  watch(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(init) {
    const root = attachShadow.call(this, init);
    watch(root);
    return root;
  };

  // Pages keep their state in a storage, which throws in a document without an origin.
  for (const name of ['localStorage', 'sessionStorage']) {
    const items = new Map<string, string>();
    const storage = {
      get length() {
        return items.size;
      },
      key: (at: number) => [...items.keys()][at] ?? null,
      getItem: (key: string) => items.get(String(key)) ?? null,
      setItem: (key: string, value: string) => void items.set(String(key), String(value)),
      removeItem: (key: string) => void items.delete(String(key)),
      clear: () => items.clear(),
    };
    Object.defineProperty(window, name, { value: storage, configurable: true });
  }

  // Every loop and function calls it. The time is counted from the first call after a pause.
  let begun = 0;
  let calls = 0;
  let isStopped = false;
  const pause = new MessageChannel();
  pause.port1.onmessage = () => {
    begun = 0;
  };
  Object.defineProperty(window, check, {
    value: () => {
      calls += 1;
      if (begun === 0) {
        begun = now();
        pause.port2.postMessage(0);
      } else if (calls % 64 === 0 && !isStopped && now() - begun > limit) {
        isStopped = true;
        send('stopped');
      }
      if (isStopped) throw new Error('Stopped: it ran too long');
    },
  });

  const pong = ({ source, data }: MessageEvent): void => {
    if (source === outer && data === 'ping') send('pong');
  };
  const violation = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    if (/^(?:https?|wss?)/.test(blockedURI)) send('blocked');
  };
  const listen = (): void => {
    addEventListener('message', pong);
    document.addEventListener('securitypolicyviolation', violation);
  };
  listen();
  // `document.open()` removes listeners.
  setInterval(listen, 500);
  const measure = (): void => {
    const root = document.documentElement;
    // `scrollHeight` is never less than the frame.
    const height = root.scrollHeight > innerHeight ? root.scrollHeight : root.getBoundingClientRect().height;
    send({ height });
  };
  new ResizeObserver(measure).observe(document.documentElement);
  addEventListener('load', measure);
}
