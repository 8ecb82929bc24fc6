import type { Ref } from 'react';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

/** The browser's choice of a file, which a button or a menu opens. Old and macro files may be chosen, to be told why they are refused. */
export const FileInput = ({ ref, onFile }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept=".pptx,.ppsx,.potx,.pptm,.ppt"
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
