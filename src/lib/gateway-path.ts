/** The path of the gateway on the portal's origin. */
export const apiPath = '/api/1.0';

/**
 * Returns an expression that matches a path of the contract. A parameter such as `{chatUuid}` in
 * `/chat/{chatUuid}/stream` matches one path segment and becomes the group `chatUuid`.
 */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
