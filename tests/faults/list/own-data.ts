import type { Fault } from '../fault.ts';

const router = 'src/features/router/router.test.tsx';
const candidates = 'src/features/router/candidates.test.ts';
const share = 'mocks/handlers/share.test.ts';

/** The choice of a service for a request, and shared chats. */
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
    id: 'gateway-overrules-sure-choice',
    file: 'src/features/router/candidates.ts',
    find: 'const first = ranking.isSure ? local.slice(0, 1) : [];',
    replace: 'const first: Candidate[] = [];',
    why: 'A late answer of the gateway replaces the service that was proposed at once.',
    notices: [{ test: candidates, title: 'a sure local choice stays first' }],
  },
  {
    id: 'share-open-to-all',
    file: 'mocks/share/share.ts',
    find: 'owner === email || userIds.includes(profile.id);',
    replace: 'owner === email || profile.id > 0 || userIds.length > 0;',
    why: 'Everyone with the address reads a shared chat.',
    notices: [{ test: share, title: 'is open to its owner and the named people, to nobody else' }],
  },
];
