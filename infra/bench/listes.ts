import { randomUUID } from 'node:crypto'
import { VUES_FILE } from '@registre/contract'
import type { Db } from '@registre/db'
import {
  FILTRES_COPROPRIETES,
  FINS_GESTION,
  SITUATIONS_MAJ,
  TAILLES_PAGE,
  TRIS_GESTION,
  TYPES_DEMANDE,
  VUES_GESTION,
} from '@registre/domain'
import { type Personne, oublierGens, ouvrirPersonne } from './charge/gens.ts'
import { appeler } from './http-client.ts'
import { ligne, type LigneBanc, mesurer, resume } from './measure.ts'
import { lancerApi } from './serveurs.ts'

const CALLERS = 32
const MS = 3000
const OUVERTES = 20_000
const MOTS = ['residence', 'rue des', 'AA0', 'durand', 'zzzz introuvable']

type Cas = readonly [nom: string, corps: object]
/** Cases of one list, each with what is the same in all of them. */
const avec = (base: object, cas: readonly Cas[]): Cas[] =>
  cas.map(([nom, corps]) => [nom, { ...base, ...corps }])
interface Liste {
  nom: string
  chemin: string
  cas: readonly Cas[]
}

const page = (taille: number, tri: string) => ({
  paginationOptions: { pageNumber: 1, pageSize: taille, sortField: tri, sortDirection: 'ASC' },
})
const TOUTES = {
  texte: '',
  vue: 'toutes',
  filtre: '',
  statut: '',
  finMandat: '',
  maj: '',
  gestionnaire: null,
  departement: '',
  ...page(25, 'dateFinMandat'),
}
/** A firm's own list: each sort, page size, view, filter and search. */
const PORTEFEUILLE: Liste = {
  nom: 'portefeuille du syndic',
  chemin: '/api/gestion/rechercher',
  cas: avec(TOUTES, [
    ...TRIS_GESTION.map((tri): Cas => [`tri ${tri}`, page(25, tri)]),
    ...TAILLES_PAGE.map((taille): Cas => [`${taille} par page`, page(taille, 'dateFinMandat')]),
    ...VUES_GESTION.slice(1).map((vue): Cas => [`vue ${vue}`, { vue }]),
    ...FILTRES_COPROPRIETES.map((filtre): Cas => [`filtre ${filtre}`, { filtre }]),
    ...FINS_GESTION.map((finMandat): Cas => [`fin de mandat ${finMandat}`, { finMandat }]),
    ...SITUATIONS_MAJ.map((maj): Cas => [`mise à jour ${maj}`, { maj }]),
    ...MOTS.map((texte): Cas => [`recherche « ${texte} »`, { texte }]),
    ['département 75', { departement: '75' }],
  ]),
}
/** The keepers' queue: each view, kind, point and search. */
const FILE: Liste = {
  nom: 'file des teneurs',
  chemin: '/api/teneurs/file',
  cas: avec({ vue: 'A_TRAITER', texte: '', page: 1, taille: 25 }, [
    ...VUES_FILE.map((vue): Cas => [`vue ${vue}`, { vue }]),
    ...TYPES_DEMANDE.map((typeDemande): Cas => [`type ${typeDemande}`, { typeDemande }]),
    ...['FORTS', 'SANS'].map((points): Cas => [`points ${points}`, { points }]),
    ...MOTS.map((texte): Cas => [`recherche « ${texte} »`, { texte }]),
    ['page 20, la dernière', { page: 20 }],
    ['100 par page', { taille: 100 }],
  ]),
}

