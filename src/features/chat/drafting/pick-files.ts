/** Id of the file input of the composer. */
export const pickerId = 'composer-files';

/** Opens the dialog for the files of the request. Does nothing for a service without files. */
export const pickFiles = (): void => document.getElementById(pickerId)?.click();
