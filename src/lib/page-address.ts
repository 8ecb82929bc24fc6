/** The address of a web page that becomes a material (PRES-97). */
import { publicAddress } from './public-address.ts';

/** Why a text is no address of a page that the gateway reads, for the person; undefined if it is one. */
export function pageAddressProblem(text: string): string | undefined {
  if (/^http:/i.test(text)) return 'Страницы без https портал не\u00a0читает';
  const url = publicAddress(text);
  if (url && url.port !== '') return 'Уберите из\u00a0адреса порт: портал читает страницы только на\u00a0443';
  return url ? undefined : 'Укажите адрес вида https://example.ru/страница';
}

/** The address as a person means it: `https://` may be left out, blanks around it do not count, and others are encoded. */
export function pageAddress(typed: string): string {
  const text = typed.trim().replaceAll(' ', '%20');
  return /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
}
