import type { Tx } from '@registre/db'
import { normaliserTexte } from '@registre/domain'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { reconstruireProjections } from '../projections/projeter.ts'
import {
  chercherDansLeLieu,
  chercherParIndex,
  lireDansLOrdre,
  lireParmiPeu,
  trouver,
} from './annuaire.repository.ts'
import type { Page } from './annuaire.sql.ts'
import {
  type Branche,
  choisirChemin,
  type Guide,
  faconsDe,
  guidesDe,
  PEU,
  questionsDe,
  surementPlusDe,
} from './chemin.ts'
import { attendues, ETATS, type Ligne, LIEUX, MORCEAUX } from './chemins-de-test.ts'
import { lireCriteres, type RechercheAnnuaire } from './criteres.ts'
import { sonder } from './mots.repository.ts'

const AUCUN_GUIDE: Guide = { branches: [], nombre: 0, certain: 0 }
/** As if there were so many of them that they are walked. */
const nombreux = (g: Guide): Guide => ({
  ...g,
  branches: g.branches.map((b): Branche => ({ ...b, nombre: b.nombre + PEU + 20_001 })),
})

describe('each path of the directory gives what reading everything gives', () => {
  const registre = useRegistre()
  let lignes: Ligne[] = []

  beforeAll(async () => {
    const { db, personne } = registre()
    const syndic = (await personne('TELE_PRO_ADMIN_PRINC')).teledeclarantId ?? 0
    await db.query(
      `insert into commune (code, nom, nom_normalise, type, chef_lieu, code_departement, code_region)
       values ('37261', 'Tours', 'tours', 'commune-actuelle', null, '37', '24'), ('75056', 'Paris', 'paris', 'commune-actuelle', null, '75', '11')`,
    )
    const texte = fc
      .array(fc.constantFrom(...MORCEAUX), { maxLength: 5 })
      .map((mots) => mots.join(' '))
    const tirage = fc.record({
      nom: texte,
      voie: texte,
      lieu: fc.constantFrom(...LIEUX),
      etat: fc.constantFrom(...ETATS),
    })
    lignes = fc.sample(tirage, { numRuns: 300, seed: 5 }).map(({ nom, voie, lieu, etat }, i) => {
      const [lettre, chiffres] = [i % 3 === 0 ? 'AB' : 'AA', String(i * 37).padStart(7, '0')]
      return {
        id: 0,
        numero: `${lettre}${chiffres}`,
        nom,
        adresse: `${voie} ${lieu[0]} Ville`,
        lieu,
        etat,
      }
    })
    for (const l of lignes) {
      const [row] = await db.query<{ id: number }>(
        `insert into copropriete (numero_immatriculation, etat, auteur_teledeclarant_id, teledeclarant_id, nom, nom_normalise, adresse_principale, code_postal, code_insee, date_immatriculation)
         values ($1, $2, $3, $3, $4, $5, $6, $7, $8, '2020-01-02') returning id`,
        [l.numero, l.etat, syndic, l.nom, normaliserTexte(l.nom), l.adresse, l.lieu[0], l.lieu[1]],
      )
      l.id = row?.id ?? 0
    }
    await reconstruireProjections(db)
  })

  const comparer = async (saisie: Partial<RechercheAnnuaire>, page: Page): Promise<number> => {
    const c = lireCriteres({ ...VIDE, ...saisie })
    const tx: Pick<Tx, 'sql'> = { sql: registre().db.query }
    const { motifs, plages } = questionsDe(c)
    const sondage = await sonder(tx, motifs, plages, PEU + 1)
    const chemin = choisirChemin(c, sondage)
    const toutes = attendues(lignes, c, page)
    const vues = toutes.slice(page.depart, page.depart + page.limite)
    const cas = JSON.stringify([saisie, page])
    if (chemin.genre === 'rien') expect(toutes, cas).toEqual([])
    const guides = guidesDe(c, sondage)
    if (surementPlusDe(c, guides[0] ?? AUCUN_GUIDE, 0))
      expect(toutes.length, cas).toBeGreaterThanOrEqual(guides[0]?.certain ?? 0)
    const jeux = [...guides.map((g) => [g]), ...(guides.length > 1 ? [guides] : [])].filter((jeu) =>
      jeu.every((g) => g.nombre > 0),
    )
    // The rarest words alone where they leave few rows, and each of them where all are common.
    const facons = jeux
      .flatMap((jeu) => [jeu, jeu.map(nombreux)])
      .map((jeu) => faconsDe(jeu, sondage.lignes))
    for (const f of facons) {
      const { rows, total } = await chercherParIndex(tx, c, DEBUT_ANNEE, page, f)
      expect([rows.map((r) => r.copropriete_id), total], cas).toEqual([vues, toutes.length])
    }
    const lieu = await chercherDansLeLieu(tx, c, DEBUT_ANNEE, page)
    expect([lieu.rows.map((r) => r.copropriete_id), lieu.total], cas).toEqual([vues, toutes.length])
    for (const guide of guides)
      for (const g of guide.nombre === 0 ? [] : [guide, nombreux(guide)]) {
        const rows = await lireDansLOrdre(tx, c, DEBUT_ANNEE, page, g)
        expect(
          rows.map((r) => r.copropriete_id),
          cas,
        ).toEqual(vues)
        for (const f of facons)
          expect(
            (await lireDansLOrdre(tx, c, DEBUT_ANNEE, page, g, f)).map((r) => r.copropriete_id),
            cas,
          ).toEqual(vues)
        const ids = await trouver(tx, c, DEBUT_ANNEE, g)
        for (const trouvees of [
          ids,
          ...(await Promise.all(facons.map((f) => trouver(tx, c, DEBUT_ANNEE, g, f)))),
        ])
          expect(
            trouvees.toSorted((a, b) => a - b),
            cas,
          ).toEqual(toutes.toSorted((a, b) => a - b))
        expect(
          (await lireParmiPeu(tx, ids, page)).map((r) => r.copropriete_id),
          cas,
        ).toEqual(vues)
      }
    return toutes.length
  }

  it.each([
    ['a word', ['parc', 'cedre', 'clos', 'xq', 'zzz', 'ille']],
    ['several words', ['parc des', 'clos la rue', 'villa xq 12', 'le le', 'la parc de', 'des la']],
    ['one or two letters', ['a', 'z', 'e', '1', 'cl', 'xq', 'wq']],
    ['begins with', ['$le', '$les p', '$12', '$parc_', '$_a', '$_p', '$__', '$zz', '$le _arc']],
    [
      'an unknown character',
      ['c_dre', 'c_d', 'p_rc', '_arc', 'parc_', 'le_la', 'p_r_', '__', '_', 'a___b', 's_p'],
    ],
    // In each place of a word, over the space between two, several, next to an accent, at the ends,
    // in the first word of an address.
    [
      'unknown characters, each place',
      [
        '_edre',
        'c_dre',
        'ce_re',
        'ced_e',
        'cedr_',
        'Cèdr_',
        'C_èdre',
        'cè_re',
        'parc_des',
        'parcs_la',
        'l_île',
        '_île',
        'îl_',
      ],
    ],
    [
      'several unknown characters',
      [
        'c_d_e',
        '_e_',
        'p_r_s',
        'le_l_s',
        'l__p',
        'parc_le_la',
        '_a_c',
        'a__b_c',
        'c_d_e_l',
        '____',
        'e_p_rc',
        'le p_rc',
        'p_rc _es',
        'd_s_p_rc',
      ],
    ],
    [
      'begins with unknown characters',
      [
        '$_e',
        '$_arc',
        '$__rc',
        '$p_rc',
        '$pa__',
        '$_',
        '$___',
        '$_e_',
        '$_e p',
        '$_e _arc',
        '$le_parc',
        '$_édre',
        '$É_',
        '$_ l',
        '$1_',
        '$_2',
        '$_2 r',
        '$_c_',
        '$_a_l',
      ],
    ],
    ['the beginning of a number', ['AA0', 'AB0', 'AA0_0', 'aa0-000-1', 'AA0-009', 'ZZ9', '$AA0']],
  ])('%s', async (_classe, motifs) => {
    let trouvees = 0
    for (const motif of motifs)
      for (const page of PAGES) {
        trouvees += await comparer({ adresseNonSelectionnee: motif }, page)
        // The other forms follow the same paths: one order is enough.
        if (page !== PAGES[1]) continue
        for (const autres of [
          { nom: motif },
          { voie: motif },
          { nom: motif, voie: 'rue' },
          { nom: motif, commune: '37261', statutRattachement: 'MANDAT_EN_COURS' as const },
        ])
          trouvees += await comparer({ isRechercheAvancee: true, ...autres }, page)
      }
    expect(trouvees).toBeGreaterThan(20)
  })

  it('whatever is typed', { timeout: 60_000 }, async () => {
    const morceau = fc.oneof(
      fc.constantFrom(...MORCEAUX),
      fc.string({ unit: fc.constantFrom(...'aceldrzs1_ '), minLength: 1, maxLength: 4 }),
    )
    const texte = fc
      .tuple(fc.constantFrom('', '', '$'), fc.array(morceau, { minLength: 1, maxLength: 3 }))
      .map(([debut, mots]) => debut + mots.join(' '))
    await fc.assert(
      fc.asyncProperty(
        texte,
        fc.constantFrom(...PAGES),
        fc.constantFrom('', '37'),
        async (saisi, page, numeroDepartement) => {
          if (normaliserTexte(saisi) === '' && !saisi.includes('_')) return
          await comparer({ adresseNonSelectionnee: saisi }, page)
          if (!/^\$?[a-z]{2}\d/.test(saisi.replaceAll(' ', '')))
            await comparer(
              { isRechercheAvancee: true, nom: saisi, voie: 'e', numeroDepartement },
              page,
            )
        },
      ),
      { numRuns: 60 },
    )
  })
})

const DEBUT_ANNEE = '2026-01-01'
const PAGES: readonly Page[] = [
  { limite: 10, depart: 0, descendant: false, tri: 'nom' },
  { limite: 7, depart: 7, descendant: true, tri: 'nom' },
  { limite: 5, depart: 0, descendant: true, tri: 'numero' },
  { limite: 5, depart: 5, descendant: false, tri: 'numero' },
]
const VIDE: RechercheAnnuaire = {
  isRechercheAvancee: false,
  adresseNonStructuree: null,
  adresseNonSelectionnee: '',
  numeroDepartement: '',
  commune: '',
  codePostal: '',
  voie: '',
  lieuDit: '',
  numeroImmatriculation: '',
  nom: '',
  dateDebutMandat: null,
  dateFinMandat: null,
  majAnnuelle: '',
  majExerciceNonApprouve: '',
  statutCopropriete: '',
  statutRattachement: '',
  paginationOptions: { pageNumber: 1, pageSize: 10, sortField: 'nom', sortDirection: 'ASC' },
}
