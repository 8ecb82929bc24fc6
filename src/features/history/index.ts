export { ChatMenu } from './components/ChatMenu.tsx';
export { ChatsPage } from './components/ChatsPage.tsx';
export { ChatsPanel } from './components/ChatsPanel.tsx';
export { HistoryPanel } from './components/HistoryPanel.tsx';
export { invalidateHistory } from './model/history-keys.ts';
export { refreshHistoryEverywhere } from './model/refresh-everywhere.ts';
export { useChatCommands } from './useChatCommands.tsx';
