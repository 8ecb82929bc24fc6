import { vi } from 'vitest';

/** An XMLHttpRequest whose course the test decides. */
export class FakeXhr {
  /** Those that were sent, in order. */
  static sent: FakeXhr[] = [];
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly headers: Record<string, string> = {};
  method = '';
  url = '';
  form = new FormData();
  status = 0;
  responseText = '';
  contentType = 'application/json';
  onload?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  onloadend?: () => void;

  /** Replaces the browser's until the test ends. */
  static install(this: void): () => void {
    FakeXhr.sent = [];
    vi.stubGlobal('XMLHttpRequest', FakeXhr);
    return () => vi.unstubAllGlobals();
  }

  get idempotencyKey(): string | undefined {
    return this.headers['idempotency-key'];
  }
  open(method: string, url: string): void {
    Object.assign(this, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }
  getAllResponseHeaders(): string {
    return `content-type: ${this.contentType}\r\nx-request-id: r-1\r\n`;
  }
  send(form: FormData): void {
    this.form = form;
    FakeXhr.sent.push(this);
  }
  isAborted = false;
  abort(): void {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  progress(loaded: number, total: number, lengthComputable = true): void {
    this.upload.onprogress?.({ lengthComputable, loaded, total });
  }
  answer(status: number, body: unknown): void {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    this.onload?.();
    this.onloadend?.();
  }
}
