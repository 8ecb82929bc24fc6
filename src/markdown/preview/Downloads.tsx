import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveBlob } from '#lib/save-blob.ts';
import { codeToggle, smallIcon } from '../Markdown.css.ts';
import { pngOf } from './png.ts';
import { bar } from './preview.css.ts';
import { words } from './words.ts';

export interface DownloadsProps {
  /** The picture as a document of its own, on a light ground; undefined if it cannot be made. */
  svg: () => Promise<string | undefined>;
  /** Name of the files, without an extension. */
  name: string;
}

type Extension = 'svg' | 'png';

async function fileOf(svg: string | undefined, extension: Extension): Promise<Blob> {
  if (svg === undefined) throw new Error('The picture is not drawn');
  return extension === 'png' ? pngOf(svg) : new Blob([svg], { type: 'image/svg+xml' });
}

/** Buttons that save a picture. */
export function Downloads({ svg, name }: DownloadsProps) {
  const [isFailed, setFailed] = useState(false);

  async function save(extension: Extension) {
    setFailed(false);
    try {
      const blob = await fileOf(await svg(), extension);
      saveBlob(blob, `${name}.${extension}`);
    } catch {
      setFailed(true);
    }
  }

  return (
    <div className={bar} data-aside>
      <span role="status">{isFailed && words.noFile}</span>
      {(['svg', 'png'] as const).map((extension) => (
        <button key={extension} type="button" className={codeToggle} onClick={() => void save(extension)}>
          <Download className={smallIcon} aria-hidden="true" />
          Скачать {extension.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