/** An administrator of a firm of some 150 co-ownerships. Throws when there is none. */
const ouvrirSyndic = async (db: Db): Promise<Personne> => {
  const [firme] = await db.query<{ id: number }>(
    `select teledeclarant_id as id from copropriete where teledeclarant_id is not null and etat = 'IMMATRICULEE_RATTACHEE' group by 1 having count(*) between 5 and 200 order by abs(count(*) - 150), 1 limit 1`,
  )
  if (!firme) throw new Error('Aucun cabinet de taille moyenne : npm run seed:scale d’abord.')
  await db.query(`update teledeclarant set statut = 'ACTIF' where id = $1`, [firme.id])
  return ouvrirPersonne(db, 'TELE_PRO_ADMIN_PRINC', firme.id)
}

/**
 * Open requests spread over the co-ownerships of the register, as a busy season leaves them: of all
 * kinds, one in ten late, one in twelve that waits for its declarant, most without any point.
 */
const remplirFile = async (db: Db, teneurId: number, marque: string): Promise<void> => {
  await db.query(
    `with choisies as (
       select c.id, c.teledeclarant_id, c.nom_normalise, c.numero_immatriculation, c.adresse_principale, row_number() over (order by c.id) as rang
       from copropriete c where c.etat = 'IMMATRICULEE_RATTACHEE' and c.teledeclarant_id is not null and c.id % 23 = 0 limit ${OUVERTES}),
     ouvertes as (
       insert into demande (type, etat, copropriete_id, teledeclarant_id, profil_demandeur, deposee_le, echeance, assignee_a_id, raison_affectation)
       select (array['IMMATRICULATION', 'RATTACHEMENT', 'DISSOLUTION', 'DOUBLON_NOTAIRE'])[1 + rang % 4]::type_demande,
         case when rang % 12 = 0 then 'PRECISIONS' else 'A_VALIDER' end::etat_demande, id, teledeclarant_id, 'TELE_PRO_ADMIN_PRINC',
         now() - make_interval(days => (rang % 40)::int), current_date + 36 - (rang % 40)::int, case when rang % 50 = 0 then $1::int end, $2
       from choisies returning id, copropriete_id)
     insert into demande_examen (demande_id, version, jour, forts, autres, codes, reponse, texte)
     select o.id, 1, current_date, case when o.id % 7 = 0 then 1 else 0 end, o.id % 3, '{}', o.id % 15 = 0,
       concat_ws(' ', ch.nom_normalise, lower(ch.numero_immatriculation), lower(ch.adresse_principale))
     from ouvertes o join choisies ch on ch.id = o.copropriete_id`,
    [teneurId, marque],
  )
  await db.query('analyze demande')
  await db.query('analyze demande_examen')
}

/** A syndic's list, and the keepers' queue with 20,000 open requests: every case of each. */
export const bancListes = async (db: Db, url: string): Promise<LigneBanc[]> => {
  const marque = `banc-${randomUUID()}`
  const syndic = await ouvrirSyndic(db)
  const teneur = await ouvrirPersonne(db, 'TENEUR_ADMIN_PRINC', null)
  await remplirFile(db, teneur.id, marque)
  const api = await lancerApi(url)
  const lignes: LigneBanc[] = []
  const mesurerUn = async (nom: string, appel: () => Promise<unknown>): Promise<void> => {
    const m = await mesurer(appel, { callers: CALLERS, ms: MS })
    lignes.push(ligne(nom, null, 'p99 < 50 ms', resume(m)))
  }
  try {
    for (const [{ nom, chemin, cas }, { cookie }] of [
      [PORTEFEUILLE, syndic],
      [FILE, teneur],
    ] as const)
      for (const [quoi, corps] of cas)
        await mesurerUn(`${nom}, ${quoi}`, () =>
          appeler(`${api.url}${chemin}`, { method: 'POST', body: JSON.stringify(corps), cookie }),
        )
    await mesurerUn('file des teneurs, comptes', () =>
      appeler(`${api.url}/api/teneurs/file/comptes`, { cookie: teneur.cookie }),
    )
    return lignes
  } finally {
    await api.arreter()
    await db.query(`delete from demande where raison_affectation = $1`, [marque])
    await oublierGens(db)
  }
}
