export { ChatScreen, type ChatServiceView } from './components/ChatScreen.tsx';
export { forgetChat } from './model/chats.ts';
