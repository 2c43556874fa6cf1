import { type Acteur, AUTORITES, ETATS_COPROPRIETE, machineCopropriete } from '@registre/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { useRegistre } from '../../../tests/support/register.ts'
import { type Ligne, semer } from './recherche-de-test.ts'
import { critereTexte, FILTRES_ECRAN } from './recherche.criteres.ts'
import {
  type Compte,
  COMPTE_MAX,
  compterCoproprietes,
  lireCoproprietes,
  TRIS,
} from './recherche.repository.ts'
import type { Criteres } from './recherche.sql.ts'

const TENEUR: Acteur = {
  utilisateurId: 1,
  teledeclarantId: null,
  profil: 'TENEUR_ADMIN_PRINC',
  autorites: AUTORITES,
  enAttenteActivation: false,
  emprunte: false,
}
const PAR_PAGE = 23

describe('keepers’ searches of co-ownerships', { timeout: 60_000 }, () => {
  const registre = useRegistre()
  let lignes: Ligne[] = []

  beforeAll(async () => {
    lignes = await semer(registre().db)
  })

  const criteres = (plus: Partial<Criteres> = {}): Criteres => ({
    texte: null,
    etats: null,
    filtre: FILTRES_ECRAN[''],
    dateDebutMandat: null,
    dateFinMandat: null,
    debutAnnee: '2026-01-01',
    numeroOuvert: false,
    ...plus,
  })

  const TEXTES: Readonly<Record<string, RegExp>> = {
    parc: /parc/,
    zz: /zz/,
    z: /z/,
    $le: /^le/,
    _arc: /.arc/,
    'residence des': /residence des/,
  }
  /** The same, said plainly. */
  const attendus = (c: Criteres, texte: string): Ligne[] =>
    lignes.filter(
      (l) =>
        l.etat !== 'BROUILLON' &&
        (c.etats ? c.etats.includes(l.etat) : l.etat !== 'SUPPRIMEE') &&
        (c.filtre.etats?.includes(l.etat) ?? true) &&
        (!c.filtre.nonGeolocalisees || !l.geolocalisee) &&
        (!c.filtre.sansMandatAVenir || l.etat !== 'FUTUR') &&
        (!c.dateDebutMandat || (l.debut !== null && l.debut >= c.dateDebutMandat)) &&
        (!c.dateFinMandat || (l.fin !== null && l.fin <= c.dateFinMandat)) &&
        (texte === '' || TEXTES[texte]?.test(l.nom_normalise) === true),
    )

  const rang = (l: Ligne, tri: string): string | number => {
    const valeur = l[(TRIS[tri] ?? 'nom_normalise').split(' ')[0] as keyof Ligne]
    // An index has them last going up, first going down.
    if (valeur === null)
      return typeof l.nb_batiments === 'number' && tri === 'nombreLots'
        ? Number.MAX_SAFE_INTEGER
        : '~'
    return tri.startsWith('statut')
      ? ETATS_COPROPRIETE.indexOf(l.etat)
      : (valeur as string | number)
  }

  /** Every page of a search: as few, or as if they were many. */
  const toutesLesPages = async (
    c: Criteres,
    tri: string,
    descendant: boolean,
    compte: Compte,
  ): Promise<number[]> => {
    const ids: number[] = []
    for (let encore = true; encore;) {
      const page = { tri, descendant, limite: PAR_PAGE, depart: ids.length }
      const lues = await lireCoproprietes({ sql: registre().db.query }, TENEUR, c, compte, page)
      ids.push(...lues.map((l) => l.id))
      encore = lues.length === PAR_PAGE && ids.length <= lignes.length
    }
    return ids
  }

  const comparer = async (
    c: Criteres,
    texte = '',
    tris: readonly string[] = ['nom'],
  ): Promise<string[]> => {
    const voulus = attendus(c, texte)
    const parId = new Map(voulus.map((l) => [l.id, l]))
    const fautes: string[] = []
    const compte = await compterCoproprietes({ sql: registre().db.query }, TENEUR, c)
    if (compte.total !== voulus.length) fautes.push(`${compte.total} counted for ${voulus.length}`)
    for (const tri of tris)
      for (const descendant of [false, true])
        // As few, as many, and as many by another criterion than the state.
        for (const lu of [
          compte,
          { ...compte, total: COMPTE_MAX + 1 },
          { rares: null, total: compte.total },
          { rares: null, total: COMPTE_MAX + 1 },
        ]) {
          const ids = await toutesLesPages(c, tri, descendant, lu)
          const ou = `${tri} ${descendant ? 'down' : 'up'}, ${lu.total > COMPTE_MAX ? 'many' : 'few'}${lu.rares ? ' by state' : ''}`
          if (
            ids.length !== voulus.length ||
            new Set(ids).size !== ids.length ||
            ids.some((id) => !parId.has(id))
          )
            fautes.push(`${ou}: ${ids.length} rows for ${voulus.length}`)
          const cles = ids
            .flatMap((id) => parId.get(id) ?? [])
            .filter((l) => tri !== 'nom' || l.nom_normalise !== '')
            .map((l) => rang(l, tri))
          const tries = cles.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
          if (JSON.stringify(cles) !== JSON.stringify(descendant ? tries.toReversed() : tries))
            fautes.push(`${ou}: not in order`)
        }
    return fautes
  }

  it('finds each state, and each order, as a plain reading does', async () => {
    const tris = Object.keys(TRIS)
    const fautes = [...(await comparer(criteres(), '', tris))]
    for (const etat of ETATS_COPROPRIETE)
      fautes.push(
        ...(
          await comparer(criteres({ etats: [etat] }), '', [
            'nom',
            'dateFinMandat',
            'statutCopropriete',
          ])
        ).map((f) => `${etat}: ${f}`),
      )
    for (const etats of [
      ['DISSOUTE', 'SUPPRIMEE'],
      ['FUTUR', 'IMMATRICULEE_RATTACHEE'],
      ['BROUILLON', 'FUTUR'],
      ETATS_COPROPRIETE,
    ] as const)
      fautes.push(
        ...(
          await comparer(criteres({ etats }), '', [
            'adressePrincipale',
            'dateFinMandat',
            'majAnnuelle',
            'statutRattachement',
          ])
        ).map((f) => `${etats.join(', ')}: ${f}`),
      )
    expect(fautes).toEqual([])
  })

  it('finds each filter, with and without a state', async () => {
    const fautes: string[] = []
    for (const [filtre, criteresDuFiltre] of Object.entries(FILTRES_ECRAN))
      for (const etats of [
        null,
        ['FUTUR', 'IMMATRICULEE_A_RATTACHER'],
        ['IMMATRICULEE_RATTACHEE', 'SUPPRIMEE'],
      ] as const)
        fautes.push(
          ...(await comparer(criteres({ filtre: criteresDuFiltre, etats }))).map(
            (f) => `${filtre} ${etats?.join(', ') ?? ''}: ${f}`,
          ),
        )
    expect(fautes).toEqual([])
  })

  it('finds days of mandates and texts, with and without a state', async () => {
    const fautes: string[] = []
    for (const [dateDebutMandat, dateFinMandat] of [
      [null, '2026-04-01'],
      ['2027-01-01', null],
      ['2026-01-01', '2027-01-31'],
      ['2030-01-01', null],
      [null, '2040-01-01'],
    ] as const)
      for (const etats of [
        null,
        ['FUTUR'],
        ['DISSOUTE'],
        ['IMMATRICULEE_RATTACHEMENT_EXPIRE'],
      ] as const)
        fautes.push(
          ...(
            await comparer(criteres({ dateDebutMandat, dateFinMandat, etats }), '', [
              'nom',
              'dateFinMandat',
            ])
          ).map((f) => `${dateDebutMandat} ${dateFinMandat} ${etats?.join() ?? ''}: ${f}`),
        )
    for (const texte of Object.keys(TEXTES))
      for (const etats of [null, ['SUPPRIMEE'], ['IMMATRICULEE_RATTACHEE']] as const)
        fautes.push(
          ...(
            await comparer(criteres({ texte: critereTexte(texte), etats }), texte, [
              'nom',
              'nombreLots',
            ])
          ).map((f) => `${texte} ${etats?.join() ?? ''}: ${f}`),
        )
    expect(fautes).toEqual([])
  })

  it('figures anywhere in a number find it', async () => {
    const numero = lignes.find((l) => l.numero_immatriculation)?.numero_immatriculation ?? ''
    const texte = critereTexte(numero.slice(3, 8))
    const trouves = await lireCoproprietes(
      { sql: registre().db.query },
      TENEUR,
      criteres({ texte }),
      { total: 1, rares: null },
      {
        tri: 'nom',
        descendant: false,
        limite: 100,
        depart: 0,
      },
    )
    expect(trouves.map((l) => l.numero_immatriculation)).toContain(numero)
    expect(trouves.every((l) => l.numero_immatriculation?.includes(numero.slice(3, 8)))).toBe(true)
  })

  it('the table of rare states follows the register in each transaction, whoever writes it', async () => {
    const { db } = registre()
    const ecart = `(select etat, id from copropriete where etat not in ('BROUILLON', 'IMMATRICULEE_RATTACHEE', 'IMMATRICULEE_RATTACHEMENT_EXPIRE') except table copropriete_etat_rare)
      union all (table copropriete_etat_rare except select etat, id from copropriete)`
    expect(await db.query(ecart)).toEqual([])
    const numerotee = lignes.find((l) => l.etat === 'IMMATRICULEE_RATTACHEE')
    const passages = machineCopropriete.transitions.flatMap(({ from, to }) =>
      (from ?? []).map((de) => [de, ETATS_COPROPRIETE.find((etat) => etat === to) ?? de] as const),
    )
    expect(passages.length).toBeGreaterThan(50)
    await expect(
      db.transaction(async (tx) => {
        for (const [de, vers] of passages) {
          await tx.sql(`update copropriete set etat = $2::etat_copropriete where id = $1`, [
            numerotee?.id,
            de,
          ])
          await tx.sql(
            `update copropriete set etat = $2::etat_copropriete, nb_lots = nb_lots where id = $1`,
            [numerotee?.id, vers],
          )
          expect(await tx.sql(ecart)).toEqual([])
        }
        await tx.sql(
          `insert into copropriete (etat, auteur_teledeclarant_id) select 'SUPPRIMEE', auteur_teledeclarant_id from copropriete limit 3`,
        )
        expect(await tx.sql(ecart)).toEqual([])
        await tx.sql(
          `delete from copropriete where id in (select id from copropriete where etat = 'SUPPRIMEE' order by id desc limit 2)`,
        )
        expect(await tx.sql(ecart)).toEqual([])
        throw new Error('given up')
      }),
    ).rejects.toThrow('given up')
    expect(await db.query(ecart)).toEqual([])
  })
})
