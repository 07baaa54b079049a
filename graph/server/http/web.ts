import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../kernel/projectRoot.ts';
import { startPages } from './startPage.ts';

/** Where the web app's build lies. */
const WEB_FILES = join(projectRoot, 'web', 'dist');

const DAY_SECONDS = 24 * 3600;

/**
 * Serves the built web app: its files, compressed ones when they lie beside, and its page for every address that is
 * none of the graph's own. Without a build, says how to make one.
 */
export async function addWebFiles(app: FastifyInstance, folder: string = WEB_FILES): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      // The page is put together for each visit.
      index: false,
      globIgnore: ['index.html*', 'startParts.json*', '.vite/**'],
      // Its own header would win over the one set below.
      cacheControl: false,
      setHeaders(response, path) {
        // Files under assets/ carry a hash of their content in their name; the page that names them does not.
        const hashed = path.includes(`${folder}/assets/`);
        const lasting = `public, max-age=${365 * DAY_SECONDS}, immutable`;
        void response.setHeader('cache-control', hashed ? lasting : 'no-cache');
      },
    });
  }
  const pageFor = built ? startPages(folder) : null;
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const path = request.url.split('?', 1)[0] ?? '/';
    return reply
      .headers({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' })
      .type('text/html; charset=utf-8')
      .send(pageFor?.({ path, cookie, acceptLanguage }));
  };
  if (pageFor) app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage) return reply.code(404).send({ code: 'NOT_FOUND', message: 'Resource does not exist.' });
    if (pageFor) return sendPage(request, reply.code(200));
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The web app has not been built yet. Run: npm run build\n');
  });
}
