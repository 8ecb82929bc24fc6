import { basePath } from '#lib/base-path.ts';
import type { DrawAnswer, Drawing, DrawRequest, Theme } from './messages.ts';
import { offscreen } from './preview.css.ts';

/** Why there is no picture. `load`: the frame or its library has not come; `time`: it took too long. */
export type Refusal = { readonly error: 'load' | 'time' } | Exclude<DrawAnswer, 'ready' | Drawing>;

/** How long the frame may take to load and to draw one diagram, ms. */
const limits = { load: 30_000, time: 10_000 };
/** How long an unused frame is kept, ms. */
const keptFor = 60_000;
/** Pictures that are kept for messages which come back into view. */
const keptPictures = 60;

/** The frame while it loads or waits for the next request. */
let frame: HTMLIFrameElement | undefined;
let unused: ReturnType<typeof setTimeout> | undefined;
/** Ends when the requests before have been answered: the frame draws one diagram at a time. */
let queue: Promise<unknown> = Promise.resolve();
const pictures = new Map<string, Promise<Drawing | Refusal>>();

function removeFrame(): void {
  frame?.remove();
  frame = undefined;
}

/** The next message of the frame, or undefined after the time. Messages of others do not count. */
function nextAnswer(of: HTMLIFrameElement, time: number): Promise<DrawAnswer | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: DrawAnswer): void => {
      clearTimeout(timer);
      removeEventListener('message', receive);
      resolve(answer);
    };
    const receive = ({ source, origin, data }: MessageEvent<DrawAnswer>): void => {
      if (source === of.contentWindow && origin === 'null') end(data);
    };
    const timer = setTimeout(end, time);
    addEventListener('message', receive);
  });
}

async function openFrame(): Promise<HTMLIFrameElement | undefined> {
  if (frame) return frame;
  const opened = document.createElement('iframe');
  opened.setAttribute('sandbox', 'allow-scripts');
  opened.src = `${basePath}frames/diagram.html`;
  opened.className = offscreen;
  opened.inert = true;
  opened.ariaHidden = 'true';
  opened.tabIndex = -1;
  document.body.append(opened);
  frame = opened;
  if ((await nextAnswer(opened, limits.load)) === 'ready') return opened;
  removeFrame();
  return undefined;
}

async function drawNow(request: DrawRequest): Promise<Drawing | Refusal> {
  clearTimeout(unused);
  const opened = await openFrame();
  if (!opened) return { error: 'load' };
  const coming = nextAnswer(opened, limits.time);
  // Its origin is opaque, and `*` is the only target that fits one.
  opened.contentWindow?.postMessage(request, '*');
  const answer = await coming;
  if (answer === undefined || answer === 'ready') {
    removeFrame();
    return { error: 'time' };
  }
  unused = setTimeout(removeFrame, keptFor);
  return answer;
}

/**
 * The picture of a diagram (Mermaid), drawn in a hidden sandboxed frame, or why there is none. What could not be loaded or
 * took too long is tried again the next time.
 */
export function drawDiagram(source: string, theme: Theme): Promise<Drawing | Refusal> {
  const key = `${theme}\n${source}`;
  const known = pictures.get(key);
  if (known) return known;
  const picture = queue.then(() => drawNow({ source, theme }));
  queue = picture;
  pictures.set(key, picture);
  const [oldest] = pictures.keys();
  if (pictures.size > keptPictures && oldest !== undefined) pictures.delete(oldest);
  void picture.then((result) => {
    if ('error' in result && (result.error === 'load' || result.error === 'time')) pictures.delete(key);
  });
  return picture;
}
