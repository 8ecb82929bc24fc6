import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { median } from './median.ts';

/** The measurements of one page load; times in ms from the start of the navigation. */
interface Load {
  /** First contentful paint. */
  painted: number;
  /** Appearance of the main control of the page. */
  usable: number;
  /** Total blocking time: for each task longer than 50 ms the time beyond 50 ms, added up. */
  blocking: number;
  requests: number;
}

/** Each page with its main control. */
const pages = [
  { name: '/login', path: '/login', control: 'input[type="email"]', isPublic: true },
  { name: '/', path: '/', control: 'main a[href*="/chat/"]', isPublic: false },
  { name: 'chat', path: '/chat/neuron/chatGpt', control: 'main textarea', isPublic: false },
];

/** Runs in the page before its scripts: records when the control appears and how long tasks block. */
function watch(control: string): void {
  const noted = { usable: 0, blocking: 0 };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  const look = (): void => {
    if (document.querySelector(control)) noted.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function measure(page: Page, url: string, control: string, slowdown: number): Promise<Load> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch, control);
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  await page.goto(url);
  await page.waitForFunction(
    () =>
      (Reflect.get(globalThis, 'noted') as { usable: number }).usable > 0 &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.waitForLoadState('networkidle');
  const noted = await page.evaluate(() => {
    const { usable, blocking } = Reflect.get(globalThis, 'noted') as { usable: number; blocking: number };
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { usable, blocking, painted: paint?.startTime ?? 0 };
  });
  return { ...noted, requests };
}

/**
 * Loads the login, the main page and a new chat with an empty cache and prints the medians.
 *
 * @param state browser storage with the session of an employee
 * @param slowdown factor by which the processor is slowed down
 */
export async function benchLoad(
  browser: Browser,
  url: string,
  state: BrowserContextOptions['storageState'],
  { runs, slowdown }: { runs: number; slowdown: number },
): Promise<void> {
  console.log(`\nFirst load, processor slowed ${slowdown} times, empty cache, median of ${runs}`);
  console.log('page        first paint, ms   usable, ms   blocking, ms   requests');
  for (const { name, path, control, isPublic } of pages) {
    const loads: Load[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({
        locale: 'ru-RU',
        ...(!isPublic && { storageState: state }),
      });
      loads.push(await measure(await context.newPage(), `${url}${path}`, control, slowdown));
      await context.close();
    }
    const of = (key: keyof Load): string => median(loads.map((load) => load[key])).toFixed(0);
    console.log(
      `${name.padEnd(12)}${of('painted').padStart(15)}${of('usable').padStart(13)}${of('blocking').padStart(15)}${of('requests').padStart(11)}`,
    );
  }
}
