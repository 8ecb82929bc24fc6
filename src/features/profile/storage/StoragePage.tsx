import { Stack } from '#ui/index.ts';
import { ProfilePage } from '../components/ProfilePage.tsx';
import { BrowserData } from './BrowserData.tsx';
import { DataExport } from './DataExport.tsx';
import { Files } from './Files.tsx';
import { HistoryRemoval } from './HistoryRemoval.tsx';
import { KeepNote } from './KeepNote.tsx';

/** «Хранилище»: how long the company keeps things, files, the export of the own data, the removal of the history, and what this browser keeps. */
export const StoragePage = () => (
  <ProfilePage title="Хранилище">
    <Stack gap={10}>
      <KeepNote />
      <Files />
      <DataExport />
      <HistoryRemoval />
      <BrowserData />
    </Stack>
  </ProfilePage>
);
