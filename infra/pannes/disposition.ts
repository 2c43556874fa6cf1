import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@registre/db/embedded'
import type { Chantier } from '../boot/mener.ts'
import { ouvrirPostgres, preparerExercice, reglages } from './base.ts'
import { compterCourriels } from './courriels.ts'
import {
  attendre,
  ouvrirTenus,
  repond,
  type Tenu,
  tenir,
  tenirRedis,
  tenirRegistre,
} from './processus.ts'

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

/** A PostgreSQL that may lose what it confirmed. */
const FRAGILE = {
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
  wal_writer_flush_after: '1GB',
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

/**
 * Starts everything in a folder, with the demonstration's data, on ports that were free; all of it
 * ends with the command. `durable: false`: PostgreSQL may lose what it confirmed.
 */
export const disposer = async (
  chantier: Chantier,
  dossier: string,
  nginx: string,
  { durable }: { durable: boolean },
): Promise<Disposition> => {
  const ports = await Promise.all(Array.from({ length: 6 }, freePort))
  const [portRedis = 0, portNginx = 0, api1 = 0, api2 = 0, worker1 = 0, worker2 = 0] = ports
  const { courriels, ...smtp } = await compterCourriels(chantier)
  const postgres = await ouvrirPostgres(chantier, join(dossier, 'postgres'), durable ? {} : FRAGILE)
  await preparerExercice(postgres.url, join(dossier, 'fichiers'))
  const env = reglages(postgres.url, dossier, {
    REDIS_URL: `redis://127.0.0.1:${portRedis}`,
    SMTP_URL: smtp.url,
    PROXY_DE_CONFIANCE: '1',
    // The programs that are told of changes are on this machine.
    WEBHOOKS_ADRESSES_INTERNES: 'true',
  })
  await writeFile(join(dossier, 'nginx.conf'), NGINX(dossier, portNginx, [api1, api2]))
  const url = `http://127.0.0.1:${portNginx}`
  const tenus = {
    redis: tenirRedis(dossier, portRedis),
    'api-1': tenirRegistre('api', { nom: 'api-1', dossier, env, port: api1 }),
    'api-2': tenirRegistre('api', { nom: 'api-2', dossier, env, port: api2 }),
    'worker-1': tenirRegistre('worker', { nom: 'worker-1', dossier, env, port: worker1 }),
    'worker-2': tenirRegistre('worker', { nom: 'worker-2', dossier, env, port: worker2 }),
    nginx: tenir(
      'nginx',
      dossier,
      [nginx, '-c', join(dossier, 'nginx.conf'), '-e', join(dossier, 'nginx-demarrage.log')],
      process.env,
      () => repond(`${url}/healthz`),
    ),
  }
  await ouvrirTenus(chantier, Object.values(tenus))
  return {
    url,
    baseUrl: postgres.url,
    courriels,
    tenus,
    couperPostgres: async () => {
      await postgres.couper()
      await postgres.rendre()
      await attendre('api', () => repond(`${url}/readyz`))
    },
  }
}
