import {
  COLONNES_PORTEFEUILLE,
  FEUILLE_BATIMENTS,
  BATIMENT,
  type FaitClasseur,
  TITRE_NUMERO,
} from '@registre/domain'
import { coproprietesSuivies, type Personne } from '@registre/testing/register'
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { type Registre, useRegistre } from '../../../tests/support/register.ts'
import { bonne, lignesDe, travailler } from './portefeuilles-de-test.ts'

const registre = useRegistre()

/** What a firm types of a building that the register only counted. */
const DECRIT: Partial<Record<FaitClasseur, string | number>> = {
  nbEtages: 4,
  etiquette: 'Étiquette D',
  sourceEtiquette: 'DPE collectif',
  dateEtiquette: '02/05/2024',
  typeChauffage: 'Collectif',
  systemeChauffage: 'Chaudière',
  energieChauffage: 'Gaz naturel',
  eauChaude: 'Collective',
  systemeEauChaude: 'Avec le chauffage',
  ventilation: 'VMC simple flux',
  diagnosticStructurel: 'Non réalisé',
  constateLe: '10/03/2027',
}

type Ligne = CellValue[]
interface Feuille {
  titres: Ligne
  lignes: Ligne[]
}

/** The sheets of a workbook that the register wrote, by their name. */
const ouvrir = async (blob: Blob): Promise<Map<string, Feuille>> => {
  const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()))
  return new Map(
    sheets.map(({ name, rows: [titres = [], ...lignes] }) => [name, { titres, lignes }]),
  )
}
const feuille = (classeur: Map<string, Feuille>, nom: string): Feuille => {
  const lue = classeur.get(nom)
  if (!lue) throw new Error(`no sheet ${nom}`)
  return lue
}
const ANNUELLES = 'Mises à jour annuelles'
const envoyer = async (p: Personne, classeur: Map<string, Feuille>) =>
  p.api.controlerClasseurPortefeuille({
    body: {
      fichier: new File(
        [
          new Uint8Array(
            await writeXlsx({
              sheets: [...classeur].map(([name, { titres, lignes }]) => ({
                name,
                rows: [titres, ...lignes],
              })),
            }),
          ),
        ],
        'annuelles.xlsx',
      ),
    },
  })

const poser = ({ titres }: Feuille, ligne: Ligne, titre: string, valeur: CellValue): void => {
  const colonne = titres.indexOf(titre)
  if (colonne < 0) throw new Error(`no column ${titre}`)
  ligne[colonne] = valeur
}
/** Fills the accounts of each row. */
const remplirComptes = (annuelles: Feuille, comptes: ReturnType<typeof bonne>): void => {
  for (const ligne of annuelles.lignes) {
    const { numero: _, ...valeursDites } = comptes
    for (const [champ, valeur] of Object.entries(valeursDites))
      poser(
        annuelles,
        ligne,
        new Map(Object.entries(COLONNES_PORTEFEUILLE)).get(champ)?.titre ?? champ,
        valeur,
      )
  }
}
const decrire = (batiments: Feuille, ligne: Ligne, plus: typeof DECRIT = {}): void => {
  for (const [fait, valeur] of Object.entries({ ...DECRIT, ...plus }))
    poser(batiments, ligne, new Map(Object.entries(BATIMENT)).get(fait)?.libelle ?? fait, valeur)
}

/** The same house in March 2027, with co-ownerships that were registered in 2026. */
const enMars = async (r: Registre, combien: number) => {
  r.clock.set('2026-11-20T09:00:00Z')
  const avant = await r.personne('TELE_PRO_GESTION')
  const suivies = await coproprietesSuivies(r, avant, combien)
  const comptes = bonne(r, suivies[0]?.numero ?? '')
  r.clock.set('2027-03-10T09:00:00Z')
  return {
    suivies,
    comptes,
    syndic: await r.personne('TELE_PRO_GESTION', avant.teledeclarantId ?? undefined),
  }
}

