/** Helpers for chat tests: the screen and the messages that the stand-in has stored. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { messagesOf } from '#mocks/domain/history/chats.ts';
import type { GatewayOptions } from '#mocks/gateway.ts';
import type { StoredMessage } from '#mocks/store/database.ts';
import { renderPortal } from './portal.tsx';
import { startStandIn } from './stand-in.ts';

/** Opens a new chat with ChatGPT as an employee. */
export async function openChat(options: GatewayOptions = {}) {
  const standIn = await startStandIn(options);
  const portal = await renderPortal('/chat/neuron/chatGpt', { as: 'employee@neuro.example', standIn });
  const { user, router } = portal;
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Сообщение');
  const log = () => within(screen.getByRole('log', { name: 'Сообщения' }));
  const messages = (): HTMLElement[] => log().queryAllByRole('article');
  const answers = (): HTMLElement[] => log().queryAllByRole('article', { name: /^ChatGPT/ });
  const button = (name: string): HTMLElement =>
    within(screen.getByRole('region', { name: 'Чат' })).getByRole('button', { name });
  return {
    ...portal,
    field,
    log,
    messages,
    answers,
    button,
    /** Replaces the text of the composer and sends it. */
    async send(text: string): Promise<void> {
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
      await user.click(button('Отправить'));
    },
    /** Attaches files of any type with the button of the composer. */
    attach(...files: File[]): void {
      fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files } });
    },
    /** The last answer, once it is complete and the chat has `count` messages. */
    async settledAnswer(count = 2): Promise<HTMLElement> {
      await waitFor(() => expect(messages()).toHaveLength(count));
      const answer = answers().at(-1) as HTMLElement;
      await within(answer).findByRole('button', { name: 'Скрыть' });
      return answer;
    },
    /** The text that «Копировать» of a message writes to the clipboard. */
    async copied(message: HTMLElement | undefined): Promise<string> {
      const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      const menu = await within(message as HTMLElement).findByRole('button', { name: 'Ещё' });
      await user.click(menu);
      await user.click(await screen.findByRole('menuitem', { name: 'Копировать как Markdown' }));
      return write.mock.lastCall?.[0] ?? '';
    },
    /** The messages of the open chat as stored by the stand-in, oldest first. */
    stored: (): StoredMessage[] =>
      messagesOf(standIn.deps.database, router.state.location.pathname.split('/').at(-1) ?? ''),
  };
}
