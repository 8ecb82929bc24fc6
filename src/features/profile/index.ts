export { DataPage } from './components/DataPage.tsx';
export { LimitsPage } from './components/LimitsPage.tsx';
export { MoneyPage } from './components/MoneyPage.tsx';
export { ProfileLayout } from './components/ProfileLayout.tsx';
export { SessionsPage } from './sessions/SessionsPage.tsx';
export { SettingsPage } from './settings/SettingsPage.tsx';
export { SharesPage } from './shares/SharesPage.tsx';
export { StoragePage } from './storage/StoragePage.tsx';
