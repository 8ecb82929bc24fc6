/** The internet of tests. */
import type { OpenPage } from '#mocks/domain/files/web-pages.ts';

/** Has the same page of plain text at every address. */
export const samePage: OpenPage = async (address) => ({
  url: new URL(address),
  type: 'text/plain',
  charset: 'utf-8',
  bytes: new TextEncoder().encode('Выручка отдела\n\nВыручка выросла на 12 %.'),
});
