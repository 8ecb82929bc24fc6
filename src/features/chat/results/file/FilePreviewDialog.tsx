import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '#platform/downloads.ts';
import { Button, Dialog, Inline } from '#ui/index.ts';
import { Pager } from './Pager.tsx';
import { PreviewPage, usePreview } from './PreviewPage.tsx';

interface FilePreviewDialogProps {
  idFile: string;
  name: string;
  /** Page to begin with. @default 1 */
  page?: number;
  /** Words to mark on the first page. */
  quote?: string;
  onClose: () => void;
}

/** A file, page by page, without downloading it. */
export default function FilePreviewDialog({
  idFile,
  name,
  page: first = 1,
  quote,
  onClose,
}: FilePreviewDialogProps) {
  const [page, setPage] = useState(first);
  const { pageCount } = usePreview(idFile, page);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      size="lg"
      footer={
        <Inline gap={3} justify="between">
          <Pager page={page} count={pageCount ?? 0} onChange={setPage} />
          <Button icon={<Download />} onPress={() => void downloadFile({ idFile }, name)}>
            Скачать
          </Button>
        </Inline>
      }
    >
      <PreviewPage idFile={idFile} name={name} page={page} quote={page === first ? quote : undefined} />
    </Dialog>
  );
}
