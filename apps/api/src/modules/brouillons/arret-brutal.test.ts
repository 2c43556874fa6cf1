import { PREUVE_DES_ESSAIS } from '../../../tests/support/preuve.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@registre/contract/client'
import { describe, expect, it } from 'vitest'
import { createSessionStore } from '../../platform/session-store.ts'
import { startApi } from '../../../tests/support/api-process.ts'
import {
  brouillonComplet,
  contenuNeuf,
  insererEtablissement,
  insererUtilisateur,
  type Personne,
} from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

interface Trace {
  etat: string
  demandes: number
  mandats: number
  courriels: number
  journal: number
}

describe('a server killed during final submissions', () => {
  const registre = useRegistre()

  it('keeps every acknowledged one whole, and leaves no other one by halves', async () => {
    const r = registre()
    const dossier = await mkdtemp(join(tmpdir(), 'registre-arret-'))
    const env = { DATABASE_URL: r.deps.settings.DATABASE_URL, DONNEES_DIR: dossier }
    const teledeclarantId = await insererEtablissement(r.db, 'TELE_PRO_ADMIN_PRINC')
    const { id: utilisateurId, login } = await insererUtilisateur(
      r.db,
      'TELE_PRO_ADMIN_PRINC',
      teledeclarantId,
    )
    const { value } = await createSessionStore(r.db, r.clock).open({
      preuve: PREUVE_DES_ESSAIS,
      utilisateurId,
      adresse: '127.0.0.1',
      agent: 'tests',
    })
    const personneSur = (url: string): Personne => ({
      utilisateurId,
      teledeclarantId,
      profil: 'TELE_PRO_ADMIN_PRINC',
      login,
      cookies: new Map(),
      api: createClient({
        baseUrl: url,
        headers: () => ({ cookie: `registre_session=${value}`, 'sec-fetch-site': 'same-origin' }),
      }),
    })
    let serveur = await startApi(env)
    try {
      for (let tour = 0; tour < 3; tour += 1) {
        const syndic = personneSur(serveur.url)
        const brouillons = await Promise.all(
          Array.from({ length: 12 }, () => brouillonComplet(syndic, contenuNeuf(r))),
        )
        const acquittes = new Set<number>()
        const depots = brouillons.map(async (d) => {
          const recu = await syndic.api
            .changerEtatBrouillon({
              body: {
                id: d.id ?? 0,
                version: d.version,
                etat: 'A_VALIDER',
                confirmations: d.controle.aConfirmer.map((e) => e.code),
              },
            })
            .catch(() => null)
          if (!recu) return
          acquittes.add(recu.coproprieteId)
          if (acquittes.size === 3) await serveur.kill()
        })
        await Promise.all(depots)
        expect(acquittes.size).toBeGreaterThanOrEqual(3)
        serveur = await startApi(env)
        for (const d of brouillons) {
          const [trace] = await r.db.query<Trace>(
            `select c.etat, (select count(*) from demande where copropriete_id = c.id)::int as demandes, (select count(*) from mandat where copropriete_id = c.id)::int as mandats,
               (select count(*) from outbox where type = 'courriel' and (payload->'donnees'->>'coproprieteId')::int = c.id)::int as courriels,
               (select count(*) from journal where copropriete_id = c.id and type = 'soumettre')::int as journal from copropriete c where c.id = $1`,
            [d.coproprieteId],
          )
          const fait = acquittes.has(d.coproprieteId ?? 0) || trace?.etat !== 'BROUILLON'
          expect(trace).toEqual(
            fait
              ? {
                  etat: 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
                  demandes: 1,
                  mandats: 1,
                  courriels: 1,
                  journal: 1,
                }
              : { etat: 'BROUILLON', demandes: 0, mandats: 0, courriels: 0, journal: 0 },
          )
        }
      }
    } finally {
      await serveur.kill()
      await rm(dossier, { recursive: true, force: true })
    }
  }, 120_000)
})
