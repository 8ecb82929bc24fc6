import type { Fault } from '../fault.ts';

const router = 'src/features/router/router.test.tsx';
const candidates = 'src/features/router/candidates.test.ts';
const share = 'mocks/handlers/share.test.ts';
const contents = 'mocks/store/contents.test.ts';
const wall = 'mocks/company-wall.test.ts';
const functions = 'src/features/functions/functions.test.tsx';
const functionValues = 'src/features/functions/model/values.ts';

/** The choice of a service for a request, shared chats, and functions with their secrets. */
export const ownData: readonly Fault[] = [
  {
    id: 'warning-left-out',
    file: 'src/features/router/components/Choice.tsx',
    find: "const isWarned = chosen?.isExternal === true && personal !== '';",
    replace: 'const isWarned = false;',
    why: 'Personal data goes to an external service without a warning.',
    notices: [{ test: router, title: 'no external service opens before «Всё равно открыть»' }],
  },
  {
    id: 'gateway-overrules-first-choice',
    file: 'src/features/router/candidates.ts',
    find: 'const all = [...local.slice(0, 1), ...named, ...local];',
    replace: 'const all = [...named, ...local];',
    why: 'A late answer of the gateway replaces the service that was proposed at once.',
    notices: [{ test: candidates, title: 'the first service of the local ranking stays first' }],
  },
  {
    id: 'contents-removed-with-a-name-left',
    file: 'mocks/store/blobs.ts',
    find: 'if (!this.#name.get(content.hash)) this.#files.remove(content);',
    replace: 'this.#files.remove(content);',
    why: 'The contents of a file are lost when another file with equal contents is removed.',
    notices: [{ test: contents, title: 'equal contents are one file' }],
  },
  {
    id: 'contents-removed-during-a-backup',
    file: 'mocks/store/removed-contents.ts',
    find: '? lockContents(this.#state) : undefined',
    replace: '? () => undefined : undefined',
    why: 'A backup lacks the contents of a file that is removed while it is made.',
    notices: [{ test: contents, title: 'what loses its last name while a backup is made' }],
  },
  {
    id: 'share-open-to-all',
    file: 'mocks/domain/share/share.ts',
    find: 'share.owner === email || readersOf(database, share)',
    replace: 'share.owner !== null || readersOf(database, share)',
    why: 'Everyone with the address reads a shared chat.',
    notices: [{ test: share, title: 'is open to its owner and the named people, to nobody else' }],
  },
  {
    id: 'one-company-allows',
    file: 'mocks/domain/companies/wall.ts',
    find: 'own.isSharingOutside && foreign.isSharingOutside',
    replace: 'own.isSharingOutside || foreign.isSharingOutside',
    why: 'Chats are shared with a company that does not allow it.',
    notices: [{ test: wall, title: 'is shared outside the company only while both companies allow it' }],
  },
  {
    id: 'others-found-by-part',
    file: 'mocks/domain/companies/wall.ts',
    find: 'email === canonicalEmail(text)',
    replace: 'email.includes(canonicalEmail(text))',
    why: 'People of other companies are listed by a part of the address.',
    notices: [{ test: wall, title: 'are found by the whole address only' }],
  },
  {
    id: 'secret-in-draft',
    file: functionValues,
    find: "(header.isSecret ? { ...header, value: '' } : header)",
    replace: '(header.isSecret ? { ...header } : header)',
    why: 'A typed secret lies in the storage of the browser.',
    notices: [{ test: functions, title: 'a function with a secret header is made' }],
  },
  {
    id: 'secret-follows-origin',
    file: functionValues,
    find: 'header.isSecret && header.isStored && !header.isReplaced && isSameOrigin(url, savedUrl);',
    replace: "header.isSecret && header.isStored && !header.isReplaced && url + savedUrl !== '';",
    why: 'The form says that a secret is set for an address that never gets it.',
    notices: [{ test: 'src/features/functions/model/values.test.ts', title: 'the secrets stay' }],
  },
  {
    id: 'trial-without-consent',
    file: functionValues,
    find: "method !== 'GET' || changes;",
    replace: "method === 'DELETE' || changes;",
    why: 'A trial changes data unasked.',
    notices: [{ test: functions, title: 'a function with a secret header is made' }],
  },
];
