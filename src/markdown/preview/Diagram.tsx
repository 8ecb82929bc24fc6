import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ScrollBox } from '../ScrollBox.tsx';
import { Downloads } from './Downloads.tsx';
import { drawDiagram } from './draw.ts';
import type { Drawing } from './messages.ts';
import { addressOf } from './png.ts';
import { picture, pictureBox } from './preview.css.ts';
import { useTheme } from './useTheme.ts';
import { kindName, refusalText } from './words.ts';

export interface DiagramProps {
  code: string;
  /** Shown until the diagram is drawn. */
  source: ReactNode;
  /** Called with a sentence for the reader when there is no preview. */
  onRefused: (sentence: string) => void;
}

/** A diagram in the colours of the theme. The last one stays while it is drawn anew. */
export function Diagram({ code, source, onRefused }: DiagramProps) {
  const theme = useTheme();
  const [drawing, setDrawing] = useState<Drawing & { code: string }>();
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    let isCurrent = true;
    void drawDiagram(code, theme).then((result) => {
      if (!isCurrent) return;
      if ('error' in result) refuse(refusalText(result));
      else setDrawing({ ...result, code });
    });
    return () => {
      isCurrent = false;
    };
  }, [code, theme]);
  if (drawing?.code !== code) return source;
  const name = kindName(drawing.kind);
  // Files go into documents, which are white.
  const light = async () => {
    const result = drawing.theme === 'light' ? drawing : await drawDiagram(code, 'light');
    return 'error' in result ? undefined : result.svg;
  };
  return (
    <>
      <ScrollBox as="div" label={name} className={pictureBox}>
        <img
          className={picture}
          data-theme={drawing.theme}
          src={addressOf(drawing.svg)}
          alt={name}
          width={drawing.width}
          height={drawing.height}
          style={{ minWidth: `${Math.round(drawing.width * 0.6)}px` }}
        />
      </ScrollBox>
      <Downloads svg={light} name={name} />
    </>
  );
}
