import type { ReactNode } from 'react';
import { CodeBlock } from '#markdown/CodeBlock.tsx';
import { defaultLabels } from '#markdown/labels.ts';
import { requestParts } from '#markdown/request-parts.ts';
import { SafeLink } from '#markdown/SafeLink.tsx';

/** The text of a request: addresses are links, fenced code is code, all else stands as it was typed. */
export default function RequestText({ text }: { text: string }): ReactNode {
  return requestParts(text).map((part, index) => {
    // The parts of a text that does not change stay in their places.
    const key = `${index} ${part.type}`;
    if (part.type === 'text') return part.text;
    if (part.type === 'code')
      return <CodeBlock key={key} code={part.text} lang={part.lang} meta="" settled labels={defaultLabels} />;
    return (
      <SafeLink key={key} address={part.address} externalLabel={defaultLabels.external}>
        {part.text}
      </SafeLink>
    );
  });
}
