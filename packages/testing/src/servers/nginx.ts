import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@registre/db/embedded'

const PROXY = join(import.meta.dirname, '../../../../infra/proxy')

/** Where the image keeps things, and where a test does. */
const DOSSIERS: Readonly<Record<string, string>> = {
  '/etc/nginx/': 'etc/',
  '/tmp/': 'tmp/',
  '/usr/share/nginx/html': 'html',
  '/var/log/nginx/': 'tmp/',
}

/** The nginx of the machine, or null. */
export const nginx: string | null =
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((d) => join(d, 'nginx'))
    .find((p) => existsSync(p)) ?? null

export interface Proxy {
  /** Port with TLS, port without. */
  tls: number
  clair: number
  /** What nginx has logged of the calls so far. */
  journal(): Promise<string>
  arreter(): Promise<void>
}

/**
 * Starts nginx with the house's own configuration, moved to a folder and to free ports; nothing
 * else in it changes. Throws what nginx says.
 */
export const demarrerProxy = async (
  apiPorts: readonly number[],
  fichiers: { serveur: { pem: string; clePem: string }; autorites: string; secret: string },
): Promise<Proxy> => {
  const dossier = await mkdtemp(join(tmpdir(), 'registre-nginx-'))
  const [tls, clair] = [await freePort(), await freePort()]
  const registre = join(dossier, 'etc/registre')
  await Promise.all(
    ['etc/registre/actifs', 'etc/tls', 'tmp', 'html/assets'].map((d) =>
      mkdir(join(dossier, d), { recursive: true }),
    ),
  )
  for (const nom of await readdir(PROXY)) await cp(join(PROXY, nom), join(registre, nom))
  await cp(join(PROXY, 'tls.conf'), join(registre, 'actifs/tls.conf'))
  const adapter = (texte: string): string =>
    texte
      // In one pass: the folder itself may be under /tmp.
      .replaceAll(
        /\/etc\/nginx\/|\/tmp\/|\/usr\/share\/nginx\/html|\/var\/log\/nginx\//g,
        (chemin) => join(dossier, DOSSIERS[chemin] ?? ''),
      )
      .replace(/server api:3000(.*)/, (_, reglages: string) =>
        apiPorts.map((port) => `server 127.0.0.1:${port}${reglages}`).join('\n'),
      )
      .replace('listen 127.0.0.1:8080', `listen 127.0.0.1:${clair}`)
      .replace('listen 8443', `listen 127.0.0.1:${tls}`)
      // Started by root, the workers stay root, or they could not read it.
      .replace(
        'worker_processes auto;',
        `${process.getuid?.() === 0 ? 'user root; ' : ''}worker_processes 1; daemon off;`,
      )
  for (const nom of ['nginx.conf', 'serveur.conf', 'vers-api.conf', 'actifs/tls.conf'])
    await writeFile(join(registre, nom), adapter(await readFile(join(registre, nom), 'utf8')))
  const secret = (await readFile(join(PROXY, 'secret.conf.template'), 'utf8')).replace(
    '${PROXY_SECRET}',
    fichiers.secret,
  )
  await Promise.all([
    writeFile(join(dossier, 'tmp/secret.conf'), secret),
    writeFile(
      join(dossier, 'etc/mime.types'),
      'types { text/html html; text/css css; application/json json; }',
    ),
    writeFile(join(dossier, 'etc/tls/serveur.pem'), fichiers.serveur.pem),
    writeFile(join(dossier, 'etc/tls/serveur.cle'), fichiers.serveur.clePem),
    writeFile(join(dossier, 'etc/tls/autorites-notaires.pem'), fichiers.autorites),
    writeFile(join(dossier, 'html/assets/essai.html'), 'essai'),
    writeFile(join(dossier, 'html/assets/essai.css'), 'p { color: red }'),
  ])
  const child: ChildProcess = spawn(
    nginx ?? 'nginx',
    ['-p', dossier, '-e', join(dossier, 'tmp/erreurs.log'), '-c', join(registre, 'nginx.conf')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let dit = ''
  child.stderr?.on('data', (chunk: Buffer) => (dit += chunk.toString()))
  const fini = new Promise<void>((done) => child.once('exit', () => done()))
  const arreter = async (): Promise<void> => {
    child.kill('SIGTERM')
    await Promise.race([fini, wait(5000)])
    await rm(dossier, { recursive: true, force: true })
  }
  const journal = (): Promise<string> => readFile(join(dossier, 'tmp/access.log'), 'utf8')
  for (
    const limite = Date.now() + 10_000;
    Date.now() < limite && child.exitCode === null;
    await wait(50)
  ) {
    const reponse = await fetch(`http://127.0.0.1:${clair}/assets/essai.html`).catch(() => null)
    if (reponse?.ok) return { tls, clair, journal, arreter }
  }
  await arreter()
  throw new Error(`nginx did not start: ${dit}`)
}
