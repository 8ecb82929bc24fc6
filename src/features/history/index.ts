export { HistoryPanel } from './components/HistoryPanel.tsx';
export { invalidateHistory } from './model/history-keys.ts';
