export { DataPage } from './components/DataPage.tsx';
export { ProfileLayout } from './components/ProfileLayout.tsx';
export { SessionsPage } from './sessions/SessionsPage.tsx';
