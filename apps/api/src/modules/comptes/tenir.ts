import type { Tx } from '@registre/db'
import { type Compte, etatUtilisateur, RegisterError } from '@registre/domain'
import {
  tenirDeclarantQuiFerme,
  tenirDeclarantRow,
  tenirParDeclarant,
  tenirParIds,
  tenirTeneurParLogin,
  type UtilisateurTenu,
} from './compte.repository.ts'

// One order of locks: dossiers by id, then declarants by id, then accounts by id, then the address
// that somebody takes (`exigerEmailLibre`).

const utilisateur = ({
  actif,
  supprime,
  ...u
}: UtilisateurTenu): Compte['utilisateurs'][number] => ({
  ...u,
  etat: etatUtilisateur({ actif, supprime, profil: u.profil }),
})

/**
 * A declarant with its accounts, held until the end of the transaction; `ferme`: whatever would name
 * it, a mandate or a request, waits. Throws `introuvable`.
 */
export const tenirDeclarant = async (
  tx: Pick<Tx, 'sql'>,
  id: number,
  { ferme = false }: { ferme?: boolean } = {},
): Promise<Compte> => {
  const declarant = await (ferme ? tenirDeclarantQuiFerme(tx, id) : tenirDeclarantRow(tx, id))
  if (!declarant) throw new RegisterError('introuvable')
  return { declarant, utilisateurs: (await tenirParDeclarant(tx, id)).map(utilisateur) }
}

/** Accounts alone, held until the end of the transaction; one that is closed is not among them. */
export const tenirUtilisateurs = async (
  tx: Pick<Tx, 'sql'>,
  ids: readonly number[],
): Promise<Compte> => ({
  declarant: null,
  utilisateurs: (await tenirParIds(tx, ids)).map(utilisateur),
})

/** A keeper's account by its login, held; nobody among them when no keeper signs in so. */
export const tenirTeneur = async (tx: Pick<Tx, 'sql'>, login: string): Promise<Compte> => ({
  declarant: null,
  utilisateurs: (await tenirTeneurParLogin(tx, login)).map(utilisateur),
})
