import { describe, expect, it } from 'vitest'
import { SETTING_NAMES } from './env.ts'
import { reglagesInconnus } from './reglages-inconnus.ts'

const dits = (...noms: string[]): string[] =>
  reglagesInconnus(Object.fromEntries(noms.map((nom) => [nom, 'x'])))

describe('a variable that the register does not know', () => {
  it.each([
    ['GEOCODAGE_URI', 'GEOCODAGE_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['PROXY_DE_CONFIENCE', 'PROXY_DE_CONFIANCE'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['REDIS_URI', 'REDIS_URL'],
    ['CLAMD_URL', 'CLAMAV_URL'],
    ['DONNEE_DIR', 'DONNEES_DIR'],
    ['MENTION_EDITEUR', 'MENTIONS_EDITEUR'],
  ])('is named, with the one that it nearly is: %s', (nom, voulu) => {
    expect(dits(nom)).toEqual([
      `${nom} n’est pas un réglage du registre : vouliez-vous dire ${voulu} ?`,
    ])
  })

  it.each(['SMTP_PASSWORD', 'S3_SECRET', 'GEOCODAGE_CLE', 'CLAVIS_SECRET', 'MENTIONS_CNIL'])(
    'is named where it begins like a setting: %s',
    (nom) => {
      expect(dits(nom)).toEqual([
        `${nom} n’est pas un réglage du registre, rien ne le lit : ôtez-le`,
      ])
    },
  )

  it('is nobody’s business where it is of the system, of Node, of a cluster or of another program', () => {
    expect(
      dits(
        ...SETTING_NAMES,
        ...'PATH HOME USER LOGNAME SHELL PWD OLDPWD TERM LANG LANGUAGE LC_ALL TZ TMPDIR HOSTNAME MAIL SHLVL EDITOR'.split(
          ' ',
        ),
        ...'npm_config_user_agent npm_lifecycle_event npm_package_version INIT_CWD NODE NODE_OPTIONS NODE_PATH'.split(
          ' ',
        ),
        ...'NODE_EXTRA_CA_CERTS NODE_VERSION NODE_COMPILE_CACHE REGISTRE_DONNEES HTTP_PROXY HTTPS_PROXY NO_PROXY'.split(
          ' ',
        ),
        ...'SSL_CERT_FILE INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET OTEL_SERVICE_NAME OTEL_EXPORTER_OTLP_HEADERS'.split(
          ' ',
        ),
        ...'OTEL_TRACES_SAMPLER KUBERNETES_SERVICE_HOST KUBERNETES_PORT_443_TCP_ADDR REDIS_SERVICE_HOST'.split(
          ' ',
        ),
        ...'CADASTRE_PORT CADASTRE_SERVICE_PORT_HTTP CLAMAV_PORT_3310_TCP_PROTO REGISTRE_API_PORT WEB_PORT'.split(
          ' ',
        ),
        ...'AWS_REGION AWS_SECRET_ACCESS_KEY PGHOST PGPORT PGPASSWORD POSTGRES_PASSWORD DB_URL SECRET_KEY CI'.split(
          ' ',
        ),
        ...'DEBUG COLORTERM DISPLAY SSH_AUTH_SOCK XDG_RUNTIME_DIR SUDO_USER _ HOSTTYPE container'.split(
          ' ',
        ),
      ),
    ).toEqual([])
  })
})
