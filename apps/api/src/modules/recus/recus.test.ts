import { addDays, addMonths, formatFrDate } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { codeDe } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { copropriete as sousMandat, saisie } from '../mandats/vie-mandat-de-test.ts'
import { copropriete, demander, personnes } from '../rattachements/rattachements-de-test.ts'

describe('the receipt of what was sent', () => {
  const registre = useRegistre()

  it('has a reference, its steps and its PDF; it is among the requests under way until decided', async () => {
    const r = registre()
    const [ancien, nouveau, teneur] = await personnes(r)
    const c = await copropriete(r, 'IMMATRICULEE_A_RATTACHER', ancien.teledeclarantId)
    const jour = r.clock.today()
    const { idDemande, echeance } = await demander(nouveau, c, jour)
    const [recu] = await nouveau.api.listerRecus({})
    expect(recu).toMatchObject({
      reference: `R-${jour.slice(0, 4)}-${idDemande}`,
      titre: 'Demande de rattachement',
      coproprieteId: c.id,
      etat: 'A_VALIDER',
      echeance,
    })
    expect(recu?.etapes.map((e) => e.place)).toEqual(['passee', 'presente', 'a-venir'])
    expect(recu?.etapes[0]?.quand).toBe(`le ${formatFrDate(jour)}`)
    const params = { reference: recu?.reference ?? '' }
    expect(await nouveau.api.lireRecu({ params })).toEqual(recu)
    const { blob, fileName } = await nouveau.api.telechargerRecu({ params })
    expect(fileName).toBe(`recu-${params.reference}.pdf`)
    expect(new TextDecoder().decode((await blob.arrayBuffer()).slice(0, 5))).toBe('%PDF-')
    for (const autre of [ancien, teneur])
      expect(await codeDe(autre.api.lireRecu({ params }))).toBe('introuvable')
    expect(await ancien.api.listerRecus({})).toEqual([])
    await nouveau.api.retirerRattachementDemande({ params: { id: idDemande } })
    expect(await nouveau.api.listerRecus({})).toEqual([])
    expect((await nouveau.api.lireRecu({ params })).etapes.at(-1)?.titre).toBe('Retirée')
  })

  it('of a renewal is its establishment’s; a mandate that a keeper validated has none', async () => {
    const r = registre()
    const jour = r.clock.today()
    const [syndic, autre] = [
      await r.personne('TELE_PRO_GESTION'),
      await r.personne('TELE_PRO_GESTION'),
    ]
    const c = await sousMandat(r, syndic, 'IMMATRICULEE_RATTACHEE', [
      { etat: 'EN_COURS', debut: addDays(jour, -300), fin: addDays(jour, 20) },
    ])
    const mandat = saisie(addDays(jour, 21), addDays(addMonths(addDays(jour, 21), 12), -1))
    const { id } = await syndic.api.renouvelerMandat({ body: { idCopropriete: c.id, mandat } })
    const params = { reference: `N-${jour.slice(0, 4)}-${id}` }
    const recu = await syndic.api.lireRecu({ params })
    expect(recu).toMatchObject({
      ...params,
      coproprieteId: c.id,
      etat: null,
      libelleEtat: 'Mandat à venir',
      idMandat: id,
    })
    expect(recu.etapes.map((e) => e.place)).toEqual(['passee', 'a-venir', 'a-venir'])
    const { fileName } = await syndic.api.telechargerRecu({ params })
    expect(fileName).toBe(`recu-${params.reference}.pdf`)
    expect(await codeDe(autre.api.lireRecu({ params }))).toBe('introuvable')
    const dAvant = { reference: `N-${jour.slice(0, 4)}-${c.mandats[0]}` }
    expect(await codeDe(syndic.api.lireRecu({ params: dAvant }))).toBe('introuvable')
  })

  it.each(['R-2026-999999', 'N-2026-999999', 'M-2026-999999', 'n’importe quoi'])(
    '%s is none',
    async (reference) => {
      const p = await registre().personne('TELE_PRO_GESTION')
      expect(await codeDe(p.api.lireRecu({ params: { reference } }))).toBe('introuvable')
    },
  )
})
