import { describe, expect, it } from 'vitest'
import { codeDe, contenuNeuf, deposer } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { purger } from '../traitements/purger.ts'

describe('what keepers help each other with', () => {
  const registre = useRegistre()

  it('notes stay on the request, are read by keepers, and end two years after its decision', async () => {
    const r = registre()
    const [syndic, teneur, autre] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_PRINC'),
      r.personne('TENEUR_ASS_HOTLINE_GES'),
    ])
    const depot = await deposer(syndic, contenuNeuf(r))
    const [d] = await r.db.query<{ id: number; mandat_id: number }>(
      `select id, mandat_id from demande where copropriete_id = $1`,
      [depot.coproprieteId],
    )
    const id = d?.id ?? 0
    await teneur.api.ajouterNote({ params: { id }, body: { texte: 'Le syndic rappelle demain.' } })
    expect(await autre.api.listerNotes({ params: { id } })).toMatchObject([
      { texte: 'Le syndic rappelle demain.', aMoi: false },
    ])
    expect(await codeDe(teneur.api.listerNotes({ params: { id: 999_999 } }))).toBe('introuvable')
    expect(
      await codeDe(teneur.api.ajouterNote({ params: { id: 999_999 }, body: { texte: 'x' } })),
    ).toBe('introuvable')
    const prise = await teneur.api.ouvrirDemande({ params: { id: d?.mandat_id ?? 0 } })
    await teneur.api.validerDemande({ params: { id }, body: { version: prise.version } })
    const restantes = () => r.db.query(`select 1 as n from note_teneur where demande_id = $1`, [id])
    r.clock.advance({ days: 700 })
    await purger(r.deps)
    expect(await restantes()).toHaveLength(1)
    r.clock.advance({ days: 60 })
    await purger(r.deps)
    expect(await restantes()).toEqual([])
  })

  it('views of the queue are kept for oneself or for the team, under their name', async () => {
    const r = registre()
    const [admin, hotline] = await Promise.all([
      r.personne('TENEUR_ADMIN_SCOND'),
      r.personne('TENEUR_ASS_HOTLINE_GES'),
    ])
    const recherche = 'vue=sans-point&type=RATTACHEMENT'
    const mienne = await hotline.api.enregistrerVueFile({ body: { nom: 'Rapides', recherche } })
    const equipe = await hotline.api.enregistrerVueFile({
      body: { nom: 'Lyon', recherche: 'q=lyon', partagee: true },
    })
    expect(await hotline.api.listerVuesFile()).toMatchObject([
      { id: mienne.id, nom: 'Rapides', recherche, partagee: false, aMoi: true, supprimable: true },
      { id: equipe.id, nom: 'Lyon', partagee: true, aMoi: true },
    ])
    expect(await admin.api.listerVuesFile()).toMatchObject([
      { id: equipe.id, aMoi: false, supprimable: true },
    ])
    // The same name is the same view.
    const encore = await hotline.api.enregistrerVueFile({ body: { nom: 'Rapides', recherche: '' } })
    expect(encore.id).toBe(mienne.id)
    expect((await hotline.api.listerVuesFile())[0]?.recherche).toBe('')
    const oter = (qui: typeof admin, id: number) =>
      codeDe(qui.api.supprimerVueFile({ params: { id } }))
    expect(await oter(admin, mienne.id)).toBe('introuvable')
    const autre = await admin.api.enregistrerVueFile({
      body: { nom: 'Lyon', recherche: '', partagee: true },
    })
    expect(await oter(hotline, autre.id)).toBe('introuvable')
    await admin.api.supprimerVueFile({ params: { id: equipe.id } })
    expect((await hotline.api.listerVuesFile()).map((v) => v.id)).toEqual(
      [autre.id, mienne.id].toSorted((a) => (a === mienne.id ? -1 : 1)),
    )
  })

  it('prepared texts are written by administrators, and read by every keeper', async () => {
    const r = registre()
    const [admin, hotline] = await Promise.all([
      r.personne('TENEUR_ADMIN_SCOND'),
      r.personne('TENEUR_ASS_HOTLINE_ADMIN'),
    ])
    const body = {
      usage: 'REFUS',
      motif: 'JUSTIFICATIF_ILLISIBLE',
      titre: 'Page illisible',
      texte: 'Une page du justificatif ne se lit pas.',
    } as const
    const { id } = await admin.api.creerReponseType({ body })
    await admin.api.modifierReponseType({ params: { id }, body: { ...body, titre: 'Illisible' } })
    expect(await hotline.api.listerReponsesTypes({})).toContainEqual({
      id,
      ...body,
      titre: 'Illisible',
    })
    const refus = [
      hotline.api.creerReponseType({ body }),
      hotline.api.modifierReponseType({ params: { id }, body }),
      hotline.api.supprimerReponseType({ params: { id } }),
    ]
    expect(await Promise.all(refus.map(codeDe))).toEqual(refus.map(() => 'acces-non-autorise'))
    await admin.api.supprimerReponseType({ params: { id } })
    expect(await codeDe(admin.api.supprimerReponseType({ params: { id } }))).toBe('introuvable')
    expect(await codeDe(admin.api.modifierReponseType({ params: { id }, body }))).toBe(
      'introuvable',
    )
  })
})
