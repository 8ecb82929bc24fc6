/** Helper for the tests of result views: shows one in a conversation without a screen. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { onTestFinished } from 'vitest';
import { session } from '#platform/session/session.ts';
import { employee } from '#tests/profiles.ts';
import type { Conversation } from '../../conversation/conversation.ts';
import { answered, chatWith, message } from '../../conversation/testing/stand-in.ts';
import type { Message } from '../../model/chat.ts';
import { servicePlace } from '../../model/chat-place.ts';
import { ResultContext, type ResultKind, type ResultViewProps } from '../result-view.ts';

const service = {
  name: 'sd',
  title: 'Stable Diffusion',
  description: '',
  kind: 'text' as const,
  isExternal: true,
  typeInput: 'text',
  upload: null,
  place: servicePlace('sd'),
};

/** Shows a result in the answer to the request `asked`; `show` shows it anew with another one. */
export function showResult<K extends ResultKind>(
  View: ComponentType<ResultViewProps<K>>,
  result: ResultViewProps<K>['result'],
  { asked = 'Кот на окне', answer = {} }: { asked?: string; answer?: Partial<Message> } = {},
): {
  user: UserEvent;
  conversation: Conversation;
  show: (next: ResultViewProps<K>['result'], own?: Partial<Message>) => void;
} {
  session.signIn(employee);
  session.acceptEthics();
  onTestFinished(() => {
    cleanup();
    session.reset();
    localStorage.clear();
  });
  const conversation = chatWith([
    message('q', { content: asked }),
    answered('', { results: [{ resultId: 'r1', result }], ...answer }),
  ]);
  const context = { conversation, service };
  const queries = new QueryClient();
  const element = (shown: typeof result, own: Partial<Message>) => (
    <QueryClientProvider client={queries}>
      <ResultContext value={context}>
        <View result={shown} resultId="r1" message={answered('', { ...answer, ...own })} />
      </ResultContext>
    </QueryClientProvider>
  );
  const { rerender } = render(element(result, {}));
  return {
    user: userEvent.setup({ delay: null }),
    conversation,
    show: (next, own = {}) => rerender(element(next, own)),
  };
}
