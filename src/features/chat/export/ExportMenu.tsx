import { Download } from 'lucide-react';
import { useShare } from '#features/share/index.ts';
import { IconButton, Menu, MenuItem } from '#ui/index.ts';
import { type ExportFormat, exportFormats } from './formats.ts';

interface ExportMenuProps {
  chatUuid: string;
  serviceTitle: string;
}

/** The exporter is loaded when it is used. */
async function start(chat: { uuid: string; serviceTitle: string }, format: ExportFormat): Promise<void> {
  const { exportChat } = await import('./export-chat.ts');
  await exportChat(chat, format);
}

/** The button «Скачать чат» with the formats (CHAT-10), and sharing with colleagues (HOME-20). */
export function ExportMenu({ chatUuid, serviceTitle }: ExportMenuProps) {
  const share = useShare();
  return (
    <Menu trigger={<IconButton label="Скачать чат" icon={<Download />} />}>
      {exportFormats.map(({ format, title }) => (
        <MenuItem key={format} onAction={() => void start({ uuid: chatUuid, serviceTitle }, format)}>
          {title}
        </MenuItem>
      ))}
      {share && <MenuItem onAction={() => share({ chatUuid })}>{'Поделиться с\u00a0коллегой…'}</MenuItem>}
    </Menu>
  );
}
