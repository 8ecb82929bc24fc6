/** The facts of portal.md, transcribed: `x-given` lists these and nothing else (CON-05). */
import { describe, expect, test } from 'vitest';
import { bundle, operations } from './bundle.ts';

/** Fields and values of schemas. */
const schemas: Record<string, readonly unknown[]> = {
  // §3 Profile: email, role, groups (each with name and groupType), token blanked. Registration payload.
  Profile: ['email', 'role', 'groups', 'token'],
  Group: ['name', 'groupType'],
  Registration: ['email', 'tariffId', 'promo'],
  // §6 Role ADMIN, guest role Chat_Bot.
  Role: ['ADMIN', 'Chat_Bot'],
  // §3 Agreements, tariff options.
  Agreement: ['id', 'checked', 'text'],
  TariffId: [10, 11, 12, 13, 14],
  // §7 resetPassword, confirmationRequestToCompany, data/tracking.
  PasswordReset: ['password'],
  CompanyRequestConfirmation: ['name', 'password'],
  TrackedAction: ['action', 'author', 'tariff', 'query'],
  // §3 Tile, selected chat/tile, «admin tiles also carry path»; §2 sections; §5 input types.
  Tile: [
    'uuid',
    'value',
    'serviceType',
    'title',
    'group',
    'external',
    'isPopular',
    'fromFavorite',
    'disabled',
    'tags',
    'typeInput',
  ],
  TileGroup: ['chat', 'images', 'media', 'services', 'other', 'testing'],
  TypeInput: ['text', 'text-file', 'GptMulti', 'searchByFile'],
  AdminTile: ['title', 'path', 'group', 'external', 'isPopular', 'fromFavorite'],
  // §3 History, message, notification, feedback form; §7 content[], feedback send, download action, upload helper.
  HistoryChat: ['content', 'date'],
  HistoryChatPage: ['content'],
  Message: ['id', 'role', 'idFile'],
  Notification: ['levelImportance'],
  FeedbackForm: ['groupId', 'email', 'text', 'file'],
  FileData: ['data', 'fileName'],
  ChatForm: ['request', 'chat', 'files', 'file'],
  UploadForm: ['request', 'chat', 'files', 'file'],
};

/** Parts of operations, all from the table of §7. */
const calls: Record<string, readonly string[]> = {
  availabilityCheck: ['method', 'path'],
  actionTrack: ['method', 'path', 'body'],
  authLogin: ['method', 'path', 'answer'],
  authLogout: ['method', 'path', 'type'],
  agreementAccept: ['method', 'path'],
  agreementCheck: ['method', 'path', 'answer'],
  passwordLinkSend: ['method', 'path'],
  registrationAdd: ['method', 'path', 'body'],
  registrationConfirm: ['method', 'path', 'security'],
  registrationLinkSend: ['method', 'path'],
  passwordReset: ['method', 'path', 'security', 'body'],
  companyRequestConfirm: ['method', 'path', 'security', 'body'],
  guestEmailCheck: ['method', 'path'],
  guestLogin: ['method', 'path'],
  notificationList: ['method', 'path', 'answer'],
  notificationPublicSend: ['method', 'path', 'security'],
  notificationSend: ['method', 'path', 'security'],
  tileList: ['method', 'path', 'answer'],
  tileRecentList: ['method', 'path'],
  bannerList: ['method', 'path'],
  adminTileList: ['method', 'path', 'answer'],
  companyTileList: ['method', 'path', 'answer'],
  adminUserFind: ['path'],
  statisticsDownload: ['method', 'path', 'answer'],
  fileDownload: ['method', 'path', 'answer'],
  documentDownload: ['method', 'path', 'answer'],
  chatModelList: ['method', 'path'],
  userFind: ['method', 'path'],
  favouriteTileAdd: ['method', 'path', 'security'],
  favouriteTileRemove: ['method', 'path', 'security'],
  historyMessageList: ['path'],
  historyChatList: ['path', 'serviceType', 'page', 'size', 'searchText', 'answer'],
  historyTemplateList: ['path'],
  historyAgentList: ['path'],
  historyChatHide: ['path'],
  historyTemplateHide: ['path'],
  historyMessageHide: ['path'],
  fileDataDownload: [
    'serviceType',
    'role',
    'uuid',
    'id',
    'idFile',
    'index',
    'imageType',
    'audioType',
    'answer',
  ],
  feedbackSend: ['body'],
  fileUpload: ['body'],
};

/** Statuses and texts of §8; a name alone stands for both. */
const errors: Record<string, readonly string[]> = {
  BadRequest: ['user-blocked', 'services-unavailable'],
  PublicRejected: ['services-unavailable'],
  SendRejected: ['user-blocked', 'services-unavailable'],
  PasswordRejected: ['user-blocked', 'services-unavailable'],
  CodeRejected: ['services-unavailable'],
  LoginRejected: ['wrong-credentials status', 'user-blocked', 'services-unavailable'],
  Unauthorized: ['malformed-jwt', 'jwt-expired', 'user-not-registered', 'email-not-confirmed'],
  LoginUnconfirmed: ['email-not-confirmed'],
  LinkRejected: ['link-expired', 'malformed-jwt'],
  Forbidden: ['forbidden status'],
  AdminDown: ['admin-418 status'],
  UserDown: ['user-418 status'],
  NotificationDown: ['notification-418 status'],
  Locked: ['chat-locked status'],
  TooManyRequests: ['limit-exceeded text'],
  ServerError: ['internal-error status'],
  ServiceUnavailable: ['unavailable status'],
};

/** `x-given` of the nodes that have one, with sorted lists. */
const givenOf = (nodes: [string, { 'x-given'?: readonly unknown[] }][]) =>
  Object.fromEntries(
    nodes.flatMap(([name, node]) => (node['x-given'] ? [[name, node['x-given'].toSorted()]] : [])),
  );
const sorted = (facts: Record<string, readonly unknown[]>) =>
  Object.fromEntries(Object.entries(facts).map(([name, list]) => [name, list.toSorted()]));

describe('what the specification gives', () => {
  test('[CON-05] is marked in the schemas, field by field', () => {
    expect(givenOf(Object.entries(bundle.components.schemas))).toEqual(sorted(schemas));
    const { author } = (bundle.components.schemas['TrackedAction'] as { properties: Record<string, object> })
      .properties;
    expect(author).toHaveProperty('x-given', ['email']);
  });

  test('[CON-05] is marked in the operations, part by part', () => {
    const nodes = operations.map(({ operation }): [string, typeof operation] => [
      operation.operationId,
      operation,
    ]);
    expect(givenOf(nodes)).toEqual(sorted(calls));
  });

  test('[CON-05] is marked in the errors, text and status', () => {
    expect(givenOf(Object.entries(bundle.components.responses))).toEqual(sorted(errors));
  });
});
