import { Paperclip } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { VoiceButton } from '#features/chat/index.ts';
import { IconButton, Inline } from '#ui/index.ts';
import { routerName } from '../open-service.ts';

interface ToolsProps {
  field: RefObject<HTMLTextAreaElement | null>;
  onFiles: (files: readonly File[]) => void;
  /** The suggestions, beside the buttons. */
  children: ReactNode;
}

/** Attachments and voice input of the field on the main page. */
export function Tools({ field, onFiles, children }: ToolsProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Inline gap={1}>
      <IconButton label="Прикрепить файл" icon={<Paperclip />} onPress={() => picker.current?.click()} />
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Choosing the same file again must fire `change` again (PRE-11).
          event.target.value = '';
        }}
      />
      <VoiceButton serviceType={routerName} inputRef={field} />
      {children}
    </Inline>
  );
}