describe('a portfolio across 21 February 2027', () => {
  it('asks for buildings once a row from that day on, and not before', async () => {
    const r = registre()
    r.clock.set('2027-02-20T09:00:00Z')
    const avant = await r.personne('TELE_PRO_GESTION')
    const [c] = await coproprietesSuivies(r, avant, 1)
    const lignes = [bonne(r, c?.numero ?? '')]
    const veille = await avant.api.controlerPortefeuille({ body: { nom: 'veille', lignes } })
    expect(veille.comptes).toMatchObject({ PRETE: 1 })
    expect([
      ...(await ouvrir((await avant.api.telechargerModelePortefeuille({})).blob)).keys(),
    ]).toEqual([ANNUELLES, 'Mode d’emploi'])
    // Buildings are not declared one by one yet: they are refused, not lost.
    const tot = await avant.api.controlerPortefeuille({
      body: {
        nom: 'trop tôt',
        lignes: [{ ...bonne(r, c?.numero ?? ''), batiments: [{ nom: 'A' }] }],
      },
    })
    expect((await lignesDe(avant, tot.id))[0]?.erreurs.map((e) => [e.champ, e.code])).toEqual([
      ['batiments', 'PF-BATIMENTS-AVANT'],
    ])

    r.clock.set('2027-02-21T09:00:00Z')
    const apres = await r.personne('TELE_PRO_GESTION', avant.teledeclarantId ?? undefined)
    const jour = await apres.api.controlerPortefeuille({ body: { nom: 'jour', lignes } })
    expect(jour.comptes).toMatchObject({ EN_ERREUR: 1 })
    const [ligne] = await lignesDe(apres, jour.id)
    expect(ligne?.erreurs.map((e) => [e.champ, e.code])).toEqual([['batiments', 'PF-BATIMENTS']])
  })

  it('is filed with the buildings of its second sheet, each bad cell told by its row', async () => {
    const r = registre()
    const { syndic, suivies, comptes } = await enMars(r, 2)
    const modele = await ouvrir((await syndic.api.telechargerModelePortefeuille({})).blob)
    expect([...modele.keys()]).toEqual([ANNUELLES, FEUILLE_BATIMENTS, 'Choix', 'Mode d’emploi'])
    const annuelles = feuille(modele, ANNUELLES)
    const batiments = feuille(modele, FEUILLE_BATIMENTS)
    // The lifts of the whole are those of the buildings from now on.
    expect(annuelles.titres).not.toContain(COLONNES_PORTEFEUILLE.nbAscenseurs.titre)
    remplirComptes(annuelles, comptes)
    for (const ligne of batiments.lignes) decrire(batiments, ligne)
    // What the register counted is listed, under the number of its co-ownership.
    const numero = batiments.titres.indexOf(TITRE_NUMERO)
    const de = (i: number) =>
      batiments.lignes.filter((l) => String(l[numero]).replaceAll('-', '') === suivies[i]?.numero)
    const [premiere = []] = de(1)
    decrire(batiments, premiere, { nbEtages: 'beaucoup', etiquette: 'Étiquette Z' })
    const rang = batiments.lignes.indexOf(premiere) + 2

    const vu = await envoyer(syndic, modele)
    const [bonneLigne, mauvaise] = await lignesDe(syndic, vu.id)
    expect([bonneLigne?.etat, bonneLigne?.erreurs]).toEqual(['PRETE', []])
    expect(vu.comptes).toMatchObject({ PRETE: 1, EN_ERREUR: 1 })
    expect(mauvaise?.erreurs.map((e) => [e.champ, e.code])).toEqual([
      ['batiments.0.nbEtages', 'format'],
      ['batiments.0.etiquette', 'format'],
    ])
    expect(mauvaise?.erreurs[0]?.message).toBe(
      `Feuille « Bâtiments », ligne ${rang} : Saisissez un nombre entier, sans décimale.`,
    )
    await syndic.api.deposerPortefeuille({ params: { id: vu.id }, body: {} })
    await travailler(r)
    const courante = await syndic.api.lireDeclaration({
      params: { a: suivies[0]?.id ?? 0, b: 'COURANTE', flag: 'false' },
    })
    const declares = courante.immatCopropriete.donneesTechniques.batiments ?? []
    expect(declares).toHaveLength(de(0).length)
    expect(declares[0]).toMatchObject({
      cle: 'b1',
      nbEtages: 4,
      etiquette: 'ETIQ_D',
      dateEtiquette: '02/05/2024',
    })

    // The result carries the sheet back: corrected, it is sent again, and nothing is filed twice.
    const resultat = await ouvrir(
      (await syndic.api.telechargerResultatPortefeuille({ params: { id: vu.id } })).blob,
    )
    const rendue = feuille(resultat, FEUILLE_BATIMENTS)
    const fautive = rendue.lignes.find((l) => String(l[2]).includes('format'))
    expect(String(fautive?.[2])).toContain('Étiquette énergétique')
    decrire(rendue, fautive ?? [])
    const encore = await envoyer(syndic, resultat)
    expect(encore.comptes).toMatchObject({ PRETE: 1, DEJA_ENREGISTREE: 1 })
    // The model of the next year holds what was declared.
    const suivant = await ouvrir((await syndic.api.telechargerModelePortefeuille({})).blob)
    const tenue = feuille(suivant, FEUILLE_BATIMENTS)
    expect(tenue.lignes[0]?.[tenue.titres.indexOf(BATIMENT.etiquette.libelle)]).toBe('Étiquette D')
  })

  it('asks whether a building that is no longer described is gone, and refuses one without a row', async () => {
    const r = registre()
    const { syndic, comptes } = await enMars(r, 1)
    const batiments = [
      { nom: 'Bâtiment A', periodeConstruction: 'Non connue', ...DECRIT },
      { nom: 'Bâtiment B', periodeConstruction: 'NON_CONNUE', ...DECRIT },
    ]
    const deposer = async (decrits: typeof batiments) => {
      const vu = await syndic.api.controlerPortefeuille({
        body: { nom: '', lignes: [{ ...comptes, batiments: decrits }] },
      })
      return { vu, ligne: (await lignesDe(syndic, vu.id))[0] }
    }
    const { vu, ligne: premiere } = await deposer(batiments)
    expect(premiere?.erreurs).toEqual([])
    await syndic.api.deposerPortefeuille({
      params: { id: vu.id },
      body: { confirmations: [{ ligne: 1, codes: ['PF-BATIMENT-RETIRE'] }] },
    })
    await travailler(r)
    expect((await lignesDe(syndic, vu.id))[0]?.etat).toBe('DEPOSEE')
    const { ligne } = await deposer(batiments.slice(0, 1))
    expect(ligne?.aConfirmer.map((e) => e.code)).toContain('PF-BATIMENT-RETIRE')
    expect(ligne?.aConfirmer.map((e) => e.message).join()).toContain('Bâtiment B')

    const modele = await ouvrir((await syndic.api.telechargerModelePortefeuille({})).blob)
    const seule = feuille(modele, FEUILLE_BATIMENTS)
    poser(seule, seule.lignes[1] ?? [], TITRE_NUMERO, 'AA9-999-999')
    await expect(envoyer(syndic, modele)).rejects.toMatchObject({
      problem: {
        code: 'classeur-illisible',
        message: expect.stringContaining('Feuille « Bâtiments », ligne 3'),
      },
    })
  })

  it('takes the buildings that the house prepared on screen', async () => {
    const r = registre()
    r.clock.set('2026-11-20T09:00:00Z')
    const avant = await r.personne('TELE_PRO_GESTION')
    const [c] = await coproprietesSuivies(r, avant, 1)
    const prepare = await avant.api.commencerMiseAJour({
      body: { coproprieteId: c?.id ?? 0, type: 'STANDARD', preparer: true },
    })
    const { donneesTechniques } = prepare.immatCopropriete
    await avant.api.enregistrerDeclaration({
      params: { flag: 'false', x: prepare.id ?? 0 },
      body: {
        id: prepare.id,
        version: prepare.version,
        typeImmat: prepare.typeImmat,
        immatCopropriete: {
          donneesTechniques: {
            ...donneesTechniques,
            batiments: (donneesTechniques.batiments ?? []).map((b) => ({ ...b, nom: 'Tour Nord' })),
          },
        },
        confirmations: [],
      },
    })
    r.clock.set('2027-03-10T09:00:00Z')
    const mars = await r.personne('TELE_PRO_GESTION', avant.teledeclarantId ?? undefined)
    const modele = await ouvrir((await mars.api.telechargerModelePortefeuille({})).blob)
    const { titres, lignes } = feuille(modele, FEUILLE_BATIMENTS)
    expect(lignes.map((l) => l[titres.indexOf(BATIMENT.nom.libelle)])).toContain('Tour Nord')
  })
})
