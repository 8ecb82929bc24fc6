import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VERBS } from '../../openapi/rules.ts';
import { bundle, operations, root } from './bundle.ts';

/** Every call of portal.md §7, including those without a path there, and the calls of the chat and the administration. */
const calls = [
  'post /admin/apiToken/addToken',
  'post /admin/apiToken/changeListToken',
  'post /admin/apiToken/changeToken',
  'get /admin/apiToken/downloadListToken',
  'get /admin/apiToken/getListToken',
  'get /admin/apiToken/getToken',
  'post /admin/apiToken/resetToken',
  'post /admin/banners/addBanner',
  'post /admin/banners/changeBanner',
  'delete /admin/banners/deleteBanner',
  'get /admin/banners/downloadListBanner',
  'get /admin/banners/getBanner',
  'get /admin/banners/getListBanner',
  'post /admin/banners/moveBanner',
  'post /admin/company/addCompany',
  'post /admin/company/changeCompany',
  'post /admin/company/changeListCompany',
  'post /admin/company/changeTariff',
  'delete /admin/company/deleteCompany',
  'get /admin/company/downloadListCompany',
  'get /admin/company/getCompany',
  'get /admin/company/getListCompany',
  'get /admin/company/getListTariff',
  'post /admin/error/changeError',
  'post /admin/error/changeListError',
  'get /admin/error/downloadListError',
  'get /admin/error/getError',
  'get /admin/error/getListError',
  'get /admin/error/getListEvent',
  'post /admin/externalApi/addConnection',
  'post /admin/externalApi/changeConnection',
  'post /admin/externalApi/changeKey',
  'post /admin/externalApi/checkConnection',
  'delete /admin/externalApi/deleteConnection',
  'get /admin/externalApi/downloadListConnection',
  'get /admin/externalApi/getConnection',
  'get /admin/externalApi/getListConnection',
  'post /admin/feedback/changeFeedback',
  'post /admin/feedback/changeListFeedback',
  'get /admin/feedback/downloadFile',
  'get /admin/feedback/downloadListFeedback',
  'get /admin/feedback/getFeedback',
  'get /admin/feedback/getListFeedback',
  'post /admin/feedback/sendAnswer',
  'get /admin/getTilesAdmin',
  'post /admin/groups/addGroup',
  'post /admin/groups/changeGroup',
  'delete /admin/groups/deleteGroup',
  'get /admin/groups/downloadListGroup',
  'get /admin/groups/getGroup',
  'get /admin/groups/getListGroup',
  'get /admin/logs/downloadListAudit',
  'get /admin/logs/getAudit',
  'get /admin/logs/getListAudit',
  'get /admin/options/getListOption',
  'get /admin/statistics/downloadFile',
  'get /admin/statistics/getListUsage',
  'get /admin/statistics/getSeries',
  'get /admin/statistics/getSummary',
  'post /admin/tile/addTile',
  'post /admin/tile/changeListTile',
  'post /admin/tile/changeTile',
  'delete /admin/tile/deleteTile',
  'get /admin/tile/downloadListTile',
  'get /admin/tile/getListTile',
  'get /admin/tile/getTile',
  'post /admin/tile/moveTile',
  'post /admin/users/addUser',
  'post /admin/users/changeListUser',
  'post /admin/users/changeUser',
  'get /admin/users/downloadListUser',
  'get /admin/users/findUserByEmail',
  'get /admin/users/getListUser',
  'get /admin/users/getUser',
  'post /auth/agreement',
  'post /auth/authentication',
  'get /auth/checkAgreement',
  'post /auth/confirmCode',
  'get /auth/confirmationRegistration',
  'post /auth/confirmationRequestToCompany',
  'get /auth/forgotPassword',
  'get /auth/getListAgreement',
  'get /auth/logout',
  'get /auth/reconfirmationRegistration',
  'post /auth/registration',
  'post /auth/resetPassword',
  'post /auth/sendCode',
  'get /chat/getRunning',
  'post /chat/renameSpeaker',
  'get /chat/result',
  'post /chat/voice',
  'get /chat/{chatUuid}/stream',
  'delete /chat/{chatUuid}/stream',
  'post /chat/{serviceType}/message',
  'post /chatBot/auth',
  'post /chatBot/checkEmail',
  'get /data/banners',
  'get /data/getChatModel',
  'get /data/getChatOptions',
  'get /data/ping',
  'get /data/searchUsersByEmailNameDescription',
  'post /data/trackError',
  'post /data/tracking',
  'get /doc/download',
  'get /doc/getDocuments',
  'get /download',
  'get /download/data',
  'get /download/preview',
  'post /favoritesFolder/addFolder',
  'delete /favoritesFolder/deleteFolder',
  'get /favoritesFolder/getFolders',
  'post /favoritesFolder/moveFolder',
  'post /favoritesFolder/renameFolder',
  'post /favoritesFolder/tile/addTile',
  'delete /favoritesFolder/tile/deleteTile',
  'post /favoritesFolder/tile/moveTile',
  'post /feedback/send',
  'get /history/getAgentHistory',
  'get /history/getListChatTemplate',
  'get /history/getListChatWithSearch',
  'get /history/getListMessage',
  'post /history/hide',
  'post /history/hideMessage',
  'post /history/hideTemplate',
  'post /history/pin',
  'post /history/rateMessage',
  'post /history/remove',
  'post /history/rename',
  'get /history/share',
  'post /history/share',
  'get /history/share/{uuid}',
  'delete /history/share/{uuid}',
  'post /history/share/{uuid}/accept',
  'get /lab/agent/getAgents',
  'get /notification/getNotificationUser',
  'post /notification/send',
  'post /notification/sendA',
  'post /router/find',
  'get /tile/getResentTile',
  'get /tile/getTile',
  'post /upload',
  'get /user/balance',
  'get /user/balance/operations',
  'get /user/company/getTilesCompanyAdmin',
  'get /user/company/options/getListOption',
  'get /user/export',
  'post /user/export',
  'get /user/files',
  'delete /user/files',
  'get /user/jobs/downloadListRow',
  'get /user/jobs/getJob',
  'get /user/jobs/getListJob',
  'get /user/jobs/getListRow',
  'post /user/jobs/stopJob',
  'get /user/limits',
  'post /user/password',
  'get /user/profile',
  'post /user/profile',
  'get /user/sessions',
  'delete /user/sessions',
  'get /user/settings',
  'post /user/settings',
  'get /user/storage',
  'post /user/views/addView',
  'post /user/views/changeView',
  'delete /user/views/deleteView',
  'get /user/views/getListView',
];

test('[CON-01] the contract has exactly these calls', () => {
  expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(calls);
});

test('[CON-01] operation ids are unique', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(operations)('$operation.operationId', ({ operation }) => {
  test('[CON-01] is named resource first, verb last, like its file', () => {
    const id = operation.operationId;
    expect(VERBS).toContain(/[A-Z][a-z]*$/.exec(id)?.[0]);
    expect(operation.tags).toHaveLength(1);
    expect(existsSync(`${root}openapi/paths/${operation.tags[0]}/${id}.yaml`)).toBe(true);
  });

  test('[CON-01] states whether it is given or assumed', () => {
    expect(['given', 'assumed']).toContain(operation['x-provenance']);
  });
});

test('[CON-01] every schema and every error answer states whether it is given or assumed', () => {
  const named = { ...bundle.components.schemas, ...bundle.components.responses };
  const silent = Object.entries(named).filter(
    ([, node]) => !['given', 'assumed'].includes(node['x-provenance'] ?? ''),
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('[CON-01] the bundler renamed no component (suffix -2)', () => {
  const names = Object.values(bundle.components).flatMap((components) => Object.keys(components));
  expect(names.filter((name) => /-\d+$/.test(name))).toEqual([]);
});
