import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { area, areaOfPath } from '#api/area.ts';
import { ApiError } from '#api/error.ts';
import type { OperationId } from '#api/generated/operation-id.ts';
import { operations } from '#api/generated/operations.ts';
import { type AreaName, failures, type Outcome } from '#tests/errors/matrix.ts';
import { employee, guest } from '#tests/profiles.ts';
import { toast } from '#ui/index.ts';
import { unavailable } from '../availability.ts';
import { closeDialogs } from '../dialogs.ts';
import { messages } from '../info-dialog.ts';
import { guestSession, session, sessionHere } from '../session/session.ts';
import { forgetNotices, reportError } from './report.ts';

const calls: Record<AreaName, { page: string; operationId: OperationId; path: string }> = {
  public: { page: '/forgotPassword', operationId: 'passwordLinkSend', path: 'auth/forgotPassword' },
  main: { page: '/', operationId: 'tileList', path: 'tile/getTile' },
  chat: { page: '/chat/neuron/chatGpt', operationId: 'chatMessageSend', path: 'chat/chatGpt/message' },
  admin: { page: '/admin', operationId: 'adminTileList', path: 'admin/getTilesAdmin' },
  profile: {
    page: '/companyAdmin',
    operationId: 'companyTileList',
    path: 'user/company/getTilesCompanyAdmin',
  },
  guest: { page: '/chatBot/login', operationId: 'agreementCheck', path: 'auth/checkAgreement' },
};
/** The calls of ERR-09 by their failure. */
const teapots: Readonly<Record<string, string>> = {
  'admin-418': 'admin/getTilesAdmin',
  'user-418': 'user/company/getTilesCompanyAdmin',
  'notification-418': 'notification/getNotificationUser',
};

beforeEach(() => {
  session.reset();
  guestSession.reset();
  closeDialogs();
  toast.clear();
  forgetNotices();
  unavailable.set(false);
  // The gateway does not answer when its status is asked.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  area.set('ai');
});

/** The state of the portal in the notation of the matrix. */
function outcome(): Outcome {
  const here = sessionHere().get();
  const seen = [
    unavailable.get() && 'maintenance',
    here.state === 'LAPSED' && `lapse: ${here.reason}`,
    ...messages.opened().map(({ title, message }) => `dialog: ${title}: ${message}`),
    ...toast.getSnapshot().map(({ title }) => `toast: ${title}`),
  ].filter(Boolean);
  return seen.join(' and ') || 'nothing';
}

for (const name of Object.keys(calls) as AreaName[]) {
  const { page, operationId, path } = calls[name];
  test.each(failures.map((one) => [one.name, one] as const))(
    `[ERR-10][PRE-01] area ${name}, %s: the outcome of the matrix`,
    async (failure, { status, text, kind, outcome: expected }) => {
      area.set(areaOfPath(page));
      if (name === 'guest') guestSession.signIn(guest);
      else if (name !== 'public') session.signIn(employee);
      const wasSignedIn = sessionHere().get().state === 'AUTHENTICATED';
      reportError(
        new ApiError({
          kind,
          operation: teapots[failure] ? null : operations[operationId],
          url: `http://portal.example/api/1.0/${teapots[failure] ?? path}`,
          status,
          text,
          retryAfter: status === 429 ? 60 : null,
        }),
      );
      const isOut = wasSignedIn && sessionHere().get().state === 'UN_AUTHENTICATED';
      if (expected[name] === 'maintenance') await vi.waitFor(() => expect(unavailable.get()).toBe(true));
      expect(outcome() + (isOut ? ' out' : '')).toBe(expected[name]);
    },
  );
}

test('[ERR-10] the matrix contains every required failure', () => {
  const held = failures.map(({ kind, status }) => (kind === 'http' ? status : kind));
  expect(held.filter((status) => status === 401)).toHaveLength(5);
  expect(held.filter((status) => status === 418)).toHaveLength(3);
  expect(held.filter((status) => status === 'malformed')).toHaveLength(3);
  for (const status of [400, 403, 423, 424, 429, 500, 503, 'network']) expect(held).toContain(status);
});
