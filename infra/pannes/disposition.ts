import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmbeddedServer, freePort, startEmbedded } from '@registre/db/embedded'
import type { Chantier } from '../boot/mener.ts'
import { preparerExercice, urlDe } from './base.ts'
import { recevoirCourriels } from './courriels.ts'
import { attendre, repond, type Tenu, tenir, tenirRedis } from './processus.ts'

const RACINE = join(import.meta.dirname, '../..')

/**
 * The production layout on one machine: nginx, two API, two workers, PostgreSQL, Redis, and a mail
 * sink.
 */
export interface Disposition {
  url: string
  baseUrl: string
  /** Message-ID → how many times it was accepted. */
  courriels: ReadonlyMap<string, number>
  tenus: Readonly<Record<'nginx' | 'api-1' | 'api-2' | 'worker-1' | 'worker-2' | 'redis', Tenu>>
  /** Stops PostgreSQL at once, as a power cut would, and starts it again on the same data. */
  couperPostgres(): Promise<void>
}

const NGINX = (dossier: string, port: number, apis: readonly number[]): string => `
daemon off; worker_processes 2; pid ${dossier}/nginx.pid; error_log ${dossier}/nginx-erreurs.log;
events { worker_connections 512; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((n) => `${n}_temp_path ${dossier}/${n};`).join(' ')}
  upstream api { ${apis.map((p) => `server 127.0.0.1:${p} max_fails=1 fail_timeout=2s;`).join(' ')} keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://api;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
      proxy_read_timeout 10s;
      proxy_next_upstream error timeout http_502 http_503;
      proxy_next_upstream_tries 2;
    }
  }
}
`

const demarrerPostgres = (dossier: string, port: number, durable: boolean) =>
  startEmbedded({
    dataDir: join(dossier, 'postgres'),
    password: 'pannes',
    port,
    settings: durable
      ? {}
      : { synchronous_commit: 'off', wal_writer_delay: '10s', wal_writer_flush_after: '1GB' },
  })

/**
 * Starts everything in a folder, with the demonstration's data, on ports that were free; all of it
 * ends with the command. `durable: false`: PostgreSQL may lose what it confirmed.
 */
export const disposer = async (
  { ouvrir }: Chantier,
  dossier: string,
  nginx: string,
  { durable }: { durable: boolean },
): Promise<Disposition> => {
  await mkdir(dossier, { recursive: true })
  const [portPg, portRedis, portNginx, ...portsApi] = await Promise.all(
    Array.from({ length: 5 }, freePort),
  )
  const courriels = new Map<string, number>()
  const smtp = await ouvrir(
    () => recevoirCourriels(courriels),
    (s) => s.fermer(),
  )
  const demarrer = (): Promise<EmbeddedServer> =>
    ouvrir(
      () => demarrerPostgres(dossier, portPg ?? 0, durable),
      (s) => s.stop(),
    )
  let postgres = await demarrer()
  const baseUrl = postgres.url('postgres')
  await preparerExercice(baseUrl, join(dossier, 'fichiers'))
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DEMONSTRATION: 'true',
    DATABASE_URL: urlDe(baseUrl, 'registre_api'),
    REDIS_URL: `redis://127.0.0.1:${portRedis}`,
    SMTP_URL: smtp.url,
    SECRET: 'pannes'.repeat(8),
    HOST: '127.0.0.1',
    PROXY_DE_CONFIANCE: '1',
    LIMITES_FACTEUR: '10000',
    DONNEES_DIR: join(dossier, 'fichiers'),
    // The programs that are told of changes are on this machine.
    WEBHOOKS_ADRESSES_INTERNES: 'true',
    JOURNAL_NIVEAU: 'warn',
  }
  await writeFile(join(dossier, 'nginx.conf'), NGINX(dossier, portNginx ?? 0, portsApi))
  const node = (script: string) => [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    join(RACINE, script),
  ]
  const api = (n: number) =>
    tenir(
      `api-${n + 1}`,
      dossier,
      node('apps/api/src/server.ts'),
      { ...env, PORT: String(portsApi[n]) },
      () => repond(`http://127.0.0.1:${portsApi[n]}/readyz`),
    )
  const worker = (n: number) =>
    tenir(
      `worker-${n}`,
      dossier,
      node('apps/api/src/worker.ts'),
      { ...env, DATABASE_URL: urlDe(baseUrl, 'registre_worker') },
      async () => true,
    )
  const url = `http://127.0.0.1:${portNginx}`
  const tenus = {
    redis: tenirRedis(dossier, Number(portRedis)),
    'api-1': api(0),
    'api-2': api(1),
    'worker-1': worker(1),
    'worker-2': worker(2),
    nginx: tenir(
      'nginx',
      dossier,
      [nginx, '-c', join(dossier, 'nginx.conf'), '-e', join(dossier, 'nginx-demarrage.log')],
      process.env,
      () => repond(`${url}/healthz`),
    ),
  }
  for (const tenu of Object.values(tenus))
    await ouvrir(
      () => tenu.demarrer(),
      async () => {
        await tenu.signaler('SIGCONT')
        await tenu.signaler('SIGKILL')
      },
    )
  return {
    url,
    baseUrl,
    courriels,
    tenus,
    couperPostgres: async () => {
      await postgres.kill()
      postgres = await demarrer()
      await attendre('api', () => repond(`${url}/readyz`))
    },
  }
}
