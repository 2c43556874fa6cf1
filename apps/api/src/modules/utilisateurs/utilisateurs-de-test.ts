import type { Profil } from '@registre/domain'
import { type Personne } from '@registre/testing/register'
import { useRegistre } from '../../../tests/support/register.ts'

// What the tests of accounts share.

let suite = 0
export const saisie = (profil: Profil, plus: object = {}) => {
  suite += 1
  return {
    profil,
    nom: `Nouveau${suite}`,
    prenom: 'Sacha',
    email: `Nouveau${suite}@Exemple.test`,
    ...plus,
  }
}
export const refus = (status: number, code: string) => ({ problem: { status, code } })
export const introuvable = refus(404, 'introuvable')
export const interdit = refus(403, 'acces-non-autorise')

/** A register, and what its accounts, journal and mails hold. Call it once per file. */
export const useComptes = () => {
  const registre = useRegistre()
  const collegue = (personne: Personne, profil: Profil) =>
    registre().personne(profil, personne.teledeclarantId ?? 0)
  const compter = async (teledeclarantId: number | null, profil: Profil) =>
    (
      await registre().db.query<{ n: number }>(
        `select count(*)::int as n from utilisateur where teledeclarant_id = $1 and profil = $2 and supprime_le is null`,
        [teledeclarantId, profil],
      )
    )[0]?.n
  const journal = async (type: string, utilisateurId: number) =>
    registre().db.query<{
      acteur_id: number
      teledeclarant_id: number
      de: string
      vers: string
      donnees: object
    }>(`select * from journal where type = $1 and (donnees->>'utilisateurId')::int = $2`, [
      type,
      utilisateurId,
    ])
  const courriels = async (modele: string, a: string) =>
    registre().db.query(
      `select 1 from outbox where payload->>'modele' = $1 and payload->>'a' = $2`,
      [modele, a],
    )

  return { registre, collegue, compter, journal, courriels }
}
