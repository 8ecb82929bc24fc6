// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unavailable } from './availability.ts';
import { resultsArrived } from './chat-activity.ts';
import { nameChat, setOpenChat } from './chat-title.ts';
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
  setOpenChat(null);
  end = followTitle();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[APP-04] the screen comes before the gateway name, the main page has the gateway name alone', () => {
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

test('[APP-04] showing a hidden tab in a focused window stops it too', () => {
  isFocused = true;
  visibility = 'hidden';
  arrive();
  expect(document.title).toBe(news);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.title).toBe(name);
  expect(vi.getTimerCount()).toBe(0);
});

test('[APP-04] showing a tab in an unfocused window does not stop it', () => {
  visibility = 'hidden';
  arrive();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(document.title).toBe(news);
});

test('[APP-04] a result in a focused window does not change the title', () => {
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

test('[APP-04] the title resets to the current screen', () => {
  arrive();
  setScreenTitle('ChatGPT');
  expect(document.title).toBe(news);
  vi.advanceTimersByTime(1000);
  expect(document.title).toBe(`ChatGPT · ${name}`);
  isFocused = true;
  window.dispatchEvent(new Event('focus'));
  expect(document.title).toBe(`ChatGPT · ${name}`);
});

test('[APP-06][APP-04] the title shows an outage, afterwards the current screen', () => {
  setScreenTitle('ChatGPT');
  unavailable.set(true);
  expect(document.title).toBe(`Сервисы временно недоступны · ${name}`);
  expect(setScreenTitle('Лаборатория'), 'what is announced').toBe(`Лаборатория · ${name}`);
  expect(document.title).toBe(`Сервисы временно недоступны · ${name}`);
  unavailable.set(false);
  expect(document.title).toBe(`Лаборатория · ${name}`);
});

test('[APP-06] the title shows a missing network until there is one', () => {
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

test('[APP-04] case 50-tab-title: the open chat comes first, by the history or by its first request', () => {
  setScreenTitle('ChatGPT');
  setOpenChat({ uuid: 'a', name: 'Составь\nплан   отпусков' });
  expect(document.title).toBe(`Составь план отпусков · ChatGPT · ${name}`);
  nameChat('b', 'Другой чат');
  nameChat('a', 'План отпусков');
  expect(document.title).toBe(`План отпусков · ChatGPT · ${name}`);
  expect(setScreenTitle('Claude'), 'what is announced').toBe(`План отпусков · Claude · ${name}`);
  setOpenChat({ uuid: 'b', name: '' });
  expect(document.title).toBe(`Другой чат · Claude · ${name}`);
  setOpenChat({ uuid: 'c', name: '' });
  expect(document.title).toBe(`Claude · ${name}`);
  setOpenChat({ uuid: 'c', name: 'ё'.repeat(61) });
  expect(document.title).toBe(`${'ё'.repeat(60)} · Claude · ${name}`);
  setOpenChat(null);
  expect(document.title).toBe(`Claude · ${name}`);
});

test('[APP-04] case 50-tab-title: a result and its end keep the name of the chat, a new name shows afterwards', () => {
  setScreenTitle('ChatGPT');
  setOpenChat({ uuid: 'd', name: 'План' });
  arrive();
  nameChat('d', 'План отпусков');
  expect(document.title).toBe(news);
  vi.advanceTimersByTime(1000);
  expect(document.title).toBe(`План отпусков · ChatGPT · ${name}`);
  isFocused = true;
  window.dispatchEvent(new Event('focus'));
  expect(document.title).toBe(`План отпусков · ChatGPT · ${name}`);
});
