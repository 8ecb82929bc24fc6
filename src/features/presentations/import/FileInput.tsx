import type { Ref } from 'react';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
  /** @default files of presentations, also old ones and those with macros: the import says why it refuses them */
  accept?: string;
}

/** The hidden file field that a button or a menu item opens. */
export const FileInput = ({ ref, onFile, accept = '.pptx,.ppsx,.potx,.pptm,.ppt' }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    hidden
    tabIndex={-1}
    aria-hidden="true"
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      if (file) onFile(file);
      target.value = '';
    }}
  />
);
