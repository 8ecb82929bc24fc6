export { ChatScreen, type ChatServiceView } from './components/ChatScreen.tsx';
export { MissingChat } from './components/MissingChat.tsx';
export { forgetChat } from './model/chats.ts';
