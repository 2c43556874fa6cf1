import type { Tx } from '@registre/db'
import {
  type Acteur,
  estDeLEtablissement,
  isTeneur,
  RegisterError,
  type TypeTeledeclarant,
} from '@registre/domain'
import { typeDeclarant } from '../reference/type-declarant.ts'
import { verrouillerEtablissement } from './utilisateur.repository.ts'

/** A house whose accounts are about to change: an establishment, or the keepers' team (id null). */
export interface Maison {
  id: number | null
  type: TypeTeledeclarant
  /** As mails name it: '' before it is activated. */
  nom: string
}

export const NOM_EQUIPE = 'Teneur du registre'

/** A name that anybody may have typed is in no mail before the house is activated. */
export const nomActif = (row: { statut: string; raison_sociale: string }): string =>
  row.statut === 'ACTIF' ? row.raison_sociale : ''

/**
 * Takes a house that is about to receive an account; 0 is the keepers' team. Throws `introuvable`
 * for another's or a closed one, `transition-interdite` before the declarant's own first account
 * has its password.
 */
export const tenirMaison = async (tx: Tx, acteur: Acteur, id: number): Promise<Maison> => {
  const visible = isTeneur(acteur.profil) || estDeLEtablissement(acteur, id)
  if (visible && id === 0) return { id: null, type: 'teneur', nom: NOM_EQUIPE }
  const row = visible ? await verrouillerEtablissement(tx, id) : undefined
  if (!row) throw new RegisterError('introuvable')
  if (row.statut !== 'ACTIF' && row.statut !== 'ATT_ACTIVATION')
    throw new RegisterError('transition-interdite')
  return { id, type: typeDeclarant(row.type), nom: nomActif(row) }
}
