/** What the benches of the chat share: chats of a given length, and measurements inside the page. */
import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Browser with a session of an employee at a portal. */
export interface Bench {
  browser: Browser;
  url: string;
  state: BrowserContextOptions['storageState'];
  runs: number;
}

async function send(api: APIRequestContext, url: string, text: string, chat?: string): Promise<string> {
  const request = {
    name: 'request.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ text })),
  };
  const response = await api.post(`${url}/api/1.0/chat/chatGpt/message`, {
    headers: { accept: 'application/json', 'idempotency-key': crypto.randomUUID(), origin: url },
    multipart: chat === undefined ? { request } : { request, chat },
  });
  if (!response.ok()) throw new Error(`The stand-in answered ${response.status()}: ${await response.text()}`);
  return ((await response.json()) as { chatUuid: string }).chatUuid;
}

/** Opens a page of its own context, works with it and closes it. */
export async function inPage<Result>(bench: Bench, work: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await bench.browser.newContext({
    locale: 'ru-RU',
    storageState: bench.state,
    viewport: { width: 1280, height: 720 },
  });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Stores a chat with answers of several kinds. @param messages how many, even @returns the chat's id */
export function storeChat(bench: Bench, messages: number): Promise<string> {
  const kinds = ['таблица', 'код', 'формула', 'вопрос', 'ещё вопрос'];
  return inPage(bench, async (page) => {
    let chat: string | undefined;
    for (let count = 0; count < messages / 2; count += 1)
      chat = await send(page.request, bench.url, `${count + 1}: ${kinds[count % kinds.length]}`, chat);
    return chat ?? '';
  });
}

export const addressOf = (bench: Bench, chat = ''): string => `${bench.url}/chat/neuron/chatGpt/${chat}`;

/** Counts the work of the main thread from now on. @returns reads it, ms */
export async function countWork(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  // The time of the processor, which other programs on the machine do not lengthen.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await read();
  return async () => (await read()) - before;
}

/** Memory of the page's scripts after a collection, MB. */
export async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1e6;
}

/** What `watch` notes. Times in ms. */
export interface Noted {
  /** Between two frames. */
  frames: number[];
  /** From a key press to its frame. */
  keys: number[];
  /** Tasks longer than 50 ms. */
  tasks: number[];
  /** Between two frames in which a message was in the log's middle. */
  blanks: number[];
}

/** Runs in the page: notes frames, key presses, long tasks and how long the log shows no message. */
function watch(): void {
  const noted: Noted = { frames: [], keys: [], tasks: [], blanks: [] };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  let seen = last;
  const isShown = (): boolean => {
    const { left, width, top, height } =
      document.querySelector('[role=log]')?.getBoundingClientRect() ?? new DOMRect();
    return [0.2, 0.5, 0.8].some((part) =>
      document.elementFromPoint(left + width / 2, top + height * part)?.closest('article'),
    );
  };
  const frame = (now: number): void => {
    noted.frames.push(now - last);
    last = now;
    if (isShown()) {
      noted.blanks.push(now - seen);
      seen = now;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => noted.keys.push(performance.now() - timeStamp))),
    { capture: true },
  );
}

/** Starts to note. @returns reads the notes */
export async function note(page: Page): Promise<() => Promise<Noted>> {
  await page.evaluate(watch);
  return () => page.evaluate(() => Reflect.get(globalThis, 'noted') as Noted);
}

/** Prints a table. @param rows of cells; the first row is the head */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
