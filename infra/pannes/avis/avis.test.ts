import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@registre/db/embedded'
import { fakeClock, freshDatabase, type TestDatabase } from '@registre/testing'
import { AUTORITES } from '@registre/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashToken, newToken } from '../../../apps/api/src/platform/session-store.ts'
import {
  coproprietesSuivies,
  insererEtablissement,
  insererUtilisateur,
} from '@registre/testing/register'
import { attendre, nodeDe, repond, type Tenu, tenir } from '../processus.ts'
import { eprouverAvis } from './eprouver.ts'

// Another one at each run; a failure names it, and it can be given back.
const GRAINE = Number(process.env['GRAINE'] ?? Date.now() % 100_000)

describe('hooks and feed, the receiver, the register and what delivers killed at random', () => {
  let base: TestDatabase
  let dossier = ''
  const tenus: Tenu[] = []
  beforeAll(async () => {
    base = await freshDatabase()
    dossier = await mkdtemp(join(tmpdir(), 'registre-avis-'))
  })
  afterAll(async () => {
    for (const t of tenus) await t.signaler('SIGKILL')
    await base?.close()
    await rm(dossier, { recursive: true, force: true })
  })

  it(`lose nothing, double nothing, keep the order (seed ${GRAINE})`, async () => {
    const teledeclarantId = await insererEtablissement(base.db, 'TELE_PRO_ADMIN_PRINC')
    const { id: utilisateurId } = await insererUtilisateur(
      base.db,
      'TELE_PRO_ADMIN_PRINC',
      teledeclarantId,
    )
    const coproprietes = (
      await coproprietesSuivies(
        { db: base.db, clock: fakeClock(new Date()) },
        { utilisateurId, teledeclarantId },
        3,
      )
    ).map((c) => c.id)
    const session = newToken()
    await base.db.query(
      `insert into session (id_hash, utilisateur_id, expire_le, prouvee_le, preuve) values ($1, $2, now() + interval '1 hour', now(), 'mot-de-passe')`,
      [hashToken(session), utilisateurId],
    )
    const jeton = `rnc_${newToken()}`
    await base.db.query(
      `insert into jeton_api (utilisateur_id, nom, prefixe, jeton_hash, autorites, expire_le, vu_le) values ($1, 'Essai', $2, $3, $4::text[], now() + interval '1 day', now())`,
      [utilisateurId, jeton.slice(0, 12), hashToken(jeton), AUTORITES],
    )
    const [portApi, port] = await Promise.all([freePort(), freePort()])
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      DATABASE_URL: base.url,
      SECRET: 'a'.repeat(40),
      HOST: '127.0.0.1',
      PORT: String(portApi),
      DONNEES_DIR: dossier,
      WEBHOOKS_ADRESSES_INTERNES: 'true',
      LIMITES_FACTEUR: '1000',
      JOURNAL_NIVEAU: 'warn',
    }
    const url = `http://127.0.0.1:${portApi}`
    const api = tenir('api', dossier, nodeDe('apps/api/src/server.ts'), env, () =>
      repond(`${url}/healthz`),
    )
    const livreurs = [1, 2].map((n) =>
      tenir(`livreur-${n}`, dossier, nodeDe('infra/pannes/avis/livreur.ts'), env, async () => true),
    )
    tenus.push(api, ...livreurs)
    await Promise.all(tenus.map((t) => t.demarrer()))
    await attendre('api', () => repond(`${url}/readyz`))
    const constat = await eprouverAvis({
      db: base.db,
      url,
      jeton,
      cookie: `registre_session=${session}`,
      coproprietes,
      dossier,
      port,
      graine: GRAINE,
      dureeMs: 8_000,
      victimes: [...livreurs, ...livreurs, api],
      presser: async () => void (await base.db.query('update webhook set pas_avant = now()')),
    })
    expect(constat.fautes).toEqual([])
    expect(constat.morts).toBeGreaterThan(3)
    expect(constat.changements).toBeGreaterThan(50)
    expect(constat.envois).toBeGreaterThan(5)
    process.stdout.write(`${JSON.stringify(constat)}\n`)
  }, 120_000)
})
