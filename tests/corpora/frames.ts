/** Foreign documents and diagrams of public test data in the sandboxed frames of the built portal, in Chromium (PRE-17). */
import type { Page, Request } from '@playwright/test';
import type { DrawAnswer, DrawRequest, PageAnswer, PageRequest } from '#markdown/preview/messages.ts';

/** How many addresses one document tries: a document that leaves says nothing, which is waited for. */
const together = 20;

/** A document with these texts as the addresses of everything that asks for one. */
function attempts(texts: readonly string[]): string {
  const elements = texts.map((text) => {
    const quoted = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<a href="${quoted}">x</a><img src="${quoted}"><iframe src="${quoted}"></iframe><form action="${quoted}"></form>
<link rel="stylesheet" href="${quoted}"><object data="${quoted}"></object>`;
  });
  return `<!doctype html>${elements.join('\n')}
<script>
  const attempt = (action) => { try { action()?.catch?.(() => 0); } catch {} };
  attempt(() => (parent.parent.hit = 1));
  attempt(() => (top.hit = 1));
  for (const address of ${JSON.stringify(texts).replaceAll('<', '\\u003c')})
    for (const action of [() => fetch(address), () => open(address), () => (new Image().src = address),
      () => (top.location = address), () => (location = address)]) attempt(action);
  for (const element of document.querySelectorAll('a, form')) attempt(() => (element.click ?? element.submit).call(element));
</script>`;
}

const diagram = (text: string): string =>
  `graph TD\n  A["${text.replaceAll('"', '')}"] --> B\n  click A href "${text.replaceAll('"', '')}" _top`;

interface Opened<Ask, Answer> {
  /** Sends a message to the frame, and waits for its answer. @returns undefined when none came in time */
  show(message: Ask): Promise<Answer | undefined>;
}

/** Opens a page of `src/frames/` in a sandboxed frame, in place of the one before. */
async function openFrame<Ask, Answer>(page: Page, file: string): Promise<Opened<Ask, Answer>> {
  await page.evaluate(async (address) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = address;
    document.querySelector('iframe')?.remove();
    const ready = new Promise((resolve) => {
      addEventListener('message', resolve, { once: true });
    });
    document.body.append(frame);
    await ready;
    Object.assign(window, { foreign: frame });
  }, `/frames/${file}`);
  return {
    show: (message) =>
      page.evaluate(async (data) => {
        const { foreign } = window as unknown as { foreign: HTMLIFrameElement };
        const shown = new Promise<Answer | undefined>((resolve) => {
          const receive = ({ data: answer, source }: MessageEvent): void => {
            if (source !== foreign.contentWindow || answer === 'blocked') return;
            removeEventListener('message', receive);
            resolve(answer);
          };
          addEventListener('message', receive);
          // Empty documents may say nothing.
          setTimeout(resolve, 2000);
        });
        foreign.contentWindow?.postMessage(data, '*');
        return shown;
      }, message),
  };
}

/**
 * Shows every text as a document, and every tenth address in a diagram.
 *
 * @param page a page of the portal
 * @param documents whole documents, shown as they are
 * @param addresses texts that may be addresses
 * @returns how many were shown; what left the frame: requests, navigations, scripts outside
 */
export async function checkFrames(
  page: Page,
  documents: readonly string[],
  addresses: readonly string[],
): Promise<{ count: number; wrong: string[] }> {
  const wrong: string[] = [];
  let current = '';
  /** Addresses of the network but the files of the frames. Chromium refuses `file:` to every page of a site. */
  const foreign = /^(?:https?|wss?):\/\/(?![^/]+\/(?:frames|assets)\/)/;
  const look = (request: Request): void => {
    // A request that the policy refuses is reported, too, and fails at once.
    if (foreign.test(request.url())) asked.add(request);
  };
  const asked = new Set<Request>();
  const refused = (request: Request): void => {
    if (/csp|ERR_BLOCKED_BY_(?:CSP|CLIENT|RESPONSE)/.test(request.failure()?.errorText ?? ''))
      asked.delete(request);
  };
  const opened = (): void => void wrong.push(`a window: ${current}`);
  const home = page.url();
  page.on('request', look);
  page.on('requestfailed', refused);
  page.context().on('page', opened);
  const check = async (): Promise<void> => {
    for (const request of asked) wrong.push(`a request to ${request.url()}: ${current}`);
    asked.clear();
    if (page.url() !== home) wrong.push(`the page left for ${page.url()}: ${current}`);
    if (await page.evaluate(() => 'hit' in window)) wrong.push(`a script outside: ${current}`);
  };

  // Frames that show nothing would leave nothing.
  let [pages, drawings] = [0, 0];
  const shown = await openFrame<PageRequest, PageAnswer>(page, 'page.html');
  const tries = Array.from({ length: Math.ceil(addresses.length / together) }, (_, at) =>
    attempts(addresses.slice(at * together, (at + 1) * together)),
  );
  for (const source of [...documents, ...tries]) {
    current = source.slice(0, 120);
    if ((await shown.show({ source, kind: 'html' })) !== undefined) pages++;
    await check();
  }
  const drawn = await openFrame<DrawRequest, DrawAnswer>(page, 'diagram.html');
  for (const text of addresses.filter((_, at) => at % 10 === 0)) {
    current = diagram(text);
    const answer = await drawn.show({ source: current, theme: 'light' });
    const svg = typeof answer === 'object' && 'svg' in answer ? answer.svg : '';
    if (svg !== '') drawings++;
    if (
      /<script|<foreignObject|\son\w+\s*=|(?:href|src)="\s*javascript:/i.test(
        svg.replaceAll(/>[^<]*</g, '><'),
      )
    )
      wrong.push(`a script in ${current}`);
    await check();
  }
  if (pages === 0) wrong.push('page.html has shown no document');
  if (drawings === 0) wrong.push('diagram.html has drawn no diagram');
  page.off('request', look);
  page.off('requestfailed', refused);
  page.context().off('page', opened);
  return { count: documents.length + addresses.length + Math.ceil(addresses.length / 10), wrong };
}
