export { ChatScreen } from './conversation/ChatScreen.tsx';
export { forgetChat } from './conversation/chats.ts';
export { MissingChat } from './conversation/MissingChat.tsx';
