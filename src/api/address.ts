/** Where the gateway stands below the origin. */
export const apiPath = '/api/1.0';

/** Path of a call as the contract writes it: below the base path, without its query. */
export const pathOf = (url: URL): string => url.pathname.replace(apiPath, '');

/** The paths that a path of the contract stands for: `/chat/{chatUuid}/stream` takes any one part in the braces' place. */
export const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
