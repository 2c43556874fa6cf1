import type { Tx } from '@registre/db'
import { isTeneur, refusDuChamp } from '@registre/domain'
import { profilDe } from './demande.repository.ts'

/** Throws `requete-invalide` for somebody who is no keeper; null is the team. */
export const exigerTeneur = async (tx: Pick<Tx, 'sql'>, teneurId: number | null): Promise<void> => {
  if (teneurId === null) return
  const profil = await profilDe(tx, teneurId)
  if (!profil || !isTeneur(profil))
    throw refusDuChamp(
      'idTeneur',
      'inconnu',
      'Choisissez un teneur de la liste.',
      'requete-invalide',
    )
}
