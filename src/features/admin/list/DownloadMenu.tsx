import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button, Menu, MenuItem } from '#ui/index.ts';
import type { TableChoice } from '../kit/admin-scope.ts';

interface DownloadMenuProps {
  onDownload: ((format: TableChoice['format']) => Promise<unknown>) | undefined;
  /** Opens the order of a report with the same filters. */
  onReport: (() => Promise<void>) | undefined;
}

/** The button «Скачать»: all filtered rows as a file (ADM-15) or a report (ADM-36), or the shown page as a print. */
export function DownloadMenu({ onDownload, onReport }: DownloadMenuProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: TableChoice['format']) => onDownload?.(format),
  });
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<Download />} isPending={isPending}>
          Скачать
        </Button>
      }
    >
      {onDownload && <MenuItem onAction={() => mutate('xlsx')}>Excel (XLSX)</MenuItem>}
      {onDownload && <MenuItem onAction={() => mutate('csv')}>CSV</MenuItem>}
      {onReport && <MenuItem onAction={() => void onReport()}>Заказать отчёт…</MenuItem>}
      {/* The menu has to close before the print. */}
      <MenuItem onAction={() => void setTimeout(() => print())}>Печать</MenuItem>
    </Menu>
  );
}
