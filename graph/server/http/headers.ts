import type { FastifyInstance } from 'fastify';
import type { GraphConfig } from '../config.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Content security policy of the studio's pages: what they may load, and from where. Inline scripts never run. */
export function contentSecurityPolicy(mediaOrigins: string): string {
  const rules: Record<string, string> = {
    'default-src': "'self'",
    'script-src': "'self'",
    // Blueprint's popovers and the editor place themselves with style attributes.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: blob: ${mediaOrigins}`,
    'media-src': `'self' blob: ${mediaOrigins}`,
    // The player pages of web channels, as viewers see them.
    'frame-src': `'self' ${mediaOrigins}`,
    'connect-src': `'self' ${mediaOrigins}`,
    'font-src': "'self' data:",
    // video.js unpacks its segment worker from a blob.
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/**
 * Content types that no browser shows as a document, so that no page can be made of them. Anything else may be one:
 * HTML, SVG and XML, and an answer without a type, which may confirm a cached page (304).
 */
const DATA_TYPES =
  /^((application|text)\/javascript|application\/(graphql-response\+)?json|text\/(css|csv|plain)|font\/|image\/(?!svg)|audio\/|video\/)/i;

/** Sets the security headers on every answer, and sends plain http to https (APP-03). */
export function addSecurityHeaders(app: FastifyInstance, config: GraphConfig): void {
  const page: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(config.mediaOrigins),
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
  const all: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    ...(config.publicUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(all);
    const { host = '' } = request.headers;
    if (config.trustProxy && request.headers['x-forwarded-proto'] === 'http' && !LOOPBACK.test(host)) {
      void reply.redirect(`https://${host}${request.url}`, 308);
      return;
    }
    done();
  });
  // The policy depends on the content type instead of the URL, so that no route can send a page without it.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!DATA_TYPES.test(String(reply.getHeader('content-type') ?? ''))) void reply.headers(page);
    done(null, payload);
  });
}
