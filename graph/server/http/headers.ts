import type { FastifyInstance } from 'fastify';
import type { GraphConfig } from '../config.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** What pages of the studio may load and from where. No inline scripts, ever. */
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
    // Data and parts of a page are no page: what a page may load says nothing about them.
    const path = request.url.split('?', 1)[0] ?? '';
    if (path !== '/graphql' && !path.startsWith('/assets/')) void reply.headers(page);
    const { host = '' } = request.headers;
    if (config.trustProxy && request.headers['x-forwarded-proto'] === 'http' && !LOOPBACK.test(host)) {
      void reply.redirect(`https://${host}${request.url}`, 308);
      return;
    }
    done();
  });
}
