import { createHash } from 'node:crypto'
import type { Db } from '@registre/db'
import { RegisterError } from '@registre/domain'
import type { Deps } from './context.ts'
import { reseauDe } from './reseau.ts'
import { ajouterEchec, oublierEchecs } from './echecs.repository.ts'

/**
 * Failures are counted in windows of a quarter of an hour; from the third, the captcha is asked.
 */
export const FENETRE_ECHECS_MS = 15 * 60_000
/** Failures that a person may make at proving who they are, in a window. */
const ESSAIS_MAX = 5
/** The owner is told of so many failures, once a window. */
export const ECHECS_AVANT_AVIS = 5
export const ECHECS_AVANT_CAPTCHA = 3

/** What is counted is never written in clear. */
export const empreinteDe = (texte: string): string =>
  createHash('sha256').update(texte).digest('base64url')

/**
 * Keys of the counters: failures are counted for any login, existing or not, so that the answer
 * tells nothing.
 */
export const clesEchecs = (login: string, adresse: string) => ({
  compte: `echec-compte:${empreinteDe(login)}`,
  adresse: `echec-adresse:${reseauDe(adresse)}`,
  couple: `echec-couple:${reseauDe(adresse)}:${empreinteDe(login)}`,
})

/** Key of the counter of password requests for a login, existing or not. */
export const cleDemande = (login: string): string => `demande-mot-de-passe:${empreinteDe(login)}`

/** Key of the counter of creations for an address, existing or not. */
export const cleInscription = (email: string): string => `inscription:${empreinteDe(email)}`

/** Counts one more try under a key, in a window that its first one opens; gives how many it holds. */
export const compterEssai = async (
  db: Pick<Db, 'query'>,
  { cle, maintenant, fenetreMs }: { cle: string; maintenant: Date; fenetreMs: number },
): Promise<number> => {
  const essais = await ajouterEchec(
    db,
    [cle],
    maintenant,
    new Date(maintenant.getTime() + fenetreMs),
  )
  return essais.get(cle) ?? 1
}

/**
 * Counts one more try at proving who one is, before anything is verified, so that what is tried at
 * once is counted too. Throws `trop-de-requetes` after five failures in a quarter of an hour;
 * `oublierEssais` when the try was right.
 */
export const exigerEssai = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  cle: string,
): Promise<void> => {
  const essais = await compterEssai(db, {
    cle,
    maintenant: clock.now(),
    fenetreMs: FENETRE_ECHECS_MS,
  })
  if (essais > ESSAIS_MAX) throw new RegisterError('trop-de-requetes')
}

/** Forgets the tries under a key: the last one was right. */
export const oublierEssais = (db: Pick<Db, 'query'>, cle: string): Promise<void> =>
  oublierEchecs(db, cle)
