import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bearerOf, readMailedLink } from './mailed-token.ts';

const read = (href: string, early?: unknown) => readMailedLink({ href, early });
const token = 'a1'.repeat(32);

test('[AUTH-11] token and e-mail leave the address, the rest of it stays', () => {
  const { cleanHref, link, page } = read(
    `https://portal/confirmationRegistration?token=${token}&email=new%40neuro.example&x=1#part`,
  );
  expect(cleanHref).toBe('https://portal/confirmationRegistration?x=1#part');
  expect(link).toEqual({ token, email: 'new@neuro.example' });
  expect(page).toBe('/confirmationRegistration');
});

test('[AUTH-11] what the inline script took out before counts, and the address is left alone', () => {
  const reading = read('https://portal/resetPassword', `https://portal/resetPassword/?token=${token}`);
  expect(reading).toEqual({ cleanHref: null, link: { token, email: '' }, page: '/resetPassword' });
});

test.each([undefined, null, 7, 'not an address', {}])(
  '[AUTH-11] nonsense taken early (%j) is no link',
  (early) => {
    expect(read('https://portal/resetPassword', early)).toEqual({
      cleanHref: null,
      link: null,
      page: '/resetPassword',
    });
  },
);

test('[AUTH-11] an address without a token keeps its e-mail', () => {
  expect(read('https://portal/login?email=a@b.ru').cleanHref).toBeNull();
});

test.each(['', '%20', 'a%0Ab', 'токен', `${'a'.repeat(4001)}`, 'a b'])(
  '[AUTH-11] %j can be no bearer token, but leaves the address',
  (text) => {
    const { cleanHref, link } = read(`https://portal/resetPassword?token=${text}`);
    expect(link).toBeNull();
    expect(cleanHref).toBe('https://portal/resetPassword');
  },
);

test('[AUTH-11] an e-mail longer than an address can be is none', () => {
  const long = `${'a'.repeat(250)}@b.ru`;
  expect(read(`https://portal/x?token=${token}&email=${long}`).link?.email).toBe('');
});

test('[PRE-09] whatever the token is, the address that stays does not hold it, and the header can be sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (text) => {
      const query = new URLSearchParams({ token: `t0ken${text.toWellFormed()}`, keep: '1' });
      const { cleanHref, link } = read(`https://portal/resetPassword?${query}`);
      expect(cleanHref).toBe('https://portal/resetPassword?keep=1');
      expect(() => new Headers(bearerOf(link).headers)).not.toThrow();
    }),
    { numRuns: 50 },
  );
});

test('[AUTH-11] without a link there is no header', () => {
  expect(bearerOf(null)).toEqual({});
});

test('[AUTH-11] spaces around token and e-mail are no part of them', () => {
  const { link } = read(`https://portal/resetPassword?token=%20${token}%20&email=+a@b.ru+`);
  expect(link).toEqual({ token, email: 'a@b.ru' });
});

test.each(['a b', `${token} x`, `x ${token}`, 'ё', 'a=b', '', 'a'.repeat(4001)])(
  '[AUTH-11] %j is no token',
  (text) => {
    expect(read(`https://portal/resetPassword?token=${encodeURIComponent(text)}`).link).toBeNull();
  },
);

test('[AUTH-11] an address of 254 characters is kept, a longer one is not', () => {
  const email = (length: number) => `${'a'.repeat(length - 5)}@b.ru`;
  const link = (length: number) => read(`https://portal/x?token=${token}&email=${email(length)}`).link;
  expect([link(254)?.email, link(255)?.email]).toEqual([email(254), '']);
});

test('[AUTH-11] the page of a link has no slash at its end, and what is no address is not read', () => {
  expect(read(`https://portal/resetPassword//?token=${token}`).page).toBe('/resetPassword');
  for (const early of [undefined, 5, 'resetPassword', { href: 'https://portal/other' }])
    expect(read('https://portal/resetPassword', early).page).toBe('/resetPassword');
});
