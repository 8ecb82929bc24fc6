/**
 * jsdom with stubs for what the portal needs and jsdom lacks: media queries (none matches), scrolling, animation,
 * visibility (everything is visible), observers (no changes). FormData, Blob and File are Node's: with jsdom's, a file
 * that Node's `fetch` sends loses its name. Animation frames are Node timers: Vitest's fake timers restore the function
 * of the first window, but each test file has its own window. Channels between tabs stay within a thread: Node's reach
 * the test files of the other one.
 */
import { threadId } from 'node:worker_threads';
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { FetchXhr } from './fetch-xhr.ts';

const { FormData, Blob, File, Request, URL, setTimeout, clearTimeout } = globalThis;
const channels = new Set<BroadcastChannel>();
const BroadcastChannel = class extends globalThis.BroadcastChannel {
  constructor(name: string) {
    super(`${threadId}:${name}`);
    channels.add(this);
  }
};
/** Closes the channels of an earlier test, as the end of its page does. */
function closeChannels(): void {
  for (const channel of channels) channel.close();
  channels.clear();
}
/** Duration of an animation frame, ms. */
const frame = 5;
/** Frames that have not come yet. They end with their window. */
const frames = new Set<NodeJS.Timeout>();

function requestAnimationFrame(callback: FrameRequestCallback): NodeJS.Timeout {
  const timer = setTimeout(() => {
    frames.delete(timer);
    callback(performance.now());
  }, frame);
  frames.add(timer);
  return timer;
}

function cancelAnimationFrame(timer: NodeJS.Timeout): void {
  frames.delete(timer);
  clearTimeout(timer);
}

export default {
  ...builtinEnvironments.jsdom,
  name: 'portal',
  async setup(global, options) {
    const environment = await builtinEnvironments.jsdom.setup(global, options);
    const { Element, EventTarget } = global;
    const nothing = (): void => undefined;
    const matchMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false });
    class Observer {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    }
    Object.assign(global, {
      FormData,
      Blob,
      File,
      Request,
      URL,
      BroadcastChannel,
      closeChannels,
      matchMedia,
      scrollTo: nothing,
      ResizeObserver: Observer,
      IntersectionObserver: Observer,
      requestAnimationFrame,
      cancelAnimationFrame,
      XMLHttpRequest: FetchXhr,
    });
    Object.assign(Element.prototype, {
      scrollTo: nothing,
      scrollIntoView: nothing,
      animate: nothing,
      checkVisibility: () => true,
    });
    return {
      async teardown(closed: typeof globalThis) {
        for (const timer of frames) cancelAnimationFrame(timer);
        await environment.teardown(closed);
      },
    };
  },
} satisfies Environment;
