import type { Db, RowOf } from '@registre/db'
import type { EtatCopropriete } from '@registre/domain'
import { ETATS_COPROPRIETE } from '@registre/domain'
import { NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'
import { MANDATS_OCCUPANTS } from '../dossiers/mandat.sql.ts'

/**
 * Every period in which a declaration was the current one, latest first; the declaration is there
 * or in the history.
 */
const PASSEES =
  `select x.id, x.etat, x.type_declaration, x.type_maj, x.contenu, x.jeu, x.jeu_debiteurs, x.confirmations, ${NOM_DECLARANT('t')} as auteur, x.auteur_teledeclarant_id,
    coalesce(trim(u.prenom || ' ' || u.nom), '') as auteur_utilisateur, p.du, p.au
  from declaration_periode p
  join (select id, etat, type_declaration, type_maj, contenu, jeu, jeu_debiteurs, confirmations, auteur_teledeclarant_id, auteur_utilisateur_id from declaration where copropriete_id = $1
    union all select id, null, type_declaration, type_maj, contenu, jeu, jeu_debiteurs, confirmations, auteur_teledeclarant_id, auteur_utilisateur_id
      from declaration_historique where copropriete_id = $1) x on x.id = p.declaration_id
  join teledeclarant t on t.id = x.auteur_teledeclarant_id left join utilisateur u on u.id = x.auteur_utilisateur_id
  where p.copropriete_id = $1` as const

const LIRE_DECLARATIONS_PASSEES = `${PASSEES} order by p.du desc, p.id desc limit 200` as const
export type DeclarationPasseeRow = RowOf<typeof LIRE_DECLARATIONS_PASSEES>

export const lireDeclarationsPassees = (
  db: Db,
  coproprieteId: number,
): Promise<DeclarationPasseeRow[]> =>
  db.query(LIRE_DECLARATIONS_PASSEES, [coproprieteId], {
    name: 'declarations-passees',
  })

/** One of them, in its latest period. */
export const trouverDeclarationPassee = async (
  db: Db,
  coproprieteId: number,
  id: number,
): Promise<DeclarationPasseeRow | null> =>
  (
    await db.query(`${PASSEES} and p.declaration_id = $2 order by p.du desc limit 1`, [
      coproprieteId,
      id,
    ])
  )[0] ?? null

/** End of a day in Paris, as SQL on a day parameter. */
const FIN_DU_JOUR = <J extends string>(jour: J) =>
  `((${jour}::date + 1)::timestamp at time zone 'Europe/Paris')` as const

/** The declaration that was the current one at the end of a day (ISO), null when there was none. */
export const declarationALaDate = async (
  db: Db,
  coproprieteId: number,
  jour: string,
): Promise<DeclarationPasseeRow | null> =>
  (
    await db.query(
      `${PASSEES} and p.du < ${FIN_DU_JOUR('$2')} and (p.au is null or p.au >= ${FIN_DU_JOUR('$2')}) order by p.du desc limit 1`,
      [coproprieteId, jour],
    )
  )[0] ?? null

/**
 * The state of the co-ownership at the end of a day, as the journal tells it; null before its first
 * row.
 */
export const etatALaDate = async (
  db: Db,
  coproprieteId: number,
  jour: string,
): Promise<EtatCopropriete | null> =>
  (
    await db.query(
      `select vers::etat_copropriete as etat from journal where copropriete_id = $1 and instant < ${FIN_DU_JOUR('$2')} and vers = any($3) and mandat_id is null
       order by instant desc, id desc limit 1`,
      [coproprieteId, jour, ETATS_COPROPRIETE],
    )
  )[0]?.etat ?? null

const MANDAT_A_LA_DATE =
  `select ${NOM_DECLARANT('t')} as teledeclarant, m.date_debut, m.date_fin from mandat m join teledeclarant t on t.id = m.teledeclarant_id
       where m.copropriete_id = $1 and m.etat in ${MANDATS_OCCUPANTS} and $2::date between m.date_debut and m.date_fin
       order by m.date_debut desc limit 1` as const
export type MandatDateRow = RowOf<typeof MANDAT_A_LA_DATE>

/** The mandate that covered a day, null when there was none. */
export const mandatALaDate = async (
  db: Db,
  coproprieteId: number,
  jour: string,
): Promise<MandatDateRow | null> =>
  (await db.query(MANDAT_A_LA_DATE, [coproprieteId, jour]))[0] ?? null
