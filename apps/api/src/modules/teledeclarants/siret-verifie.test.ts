import type { EtablissementSirene } from '@registre/domain'
import { annuaireAbsent, avecAnnuaire } from '@registre/testing/register'
import { describe, expect, it } from 'vitest'
import { confirmerEtablissements } from '../inscription/confirmer-etablissements.ts'
import { saisieDe, useTeledeclarants } from './teledeclarants-de-test.ts'

describe('the SIRET that a keeper gives a declarant', () => {
  const { registre, teneur, nouveau, journal } = useTeledeclarants()

  it('another SIRET is asked of the directory of companies: unknown, closed or of another trade, nothing is changed', async () => {
    const t = await teneur()
    const { id } = await nouveau()
    const vu = await t.api.lireTeledeclarant({ params: { id } })
    const connu = await registre().deps.sirene.trouver('35600000000048')
    const changer = (dit: Partial<EtablissementSirene> | null) => {
      const etablissement = { ...vu.etablissement, siret: '35600000000048' }
      const body = saisieDe(vu, { etablissement })
      return avecAnnuaire(
        registre().deps,
        async () => (dit === null || connu === null ? null : { ...connu, ...dit }),
        () => t.api.modifierTeledeclarant({ params: { id }, body }),
      )
    }
    const champ = (nom: string, code: string) => ({
      problem: { code: 'regles-non-respectees', champs: [{ champ: `etablissement.${nom}`, code }] },
    })
    await expect(changer(null)).rejects.toMatchObject(champ('siret', 'introuvable'))
    await expect(changer({ etat: 'FERME' })).rejects.toMatchObject(champ('siret', 'ferme'))
    // A bakery.
    await expect(changer({ codeApe: '10.71C' })).rejects.toMatchObject({
      problem: { code: 'regles-non-respectees' },
    })
    expect((await t.api.lireTeledeclarant({ params: { id } })).etablissement.siret).toBe(
      vu.etablissement.siret,
    )
    expect(await changer({})).toMatchObject({
      etablissement: { siret: '35600000000048' },
      saisiALaMain: false,
    })
    const lignes = await journal('modifier-teledeclarant', id)
    expect(lignes).toMatchObject([{ de: vu.etablissement.siret, vers: '35600000000048' }])
  })

  it('while the directory is away it waits as a row, and is asked again', async () => {
    const t = await teneur()
    const { id } = await nouveau()
    const vu = await t.api.lireTeledeclarant({ params: { id } })
    const etablissement = { ...vu.etablissement, siret: '35600000001269' }
    const body = saisieDe(vu, { etablissement })
    const lu = await avecAnnuaire(registre().deps, annuaireAbsent, () =>
      t.api.modifierTeledeclarant({ params: { id }, body }),
    )
    expect(lu.saisiALaMain).toBe(true)
    const attend = () =>
      registre().db.query(`select 1 from controle_en_attente where teledeclarant_id = $1`, [id])
    expect(await attend()).toHaveLength(1)
    await confirmerEtablissements(registre().deps)
    expect(await attend()).toEqual([])
    expect(await t.api.lireTeledeclarant({ params: { id } })).toMatchObject({
      saisiALaMain: false,
      etablissement: { siret: '35600000001269', raisonSociale: 'Établissement connu' },
    })
    expect(await journal('confirmer-etablissement', id)).toHaveLength(1)
  })
})
