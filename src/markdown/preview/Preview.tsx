import { Diagram, type DiagramProps } from './Diagram.tsx';
import { Downloads } from './Downloads.tsx';
import { FramedPage } from './FramedPage.tsx';
import type { PreviewKind } from './kinds.ts';
import { withNamespace } from './png.ts';

export interface PreviewProps extends DiagramProps {
  kind: PreviewKind;
}

/** A block of code as what it describes: a diagram, a page or a picture. */
export default function Preview({ kind, code, source, onRefused }: PreviewProps) {
  if (kind === 'mermaid') return <Diagram code={code} source={source} onRefused={onRefused} />;
  return (
    <>
      <FramedPage key={code} code={code} kind={kind} onRefused={onRefused} />
      {kind === 'svg' && <Downloads svg={async () => withNamespace(code)} name="Рисунок" />}
    </>
  );
}
