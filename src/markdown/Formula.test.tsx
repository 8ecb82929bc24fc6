import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Markdown } from './Markdown.tsx';

test('[APP-22] a formula is not translated by the browser', async () => {
  const { container } = render(<Markdown text="Пусть $x = 1$" />);
  await screen.findByText('x', { selector: 'mi' });
  expect(container.querySelector('[translate=no] > math')).not.toBeNull();
});
