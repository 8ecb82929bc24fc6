/** The stored records. Fields of later versions are optional, so that older states still open. */
export type * from './entities/accounts.ts';
export type * from './entities/administration.ts';
export type * from './entities/chats.ts';
export type * from './entities/common.ts';
export type * from './entities/lab.ts';
export type * from './entities/letters.ts';
export type * from './entities/monitoring.ts';
export type * from './entities/presentations.ts';
