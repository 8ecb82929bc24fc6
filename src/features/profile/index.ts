export { DataPage } from './components/DataPage.tsx';
export { ProfileLayout } from './components/ProfileLayout.tsx';
