// Loaded into Prism's process with `--import`. Prism writes its findings about a request into the header
// `sl-violations`; our texts are Russian, and node refuses any header with a character above 0xFF
// (ERR_INVALID_CHAR), which ends the process. Escaped as \uXXXX the header stays readable as JSON.
import { ServerResponse } from 'node:http';

const escapeText = (value) =>
  typeof value === 'string'
    ? value.replace(/[^\t\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : value;

const escapeValue = (value) => (Array.isArray(value) ? value.map(escapeText) : escapeText(value));

const escapeHeaders = (headers) => {
  if (Array.isArray(headers)) return headers.map(escapeValue);
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, escapeValue(value)]));
};

const { setHeader, writeHead } = ServerResponse.prototype;

ServerResponse.prototype.setHeader = function setAsciiHeader(name, value) {
  return setHeader.call(this, name, escapeValue(value));
};

ServerResponse.prototype.writeHead = function writeAsciiHead(status, ...rest) {
  return writeHead.call(
    this,
    status,
    ...rest.map((part) => (part && typeof part === 'object' ? escapeHeaders(part) : part)),
  );
};
