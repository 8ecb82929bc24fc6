export { ChatScreen } from './conversation/ChatScreen.tsx';
export { followChats, forgetChat } from './conversation/chats.ts';
export { MissingChat } from './conversation/MissingChat.tsx';
export { focusComposer } from './conversation/useInputFocus.ts';
