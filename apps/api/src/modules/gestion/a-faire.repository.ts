import { compose, type Db, type RowOf } from '@registre/db'
import { PREVENIR_FIN_JOURS } from '@registre/domain'
import {
  A_FAIRE,
  DOIT,
  DUES,
  EN_RETARD,
  MODELE,
  obligationsDe,
} from '../coproprietes/obligations.sql.ts'
import { NOM_DECLARANT, RETIREES } from '../dossiers/copropriete.sql.ts'
import {
  FIN_DANS,
  LIMITE_MAJ,
  LISTEES,
  MAJ_A_FAIRE,
  MAJ_EN_RETARD,
  MANDAT_EXPIRE,
  NON_LOCALISEE,
} from '../coproprietes/situation.sql.ts'
import { rattachees } from '../dossiers/regard.sql.ts'
import { pourMoi, SUIVIES } from './gestion.sql.ts'
import { DEMANDES_OUVERTES, DEMANDES_CHEZ_UN_TENEUR } from '../dossiers/demande.sql.ts'

const POUR_MOI = pourMoi('$3')

/** One kind of obligation: how many wait for the person, the first day, one of them, how many for colleagues. */
const genre = <N extends string, C extends string, J extends string, R extends string>(
  nature: N,
  condition: C,
  jour: J,
  enRetard: R,
) =>
  `select '${nature}' as nature, count(*) filter (where ${POUR_MOI})::int as nombre, count(*) filter (where not ${POUR_MOI})::int as des_autres,
    count(*) filter (where ${POUR_MOI} and ${enRetard})::int as en_retard, min(${jour}) filter (where ${POUR_MOI}) as jour, min(c.id) filter (where ${POUR_MOI}) as copropriete_id
   from ${SUIVIES} where ${LISTEES} and ${condition}` as const

const OBLIGATIONS = `${genre('mandats-expires', MANDAT_EXPIRE, 'c.date_fin_mandat', 'false')}
  union all ${genre('mandats-a-renouveler', FIN_DANS(PREVENIR_FIN_JOURS), 'c.date_fin_mandat', 'false')}
  union all ${genre('mises-a-jour', MAJ_A_FAIRE, LIMITE_MAJ, MAJ_EN_RETARD)}
  union all ${genre('localiser', NON_LOCALISEE, 'null::date', 'false')}` as const

/** What co-ownerships wait for, by kind: the lists of the screen count the same. */
export const compterObligations = (
  db: Db,
  tenant: number,
  jour: string,
  utilisateurId: number,
): Promise<RowOf<typeof OBLIGATIONS>[]> =>
  db.read(OBLIGATIONS, [tenant, jour, utilisateurId], { name: 'a-faire-obligations' })

const declarees = <D extends string, A extends string, R extends string>(
  dues: D,
  aFaire: A,
  enRetard: R,
) =>
  `select o.code as nature, count(*) filter (where ${POUR_MOI})::int as nombre, count(*) filter (where not ${POUR_MOI})::int as des_autres,
    count(*) filter (where ${POUR_MOI} and ${enRetard})::int as en_retard, min(o.jour) filter (where ${POUR_MOI}) as jour, min(c.id) filter (where ${POUR_MOI}) as copropriete_id
   from ${SUIVIES} ${obligationsDe(dues)} where ${LISTEES} and ${DOIT} and o.code <> 'mise-a-jour-annuelle' and ${aFaire} group by o.code` as const
const DECLAREES = compose(
  declarees(MODELE, '$2::date is not null', 'true'),
  declarees(DUES, A_FAIRE, EN_RETARD),
)

/** What their declarations say that they owe, by kind, in the same terms. */
export const compterDeclarees = (db: Db, tenant: number, jour: string, utilisateurId: number) =>
  db.read(DECLAREES, [tenant, jour, utilisateurId], { name: 'a-faire-declarees' })

const QUI =
  `c.id as copropriete_id, c.nom, c.adresse_principale as adresse, coalesce(c.numero_immatriculation, '') as numero, ${pourMoi('$2')} as pour_moi` as const

const REPONSES =
  `select 'contester' as nature, d.id, ${QUI}, ${NOM_DECLARANT('t')} as de, null::timestamptz as suspendue_le, d.echeance as jour, d.election_le, d.reponse_avant, null::int as mandat_id, null::int as declaration_id
   from demande d join ${SUIVIES} on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id
   where d.type = 'RATTACHEMENT' and d.etat in ${DEMANDES_OUVERTES} and d.teledeclarant_id <> $1 and d.contestee_le is null and d.accordee_le is null
     and c.id in ${rattachees('$1')}
  union all
  select 'preciser', d.id, ${QUI}, '', d.suspendue_le, null, null, null, d.mandat_id, d.declaration_id
   from demande d join ${SUIVIES} on c.id = d.copropriete_id
   where d.teledeclarant_id = $1 and d.etat = 'PRECISIONS' and c.etat not in ${RETIREES}
  union all
  select 'predecesseur', p.id, ${QUI}, ${NOM_DECLARANT('t')}, null, null, null, null, null, p.id
   from declaration p join ${SUIVIES} on c.id = p.copropriete_id join teledeclarant t on t.id = p.auteur_teledeclarant_id
   where c.teledeclarant_id = $1 and c.etat = 'IMMATRICULEE_RATTACHEE' and p.etat = 'A_VALIDER' and p.base_id is not null and p.type_maj is not null and p.auteur_teledeclarant_id <> $1
  union all
  select 'succession', s.id, ${QUI}, ${NOM_DECLARANT('t')}, null, s.date_prise_fonction, null, null, null, null
   from successeur s join ${SUIVIES} on c.id = s.copropriete_id join teledeclarant t on t.id = s.declarant_id
   where s.successeur_id = $1 and s.etat = 'DECLARE' and c.numero_immatriculation is not null
     and not exists (select 1 from demande d where d.copropriete_id = c.id and d.teledeclarant_id = $1 and d.etat in ${DEMANDES_OUVERTES})
   order by jour nulls last, id` as const
export type ReponseRow = RowOf<typeof REPONSES>

/** What somebody else waits for, one by one. */
export const listerReponses = (
  db: Db,
  tenant: number,
  utilisateurId: number,
): Promise<ReponseRow[]> => db.read(REPONSES, [tenant, utilisateurId])

/** How some co-ownerships are called. */
export const nommer = (db: Db, ids: readonly number[]) =>
  db.read(
    `select id as copropriete_id, nom, adresse_principale as adresse, coalesce(numero_immatriculation, '') as numero from copropriete where id = any($1::int[])`,
    [ids],
  )

/** The requests of an establishment that wait for a keeper, and the first due day. */
export const compterChezLesTeneurs = async (db: Db, tenant: number) =>
  (
    await db.read(
      `select count(*)::int as nombre, min(d.echeance) as jour from demande d join copropriete c on c.id = d.copropriete_id
       where d.teledeclarant_id = $1 and d.etat in ${DEMANDES_CHEZ_UN_TENEUR} and c.etat not in ${RETIREES}`,
      [tenant],
    )
  )[0]
