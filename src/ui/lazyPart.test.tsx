import { cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { toast } from './components/Toast/toast-queue.ts';
import { lazyPart } from './lazyPart.tsx';

const Menu = ({ items }: { items: string[] }) => <p>{items.join(', ')}</p>;
const Broken = (): never => {
  throw new Error('crashed');
};

/** React logs every error that a boundary catches. */
let told: MockInstance;

beforeEach(() => {
  told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  toast.clear();
  vi.restoreAllMocks();
});

const show = (Part: ComponentType<{ items: string[]; onMissing?: () => void }>, onMissing?: () => void) =>
  render(
    <main>
      <h1>Страница</h1>
      <Suspense>
        <Part items={['Профиль', 'Выйти']} {...(onMissing && { onMissing })} />
      </Suspense>
    </main>,
  );
const notices = (): string[] => toast.getSnapshot().map(({ title }) => title);

test('[ERR-12] a part is loaded when it is shown', async () => {
  const load = vi.fn(async () => ({ default: Menu }));
  const Part = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  show(Part);
  expect(await screen.findByText('Профиль, Выйти')).toBeTruthy();
});

test('[ERR-12] if its code cannot be loaded, the page stays, a notice is shown, and the next display tries again', async () => {
  const load = vi
    .fn(async () => ({ default: Menu }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyPart(load);
  const onMissing = vi.fn();
  show(Part, onMissing);
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { name: 'Страница' })).toBeTruthy();
  expect(notices()).toEqual(['Не удалось открыть']);
  cleanup();
  show(Part, onMissing);
  expect(await screen.findByText('Профиль, Выйти')).toBeTruthy();
  expect(onMissing).toHaveBeenCalledOnce();
});

test('[ERR-12] a part that crashes does not affect the page', async () => {
  const onMissing = vi.fn();
  show(
    lazyPart(async () => ({ default: Broken })),
    onMissing,
  );
  await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { name: 'Страница' })).toBeTruthy();
});

test('[ERR-12] a decoration is left out silently', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('gone')));
  show(lazyPart<{ items: string[] }>(load));
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Страница' })).toBeTruthy();
  expect(notices()).toEqual([]);
});

test('[ERR-12] the substitute is shown while the code loads and if it cannot be loaded', async () => {
  const load = vi
    .fn(async () => ({ default: Menu }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyPart<{ items: string[] }>(load);
  const part = <Part items={['Профиль']} instead={<p>Меню</p>} />;
  const { unmount } = render(part);
  expect(screen.getByText('Меню')).toBeTruthy();
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  expect(screen.getByText('Меню')).toBeTruthy();
  unmount();
  render(part);
  expect(await screen.findByText('Профиль')).toBeTruthy();
  expect(screen.queryByText('Меню')).toBeNull();
});

test('[ERR-12] a part whose code is loaded is shown at once', async () => {
  const load = vi.fn(async () => ({ default: Menu }));
  const Part = lazyPart(load);
  Part.preload();
  await load.mock.results[0]?.value;
  render(<Part items={['Профиль']} instead={<p>Меню</p>} />);
  expect(screen.getByText('Профиль')).toBeTruthy();
});

test('[ERR-12] a failed preload is silent', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('gone')));
  const Part = lazyPart<{ items: string[] }>(load);
  expect(Part.preload()).toBeUndefined();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(notices()).toEqual([]);
});
