import type { Db, Tx } from '@registre/db'
import { NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'
import { INSTANT_MACHINE } from '../../platform/clock.sql.ts'

/**
 * A declaration in force, frozen or past, with its co-ownership; undefined for a draft or a deleted
 * one.
 */
export const lireDeclarationSignalee = async (db: Pick<Db, 'query'>, id: number) =>
  (
    await db.query(
      `select d.copropriete_id, c.nom, c.numero_immatriculation as numero from declaration d join copropriete c on c.id = d.copropriete_id
       where d.id = $1 and d.etat in ('COURANTE', 'IMMATRICULATION', 'AVANT_DECLARATION_ANNUELLE')`,
      [id],
    )
  )[0]

export const nomEtablissement = async (db: Pick<Db, 'query'>, id: number): Promise<string> =>
  (
    await db.query(`select ${NOM_DECLARANT('t')} as nom from teledeclarant t where t.id = $1`, [id])
  )[0]?.nom ?? ''

/**
 * True when this person has just reported the same thing: a second press of the button, or a second
 * tab.
 */
export const memeSignalement = async (
  tx: Pick<Tx, 'sql'>,
  s: { declarationId: number; utilisateurId: number; erreur: string },
): Promise<boolean> =>
  (
    await tx.sql(
      `select 1 from journal where declaration_id = $1 and type = 'declarer-erreur' and acteur_id = $2 and motif = $3 and instant > ${INSTANT_MACHINE} - interval '24 hours'
         and copropriete_id = (select copropriete_id from declaration where id = $1)`,
      [s.declarationId, s.utilisateurId, s.erreur],
    )
  ).length > 0
