import type { EtatDemande, TypeDemande } from '@registre/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { insererEtablissement } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'
import { critereTexte } from '../coproprietes/recherche.criteres.ts'
import {
  COMPTE_MAX,
  compterDemandes,
  type CriteresDemande,
  lireDemandes,
} from './recherche.repository.ts'

const ETATS: readonly EtatDemande[] = [
  'A_VALIDER',
  'EN_COURS',
  'PRECISIONS',
  'VALIDEE',
  'REFUSEE',
  'ANNULEE',
]
const TYPES: readonly TypeDemande[] = [
  'IMMATRICULATION',
  'RATTACHEMENT',
  'DISSOLUTION',
  'DOUBLON_NOTAIRE',
]
const PROFILS = ['TELE_PRO_GESTION', 'NOTAIRE_ADMIN', 'TELE_NONPRO_GESTION']
const NOMBRE = 60
const PAR_PAGE = 13

interface Ligne {
  id: number
  etat: EtatDemande
  type: TypeDemande
  profil_demandeur: string
  jour: string
  echeance: string
  nom_normalise: string
  demandeur: string
  masquee: boolean
}

describe('searches of the queue', { timeout: 60_000 }, () => {
  const registre = useRegistre()
  let lignes: Ligne[] = []

  beforeAll(async () => {
    const { db } = registre()
    const maisons = [
      await insererEtablissement(db, 'TELE_PRO_ADMIN_PRINC'),
      await insererEtablissement(db, 'NOTAIRE_ADMIN'),
      await insererEtablissement(db, 'TELE_NONPRO_ADMIN_PRINC'),
    ]
    for (let n = 0; n < NOMBRE; n += 1) {
      const maison = maisons[n % 3]
      const [c] = await db.query<{ id: number }>(
        `insert into copropriete (etat, auteur_teledeclarant_id, nom, nom_normalise) values ($1::etat_copropriete, $2, $3, $3) returning id`,
        [
          n % 10 === 0 ? 'SUPPRIMEE' : 'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
          maison,
          `${['parc', 'clos', 'villa'][n % 3]} ${n % 7}`,
        ],
      )
      await db.query(
        `insert into demande (type, etat, copropriete_id, teledeclarant_id, profil_demandeur, deposee_le, echeance)
         values ($1::type_demande, $2::etat_demande, $3, $4, $5, ('2026-09-01'::date + $6::int)::timestamptz, '2026-10-01'::date + $7::int)`,
        [TYPES[n % 4], ETATS[n % 6], c?.id, maison, PROFILS[n % 3], n % 11, n % 5],
      )
    }
    lignes = await db.query<Ligne>(
      `select d.id, d.etat, d.type, d.profil_demandeur, d.deposee_le::date as jour, d.echeance, c.nom_normalise, t.raison_sociale as demandeur, c.etat = 'SUPPRIMEE' as masquee
       from demande d join copropriete c on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id`,
    )
  })

  const RIEN: CriteresDemande = {
    demandeId: null,
    etats: ETATS,
    type: null,
    profil: '',
    dateDu: null,
    dateAu: null,
    horsDelaiLe: null,
    assigneeA: null,
    texte: null,
  }
  const ouverte = (l: Ligne): boolean => ['A_VALIDER', 'EN_COURS', 'PRECISIONS'].includes(l.etat)
  const attendues = (c: CriteresDemande, texte: string): Ligne[] =>
    lignes.filter(
      (l) =>
        c.etats.includes(l.etat) &&
        !(l.masquee && ouverte(l)) &&
        (!c.type || l.type === c.type) &&
        (!c.profil || l.profil_demandeur === c.profil) &&
        (!c.dateDu || l.jour >= c.dateDu) &&
        (!c.dateAu || l.jour <= c.dateAu) &&
        (!c.horsDelaiLe ||
          (['A_VALIDER', 'EN_COURS'].includes(l.etat) && l.echeance < c.horsDelaiLe)) &&
        l.nom_normalise.includes(texte),
    )

  const CLES: Readonly<Record<string, (l: Ligne) => string | number>> = {
    profilDemandeur: (l) => l.profil_demandeur,
    deposeeLe: (l) => l.jour,
    echeance: (l) => l.echeance,
    type: (l) => TYPES.indexOf(l.type),
    nomCopropriete: (l) => l.nom_normalise,
    demandeur: (l) => l.demandeur,
    etat: (l) => ETATS.indexOf(l.etat),
  }

  it('gives each request once, in each order, few or many', async () => {
    const sql = registre().db.query
    const criteres: [CriteresDemande, string][] = [
      [RIEN, ''],
      ...ETATS.map((etat): [CriteresDemande, string] => [{ ...RIEN, etats: [etat] }, '']),
      [{ ...RIEN, etats: ['A_VALIDER', 'EN_COURS', 'PRECISIONS'] }, ''],
      [{ ...RIEN, type: 'RATTACHEMENT' }, ''],
      [{ ...RIEN, profil: 'NOTAIRE_ADMIN', etats: ['EN_COURS'] }, ''],
      [{ ...RIEN, dateDu: '2026-09-03', dateAu: '2026-09-05' }, ''],
      [{ ...RIEN, horsDelaiLe: '2026-10-03' }, ''],
      [{ ...RIEN, texte: critereTexte('parc'), etats: ['VALIDEE', 'REFUSEE'] }, 'parc'],
    ]
    const fautes: string[] = []
    for (const [c, texte] of criteres) {
      const voulues = attendues(c, texte)
      const parId = new Map(voulues.map((l) => [l.id, l]))
      const compte = await compterDemandes({ sql }, c)
      if (compte !== voulues.length || compte === 0)
        fautes.push(`${JSON.stringify(c)}: ${compte} counted for ${voulues.length}`)
      for (const [tri, cle] of Object.entries(CLES))
        for (const descendant of [false, true])
          for (const total of [compte, COMPTE_MAX + 1]) {
            const ids: number[] = []
            for (let encore = true; encore;) {
              const lues = await lireDemandes({ sql }, c, total, {
                tri,
                descendant,
                limite: PAR_PAGE,
                depart: ids.length,
              })
              ids.push(...lues.map((l) => l.id))
              encore = lues.length === PAR_PAGE && ids.length <= NOMBRE
            }
            const ou = `${JSON.stringify(c)} ${tri} ${descendant ? 'down' : 'up'} ${total}`
            if (
              ids.length !== voulues.length ||
              new Set(ids).size !== ids.length ||
              ids.some((id) => !parId.has(id))
            )
              fautes.push(`${ou}: ${ids.length} rows for ${voulues.length}`)
            const cles = ids.flatMap((id) => parId.get(id) ?? []).map(cle)
            const triees = cles.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
            if (JSON.stringify(cles) !== JSON.stringify(descendant ? triees.toReversed() : triees))
              fautes.push(`${ou}: not in order`)
          }
    }
    expect(fautes).toEqual([])
  })
})
