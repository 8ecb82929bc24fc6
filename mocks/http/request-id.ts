/** What a sender may choose as the id of its request (openapi/schemas/common.yaml, RequestId). */
const sane = /^[A-Za-z0-9._-]{8,64}$/;

/** The `X-Request-Id` of a request, or a new one when it has none or another than the contract allows. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return sane.test(given) ? given : crypto.randomUUID();
}
