import type { Tx } from '@registre/db'
import { normaliserTexte } from '@registre/domain'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { reconstruireProjections } from '../projections/projeter.ts'
import { chercherDansLeLieu, lireDansLOrdre, lireParIndex } from './annuaire.repository.ts'
import type { Page } from './annuaire.sql.ts'
import { lireCriteres, type RechercheAnnuaire } from './criteres.ts'
import { estimer, lireGroupes } from './groupes.repository.ts'
import { attendues, ETATS, type Ligne, LIEUX, LOTS, MORCEAUX } from './lectures-de-test.ts'

const JOUR = '2026-11-23'

describe('each reading of the directory gives what reading everything gives', () => {
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
      lots: fc.constantFrom(...LOTS),
    })
    lignes = fc
      .sample(tirage, { numRuns: 300, seed: 5 })
      .map(({ nom, voie, lieu, etat, lots }, i) => {
        const [lettre, chiffres] = [i % 3 === 0 ? 'AB' : 'AA', String(i * 37).padStart(7, '0')]
        return {
          id: 0,
          numero: `${lettre}${chiffres}`,
          nom,
          adresse: `${voie} ${lieu[0]} Ville`,
          lieu,
          etat,
          lots,
        }
      })
    for (const l of lignes) {
      const [row] = await db.query<{ id: number }>(
        `insert into copropriete (numero_immatriculation, etat, auteur_teledeclarant_id, teledeclarant_id, nom, nom_normalise, adresse_principale, code_postal, code_insee, nb_lots, date_immatriculation)
         values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, '2020-01-02') returning id`,
        [
          l.numero,
          l.etat,
          syndic,
          l.nom,
          normaliserTexte(l.nom),
          l.adresse,
          l.lieu[0],
          l.lieu[1],
          l.lots,
        ],
      )
      l.id = row?.id ?? 0
    }
    await reconstruireProjections(db)
  })

  const comparer = async (saisie: Partial<RechercheAnnuaire>, page: Page): Promise<number> => {
    const c = lireCriteres({ ...VIDE, ...saisie })
    const tx: Pick<Tx, 'sql'> = { sql: registre().db.query }
    const v = await lireGroupes(tx, c)
    const toutes = attendues(lignes, c, page)
    const vues = toutes.slice(page.depart, page.depart + page.limite)
    const cas = JSON.stringify([saisie, page])
    if (estimer(c, v) === 0) {
      expect(toutes, cas).toEqual([])
      return 0
    }
    // Names that hold a word are followed when few addresses hold it: as if none did, and all.
    const [entiere, bornee, lieu, ...pages] = await Promise.all([
      lireParIndex(tx, c, v, DEBUT_ANNEE, page, null),
      lireParIndex(tx, c, v, DEBUT_ANNEE, page, lignes.length),
      chercherDansLeLieu(tx, c, DEBUT_ANNEE, page),
      ...[0, Infinity].map((peu) => lireDansLOrdre(tx, c, v, DEBUT_ANNEE, page, peu)),
    ])
    for (const { rows, total } of [entiere, bornee, lieu])
      expect([rows.map((r) => r.copropriete_id), total], cas).toEqual([vues, toutes.length])
    for (const rows of pages)
      expect(
        rows.map((r) => r.copropriete_id),
        cas,
      ).toEqual(vues)
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
        // The other forms are read the same way: one order is enough.
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

  it('whatever is typed', async () => {
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
  { limite: 10, depart: 0, descendant: false, tri: 'nom', jour: JOUR },
  { limite: 7, depart: 7, descendant: true, tri: 'nom', jour: JOUR },
  { limite: 5, depart: 0, descendant: true, tri: 'numero', jour: JOUR },
  { limite: 5, depart: 5, descendant: false, tri: 'numero', jour: JOUR },
  { limite: 5, depart: 5, descendant: true, tri: 'commune', jour: JOUR },
  { limite: 9, depart: 0, descendant: false, tri: 'nombreLots', jour: JOUR },
  { limite: 9, depart: 9, descendant: true, tri: 'nombreLots', jour: JOUR },
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
