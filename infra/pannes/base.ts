import { createDb, enTantQue, faireRoles, type Role, ROLES } from '@registre/db'
import { preparerBase } from '../boot/prepare.ts'

const MOT_DE_PASSE = 'exercice-du-registre'
/** The passwords of the roles, as settings give them to the migrations. */
export const MOTS_DE_PASSE = Object.fromEntries(
  ROLES.map((role) => [`${role.toUpperCase()}_MOT_DE_PASSE`, MOT_DE_PASSE]),
)

/** The address of a drill's database for the process that serves, by its own role. */
export const urlDe = (url: string, role: Role): string => enTantQue(url, role, MOT_DE_PASSE)

/**
 * Lifts the number of accounts that one house opens a day: the callers of a drill are one house, and
 * that number is not what a drill rehearses.
 */
export const leverPlafond = async (url: string): Promise<void> => {
  const db = createDb({ url, applicationName: 'registre-exercice', max: 1 })
  try {
    await db.query(`create function exercice_sans_plafond() returns trigger language plpgsql as
      $$ begin new.compte := 0; return new; end $$`)
    await db.query(`create trigger exercice_sans_plafond before insert or update on limite_debit
      for each row when (new.cle like 'invitations:%') execute function exercice_sans_plafond()`)
  } finally {
    await db.close()
  }
}

/** Makes the base of a drill: roles, migrations, the demonstration's data, its proofs in this folder. */
export const preparerExercice = async (url: string, dossierFichiers: string): Promise<void> => {
  await faireRoles(url, Object.fromEntries(ROLES.map((role) => [role, MOT_DE_PASSE])))
  await preparerBase(url, true, dossierFichiers)
  await leverPlafond(url)
}
