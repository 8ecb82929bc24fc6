import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Markdown } from '../Markdown.tsx';
import type { DrawAnswer, PageAnswer } from './messages.ts';

afterEach(() => {
  vi.useRealTimers();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
  delete document.documentElement.dataset['theme'];
});

const diagram = (text: string) => `Схема:\n\n\`\`\`mermaid\n${text}\n\`\`\`\n\nКонец`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"/>';

const frameOf = (address: string): HTMLIFrameElement | undefined =>
  [...document.querySelectorAll('iframe')].find(({ src }) => src.endsWith(address));

/** The frame, and what was sent into it. */
async function openedFrame(address: string) {
  const frame = await waitFor(() => frameOf(address) ?? Promise.reject(new Error(`No ${address}`)));
  const sent = vi.fn();
  if (frame.contentWindow) frame.contentWindow.postMessage = sent;
  const answer = (data: DrawAnswer | PageAnswer, origin = 'null', source = frame.contentWindow) =>
    act(async () => void dispatchEvent(new MessageEvent('message', { data, origin, source })));
  return { frame, sent, answer };
}

test('[CHAT-11] case 11-mermaid: a diagram is drawn in a frame without an origin; its source is one press away', async () => {
  const code = 'graph TD\n  A[Заявка] --> B{Согласовано?}';
  render(<Markdown text={diagram(code)} />);
  const { frame, sent, answer } = await openedFrame('frames/diagram.html');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect([frame.getAttribute('aria-hidden'), frame.tabIndex]).toEqual(['true', -1]);
  await answer('ready');
  expect(sent).toHaveBeenCalledWith({ source: code, theme: 'light' }, '*');
  await answer({ svg, width: 300, height: 100, kind: 'flowchart-v2', theme: 'light' });

  const picture = await screen.findByRole('img', { name: 'Блок-схема' });
  expect(picture.getAttribute('src')).toBe(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  expect(screen.queryByText(/Согласовано/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Скачать SVG' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Исходный текст' }));
  expect(screen.getByText(/Согласовано/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(await screen.findByRole('img', { name: 'Блок-схема' })).toBeDefined();
  // It was kept.
  expect(sent).toHaveBeenCalledTimes(1);
});

test('[CHAT-11] case 11-mermaid: an open block is not drawn while it arrives', async () => {
  const { rerender } = render(<Markdown streaming text={'```mermaid\ngraph TD\n  A-->B'} />);
  expect(screen.queryByRole('button', { name: 'Исходный текст' })).toBeNull();
  expect(frameOf('frames/diagram.html')).toBeUndefined();
  rerender(<Markdown text={'```mermaid\ngraph TD\n  A-->B\n```'} />);
  expect(await screen.findByRole('button', { name: 'Исходный текст' })).toBeDefined();
  await openedFrame('frames/diagram.html');
});

test('[CHAT-11] a picture from elsewhere than the frame is not taken', async () => {
  render(<Markdown text={diagram('graph TD\n  X-->Y')} />);
  const { answer } = await openedFrame('frames/diagram.html');
  await answer('ready');
  const drawing = { svg, width: 1, height: 1, kind: 'pie', theme: 'light' } as const;
  await answer(drawing, location.origin);
  await answer(drawing, 'null', window);
  expect(screen.queryByRole('img')).toBeNull();
  await answer(drawing);
  expect(await screen.findByRole('img', { name: 'Круговая диаграмма' })).toBeDefined();
});

test('[CHAT-11] a diagram with a mistake is its source, with a sentence', async () => {
  render(<Markdown text={diagram('graph TD\n  A[[--> B')} />);
  const { answer } = await openedFrame('frames/diagram.html');
  await answer('ready');
  await answer({ error: 'syntax', line: 2 });
  expect((await screen.findByText(/Диаграмма записана с ошибкой в строке 2/)).getAttribute('role')).toBe(
    'status',
  );
  expect(screen.getByText(/A\[\[--> B/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Показать' })).toBeDefined();
});

test('[CHAT-11] drawing that takes too long is ended with its frame; the next diagram gets a new one', async () => {
  render(<Markdown text={diagram('graph TD\n  Долго-->Долго')} />);
  const { frame, answer } = await openedFrame('frames/diagram.html');
  vi.useFakeTimers();
  await answer('ready');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText(/рисовалась слишком долго и остановлена/)).toBeDefined();
  expect(frame.isConnected).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Показать' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(frameOf('frames/diagram.html')).toBeDefined();
});

test('[CHAT-11] the other theme draws the diagram in its colours', async () => {
  const code = 'graph TD\n  Т-->Ц';
  render(<Markdown text={diagram(code)} />);
  const { sent, answer } = await openedFrame('frames/diagram.html');
  await answer('ready');
  await answer({ svg, width: 300, height: 100, kind: 'er', theme: 'light' });
  await act(async () => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ source: code, theme: 'dark' }, '*'));
});

const page = '```html\n<h1>Привет</h1>\n```';

test('[CHAT-11] case 11-mermaid: a page is shown on a press, in a frame that may only run scripts', async () => {
  render(<Markdown text={page} />);
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Показать' }));
  const { frame, sent, answer } = await openedFrame('frames/page.html');
  expect(frame.title).toBe('Просмотр страницы');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  await answer('ready');
  expect(sent).toHaveBeenCalledWith({ source: '<h1>Привет</h1>', kind: 'html' }, '*');
  await answer({ height: 300 });
  expect(frame.style.height).toBe('300px');
  await answer({ height: 1e9 });
  expect(frame.style.height).toBe('560px');
  await answer('blocked');
  expect(screen.getByText(/нет сети/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Исходный текст' }));
  expect(frame.isConnected).toBe(false);
  expect(screen.getByText(/Привет/)).toBeDefined();
});

test.each(['silent', 'stopped'] as const)('[CHAT-11] a page that hangs is ended: %s', async (how) => {
  render(<Markdown text={page} />);
  fireEvent.click(screen.getByRole('button', { name: 'Показать' }));
  await waitFor(() => expect(frameOf('frames/page.html')).toBeDefined());
  fireEvent.click(screen.getByRole('button', { name: 'Исходный текст' }));
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Показать' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  const frame = frameOf('frames/page.html');
  const answer = (data: PageAnswer) =>
    act(
      async () =>
        void dispatchEvent(
          new MessageEvent('message', { data, origin: 'null', source: frame?.contentWindow ?? null }),
        ),
    );
  await answer('ready');
  await act(() => vi.advanceTimersByTimeAsync(4000));
  await answer('pong');
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(frame?.isConnected).toBe(true);
  if (how === 'stopped') await answer('stopped');
  else await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(frame?.isConnected).toBe(false);
  expect(screen.getByText(/долго не отвечала и остановлена/)).toBeDefined();
  expect(screen.getByText(/Привет/)).toBeDefined();
});
