// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unavailable } from './availability.ts';
import { resultsArrived } from './chat-activity.ts';
import { config } from './config.ts';
import { followTitle, setScreenTitle, titleOf } from './title.ts';

const name = config.gatewayName;
const news = 'Есть новый результат';
let end: () => void;
let isFocused: boolean;
let visibility: DocumentVisibilityState;

const arrive = (): void => resultsArrived.set(resultsArrived.get() + 1);

beforeEach(() => {
  vi.useFakeTimers();
  isFocused = false;
  visibility = 'visible';
  vi.spyOn(document, 'hasFocus').mockImplementation(() => isFocused);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  setScreenTitle('');
  end = followTitle();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[APP-04] a screen is named before the gateway, the main page by the gateway alone', () => {
  expect(titleOf('ChatGPT', 'Портал')).toBe('ChatGPT · Портал');
  expect(titleOf('', 'Портал')).toBe('Портал');
  expect(titleOf('Портал', 'Портал')).toBe('Портал');
  expect(setScreenTitle('Лаборатория')).toBe(`Лаборатория · ${name}`);
  expect(document.title).toBe(`Лаборатория · ${name}`);
});

test('[APP-04] a result while the window has no focus: the title flips every second', () => {
  arrive();
  const seen = [document.title];
  for (let second = 0; second < 4; second++) {
    vi.advanceTimersByTime(999);
    expect(document.title).toBe(seen.at(-1));
    vi.advanceTimersByTime(1);
    seen.push(document.title);
  }
  expect(seen).toEqual([news, name, news, name, news]);
});

test('[APP-04] on focus the flipping stops and the title resets', () => {
  arrive();
  isFocused = true;
  window.dispatchEvent(new Event('focus'));
  expect(document.title).toBe(name);
  expect(vi.getTimerCount()).toBe(0);
});

test('[APP-04] so it does when a hidden tab is shown in a window that has the focus', () => {
  isFocused = true;
  visibility = 'hidden';
  arrive();
  expect(document.title).toBe(news);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.title).toBe(name);
  expect(vi.getTimerCount()).toBe(0);
});

test('[APP-04] a tab that is shown while another window has the focus goes on', () => {
  visibility = 'hidden';
  arrive();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.title).toBe(news);
});

test('[APP-04] a result before the eyes of the person does not touch the title', () => {
  isFocused = true;
  arrive();
  expect(document.title).toBe(name);
  expect(vi.getTimerCount()).toBe(0);
});

test('[APP-04] a second result does not flip twice as fast', () => {
  arrive();
  vi.advanceTimersByTime(500);
  arrive();
  expect(vi.getTimerCount()).toBe(1);
});

test('[APP-04] the screen that is named meanwhile is the one that the title resets to', () => {
  arrive();
  setScreenTitle('ChatGPT');
  expect(document.title).toBe(news);
  vi.advanceTimersByTime(1000);
  expect(document.title).toBe(`ChatGPT · ${name}`);
  isFocused = true;
  window.dispatchEvent(new Event('focus'));
  expect(document.title).toBe(`ChatGPT · ${name}`);
});

test('[APP-06][APP-04] during an outage the title says so, afterwards it is the screen’s that is there by then', () => {
  setScreenTitle('ChatGPT');
  unavailable.set(true);
  expect(document.title).toBe(`Сервисы временно недоступны · ${name}`);
  expect(setScreenTitle('Лаборатория'), 'what is announced').toBe(`Лаборатория · ${name}`);
  expect(document.title).toBe(`Сервисы временно недоступны · ${name}`);
  unavailable.set(false);
  expect(document.title).toBe(`Лаборатория · ${name}`);
});

test('[APP-06] without a network the title says so, until there is one', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  setScreenTitle('ChatGPT');
  unavailable.set(true);
  onLine.mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(document.title).toBe(`Нет подключения к\u00a0интернету · ${name}`);
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(document.title).toBe(`Сервисы временно недоступны · ${name}`);
  unavailable.set(false);
});
