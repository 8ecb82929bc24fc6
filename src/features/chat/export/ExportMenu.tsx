import { Download } from 'lucide-react';
import { IconButton, Menu, MenuItem } from '#ui/index.ts';
import { type ExportFormat, exportFormats } from './formats.ts';

interface ExportMenuProps {
  chatUuid: string;
  serviceTitle: string;
}

/** The button «Скачать чат» with the formats (CHAT-10). */
export function ExportMenu({ chatUuid, serviceTitle }: ExportMenuProps) {
  const start = async (format: ExportFormat): Promise<void> => {
    const { exportChat } = await import('./export-chat.ts');
    await exportChat({ uuid: chatUuid, serviceTitle }, format);
  };
  return (
    <Menu trigger={<IconButton label="Скачать чат" icon={<Download />} />}>
      {exportFormats.map(({ format, title }) => (
        <MenuItem key={format} onAction={() => void start(format)}>
          {title}
        </MenuItem>
      ))}
    </Menu>
  );
}
