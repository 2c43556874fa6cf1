import type { Db } from '@registre/db'
import type { StatutTeledeclarant } from '@registre/domain'

type Reader = Pick<Db, 'query'>

export interface EtablissementConnuRow {
  id: number
  type: string
  statut: StatutTeledeclarant
  siret: string | null
  raison_sociale: string
  code_postal: string
  commune: string
}

const SELECT = `select id, type, statut, siret, raison_sociale, code_postal, commune from teledeclarant where statut <> 'SUPPRIME' and`

/** The living declarant of a SIRET. */
export const etablissementParSiret = async (
  db: Reader,
  siret: string,
): Promise<EtablissementConnuRow | undefined> =>
  (
    await db.query<EtablissementConnuRow>(`${SELECT} siret = $1`, [siret], {
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
): Promise<EtablissementConnuRow | undefined> =>
  (
    await db.query<EtablissementConnuRow>(
      `${SELECT} lower(rep_email) = lower($1) and type in ('PRO', 'NON_PRO', 'AUTRE') order by id limit 1`,
      [email],
    )
  )[0]
