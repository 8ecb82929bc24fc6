export { ChatScreen, type ChatServiceView } from './components/ChatScreen.tsx';
export { forgetChat, onChatStarted } from './model/chats.ts';
