import { addDays } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { immatriculee, rattachementDemande, saisieDissolution } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { constaterDissolutions } from '../traitements/constater-dissolutions.ts'
import { codeDe, etatDe, ouvrir } from './dissolutions-de-test.ts'

describe('a dissolution beside something else', () => {
  const registre = useRegistre()

  it('over an attachment to confirm: refused, the attachment waits again; validated, it is closed and who asked is told', async () => {
    const r = registre()
    const { notaire, coproprieteId, demandeId } = await rattachementDemande(r)
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    await notaire.api.dissoudre({ body: await saisieDissolution(r, notaire, coproprieteId) })
    await ouvrir(teneur, coproprieteId)
    await teneur.api.refuserDemande({
      params: { immat: String(coproprieteId), idMandat: 0 },
      query: { raison: 'Acte incomplet', typesMotifRefus: 'JUSTIFICATIF_NON_CONFORME' },
    })
    expect(await etatDe(r, coproprieteId)).toBe('IMMATRICULEE_RATTACHEMENT_A_CONFIRMER')
    const encore = await notaire.api.dissoudre({
      body: await saisieDissolution(r, notaire, coproprieteId),
    })
    await teneur.api.validerDemande({
      params: { id: encore.demandeId },
      body: { version: (await ouvrir(teneur, coproprieteId)).version },
    })
    expect(
      await r.db.query(
        `select d.etat, m.etat as mandat from demande d join mandat m on m.id = d.mandat_id where d.id = $1`,
        [demandeId],
      ),
    ).toEqual([{ etat: 'ANNULEE', mandat: 'RETIRE' }])
    expect(
      await r.db.query(
        `select 1 from outbox where payload->>'modele' = 'rattachement-caduc' and (payload->'donnees'->>'coproprieteId')::int = $1`,
        [coproprieteId],
      ),
    ).toHaveLength(1)
  })

  it('an attachment that another keeper examines is left to that keeper: no validation over it, nor by the calendar', async () => {
    const r = registre()
    const debut = r.clock.now()
    const { notaire, coproprieteId, mandatId } = await rattachementDemande(r)
    const [un, deux] = [
      await r.personne('TENEUR_ADMIN_PRINC'),
      await r.personne('TENEUR_ADMIN_SCOND'),
    ]
    const { demandeId } = await notaire.api.dissoudre({
      body: await saisieDissolution(r, notaire, coproprieteId),
    })
    await deux.api.ouvrirDemande({ params: { id: mandatId } })
    const { version } = await ouvrir(un, coproprieteId)
    const refus = await un.api
      .validerDemande({ params: { id: demandeId }, body: { version } })
      .catch((e: unknown) => e)
    expect(refus).toMatchObject({
      problem: {
        code: 'transition-interdite',
        message: expect.stringContaining('examine une demande de rattachement'),
      },
    })
    await deux.api.rendreDemande({
      params: { id: (await deux.api.ouvrirDemande({ params: { id: mandatId } })).demandeId },
    })
    expect(
      (await un.api.validerDemande({ params: { id: demandeId }, body: { version } }))
        .etatCopropriete,
    ).toBe('DISSOUTE')

    // Effective later: its night finds the attachment examined, the minute after the lease is over
    // does not.
    const autre = await rattachementDemande(r)
    const demain = addDays(r.clock.today(), 1)
    const plusTard = await autre.notaire.api.dissoudre({
      body: await saisieDissolution(r, autre.notaire, autre.coproprieteId, demain),
    })
    await un.api.validerDemande({
      params: { id: plusTard.demandeId },
      body: { version: (await ouvrir(un, autre.coproprieteId)).version },
    })
    await deux.api.ouvrirDemande({ params: { id: autre.mandatId } })
    await r.db.query(`update dissolution set date_effet = $2 where copropriete_id = $1`, [
      autre.coproprieteId,
      r.clock.today(),
    ])
    await constaterDissolutions(r.deps)
    expect(await etatDe(r, autre.coproprieteId)).toBe('DISSOLUTION_EN_COURS')
    r.clock.advance({ minutes: 16 })
    await constaterDissolutions(r.deps)
    expect(await etatDe(r, autre.coproprieteId)).toBe('DISSOUTE')
    r.clock.set(debut)
  })

  it('declared twice at once, it is declared once', async () => {
    const r = registre()
    const { syndic, coproprieteId } = await immatriculee(r)
    const [un, deux] = [
      await saisieDissolution(r, syndic, coproprieteId),
      await saisieDissolution(r, syndic, coproprieteId),
    ]
    const codes = await Promise.all(
      [un, deux, un].map((body) => codeDe(syndic.api.dissoudre({ body }))),
    )
    expect(codes.filter((c) => c === 'ok')).toHaveLength(1)
    expect(
      await r.db.query(`select 1 from dissolution where copropriete_id = $1`, [coproprieteId]),
    ).toHaveLength(1)
    expect(
      await r.db.query(`select 1 from demande where copropriete_id = $1 and type = 'DISSOLUTION'`, [
        coproprieteId,
      ]),
    ).toHaveLength(1)
  })
})
