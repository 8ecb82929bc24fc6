import { type ReactNode, Suspense, useState } from 'react';
import { fileUrl } from '#api/file-url.ts';
import { cleanFileName } from '#lib/file-name.ts';
import { lazyPart } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import { thumbnail, thumbnailButton } from './AttachedFiles.css.ts';

const Viewer = lazyPart(() => import('../results/images/Viewer.tsx'));

interface AttachedPictureProps {
  file: Message['files'][number];
  /** Shown if the picture does not load. */
  instead: ReactNode;
}

/** A picture of a request; a press opens it in the viewer. */
export default function AttachedPicture({ file, instead }: AttachedPictureProps) {
  const [isFailed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (isFailed) return instead;
  const name = cleanFileName(file.name);
  const close = (): void => setOpen(false);
  const picture = { idFile: file.idFile, width: 0, height: 0, prompt: name, index: 0, count: 1 };
  return (
    <>
      <button
        type="button"
        className={thumbnailButton}
        aria-label={`Открыть ${name}`}
        aria-haspopup="dialog"
        title={name}
        onClick={() => setOpen(true)}
      >
        <img
          className={thumbnail}
          src={fileUrl(file.idFile)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      </button>
      {isOpen && (
        <Suspense>
          <Viewer pictures={[picture]} start={0} onClose={close} onMissing={close} />
        </Suspense>
      )}
    </>
  );
}
