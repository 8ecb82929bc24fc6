import type { Page } from '@playwright/test';
import {
  addressOf,
  type Bench,
  countWork,
  inPage,
  type Noted,
  note,
  printTable,
  storeChat,
} from './chat-page.ts';
import { type Pace, requestFor } from './gateway.ts';
import { median } from './median.ts';

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;
const ms = (values: readonly number[]): string => median(values).toFixed(0);

/** Scrolls up until all messages of the chat are loaded, and then to the end. */
async function loadAll(page: Page, messages: number): Promise<void> {
  await page.evaluate(async (count) => {
    const log = document.querySelector('[role=log]');
    const isWhole = () => log?.querySelector(`[aria-setsize="${count}"]`);
    for (let step = 0; log && step < 500 && !isWhole(); step += 1) {
      log.dispatchEvent(new WheelEvent('wheel', { deltaY: -1 }));
      log.scrollTop = 0;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, messages);
  await page.getByRole('button', { name: 'К последнему сообщению' }).click();
}

/** Sends a request and works until its answer has ended. */
async function answered(page: Page, pace: Pace, meanwhile: () => Promise<unknown>): Promise<void> {
  const composer = page.getByRole('textbox', { name: 'Сообщение' });
  await composer.fill(requestFor(pace));
  await composer.press('Enter');
  const stop = page.getByRole('button', { name: 'Остановить' });
  await stop.waitFor();
  const end = performance.now() + pace.pieces * pace.interval;
  while (performance.now() < end || (await stop.isVisible())) await meanwhile();
}

/** @param chat absent for a new one; its number of messages */
async function open(bench: Bench, page: Page, chat?: { id: string; messages: number }): Promise<void> {
  await page.goto(addressOf(bench, chat?.id));
  await page.getByRole('textbox', { name: 'Сообщение' }).waitFor();
  if (chat) await loadAll(page, chat.messages);
  // The code that is loaded when the browser is idle.
  await page.waitForTimeout(1500);
}

/** Streams answers alone and into a long chat, measures work and frames in different runs, and prints the medians. */
export async function benchStreaming(bench: Bench): Promise<void> {
  const long = { id: await storeChat(bench, 500), messages: 500 };
  const inChat = async <Result>(
    chat: typeof long | undefined,
    measure: (page: Page) => Promise<Result>,
  ): Promise<Result[]> => {
    const results: Result[] = [];
    for (let run = 0; run < bench.runs; run += 1)
      results.push(
        await inPage(bench, async (page) => {
          await open(bench, page, chat);
          return measure(page);
        }),
      );
    return results;
  };
  const pace = (length: number, pieces = length / 40): Pace => ({
    kind: 'markdown',
    length,
    pieces,
    interval: 20,
  });
  const working = (length: number) => async (page: Page) => {
    const work = await countWork(page);
    await answered(page, pace(length), () => page.waitForTimeout(250));
    return work();
  };
  const noting = (one: Pace, meanwhile: (page: Page) => Promise<unknown>) => async (page: Page) => {
    const notes = await note(page);
    await answered(page, one, () => meanwhile(page));
    return notes();
  };
  const wait = (page: Page) => page.waitForTimeout(250);
  const type = (page: Page) => page.keyboard.type('о', { delay: 60 });

  const alone = await inChat(undefined, working(20_000));
  const within = await inChat(long, working(20_000));
  const four = await inChat(undefined, working(80_000));
  const frames = await inChat(long, noting(pace(20_000), wait));
  const typed = await inChat(long, noting(pace(20_000), type));
  const burst = await inChat(
    undefined,
    noting({ kind: 'paragraphs', length: 2_000_000, pieces: 1, interval: 0 }, wait),
  );
  const of = (results: readonly Noted[], read: (noted: Noted) => number): number[] => results.map(read);
  const dropped = ({ frames: all }: Noted): number =>
    (100 * all.filter((time) => time > 25).length) / all.length;
  printTable(`Streaming, a piece of 40 characters each 20 ms, median of ${bench.runs}`, [
    ['measured', 'now', 'goal'],
    ['20 kB alone, main thread, ms', ms(alone), '2200'],
    ['20 kB into 500 messages, main thread, ms', ms(within), '2400'],
    ['  dropped frames, %', median(of(frames, dropped)).toFixed(1), '1'],
    ['  longest frame, ms', ms(of(frames, (one) => Math.max(...one.frames))), '34'],
    ['  98 % of keys painted within, ms', ms(of(typed, ({ keys }) => percentile(keys, 0.98))), '25'],
    ['80 kB, work for each 5 kB over that of 20 kB', (median(four) / 4 / median(alone)).toFixed(2), '1.5'],
    [
      '2 MB of paragraphs in one write, longest task, ms',
      ms(of(burst, ({ tasks }) => Math.max(0, ...tasks))),
      '200',
    ],
  ]);
}
