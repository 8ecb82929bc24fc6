import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcement } from '#platform/announcer.ts';
import { config } from '#platform/config.ts';
import { setScreenTitle } from '#platform/title.ts';
import { followScreens } from './screens.ts';

interface Screen {
  pathname: string;
  /** @default that of a page in the main layout, by its path */
  route?: string;
  title?: string;
  /** @default success */
  status?: string;
  /** @default PUSH */
  action?: 'PUSH' | 'REPLACE';
  /** Content of the main element. @default a heading with the path */
  main?: string;
}

const root = document.createElement('div');
let listeners: Map<string, (event: unknown) => void>;
let state: object;
let end: () => void;

const listen = (name: string, listener: (event: unknown) => void) => {
  listeners.set(name, listener);
  return () => void listeners.delete(name);
};
const headingOf = (text: string): string => `<h1>${text}</h1><button>Кнопка</button>`;

/** Shows a screen like the router: changes the history, renders the page, calls `onRendered`. */
function show({ pathname, route, title, status = 'success', action = 'PUSH', main }: Screen): void {
  const routeId = route ?? `/_main${pathname}`;
  state = { matches: [{}, { routeId, status, staticData: { title } }] };
  listeners.get('history')?.({ action: { type: action } });
  root.innerHTML = `<header><a href="/">Главная</a></header><main tabindex="-1">${main ?? headingOf(pathname)}</main>`;
  listeners.get('onRendered')?.({ toLocation: { pathname } });
}
const element = (selector: string) => root.querySelector<HTMLElement>(selector);
const titled = (screen: string): string => `${screen} · ${config.gatewayName}`;
/** Waits for the mutation observer of the page. */
const observed = () => Promise.resolve();

beforeEach(() => {
  listeners = new Map();
  document.body.append(root);
  announcement.set('');
  setScreenTitle('');
  const router = {
    get state() {
      return state;
    },
    history: { subscribe: (listener: (event: unknown) => void) => listen('history', listener) },
    subscribe: listen,
  };
  end = followScreens(router as unknown as AnyRouter, root);
});
afterEach(() => {
  end();
  root.remove();
  vi.restoreAllMocks();
});

test('[APP-04] the title of a screen is that of its page, else its heading', () => {
  show({ pathname: '/help', title: 'Помощь' });
  expect(document.title).toBe(titled('Помощь'));
  show({ pathname: '/chat', main: headingOf(' Смета ') });
  expect(document.title).toBe(titled('Смета'));
  show({ pathname: '/help', title: 'Помощь', status: 'notFound', main: headingOf('Нет такой') });
  expect(document.title).toBe(titled('Нет такой'));
  show({ pathname: '/empty', main: '' });
  expect(document.title).toBe(config.gatewayName);
});

test('[APP-04] a late or changed heading updates the title', async () => {
  show({ pathname: '/chat', main: '' });
  const main = element('main') as HTMLElement;
  main.innerHTML = headingOf('Новый чат');
  await observed();
  expect(document.title).toBe(titled('Новый чат'));
  (main.querySelector('h1')?.firstChild as Text).data = 'Смета';
  await observed();
  expect(document.title).toBe(titled('Смета'));
});

test('[APP-07] the first screen is not announced and gets no focus', () => {
  show({ pathname: '/' });
  expect(announcement.get()).toBe('');
  expect(document.activeElement).toBe(document.body);
});

test('[APP-07] a new screen is announced by its title; its heading gets the focus without scrolling', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  show({ pathname: '/' });
  show({ pathname: '/help', title: 'Помощь' });
  expect(announcement.get()).toBe(titled('Помощь'));
  expect(document.activeElement).toBe(element('h1'));
  expect(element('h1')?.tabIndex).toBe(-1);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('[APP-07] the main element has the focus until there is a heading; the screen is announced once', async () => {
  show({ pathname: '/' });
  show({ pathname: '/chat', main: '<p>Загрузка</p>' });
  const main = element('main') as HTMLElement;
  expect(document.activeElement).toBe(main);
  expect(announcement.get()).toBe('');
  main.innerHTML = headingOf('Смета');
  await observed();
  expect(document.activeElement).toBe(element('h1'));
  expect(announcement.get()).toBe(titled('Смета'));
  announcement.set('');
  main.append(document.createElement('p'));
  await observed();
  expect(announcement.get()).toBe('');
});

test('[APP-07] a late heading does not take the focus that the user has moved', async () => {
  show({ pathname: '/' });
  show({ pathname: '/chat', main: '<button>Кнопка</button>' });
  element('button')?.focus();
  element('main')?.prepend(Object.assign(document.createElement('h1'), { textContent: 'Смета' }));
  await observed();
  expect(document.activeElement).toBe(element('button'));
  expect(announcement.get()).toBe(titled('Смета'));
});

test('[APP-07] a focused control of the new screen keeps the focus, one outside does not', () => {
  show({ pathname: '/' });
  const render = listeners.get('onRendered');
  listeners.set('onRendered', (event) => {
    element('main button')?.focus();
    render?.(event);
  });
  show({ pathname: '/help' });
  expect(document.activeElement).toBe(element('main button'));
  listeners.set('onRendered', (event) => {
    element('header a')?.focus();
    render?.(event);
  });
  show({ pathname: '/profile' });
  expect(document.activeElement).toBe(element('h1'));
});

test('[APP-07] a screen without a main element does not move the focus', () => {
  show({ pathname: '/' });
  root.innerHTML = '';
  state = { matches: [] };
  listeners.get('onRendered')?.({ toLocation: { pathname: '/x' } });
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['another search', { pathname: '/' }, false],
  ['another page', { pathname: '/help' }, true],
  ['another chat', { pathname: '/b', route: '/_main/' }, true],
  ['the address that a new chat gets', { pathname: '/b', route: '/_main/', action: 'REPLACE' }, false],
  ['another page that replaces this one', { pathname: '/help', action: 'REPLACE' }, true],
] as const)('[APP-07] %s: a new screen is %s', (_title, screen, isNew) => {
  show({ pathname: '/', title: 'Главная' });
  show(screen);
  expect(announcement.get() !== '').toBe(isNew);
  expect(document.activeElement === element('h1')).toBe(isNew);
});

test.each([
  ['/_public/login', '/_main/'],
  ['/_main/', '/_public/login'],
])('[APP-07] from %s to %s: announced, with the focus at the top', (from, to) => {
  show({ pathname: '/a', route: from });
  show({ pathname: '/b', route: to });
  expect(announcement.get()).toBe(titled('/b'));
  expect(document.activeElement).toBe(document.body);
});

test('[APP-04] titles do not change after its end', async () => {
  show({ pathname: '/', title: 'Главная' });
  end();
  expect(listeners.size).toBe(0);
  const titles = vi.spyOn(document, 'title', 'set');
  root.innerHTML = '<main><h1>Другое</h1></main>';
  await observed();
  expect(titles).not.toHaveBeenCalled();
});
