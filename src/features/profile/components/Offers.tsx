import { Download } from 'lucide-react';
import { useDocumentList } from '#api/generated/hooks/document/document.ts';
import type { PortalDocument } from '#api/generated/model/portalDocument.ts';
import { downloadDocument } from '#platform/downloads.ts';
import { canSeeOferta, canTakeLyceumOffer } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import { Button, Inline } from '#ui/index.ts';

/** Buttons that download «Оферта» and «Предложение лицея», each for those who can take it. */
export function Offers() {
  const { profile } = useSession();
  const { data: documents = [] } = useDocumentList();
  if (!profile) return null;
  const isShown = ({ kind }: PortalDocument): boolean =>
    (kind === 'offer' && canSeeOferta(profile)) || (kind === 'lyceumOffer' && canTakeLyceumOffer(profile));
  return (
    <Inline wrap>
      {documents.filter(isShown).map(({ uuid, kind, fileName }) => (
        <Button key={uuid} icon={<Download />} onPress={() => void downloadDocument(uuid, fileName)}>
          {kind === 'offer' ? 'Оферта' : 'Предложение лицея'}
        </Button>
      ))}
    </Inline>
  );
}
