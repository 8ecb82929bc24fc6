import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#ui/index.ts';
import type MissingChatScreen from './MissingChatScreen.tsx';

const Screen = lazyPart(() => import('./MissingChatScreen.tsx'));

/** Screen of a chat that does not exist, with a picture that other chats do not load. */
export const MissingChat = (props: ComponentProps<typeof MissingChatScreen>) => (
  <Suspense>
    <Screen {...props} />
  </Suspense>
);
