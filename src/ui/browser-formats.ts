/**
 * Instead of React Aria's modules of the same exports, in the build (vite.config.ts). Its own ask the browser for formats of
 * dates and numbers as soon as they are imported, which takes 60 ms of every start. The portal is Russian in every browser
 * (app/create-portal.tsx), and the browsers it supports format numbers as specified.
 */
export const useDefaultLocale = () => ({ locale: 'ru-RU', direction: 'ltr' as const });
export const NumberFormatter = Intl.NumberFormat;
