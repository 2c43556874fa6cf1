import { describe, expect, it } from 'vitest'
import { brouillonComplet, contenuNeuf, deposer } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { examinerDemandes } from './examiner-demandes.ts'

const demandeDe = async (r: Registre, coproprieteId: number): Promise<number> =>
  (
    await r.db.query<{ id: number }>(`select id from demande where copropriete_id = $1`, [
      coproprieteId,
    ])
  )[0]?.id ?? 0
const gardes = (r: Registre, id: number) =>
  r.db.query(
    `select forts, autres, codes, reponse, texte from demande_examen where demande_id = $1`,
    [id],
  )

describe('what is kept of an examination', () => {
  const registre = useRegistre()

  it('tells the keeper at once, and the queue after the next run; each once', async () => {
    const r = registre()
    const [syndic, teneur] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_PRINC'),
    ])
    const contenu = contenuNeuf(r)
    const depot = await deposer(syndic, contenu)
    const n = await demandeDe(r, depot.coproprieteId)
    const { points } = await teneur.api.lireInfosValidation({ params: { n } })
    const comptes = points.filter(({ code }) => code !== 'ECHEANCE')
    expect(await gardes(r, n)).toEqual([])
    expect(await examinerDemandes(r.deps)).toMatchObject({ ecartes: 0 })
    const forts = comptes.filter((p) => p.gravite === 'FORTE').length
    expect(await gardes(r, n)).toMatchObject([
      {
        forts,
        autres: comptes.length - forts,
        reponse: false,
        codes: [...new Set(comptes.map((p) => p.code))],
      },
    ])
    expect((await examinerDemandes(r.deps)).faits).toBe(0)
    // Another day, or another version, is another examination.
    r.clock.advance({ days: 1 })
    expect((await examinerDemandes(r.deps)).faits).toBeGreaterThan(0)
  })

  it('finds a close building, whatever its declarant answered', async () => {
    const r = registre()
    const [un, deux, teneur] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_PRINC'),
    ])
    const contenu = contenuNeuf(r)
    const premier = await deposer(un, contenu)
    const voisine = structuredClone(contenu)
    Object.assign(voisine.identification, { nomCopropriete: 'Villa Zénith', nbLots: 80 })
    Object.assign(voisine.identification.adressePrincipale ?? {}, { voie: 'Allée des Zinnias' })
    const d = await brouillonComplet(deux, voisine)
    const second = await deux.api.changerEtatBrouillon({
      body: {
        id: d.id ?? 0,
        version: d.version,
        etat: 'A_VALIDER',
        confirmations: d.controle.aConfirmer.map((e) => e.code),
        reponsesDoublons: [
          { candidatId: premier.coproprieteId, reponse: 'DIFFERENTE', motif: 'Autre règlement.' },
        ],
      },
    })
    const { points } = await teneur.api.lireInfosValidation({
      params: { n: await demandeDe(r, second.coproprieteId) },
    })
    expect(points.find(({ code }) => code === 'DOUBLON_POSSIBLE')).toMatchObject({
      gravite: 'ATTENTION',
      ou: 'doublons',
      coproprieteId: premier.coproprieteId,
      phrase: 'Une demande en cours ressemble à celle-ci',
    })
  })
})
