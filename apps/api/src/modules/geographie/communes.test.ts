import { describe, expect, it } from 'vitest'
import { immatriculee } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { communeDite, concorder } from './concorder.ts'
import { situerEgarees } from '../verifications/situer-egarees.ts'

const lieu = (codePostal: string, commune: string, codeInsee = '') => ({
  codePostal,
  commune,
  codeInsee,
})

describe('postal code, commune and department', () => {
  it.each([
    ['69003', 'Lyon', '69123'],
    ['69003', 'Lyon', '69383'],
    ['75004', 'Paris', '75056'],
    ['75004', 'Paris 4e Arrondissement', '75104'],
    ['35000', 'Rennes', ''],
    ['42000', 'St Etienne', '42218'],
    ['97400', 'Saint-Denis', '97411'],
    ['98800', 'Nouméa', '98818'],
    ['97133', 'Saint-Barthélemy', '97701'],
    ['', 'Lyon', '69383'],
  ])('%s %s %s agree', (codePostal, commune, codeInsee) => {
    expect(concorder(lieu(codePostal, commune, codeInsee))).toMatchObject({ resultat: 'VERIFIE' })
  })
  it.each([
    ['99999', 'Nulle part', '', 'codePostal'],
    ['69003', 'Nulle part', '', 'commune'],
    ['69003', 'Lyon', '99999', 'commune'],
    ['35000', 'Lyon', '69123', 'codePostal'],
    ['69003', 'Rennes', '69123', 'commune'],
  ])('%s %s %s do not', (codePostal, commune, codeInsee, sousChamp) => {
    expect(concorder(lieu(codePostal, commune, codeInsee))).toMatchObject({
      resultat: 'INTROUVABLE',
      sousChamp,
    })
  })
})

describe('the commune that a postal code and a name say', () => {
  it.each([
    ['35000', 'Rennes', '35238'],
    ['42000', 'St Etienne', '42218'],
    ['69003', 'Lyon', '69123'],
    ['35000', 'Lyon', ''],
    ['', 'Rennes', ''],
  ])('%s %s: « %s »', (codePostal, commune, code) =>
    expect(communeDite(lieu(codePostal, commune))).toBe(code),
  )
})

describe('what stood outside every commune', () => {
  const registre = useRegistre()

  it('is put back by the worker, and the journal tells it; a keeper’s hand is not needed', async () => {
    const r = registre()
    const { coproprieteId: id } = await immatriculee(r)
    const log = { info: () => undefined, error: () => undefined }
    await r.db.query(`update copropriete set code_insee = '' where id = $1`, [id])
    await r.db.query(
      `update declaration set contenu = jsonb_set(contenu, '{identification,adressePrincipale,codeInsee}', '""') where copropriete_id = $1`,
      [id],
    )
    const commune = async () =>
      (await r.db.query(`select code_insee from copropriete where id = $1`, [id]))[0]
    await situerEgarees({ db: r.db, log })
    expect(await commune()).not.toEqual({ code_insee: '' })
    expect(
      await r.db.query(
        `select donnees->>'commune' as c from journal where copropriete_id = $1 and type = 'verifier-declaration' order by id desc limit 1`,
        [id],
      ),
    ).toMatchObject([{ c: (await commune())?.['code_insee'] }])
    // What stands in its place is not looked at again.
    const { faits } = await situerEgarees({ db: r.db, log })
    expect(faits).toBe(0)
  })
})
