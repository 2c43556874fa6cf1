import type { Tx } from '@registre/db'

/**
 * A person as the register knows it: accounts, declarants that it represents, and every address
 * that these carry.
 */
export interface Personne {
  comptes: number[]
  declarants: number[]
  adresses: string[]
}

/**
 * Finds a person by an address or by an account number. Accounts that are closed keep their address
 * until they are anonymised.
 */
export const trouverPersonne = async (
  tx: Pick<Tx, 'sql'>,
  { email, compte }: { email: string; compte: number | null },
): Promise<Personne> => {
  const comptes = await tx.sql(
    `select distinct u.id, lower(u.email) as email from utilisateur u left join personne_institution p on p.utilisateur_id = u.id
     where u.id = $2 or ($1 <> '' and lower($1) in (lower(u.email), u.login, lower(p.email))) order by u.id`,
    // No account has the number 0.
    [email, compte ?? 0],
  )
  const adresses = [...new Set([email.toLowerCase(), ...comptes.map((c) => c.email)])].filter(
    (a) => a !== '',
  )
  const declarants = await tx.sql(
    `select id from teledeclarant where lower(rep_email) = any($1::text[]) order by id`,
    [adresses],
  )
  return { comptes: comptes.map((c) => c.id), declarants: declarants.map((d) => d.id), adresses }
}
