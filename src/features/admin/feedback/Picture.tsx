import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { client, operations } from '#api/generated/calls/file.ts';
import { saveBlob } from '#lib/save-blob.ts';
import { readFile } from '#platform/read-file.ts';
import { Button, Inline, Stack } from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { picture } from '../kit/messages.css.ts';

interface PictureProps {
  /** Key of the message. */
  uuid: string;
  name: string;
  area: AdminArea;
}

/** Feedback has .jpg and .png only. Another type would not be shown as a picture. */
const typeOf = (name: string): string => (/\.png$/i.test(name) ? 'image/png' : 'image/jpeg');

async function load({ uuid, name, area }: PictureProps): Promise<Blob> {
  const options = (signal: AbortSignal) =>
    ({ params: { query: { uuid } }, parseAs: 'stream', signal }) as const;
  const { operation, request } =
    area === 'admin'
      ? {
          operation: operations.adminFeedbackFileDownload,
          request: (signal: AbortSignal) => client.GET('/admin/feedback/downloadFile', options(signal)),
        }
      : {
          operation: operations.companyFeedbackFileDownload,
          request: (signal: AbortSignal) =>
            client.GET('/user/company/feedback/downloadFile', options(signal)),
        };
  const { blob } = await readFile({ operation, request, fallbackName: name }, new AbortController().signal);
  return blob.slice(0, blob.size, typeOf(name));
}

/** The attached picture. It is loaded on demand: it may show personal data, and each look is recorded (ADM-19). */
export function Picture({ uuid, name, area }: PictureProps) {
  const { mutate, data, isPending } = useMutation({ mutationFn: () => load({ uuid, name, area }) });
  const address = useAddress(data);
  if (!data || !address)
    return (
      <Inline>
        <Button isPending={isPending} onPress={() => mutate()}>
          {`Показать «${name}»`}
        </Button>
      </Inline>
    );
  return (
    <Stack gap={2}>
      <img className={picture} src={address} alt={`Снимок к обращению: ${name}`} />
      <Inline>
        <Button onPress={() => saveBlob(data, name)}>Скачать</Button>
      </Inline>
    </Stack>
  );
}

/** An address of the bytes while they are shown; undefined without bytes. */
function useAddress(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}
