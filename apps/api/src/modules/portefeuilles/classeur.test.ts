import { deflateRawSync } from 'node:zlib'
import { addDays, COLONNES_PORTEFEUILLE, TITRE_NUMERO } from '@registre/domain'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import {
  codeDe,
  coproprietesSuivies,
  exerciceEnregistre,
  type Personne,
} from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { lignesDe, travailler } from './portefeuilles-de-test.ts'

describe('the workbook of a portfolio', () => {
  const registre = useRegistre()
  const envoyer = (p: Personne, octets: Uint8Array<ArrayBuffer>) =>
    p.api.controlerClasseurPortefeuille({ body: { fichier: new File([octets], 'annuelles.xlsx') } })
  const ecrire = async (rows: (string | number | boolean | Date | null)[][]) =>
    new Uint8Array(await writeXlsx({ sheets: [{ name: 'Feuille', rows }] }))

  it('the model is filled from current data; completed, it is checked by the rows that the spreadsheet shows', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const suivies = await coproprietesSuivies(r, syndic, 3, (c) => {
      c.identification.nomCopropriete = `=${c.identification.nomCopropriete}`
    })
    const { annee } = exerciceEnregistre(r)
    const modele = await syndic.api.telechargerModelePortefeuille({})
    expect(modele.fileName).toMatch(/^mises-a-jour-annuelles-.*\.xlsx$/)
    const [feuille] = (await readXlsx(new Uint8Array(await modele.blob.arrayBuffer()))).sheets
    const [titres = [], ...lignes] = feuille?.rows ?? []
    const colonne = (titre: string) => titres.indexOf(titre)
    expect(lignes.map((l) => String(l[colonne(TITRE_NUMERO)]).replaceAll('-', ''))).toEqual(
      suivies.map((c) => c.numero),
    )
    expect(String(lignes[0]?.[1])).toMatch(/^'=/)
    expect(lignes[0]?.[colonne(COLONNES_PORTEFEUILLE.dateClotureComptes.titre)]).toEqual(
      new Date(Date.UTC(annee + 1, 11, 31)),
    )
    expect(lignes[0]?.[colonne(COLONNES_PORTEFEUILLE.montantDettes.titre)] ?? null).toBeNull()
    for (const [i, ligne] of lignes.entries()) {
      ligne[colonne(COLONNES_PORTEFEUILLE.dateAg.titre)] =
        i === 1 ? 'bientôt' : new Date(Date.UTC(annee + 2, 4, 20))
      for (const champ of [
        'chargesOperationsCourantes',
        'chargesOperationsExceptionnelles',
        'montantDettes',
        'montantImpayesCoproprietaires',
        'nbCoproprietairesImpayes',
        'montantFondTravaux',
      ] as const)
        ligne[colonne(COLONNES_PORTEFEUILLE[champ].titre)] =
          champ === 'nbCoproprietairesImpayes' ? 0 : 100 + i
    }
    const vu = await envoyer(syndic, await ecrire([titres, ...lignes]))
    expect(vu.comptes).toMatchObject({ PRETE: 2, EN_ERREUR: 1 })
    expect(
      (await lignesDe(syndic, vu.id)).map((l) => [
        l.ligne,
        l.erreurs.map((e) => [e.champ, e.code]),
      ]),
    ).toEqual([
      [2, []],
      [3, [['dateAg', 'format']]],
      [4, []],
    ])
    await syndic.api.deposerPortefeuille({ params: { id: vu.id }, body: {} })
    await travailler(r)
    // The result is a workbook that can be corrected and sent again.
    const resultat = await syndic.api.telechargerResultatPortefeuille({ params: { id: vu.id } })
    const encore = await envoyer(syndic, new Uint8Array(await resultat.blob.arrayBuffer()))
    expect(encore.comptes).toMatchObject({ DEJA_ENREGISTREE: 2, EN_ERREUR: 1 })
  })

  it('a year that is not closed is not proposed: left as it is, the row of the recorded one files nothing', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    const jour = r.clock.today()
    await coproprietesSuivies(r, syndic, 2, (c) =>
      Object.assign(c.donneesFinancieres, {
        dateDebutExercice: addDays(jour, -400),
        dateClotureComptes: addDays(jour, -36),
        dateAg: addDays(jour, -5),
      }),
    )
    const modele = await syndic.api.telechargerModelePortefeuille({})
    const octets = new Uint8Array(await modele.blob.arrayBuffer())
    const [titres = [], ligne = []] = (await readXlsx(octets)).sheets[0]?.rows ?? []
    expect(ligne[titres.indexOf(COLONNES_PORTEFEUILLE.dateClotureComptes.titre)]).toEqual(
      new Date(`${addDays(jour, -36)}T00:00:00Z`),
    )
    expect((await envoyer(syndic, octets)).comptes).toMatchObject({ DEJA_ENREGISTREE: 2 })
  })

  it('reads days and amounts as people write them; rounded cents are told and confirmed', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    await coproprietesSuivies(r, syndic, 1)
    const { annee } = exerciceEnregistre(r)
    const modele = await syndic.api.telechargerModelePortefeuille({})
    const [titres = [], ligne = []] =
      (await readXlsx(new Uint8Array(await modele.blob.arrayBuffer()))).sheets[0]?.rows ?? []
    const poser = (champ: keyof typeof COLONNES_PORTEFEUILLE, valeur: string | number): void => {
      ligne[titres.indexOf(COLONNES_PORTEFEUILLE[champ].titre)] = valeur
    }
    poser('dateAg', `15 mai ${annee + 2}`)
    poser('chargesOperationsCourantes', 12_345.67)
    poser('chargesOperationsExceptionnelles', '12 345,67 €')
    poser('montantDettes', '1.200')
    poser('montantImpayesCoproprietaires', 0)
    poser('nbCoproprietairesImpayes', 0)
    poser('montantFondTravaux', '6 300,00 euros')
    const vu = await envoyer(syndic, await ecrire([titres, ligne]))
    const [lue] = await lignesDe(syndic, vu.id)
    expect(lue?.erreurs).toEqual([])
    expect(lue?.aConfirmer.map((e) => [e.champ, e.code])).toEqual([
      ['chargesOperationsCourantes', 'PF-ARRONDI'],
      ['chargesOperationsExceptionnelles', 'PF-ARRONDI'],
    ])
    expect(lue?.aConfirmer[0]?.message).toContain('12\u202F346 €')
  })

  it('refuses what is no workbook, a bomb, unknown columns and too many rows, each with its sentence', async () => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_GESTION')
    expect(await codeDe(envoyer(syndic, new TextEncoder().encode('PK pas un classeur')))).toBe(
      'classeur-illisible',
    )
    expect(await codeDe(envoyer(syndic, bombe()))).toBe('classeur-illisible')
    await expect(
      envoyer(syndic, await ecrire([['Numéro d’immatriculation', 'Couleur']])),
    ).rejects.toMatchObject({
      problem: { message: expect.stringContaining('Couleur') },
    })
    await expect(envoyer(syndic, await ecrire([[TITRE_NUMERO]]))).rejects.toMatchObject({
      problem: { message: expect.stringContaining('aucune ligne') },
    })
    await expect(
      envoyer(
        syndic,
        await ecrire([[TITRE_NUMERO], ...Array.from({ length: 2001 }, () => ['AA0-000-001'])]),
      ),
    ).rejects.toMatchObject({
      problem: { message: expect.stringMatching(/2.000 lignes/) },
    })
  })
})

/** An archive whose only entry says that it weighs ten bytes, and inflates to 40 MB. */
const bombe = (): Uint8Array<ArrayBuffer> => {
  const nom = Buffer.from('xl/worksheets/sheet1.xml')
  const octets = deflateRawSync(Buffer.alloc(40 * 1024 * 1024))
  const champs = (taille: number, signature: number, decalage: number) => {
    const b = Buffer.alloc(taille)
    b.writeUInt32LE(signature, 0)
    b.writeUInt16LE(8, decalage)
    b.writeUInt32LE(octets.length, decalage + 10)
    b.writeUInt32LE(10, decalage + 14)
    b.writeUInt16LE(nom.length, decalage + 18)
    return b
  }
  const local = Buffer.concat([champs(30, 0x04034b50, 8), nom, octets])
  const central = Buffer.concat([champs(46, 0x02014b50, 10), nom])
  const fin = Buffer.alloc(22)
  fin.writeUInt32LE(0x06054b50, 0)
  fin.writeUInt16LE(1, 10)
  fin.writeUInt32LE(central.length, 12)
  fin.writeUInt32LE(local.length, 16)
  return new Uint8Array(Buffer.concat([local, central, fin]))
}
