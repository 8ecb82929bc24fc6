import { expect, test, vi } from 'vitest';
import { paragraph } from '../../model/deck.ts';
import { TextView } from './text-view.ts';

test('[PRES-88] a text tells which paragraphs are selected, also when it loses the focus, and when none are', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const paragraphs = ['Один', 'Два', 'Три'].map((text) => paragraph(text, 'bullet'));
  const onSelect = vi.fn();
  const view = new TextView(place, {
    name: 'body',
    label: 'Текст',
    block: { kind: 'text', paragraphs },
    hasLists: true,
    describedBy: '',
    onChange: () => undefined,
    onRefused: () => undefined,
    onLeave: () => undefined,
    askLink: () => Promise.resolve(undefined),
    onSelect,
  });
  expect(onSelect).toHaveBeenLastCalledWith(null);
  const select = (from: number, to: number): void => {
    const all = place.querySelectorAll('p');
    getSelection()?.setBaseAndExtent(all[from] as Node, 0, all[to] as Node, 1);
    document.dispatchEvent(new Event('selectionchange'));
  };
  select(1, 2);
  await vi.waitFor(() =>
    expect(onSelect).toHaveBeenLastCalledWith({ from: 1, paragraphs: paragraphs.slice(1) }),
  );
  place.querySelector<HTMLElement>('[role="textbox"]')?.blur();
  view.end();
  expect(onSelect).toHaveBeenLastCalledWith({ from: 1, paragraphs: paragraphs.slice(1) });
  place.remove();
});
