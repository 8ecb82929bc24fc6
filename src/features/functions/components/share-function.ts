import {
  functionAccessChange,
  functionRead,
  getFunctionListQueryKey,
  getFunctionReadQueryKey,
} from '#api/generated/hooks/agent-function/agent-function.ts';
import { type Shareable, share } from '#objects/index.ts';

const functions: Shareable = {
  read: (functionId) => functionRead({ functionId }),
  send: (change) => functionAccessChange(change),
  readKey: (functionId) => getFunctionReadQueryKey({ functionId }),
  listKey: getFunctionListQueryKey(),
  title: 'Поделиться функцией',
  failed: 'Не\u00a0удалось загрузить функцию',
  missing: 'Функция не\u00a0найдена или доступ к\u00a0ней закрыт',
  editors: 'Меняют функцию вместе с\u00a0вами, но\u00a0не\u00a0видят секретов',
  open: 'Показывать адрес и\u00a0тело запроса',
};

/** Opens the dialog of who may use and change a function. Secrets are shown to nobody (LAB-15). */
export const shareFunction = (uuid: string): void => share(functions, uuid);
