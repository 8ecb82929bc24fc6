import { File as FileIcon, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatFileSize } from '#lib/file-size.ts';
import { shownFileName } from '#lib/upload-rules.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { textLinkClass } from '../Link/Link.css.ts';
import { error as errorClass } from '../TextField/Field.css.ts';
import { ErrorText } from '../TextField/FieldParts.tsx';
import { bar, facts, name, picture, row, thumbnail, track, under, view } from './FileUpload.css.ts';
import { previewKind } from './preview.ts';

/** The upload state of a file. */
export interface UploadStatus {
  /** 0–100 during the upload; null before and after. */
  progress?: number | null;
  /** The reason of a failure. */
  error?: string;
}

interface UploadRowProps {
  file: File;
  status: UploadStatus;
  canRemove: boolean;
  onRemove: () => void;
  onCancel: (() => void) | undefined;
}

/** Returns an object URL for the file and revokes it when the row is removed. */
function useFileUrl(file: File, type: string | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([file], { type: type ?? 'application/octet-stream' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, type]);
  return url;
}

/** A selected file: preview, name, type, size, a link that opens it, upload state. */
export function UploadRow({ file, status, canRemove, onRemove, onCancel }: UploadRowProps) {
  const { type, isImage, extension } = previewKind(file.name);
  const url = useFileUrl(file, type);
  const shown = shownFileName(file.name);
  const action = type === undefined ? 'Скачать' : 'Открыть';
  const isSending = typeof status.progress === 'number';
  return (
    <li className={row}>
      <span className={picture}>
        {isImage && url !== null ? (
          <img src={url} alt="" className={thumbnail} />
        ) : (
          <Icon>
            <FileIcon />
          </Icon>
        )}
      </span>
      <div>
        <div className={name} title={shown}>
          <bdi>{shown}</bdi>
        </div>
        <div className={facts}>
          <span className={view}>
            {extension && `${extension} · `}
            {formatFileSize(file.size)}
          </span>
          {url !== null && (
            <span className={view}>
              <a
                href={url}
                aria-label={`${action} ${shown}`}
                className={textLinkClass}
                {...(type === undefined ? { download: shown } : { target: '_blank', rel: 'noopener' })}
              >
                {action}
              </a>
            </span>
          )}
        </div>
      </div>
      {isSending && onCancel ? (
        <IconButton size="sm" label={`Отменить загрузку ${shown}`} icon={<X />} onPress={onCancel} />
      ) : (
        canRemove && <IconButton size="sm" label={`Удалить ${shown}`} icon={<X />} onPress={onRemove} />
      )}
      {isSending && <Progress label={`Загрузка ${shown}`} value={status.progress ?? 0} />}
      {status.error && (
        <div role="alert" className={`${errorClass} ${under}`}>
          <ErrorText>{status.error}</ErrorText>
        </div>
      )}
    </li>
  );
}

function Progress({ label, value }: { label: string; value: number }) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={`${track} ${under}`}
    >
      <span className={bar} style={{ width: `${percent}%` }} />
    </div>
  );
}
