export { SharedChatScreen } from './components/SharedChatScreen.tsx';
