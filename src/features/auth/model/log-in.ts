import { http, operations } from '#api/generated/calls/auth.ts';
import type { LoginRequest } from '#api/generated/model/loginRequest.ts';
import type { Profile } from '#platform/session/session.ts';

/**
 * Signs in (AUTH-02): `authLogin`. The generated function of this call is not used, because its module imports React
 * Query.
 *
 * @throws ApiError when the gateway refuses
 */
export const logIn = (credentials: LoginRequest): Promise<Profile> =>
  http<Profile>(operations.authLogin.path, {
    method: operations.authLogin.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
