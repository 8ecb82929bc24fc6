import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { median } from './median.ts';

/** The measurements of one streamed answer. */
interface Streamed {
  /** Work of the main thread, ms. */
  work: number;
  /** Longest time between two frames, ms. */
  longestFrame: number;
  /** 98th percentile of the time from a key press in the composer to the next frame, ms. */
  keyPress: number;
}

/** Sends a request to ChatGPT without streaming. @returns the chat's id */
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

/** Runs in the page: records the time between frames and from a key press to its frame. */
function watch(): void {
  const noted = { frames: [] as number[], keys: [] as number[] };
  Object.assign(globalThis, { noted });
  let last = performance.now();
  const frame = (now: number): void => {
    noted.frames.push(now - last);
    last = now;
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

/** Counts the work of the main thread from now on. @returns reads it, ms */
async function countWork(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const read = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await read();
  return async () => (await read()) - before;
}

async function measure(page: Page): Promise<Streamed> {
  const composer = page.getByRole('textbox', { name: 'Сообщение' });
  await composer.fill('длинно');
  await page.evaluate(watch);
  const work = await countWork(page);
  await composer.press('Enter');
  const stop = page.getByRole('button', { name: 'Остановить' });
  await stop.waitFor();
  // The person writes the next request meanwhile.
  while (await stop.isVisible()) await page.keyboard.type('о', { delay: 60 });
  const total = await work();
  const noted = await page.evaluate(
    () => Reflect.get(globalThis, 'noted') as { frames: number[]; keys: number[] },
  );
  const keys = noted.keys.sort((a, b) => a - b);
  return {
    work: total,
    longestFrame: Math.max(...noted.frames),
    keyPress: keys[Math.floor(keys.length * 0.98)] ?? Number.NaN,
  };
}

/**
 * Streams an answer of about 20 kB into a chat of 500 messages, while text is typed, and prints the medians.
 *
 * @param state browser storage with the session of an employee
 */
export async function benchStreaming(
  browser: Browser,
  url: string,
  state: BrowserContextOptions['storageState'],
  { runs }: { runs: number },
): Promise<void> {
  const messages = 500;
  const results: Streamed[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ locale: 'ru-RU', storageState: state });
    const chat = await send(context.request, url, 'Начало');
    for (let sent = 2; sent < messages; sent += 2) await send(context.request, url, `Вопрос ${sent}`, chat);
    const page = await context.newPage();
    await page.goto(`${url}/chat/neuron/chatGpt/${chat}`);
    await page.getByRole('log', { name: 'Сообщения' }).getByRole('article').last().waitFor();
    results.push(await measure(page));
    await context.close();
  }
  const of = (key: keyof Streamed): string => median(results.map((result) => result[key])).toFixed(0);
  console.log(
    `\nAnswer of 20 kB into a chat of ${messages} messages, processor not slowed, median of ${runs}`,
  );
  console.log('main thread, ms   longest frame, ms   key press (98 %), ms');
  console.log(`${of('work').padStart(15)}${of('longestFrame').padStart(20)}${of('keyPress').padStart(23)}`);
}
