import { Download } from 'lucide-react';
import { useDocumentList } from '#api/generated/hooks/document/document.ts';
import type { PortalDocument } from '#api/generated/model/portalDocument.ts';
import { formatDate, parseTimestamp } from '#lib/dates.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { downloadFile } from '#platform/downloads.ts';
import { Button, Text } from '#ui/index.ts';
import type { DocumentKind } from '../model/blocks.ts';
import { box, boxText } from './Article.css.ts';

interface DocumentsProps {
  of: DocumentKind;
  missing?: string;
}

/** The documents of a kind, each with its download; `missing` when there is none. */
export function Documents({ of, missing }: DocumentsProps) {
  const { data } = useDocumentList();
  const documents = data?.filter((document) => 'kind' in document && document.kind === of);
  if (documents?.length === 0 && missing)
    return (
      <div className={box}>
        <Text tone="muted">{missing}</Text>
      </div>
    );
  return documents?.map((document) => <DocumentCard key={document.uuid} document={document} />);
}

function DocumentCard({ document }: { document: PortalDocument }) {
  const { uuid, title, description, fileName, size, date } = document;
  const moment = parseTimestamp(date);
  const version =
    'version' in document && typeof document.version === 'string' && `версия ${document.version}`;
  const facts = [version, formatFileSize(size), moment && formatDate(moment)].filter(Boolean).join(' · ');
  return (
    <div className={box}>
      <div className={boxText}>
        <Text weight="medium">{title}</Text>
        {description && <Text size="sm">{description}</Text>}
        <Text size="sm" tone="hint">
          {facts}
        </Text>
      </div>
      <Button
        size="sm"
        icon={<Download />}
        aria-label={`Скачать «${title}»`}
        onPress={() => void downloadFile({ idFile: uuid }, fileName)}
      >
        Скачать
      </Button>
    </div>
  );
}
