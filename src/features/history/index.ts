export { HistoryPanel, type HistoryPanelProps } from './components/HistoryPanel.tsx';
export { invalidateHistory } from './model/history-keys.ts';
