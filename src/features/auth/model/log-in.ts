import { http, operations } from '#api/generated/calls/auth.ts';
import type { LoginRequest } from '#api/generated/model/loginRequest.ts';
import type { Profile } from '#platform/session/session.ts';

/**
 * Signs in (AUTH-02): `authLogin`. The generated function of the same call stands beside the hooks and would bring
 * React Query along.
 *
 * @throws ApiError when the gateway refuses
 */
export const logIn = (credentials: LoginRequest): Promise<Profile> =>
  http<Profile>(operations.authLogin.path, {
    method: operations.authLogin.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
