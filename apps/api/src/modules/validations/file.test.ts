import { VUES_FILE } from '@registre/contract'
import { TYPES_DEMANDE } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { codeDe, contenuNeuf, deposer, type Personne } from '@registre/testing/register'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { examinerDemandes } from '../examens/examiner-demandes.ts'

const demandeDe = async (r: Registre, coproprieteId: number) => {
  const [row] = await r.db.query<{ id: number; mandat_id: number }>(
    `select id, mandat_id from demande where copropriete_id = $1`,
    [coproprieteId],
  )
  if (!row) throw new Error('no request')
  return row
}
const lister = (
  teneur: Personne,
  body: NonNullable<Parameters<Personne['api']['listerFile']>[0]>['body'],
) => teneur.api.listerFile({ body: { taille: 100, ...body } })

describe('the queue as keepers see it', () => {
  const registre = useRegistre()
  const tableau = async () => {
    const r = registre()
    const [syndic, teneur, autre] = await Promise.all([
      r.personne('TELE_PRO_ADMIN_PRINC'),
      r.personne('TENEUR_ADMIN_PRINC'),
      r.personne('TENEUR_ASS_HOTLINE_GES'),
    ])
    const depots = [await deposer(syndic, contenuNeuf(r)), await deposer(syndic, contenuNeuf(r))]
    const demandes = await Promise.all(depots.map((d) => demandeDe(r, d.coproprieteId)))
    return { r, syndic, teneur, autre, depots, demandes }
  }

  it('goes by due day, says each situation, and counts what the examination found', async () => {
    const { r, syndic, teneur, autre, depots, demandes } = await tableau()
    const [un, deux] = demandes
    if (!un || !deux || !depots[0]) throw new Error('two requests')
    const avant = await lister(teneur, {})
    const ids = avant.lignes.map((l) => l.id)
    expect(ids).toEqual(expect.arrayContaining([un.id, deux.id]))
    expect(avant.lignes.find((l) => l.id === un.id)).toMatchObject({
      situation: 'A_DECIDER',
      pointsForts: null,
    })
    // Found by its words too before it is examined, seconds after it came.
    const { adressePrincipale = '' } = avant.lignes.find((l) => l.id === un.id) ?? {}
    const trouvees = await lister(teneur, { texte: adressePrincipale })
    expect(trouvees.lignes.map((l) => l.id)).toContain(un.id)
    const echeances = avant.lignes.map((l) => l.echeance?.split('/').toReversed().join('') ?? '')
    expect(echeances).toEqual(echeances.toSorted())
    await examinerDemandes(r.deps)
    await autre.api.ouvrirDemande({ params: { id: un.mandat_id } })
    const [ligne] = (await lister(teneur, {})).lignes.filter((l) => l.id === un.id)
    expect(ligne).toMatchObject({ situation: 'EN_COURS', verrouParMoi: false })
    expect(ligne?.pointsForts).not.toBeNull()
    // The declarant is asked, then answers.
    await autre.api.demanderPrecisions({
      body: { idMandat: un.mandat_id, message: 'Et la page 2 ?' },
    })
    expect((await lister(teneur, {})).lignes.map((l) => l.id)).not.toContain(un.id)
    const attente = await lister(teneur, { vue: 'EN_ATTENTE' })
    expect(attente.lignes.find((l) => l.id === un.id)).toMatchObject({
      situation: 'EN_ATTENTE',
      enRetard: false,
    })
    const brouillon = await syndic.api.lireBrouillon({ params: { id: depots[0].id } })
    await syndic.api.changerEtatBrouillon({
      body: {
        id: depots[0].id,
        version: brouillon.version,
        etat: 'A_VALIDER',
        message: 'La voici.',
      },
    })
    await examinerDemandes(r.deps)
    const reponses = await lister(teneur, { vue: 'REPONSES' })
    expect(reponses.lignes.map((l) => l.id)).toEqual([un.id])
    expect(reponses.lignes[0]?.situation).toBe('REPONSE_RECUE')
    const comptes = await teneur.api.compterFile({ query: { depuis: '2020-01-01T00:00:00Z' } })
    expect(comptes.REPONSES).toBe(1)
    expect(comptes.nouvelles).toBe(comptes.A_TRAITER)
  })

  it('is searched by declarant, commune and address, and by what there is to check', async () => {
    const { r, teneur, demandes } = await tableau()
    await examinerDemandes(r.deps)
    const [row] = await r.db.query<{ nom: string; commune: string; syndic: string }>(
      `select c.nom, split_part(c.adresse_principale, ' ', -1) as commune, t.raison_sociale as syndic
       from demande d join copropriete c on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id where d.id = $1`,
      [demandes[0]?.id],
    )
    for (const texte of [row?.nom ?? '', row?.commune ?? '', row?.syndic ?? ''])
      expect((await lister(teneur, { texte })).lignes.map((l) => l.id)).toContain(demandes[0]?.id)
    expect((await lister(teneur, { texte: 'zzz introuvable' })).total).toBe(0)
    // Its reference finds it, whatever the view.
    const cherchee = (await lister(teneur, {})).lignes.find((l) => l.id === demandes[0]?.id)
    for (const vue of VUES_FILE)
      expect(
        (await lister(teneur, { vue, texte: ` ${cherchee?.reference.toLowerCase()} ` })).lignes.map(
          (l) => l.id,
        ),
        vue,
      ).toEqual([demandes[0]?.id])
    const [sans, forts, toutes] = await Promise.all([
      lister(teneur, { vue: 'SANS_POINT' }),
      lister(teneur, { points: 'FORTS' }),
      lister(teneur, {}),
    ])
    expect(sans.lignes.every((l) => l.pointsForts === 0 && l.pointsAutres === 0)).toBe(true)
    expect(forts.lignes.every((l) => (l.pointsForts ?? 0) > 0)).toBe(true)
    expect((await lister(teneur, { points: 'SANS' })).total).toBe(sans.total)
    expect(toutes.total).toBeGreaterThanOrEqual(sans.total + forts.total)
  })

  it('gives the most urgent free request, but those that are passed over or held', async () => {
    const { teneur, autre } = await tableau()
    const premiere = (await lister(teneur, {})).lignes.find((l) => l.verrouPar === '')
    const { demande } = await teneur.api.trouverDemandeUrgente({ body: {} })
    expect(demande?.id).toBe(premiere?.id)
    const sauf = demande ? [demande.id] : []
    expect((await teneur.api.trouverDemandeUrgente({ body: { sauf } })).demande?.id).not.toBe(
      demande?.id,
    )
    await autre.api.ouvrirDemande({ params: { id: demande?.idMandat ?? 0 } })
    expect((await teneur.api.trouverDemandeUrgente({ body: {} })).demande?.id).not.toBe(demande?.id)
  })

  it('is shared out at once, without taking each request; what another holds is left alone', async () => {
    const { r, teneur, autre, demandes } = await tableau()
    const [un, deux] = demandes
    if (!un || !deux) throw new Error('two requests')
    await autre.api.ouvrirDemande({ params: { id: un.mandat_id } })
    const affecter = (idTeneur: number) =>
      teneur.api.affecterDemandes({
        body: { demandes: [un.id, deux.id, 999_999], idTeneur, raison: 'Répartition' },
      })
    expect(await affecter(autre.utilisateurId)).toEqual({ affectees: 1, ecartees: 2 })
    const aLui = await lister(autre, { vue: 'A_MOI' })
    expect(aLui.lignes.map((l) => [l.id, l.assigneeAMoi])).toEqual([[deux.id, true]])
    expect((await teneur.api.compterFile({ query: {} })).A_MOI).toBe(0)
    expect(
      await r.db.query(
        `select motif, de, vers from journal where demande_id = $1 and type = 'affecter'`,
        [deux.id],
      ),
    ).toHaveLength(1)
    expect(await codeDe(affecter(999_999))).toBe('requete-invalide')
  })

  it('counts each view under each filter as many requests as it lists', async () => {
    const { r, teneur, demandes } = await tableau()
    await examinerDemandes(r.deps)
    const [un, deux] = demandes
    await r.db.query(`update demande_examen set forts = 0, autres = 0 where demande_id = $1`, [
      un?.id,
    ])
    await r.db.query(`update demande_examen set forts = 2, reponse = true where demande_id = $1`, [
      deux?.id,
    ])
    await r.db.query(
      `update demande set assignee_a_id = $2, echeance = '2020-01-01' where id = $1`,
      [deux?.id, teneur.utilisateurId],
    )
    const comptes = await teneur.api.compterFile({ query: {} })
    for (const vue of VUES_FILE)
      for (const points of ['', 'FORTS', 'SANS'] as const)
        for (const typeDemande of ['', ...TYPES_DEMANDE] as const) {
          const { lignes, total } = await lister(teneur, { vue, points, typeDemande })
          expect({ vue, points, typeDemande, total }).toEqual({
            vue,
            points,
            typeDemande,
            total: lignes.length,
          })
          if (points === '' && typeDemande === '') expect(comptes[vue]).toBe(total)
        }
    expect(comptes).toMatchObject({ A_MOI: 1, HORS_DELAI: 1 })
    expect(comptes.REPONSES).toBeGreaterThan(0)
  })
})
