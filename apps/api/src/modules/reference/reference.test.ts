import { ENERGIES_CHAUFFAGE, MOTIFS_DISSOLUTION } from '@registre/domain'
import { describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'

describe('reference lists', () => {
  const registre = useRegistre()

  it('finds communes by the beginning of their name, whatever accents and case, or by postal code; at most 50', async () => {
    const { api } = registre().visiteur()
    const noms = async (x: string) =>
      (await api.chercherCommunes({ params: { x } })).map((c) => c.nom)
    expect(await noms('SAINT-ÉTIENNE')).toContain('Saint-Étienne')
    expect(await noms('villeurb')).toEqual(['Villeurbanne'])
    expect(await noms('69100')).toEqual(['Villeurbanne'])
    expect(await noms('saint')).toHaveLength(50)
    expect(await noms('zzz')).toEqual([])
    expect(await noms('---')).toEqual([])
  })

  it('gives the communes that another one took in', async () => {
    const { api } = registre().visiteur()
    const absorbees = await api.listerCommunesAbsorbees({ params: { x: '74010' } })
    expect(absorbees.map((c) => c.nom)).toContain('Annecy-le-Vieux')
    expect(absorbees.every((c) => c.chefLieu === '74010')).toBe(true)
  })

  it('gives the domain’s lists in order, and those that hang on a motive', async () => {
    const { api } = await registre().personne('TELE_PRO_GESTION')
    expect((await api.listerEnergies({})).map((e) => e.clef)).toEqual(ENERGIES_CHAUFFAGE)
    expect((await api.listerMotifsDissolution({})).map((e) => e.clef)).toEqual(MOTIFS_DISSOLUTION)
    expect(
      (await api.listerFaitsGenerateurs({ params: { x: 'DIVISION_JUDICIAIRE_29_8' } })).map(
        (e) => e.clef,
      ),
    ).toEqual(['JUGEMENT'])
    await expect(
      api.listerFaitsGenerateurs({ params: { x: 'constructor' as 'AUTRE' } }),
    ).rejects.toMatchObject({ problem: { status: 400 } })
    expect(
      (await api.listerTypesPiecesJustif({ query: { adminProvisoire: 'true' } })).map(
        (e) => e.clef,
      ),
    ).toEqual(['ORDO_NOMINATION'])
    expect(await api.listerTypesPiecesJustif({ query: {} })).toHaveLength(3)
    expect(await api.listerTypesTeledeclarant({ params: { type: 'all' } })).toHaveLength(8)
  })

  it.each([
    ['TELE_PRO_ADMIN_PRINC', ['TELE_PRO_ADMIN_SECOND', 'TELE_PRO_GESTION']],
    ['TELE_PRO_ADMIN_SECOND', ['TELE_PRO_GESTION']],
    ['TELE_PRO_GESTION', []],
    ['TELE_NONPRO_ADMIN_PRINC', ['TELE_NONPRO_ADMIN_SECOND', 'TELE_NONPRO_GESTION']],
    ['NOTAIRE_ADMIN', ['NOTAIRE_NOTAIRE', 'NOTAIRE_COLLAB']],
    [
      'TENEUR_ADMIN_PRINC',
      ['TENEUR_ADMIN_SCOND', 'TENEUR_ASS_HOTLINE_ADMIN', 'TENEUR_ASS_HOTLINE_GES'],
    ],
    ['TENEUR_ADMIN_SCOND', ['TENEUR_ASS_HOTLINE_ADMIN', 'TENEUR_ASS_HOTLINE_GES']],
    ['TENEUR_ASS_HOTLINE_ADMIN', []],
  ] as const)('%s may give the profiles %s', async (profil, attendus) => {
    const { api } = await registre().personne(profil)
    expect((await api.listerProfilsDisponibles({})).map((p) => p.clef)).toEqual(attendus)
  })

  it('tells the profiles of an establishment to its own people and to keepers alone', async () => {
    const [a, b, teneur] = [
      await registre().personne('TELE_PRO_ADMIN_PRINC'),
      await registre().personne('TELE_PRO_ADMIN_PRINC'),
      await registre().personne('TENEUR_ADMIN_PRINC'),
    ]
    const id = a.teledeclarantId ?? 0
    expect(await a.api.listerProfilsDisponiblesPour({ params: { id } })).toHaveLength(2)
    expect(await teneur.api.listerProfilsDisponiblesPour({ params: { id } })).toHaveLength(2)
    await expect(b.api.listerProfilsDisponiblesPour({ params: { id } })).rejects.toMatchObject({
      problem: { status: 404 },
    })
  })

  it('gives the rules of a declaration to anybody, with their sentence, fields and days', async () => {
    const regles = await registre().visiteur().api.listerRegles({})
    expect(regles.find((r) => r.code === 'WS101')).toEqual({
      code: 'WS101',
      bloc: 'donneesFinancieres',
      phrase:
        'La date de clôture des comptes n’a pas été modifiée depuis la dernière déclaration. La confirmez-vous ?',
      champs: ['dateClotureComptes'],
      ou: '',
      confirmable: true,
      effet: '01/11/2016',
      fin: '',
    })
    expect(regles.filter((r) => r.phrase === '' || r.effet === '')).toEqual([])
  })
})
