import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore } from '#lib/store.ts';
import type { Message } from '../model/chat.ts';
import { emptyChat } from '../model/chat-state.ts';
import { ResultContext } from '../results/result-view.ts';
import AnswerEnding from './AnswerEnding.tsx';

vi.mock(import('@tanstack/react-router'), async (original) => ({
  ...(await original()),
  useNavigate: () => vi.fn(),
}));

/** Shows the note of a message in a chat. @returns whether the note follows the chat */
function follows(message: Partial<Message>): boolean {
  const state = createStore({ ...emptyChat, messages: [message as Message] });
  const subscribe = vi.spyOn(state, 'subscribe');
  const context = { conversation: { state, place: {} } } as unknown as Parameters<
    typeof ResultContext
  >[0]['value'];
  render(
    <ResultContext value={context}>
      <AnswerEnding
        message={message as Message}
        onContinue={undefined}
        onRepeat={undefined}
        onEdit={undefined}
      />
    </ResultContext>,
  );
  return subscribe.mock.calls.length > 0;
}

test('[CHAT-03] only the note of a failed answer follows the chat, which changes with each piece of another answer', () => {
  expect(follows({ id: 'a', role: 'assistant', content: 'Раз', status: 'stopped' })).toBe(false);
  expect(screen.getByText('Ответ остановлен')).toBeDefined();
  expect(follows({ id: 'b', role: 'assistant', content: '', status: 'interrupted' })).toBe(true);
  expect(screen.getByRole('alert').textContent).toMatch(/^Соединение прервалось/);
});
