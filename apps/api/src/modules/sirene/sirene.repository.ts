import type { Db, RowOf } from '@registre/db'

type Reader = Pick<Db, 'query'>

const SELECT = `select id, type, statut, siret, raison_sociale, code_postal, commune from teledeclarant where statut <> 'SUPPRIME' and`
const PAR_EMAIL =
  `${SELECT} lower(rep_email) = lower($1) and type in ('PRO', 'NON_PRO', 'AUTRE') order by id limit 1` as const
export type EtablissementConnuRow = RowOf<typeof PAR_EMAIL>

/** The living declarant of a SIRET. */
export const etablissementParSiret = async (
  db: Reader,
  siret: string,
): Promise<EtablissementConnuRow | undefined> =>
  (
    await db.query(`${SELECT} siret = $1`, [siret], {
      name: 'etablissement-siret',
    })
  )[0]

/**
 * The living declarant whose legal representative has this address; the oldest when several have
 * it.
 */
export const etablissementParEmail = async (
  db: Reader,
  email: string,
): Promise<EtablissementConnuRow | undefined> => (await db.query(PAR_EMAIL, [email]))[0]
