import { Suspense, useId, useState } from 'react';
import { useDocumentList } from '#api/generated/hooks/document/document.ts';
import { useStore } from '#lib/store.ts';
import { session } from '#platform/session/session.ts';
import { Button, Grid, Heading, lazyPart, Stack } from '#ui/index.ts';
import { isAllowed } from './allowed.ts';
import { DocumentCard } from './DocumentCard.tsx';

const AllDocuments = lazyPart(() => import('./AllDocuments.tsx'));

/** How many are listed on the page; all of them are in a dialog. */
const shownCount = 6;

/** The documents of the portal (HOME-07). Renders nothing when there are none. */
export default function DocumentSection() {
  const headingId = useId();
  const { profile } = useStore(session);
  const { data } = useDocumentList();
  const [isOpen, setOpen] = useState(false);
  const documents = data?.filter((document) => profile && isAllowed(document, profile));
  if (!documents || documents.length === 0) return null;
  const close = (): void => setOpen(false);
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Heading level={2} size="lg" id={headingId}>
        Документы
      </Heading>
      <Grid as="ul" minColumn="20rem" gap={3}>
        {documents.slice(0, shownCount).map((document) => (
          <DocumentCard as="li" key={document.uuid} document={document} />
        ))}
      </Grid>
      {documents.length > shownCount && (
        <Button onPress={() => setOpen(true)}>Все документы ({documents.length})</Button>
      )}
      {isOpen && (
        <Suspense>
          <AllDocuments documents={documents} onClose={close} onMissing={close} />
        </Suspense>
      )}
    </Stack>
  );
}
