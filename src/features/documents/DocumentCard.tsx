import { Download } from 'lucide-react';
import { useState } from 'react';
import type { PortalDocument } from '#api/generated/model/portalDocument.ts';
import { formatFileSize } from '#lib/file-size.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { downloadDocument } from '#platform/downloads.ts';
import { Button, Text, TimeText } from '#ui/index.ts';
import { card, words } from './Documents.css.ts';

interface DocumentCardProps {
  document: PortalDocument;
  as?: 'div' | 'li';
}

/** A document: title, line, type, size, version and date, and its download (HOME-19). */
export function DocumentCard({ document, as: Element = 'div' }: DocumentCardProps) {
  const { uuid, title, description, fileName, size, date, version } = document;
  const [isPending, setPending] = useState(false);
  const moment = parseTimestamp(date);
  const type = /\.(\w{1,5})$/.exec(fileName)?.[1]?.toUpperCase();
  const facts = [type, formatFileSize(size), version && `версия\u00a0${version}`].filter(Boolean);
  const download = async (): Promise<void> => {
    setPending(true);
    await downloadDocument(uuid, fileName);
    setPending(false);
  };
  return (
    <Element className={card}>
      <div className={words}>
        <Text weight="medium">{title}</Text>
        {description && <Text size="sm">{description}</Text>}
        <Text size="sm" tone="hint">
          {facts.join(' · ')}
          {moment && (
            <>
              {' · '}
              <TimeText date={moment} />
            </>
          )}
        </Text>
      </div>
      <Button
        size="sm"
        icon={<Download />}
        aria-label={`Скачать «${title}»`}
        isPending={isPending}
        onPress={() => void download()}
      >
        Скачать
      </Button>
    </Element>
  );
}
