import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { printTable } from './chat-page.ts';
import { median } from './median.ts';

/** The network of the yardstick: 10 Mbit/s, 40 ms for each request. */
const network = { offline: false, latency: 40, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 };

/** The measurements of one page load. All times are in ms; those of events are counted from the start of the navigation. */
interface Load {
  /** First contentful paint. */
  painted: number;
  /** Appearance of the main control of the page. */
  usable: number;
  /** Total blocking time until the network is idle: for each task longer than 50 ms the time beyond 50 ms, added up. */
  blocking: number;
  /** Time of JavaScript until the page is usable. */
  script: number;
  /** Time of styles and layout until the page is usable. */
  layout: number;
  /** Number of requests until the page is usable. */
  requests: number;
}

interface Screen {
  path: string;
  /** Selector of the main control. */
  control: string;
  who: 'nobody' | 'employee' | 'administrator';
}

const screens: readonly Screen[] = [
  { path: '/login', control: 'input[type="email"]', who: 'nobody' },
  { path: '/', control: 'main a[href*="/chat/"]', who: 'employee' },
  { path: '/chat/neuron/chatGpt', control: 'main textarea', who: 'employee' },
  { path: '/admin/users/users-table', control: 'main tr[data-key]', who: 'administrator' },
];

interface Noted {
  usable: number;
  blocking: number;
}

/** Runs in the page before its scripts: records when the control appears and how long tasks block. */
function watch(control: string): void {
  const noted: Noted = { usable: 0, blocking: 0 };
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

async function measure(
  context: BrowserContext,
  url: string,
  { control }: Screen,
  { slowdown, isWarm }: { slowdown: number; isWarm: boolean },
): Promise<Load> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  if (isWarm) {
    await page.goto(url);
    await page.locator(control).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.goto('about:blank');
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Performance.enable');
  const durations = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string): number => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
    return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
  };
  await page.addInitScript(watch, control);
  const before = await durations();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(
    () =>
      (Reflect.get(globalThis, 'noted') as Noted).usable > 0 &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const after = await durations();
  await page.waitForLoadState('networkidle');
  const noted = await page.evaluate(() => {
    const { usable, blocking } = Reflect.get(globalThis, 'noted') as Noted;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const begun = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < usable);
    return { usable, blocking, painted: paint?.startTime ?? 0, requests: begun.length + 1 };
  });
  await page.close();
  return { ...noted, script: after.script - before.script, layout: after.layout - before.layout };
}

/**
 * Loads the login, the main page, a new chat and a list of the administration, each with an empty cache and once more with a
 * filled one, and prints the medians.
 *
 * @param states browser storage with the session of each person
 * @param slowdown factor by which the processor is slowed down
 */
export async function benchLoad(
  browser: Browser,
  url: string,
  states: Record<Exclude<Screen['who'], 'nobody'>, BrowserContextOptions['storageState']>,
  { runs, slowdown }: { runs: number; slowdown: number },
): Promise<void> {
  const head = [
    'page',
    'load',
    'first paint, ms',
    'usable, ms',
    'script, ms',
    'layout, ms',
    'blocking, ms',
    'requests',
  ];
  const rows = [head];
  for (const screen of screens)
    for (const isWarm of [false, true]) {
      const loads: Load[] = [];
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext({
          locale: 'ru-RU',
          ...(screen.who !== 'nobody' && { storageState: states[screen.who] }),
        });
        loads.push(await measure(context, `${url}${screen.path}`, screen, { slowdown, isWarm }));
        await context.close();
      }
      const of = (key: keyof Load): string => median(loads.map((load) => load[key])).toFixed(0);
      const keys = ['painted', 'usable', 'script', 'layout', 'blocking', 'requests'] as const;
      rows.push([screen.path, isWarm ? 'second' : 'first', ...keys.map(of)]);
    }
  printTable(`Load, processor slowed ${slowdown} times, 10 Mbit/s, 40 ms, median of ${runs}`, rows);
}
