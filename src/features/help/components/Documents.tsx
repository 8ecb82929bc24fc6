import { useDocumentList } from '#api/generated/hooks/document/document.ts';
import { DocumentCard } from '#features/documents/index.ts';
import { Text } from '#ui/index.ts';
import type { DocumentKind } from '../model/blocks.ts';
import { box } from './Article.css.ts';

interface DocumentsProps {
  of: DocumentKind;
  missing?: string;
}

/** The documents of a kind, each with its download; `missing` when there is none. */
export function Documents({ of, missing }: DocumentsProps) {
  const { data } = useDocumentList();
  const documents = data?.filter((document) => document.kind === of);
  if (documents?.length === 0 && missing)
    return (
      <div className={box}>
        <Text tone="muted">{missing}</Text>
      </div>
    );
  return documents?.map((document) => <DocumentCard key={document.uuid} document={document} />);
}
