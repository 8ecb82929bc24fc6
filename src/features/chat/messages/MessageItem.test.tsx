import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Message } from '../model/chat.ts';
import { MessageItem } from './MessageItem.tsx';

const item = (status: Message['status']) => {
  const message: Message = {
    id: 'm1',
    role: 'assistant',
    content: 'Начало ответа',
    date: '2026-11-29T10:00:00Z',
    status,
    idFile: null,
    files: [],
  };
  return (
    <MessageItem
      message={message}
      serviceTitle="ChatGPT"
      position={1}
      setSize={1}
      onRepeat={undefined}
      onContinue={undefined}
      onEdit={undefined}
      onVariant={() => undefined}
      onHide={() => undefined}
    />
  );
};

test('[APP-22] an answer is not translated by the browser while it arrives, and may be afterwards', () => {
  const { rerender } = render(item('streaming'));
  expect(screen.getByRole('article').getAttribute('translate')).toBe('no');
  rerender(item('complete'));
  expect(screen.getByRole('article').hasAttribute('translate')).toBe(false);
});
