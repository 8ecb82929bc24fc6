import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExternalBadge } from './ExternalBadge.tsx';

test.each([
  [false, 'Whisper (в контуре)', ''],
  [false, 'Llama', 'в\u00a0контуре'],
  [true, 'Перевод (в контуре)', 'внешний'],
])('[CHAT-01] external %j beside «%s» is shown as «%s»', (external, besideTitle, shown) => {
  const { container } = render(<ExternalBadge external={external} besideTitle={besideTitle} />);
  expect(container.textContent).toBe(shown);
});
