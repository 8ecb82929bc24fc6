/** Errors that many operations share; an operation's section only links them. */
const common = new Set([
  'bad-request',
  'services-unavailable',
  'user-blocked',
  'too-many-requests',
  'limit-exceeded',
  'malformed-jwt',
  'unauthorized',
  'jwt-expired',
  'user-not-registered',
  'email-not-confirmed',
  'forbidden',
  'cross-site',
  'request-timeout',
  'too-large',
  'unsupported-media-type',
  'admin-418',
  'user-418',
  'notification-418',
  'internal-error',
  'unavailable',
  'storage-full',
]);

export const isCommonError = ({ name }: { readonly name: string }): boolean => common.has(name);
