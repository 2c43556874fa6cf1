import type { Db, Tx } from '@registre/db'
import type { Existante, Profil } from '@registre/domain'

/** The profile of an account that may work; undefined for another one. */
export const profilDe = async (tx: Pick<Tx, 'sql'>, id: number): Promise<Profil | undefined> =>
  (
    await tx.sql(
      `select profil from utilisateur where id = $1 and actif and supprime_le is null for key share`,
      [id],
    )
  )[0]?.profil

/** Active accounts of keepers, by name. */
export const trouverTeneurs = (
  db: Pick<Db, 'query'>,
): Promise<{ id: number; nom: string; profil: string }[]> =>
  db.query(
    `select id, trim(prenom || ' ' || nom) as nom, profil from utilisateur where profil like 'TENEUR\\_%' and actif and supprime_le is null order by nom, prenom, id`,
  )

/** The registered co-ownership that another one doubles; null when it is not in force. */
export const trouverExistante = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  saufId: number,
): Promise<Existante | null> =>
  (
    await tx.sql(
      `select id, nom, numero_immatriculation as numero from copropriete
       where id = $1 and id <> $2 and numero_immatriculation is not null and etat not in ('IMMATRICULATION_ANNULEE', 'SUPPRIMEE', 'DISSOUTE')`,
      [id, saufId],
    )
  )[0] ?? null
