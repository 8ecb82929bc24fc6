import { useState } from 'react';
import type { PortalDocument } from '#api/generated/model/portalDocument.ts';
import { matcher } from '#lib/search.ts';
import { Dialog, Grid, SearchField, Stack, Text } from '#ui/index.ts';
import { DocumentCard } from './DocumentCard.tsx';

interface AllDocumentsProps {
  documents: readonly PortalDocument[];
  onClose: () => void;
}

/** All documents in a dialog, with a search over their titles and descriptions. */
export default function AllDocuments({ documents, onClose }: AllDocumentsProps) {
  const [query, setQuery] = useState('');
  const tests = query.split(/\s+/).filter(Boolean).map(matcher);
  const found = documents.filter(({ title, description = '' }) =>
    tests.every((isFound) => isFound(`${title}\n${description}`)),
  );
  return (
    <Dialog isOpen onClose={onClose} title="Все документы">
      <Stack gap={3}>
        <SearchField
          label="Поиск документа"
          placeholder="Поиск документа"
          value={query}
          onChange={setQuery}
        />
        <Text size="sm" tone="muted">
          <span role="status">{found.length === 0 ? 'Ничего не нашлось' : `Найдено: ${found.length}`}</span>
        </Text>
        <Grid as="ul" minColumn="20rem" gap={3}>
          {found.map((document) => (
            <DocumentCard as="li" key={document.uuid} document={document} />
          ))}
        </Grid>
      </Stack>
    </Dialog>
  );
}
