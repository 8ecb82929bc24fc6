import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import RequestText from './RequestText.tsx';

test('[CHAT-03] addresses of a request are links, its fenced code is code, and all else stands as it was typed', () => {
  const text =
    '**Не** жирно:  https://a.example/x.\n```js\nlet a = 1;\n```\n<b>и</b> javascript:alert(1) a@b.ru';
  const { container } = render(<RequestText text={text} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://a.example/x', 'mailto:a@b.ru']);
  expect(container.querySelector('pre code')?.textContent).toBe('let a = 1;');
  expect(screen.getByRole('button', { name: 'Копировать код' })).toBeTruthy();
  expect(container.textContent).toContain('**Не** жирно:  https://a.example/x');
  expect(container.textContent).toContain('<b>и</b> javascript:alert(1) a@b.ru');
  expect(container.textContent).not.toContain('```');
});
