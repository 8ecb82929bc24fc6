import { useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import { presentationPageAdd } from '#api/generated/hooks/presentation/presentation.ts';
import { type Field, Fields, FormDialog, refusedFieldErrors, requiredErrors, useForm } from '#forms/index.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { pageAddress, pageAddressProblem } from '#lib/page-address.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { useCall } from '#platform/useCall.ts';
import type { Material } from './brief-values.ts';

interface Values {
  url: string;
}

const fields: readonly Field<Values>[] = [
  {
    kind: 'text',
    name: 'url',
    label: 'Адрес страницы',
    description:
      'Открытая страница или\u00a0документ в\u00a0интернете. Со\u00a0страницы портал возьмёт текст',
    placeholder: 'https://',
    autoComplete: 'off',
    maxLength: 2000,
    isRequired: true,
  },
];

/** Asks for the address of a page. The result of the dialog is the file that the gateway makes from the page (PRES-97). */
export default function PageDialog({ isOpen, onClose }: DialogProps<Material>) {
  const [keys] = useState(() => new IdempotencyKeys());
  const made = useRef<Material>(undefined);
  const reading = useCall(
    (url: string) => keys.send(url, (headers) => presentationPageAdd({ url }, { headers })),
    { inline: [422] },
  );
  const form = useForm<Values>({
    initial: { url: '' },
    autoFocus: 'url',
    validate(values) {
      const missing = requiredErrors(fields, values);
      return missing['url'] === undefined ? { url: pageAddressProblem(pageAddress(values.url)) } : missing;
    },
    async send({ url }) {
      const { idFile, name, size } = await reading.send(pageAddress(url));
      made.current = { idFile, name, size };
    },
    onSent: () => onClose(made.current),
    refusal: (error) => refusedFieldErrors<Values>(error instanceof ApiError ? error.refusedFields : []),
  });
  return (
    <FormDialog
      isOpen={isOpen}
      size="sm"
      title="Страница как материал"
      form={form}
      primaryLabel="Добавить"
      onClose={() => onClose()}
    >
      <Fields form={form} fields={fields} />
    </FormDialog>
  );
}
