/** Where the gateway stands below the origin. */
export const apiPath = '/api/1.0';

/**
 * What matches a path of the contract: `/chat/{chatUuid}/stream` takes any one part in place of the braces, and gives
 * it as the group `chatUuid`.
 */
export const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
