import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button, Menu, MenuItem } from '#ui/index.ts';
import type { TableChoice } from '../define-admin-page.ts';

interface DownloadMenuProps {
  onDownload: (format: TableChoice['format']) => Promise<boolean>;
}

/** The button «Скачать»: everything that the filter finds, in the order and the columns of the list (ADM-15). */
export function DownloadMenu({ onDownload }: DownloadMenuProps) {
  const { mutate, isPending } = useMutation({ mutationFn: onDownload });
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<Download />} isPending={isPending}>
          Скачать
        </Button>
      }
    >
      <MenuItem onAction={() => mutate('xlsx')}>Excel (XLSX)</MenuItem>
      <MenuItem onAction={() => mutate('csv')}>CSV</MenuItem>
    </Menu>
  );
}
