import type { Source } from './sources.ts'

/** What opens a connection: modules of Node but for what listens or reads addresses, libraries. */
const CONNECTS =
  /^(node:)?(http|https|http2|net|tls|dgram|quic)$|^(undici|axios|got|ky|node-fetch|ws|ioredis|redis|openid-client)(\/|$)|^(nodemailer\/lib\/smtp|@aws-sdk\/|@smithy\/|@opentelemetry\/exporter|pg$)/
const HARMLESS = new Set([
  'createServer',
  'createSecureServer',
  'Server',
  'isIP',
  'BlockList',
  'getCACertificates',
  'setDefaultCACertificates',
])

/** The files of the server that speak to the outside, and by what; all others go through them. */
const DOORS: Readonly<Record<string, RegExp>> = {
  'apps/api/src/platform/sortie/sortie.ts': /^node:https?$/,
  'apps/api/src/platform/storage/s3-storage.ts': /^@aws-sdk\/client-s3$/,
  'apps/api/src/gateways/clavis/openid.ts': /^openid-client$/,
  'apps/api/src/gateways/antivirus/clamd.ts': /^node:(net|tls)$/,
  'apps/api/src/platform/mailer/smtp.ts': /^nodemailer\/lib\/smtp-connection$/,
  'apps/api/src/platform/queue-redis.ts': /^ioredis$/,
}
const SERVER = /^(apps\/api\/src|packages\/(domain|territoires|db)\/src|prisma\/seed)\//
/** The database is `packages/db`, whole. */
const DATABASE = /^packages\/db\//

/** What a source of the server takes that would call the outside beside the door. */
export const waysOut = ({ path, imports, globals }: Source): string[] => {
  if (!SERVER.test(path)) return []
  const taken = imports.flatMap(({ specifier, kind, names }) => {
    if (kind === 'type' || !CONNECTS.test(specifier) || DOORS[path]?.test(specifier)) return []
    if (specifier === 'pg' && DATABASE.test(path)) return []
    const used = names.filter((name) => !HARMLESS.has(name))
    return kind === 'value' && used.length === 0 ? [] : [`prend ${used.join(', ')} de ${specifier}`]
  })
  return [...taken, ...globals.map((name) => `appelle ${name}`)]
}
