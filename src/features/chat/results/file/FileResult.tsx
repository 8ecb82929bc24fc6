import { Download, Eye, FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { cleanFileName } from '#lib/file-name.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { downloadFile } from '#platform/downloads.ts';
import { Icon, Stack, Text } from '#ui/index.ts';
import { ResultToolbar } from '../ResultToolbar.tsx';
import type { ResultViewProps } from '../result-view.ts';
import { card, pane, panes, paneTitle } from './File.css.ts';
import { FilePreview } from './FilePreviewPart.ts';
import { Pager } from './Pager.tsx';
import { PreviewPage, usePreview } from './PreviewPage.tsx';

/** «DOCX · 24 КБ · 4 стр.» */
function factsOf({ name, size, pages }: ResultViewProps<'file'>['result']): string {
  const kind = /\.([\p{L}\p{N}]{1,8})$/u.exec(name)?.[1]?.toUpperCase();
  return [kind, formatFileSize(size), pages ? `${pages}\u00a0стр.` : undefined].filter(Boolean).join(' · ');
}

/** A file that was made, and beside it the file that it was made from. */
export default function FileResult({ result }: ResultViewProps<'file'>) {
  const [isOpen, setOpen] = useState(false);
  const { idFile, idOriginal, size } = result;
  const name = cleanFileName(result.name);
  return (
    <Stack as="section" gap={2} aria-label={`Файл ${name}`}>
      <div className={card}>
        <Icon>
          <FileText />
        </Icon>
        <ResultToolbar
          label="Действия с файлом"
          actions={[
            {
              id: 'download',
              label: 'Скачать',
              icon: <Download />,
              onAction: () => void downloadFile({ idFile }, name),
            },
            { id: 'preview', label: 'Предпросмотр', icon: <Eye />, onAction: () => setOpen(true) },
          ]}
          handOver={() => ({ text: '', files: [{ idFile, name, size }] })}
        >
          <Text weight="semibold">{name}</Text> <Text tone="muted">{factsOf(result)}</Text>
        </ResultToolbar>
      </div>
      {idOriginal && <Comparison idOriginal={idOriginal} idFile={idFile} name={name} />}
      {isOpen && (
        <Suspense>
          <FilePreview
            idFile={idFile}
            name={name}
            onMissing={() => setOpen(false)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** The original and the result, page by page, side by side. */
function Comparison({ idOriginal, idFile, name }: { idOriginal: string; idFile: string; name: string }) {
  const [page, setPage] = useState(1);
  const original = usePreview(idOriginal, page).pageCount ?? 0;
  const made = usePreview(idFile, page).pageCount ?? 0;
  if (made === 0 && original === 0) return null;
  return (
    <>
      <Pager page={page} count={Math.max(original, made)} onChange={setPage} />
      <div className={panes}>
        <div className={pane}>
          <div className={paneTitle}>Оригинал</div>
          {page <= original || original === 0 ? (
            <PreviewPage idFile={idOriginal} name="Оригинал" page={page} />
          ) : (
            <Text tone="muted">Страниц больше нет</Text>
          )}
        </div>
        <div className={pane}>
          <div className={paneTitle}>Перевод</div>
          {page <= made || made === 0 ? (
            <PreviewPage idFile={idFile} name={name} page={page} />
          ) : (
            <Text tone="muted">Страниц больше нет</Text>
          )}
        </div>
      </div>
    </>
  );
}
