import type { Page } from '@playwright/test';
import { addressOf, type Bench, heapOf, inPage, note, printTable, storeChat } from './chat-page.ts';
import { median } from './median.ts';

/** Presses the chat's link in the history. @returns ms until its last message is painted */
const press = (page: Page, chat: string, messages: number): Promise<number> =>
  page.evaluate(
    ({ id, start }) => {
      const link = document.querySelector<HTMLElement>(`a[href$="/${id}"]`);
      if (!link) throw new Error('The chat is not in the history');
      const begun = performance.now();
      link.click();
      return new Promise<number>((resolve) => {
        const look = (): void => {
          const last = [...document.querySelectorAll('[role=log] article')].at(-1);
          const isShown = last && location.pathname.endsWith(id) && last.textContent.includes(start);
          if (!isShown || last.getBoundingClientRect().top > innerHeight) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
        };
        requestAnimationFrame(look);
      });
    },
    { id: chat, start: `${messages / 2}: ` },
  );

const elementsIn = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length);

/** Opens a page with an empty chat and waits for the history and the code that is loaded later. */
async function begin(bench: Bench, page: Page, chat: string): Promise<void> {
  await page.goto(addressOf(bench));
  await page.locator(`a[href$="/${chat}"]`).waitFor();
  await page.waitForTimeout(4500);
}

/** Flings up through a chat. @returns longest frame and longest time without a message, ms */
async function fling(page: Page): Promise<{ frame: number; blank: number }> {
  await page.mouse.move(800, 300);
  const notes = await note(page);
  for (let step = 0; step < 200; step += 1) {
    await page.mouse.wheel(0, -2500);
    await page.waitForTimeout(16);
  }
  const { frames, blanks } = await notes();
  return { frame: Math.max(...frames), blank: Math.max(...blanks) };
}

/** Opens chats of several lengths from the history, switches between them, and prints the medians. */
export async function benchOpening(bench: Bench): Promise<void> {
  const ms = (values: readonly number[]): string => median(values).toFixed(0);
  const goals = { 50: '80', 500: '100', 2000: '120' };
  const rows: string[][] = [['measured', 'now', 'goal']];
  const stored = new Map<number, string>();
  for (const messages of [50, 500, 2000] as const) {
    const chat = await storeChat(bench, messages);
    stored.set(messages, chat);
    const opened: { time: number; elements: number; heap: number }[] = [];
    for (let run = 0; run < bench.runs; run += 1)
      opened.push(
        await inPage(bench, async (page) => {
          await begin(bench, page, chat);
          const time = await press(page, chat, messages);
          await page.waitForTimeout(1500);
          return { time, elements: await elementsIn(page), heap: await heapOf(page) };
        }),
      );
    const of = (key: 'time' | 'elements' | 'heap') => ms(opened.map((one) => one[key]));
    rows.push(
      [`${messages} messages: last one visible, ms`, of('time'), goals[messages]],
      ['  elements of the page', of('elements'), '1500'],
      ['  heap, MB', of('heap'), '12'],
    );
  }
  const flings: { frame: number; blank: number }[] = [];
  const switches: { there: number; back: number }[] = [];
  for (let run = 0; run < bench.runs; run += 1) {
    const [middle = '', long = ''] = [stored.get(500), stored.get(2000)];
    await inPage(bench, async (page) => {
      await begin(bench, page, long);
      await press(page, long, 2000);
      await page.waitForTimeout(1500);
      const there = await press(page, middle, 500);
      await page.waitForTimeout(1500);
      switches.push({ there, back: await press(page, long, 2000) });
      flings.push(await fling(page));
    });
  }
  rows.push(
    ['another chat, ms', ms(switches.map(({ there }) => there)), '60'],
    ['back, ms', ms(switches.map(({ back }) => back)), '40'],
    ['flinging up through 2000: longest frame, ms', ms(flings.map(({ frame }) => frame)), '50'],
    ['  longest time without a message, ms', ms(flings.map(({ blank }) => blank)), '100'],
  );
  const chats: string[] = [];
  for (let count = 0; count < 20; count += 1) chats.push(await storeChat(bench, 60));
  const kept = await inPage(bench, async (page) => {
    await begin(bench, page, chats.at(-1) ?? '');
    await press(page, chats.at(-1) ?? '', 60);
    await page.waitForTimeout(1500);
    const before = await heapOf(page);
    for (const chat of chats.toReversed()) {
      await press(page, chat, 60);
      await page.waitForTimeout(300);
    }
    return (await heapOf(page)) - before;
  });
  rows.push(['20 chats opened and left: more heap, MB', kept.toFixed(1), 'returns']);
  printTable(`Opening from the history, median of ${bench.runs}`, rows);
}
