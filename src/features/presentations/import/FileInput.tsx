import type { Ref } from 'react';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

/**
 * The hidden file field that a button or a menu item opens. It also accepts old files and files with macros, so that the
 * import can say why it refuses them.
 */
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
