import { useState } from 'react';
import type { DialogProps } from '#platform/dialogs.ts';
import { Button, Dialog, TextField } from '#ui/index.ts';
import { linkProblem, readLink } from '../../model/links.ts';

/** Asks for the address of a link (PRES-14). Closes with it, or with '' to remove the link. */
export function LinkDialog({ href, isOpen, onClose }: { href: string } & DialogProps<string>) {
  const [text, setText] = useState(href.replace(/^mailto:/, ''));
  const [isTried, setTried] = useState(false);
  const address = readLink(text);
  const save = (): void => {
    if (address === undefined) setTried(true);
    else onClose(address);
  };
  return (
    <Dialog
      isOpen={isOpen}
      title="Ссылка"
      onClose={() => onClose()}
      footer={
        <>
          {href !== '' && (
            <Button slot={null} onPress={() => onClose('')}>
              Убрать ссылку
            </Button>
          )}
          <Button slot={null} variant="primary" onPress={save}>
            Сохранить
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Адрес"
          placeholder="https://"
          autoFocus
          value={text}
          onChange={setText}
          errorMessage={isTried && address === undefined ? linkProblem : undefined}
        />
      </form>
    </Dialog>
  );
}
