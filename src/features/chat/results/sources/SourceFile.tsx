import { Suspense } from 'react';
import { cleanFileName } from '#lib/file-name.ts';
import { FilePreview } from '../file/FilePreviewPart.ts';
import type { Source } from './sources.ts';

/** The file of a source, opened at its page with the quotation marked. */
export function SourceFile({ source, onClose }: { source: Source; onClose: () => void }) {
  const { idFile, title, page = 1, quote } = source;
  if (!idFile) return null;
  return (
    <Suspense>
      <FilePreview
        idFile={idFile}
        name={cleanFileName(title)}
        page={page}
        {...(quote ? { quote } : {})}
        onMissing={onClose}
        onClose={onClose}
      />
    </Suspense>
  );
}
