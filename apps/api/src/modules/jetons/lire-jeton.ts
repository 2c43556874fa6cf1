import type { Db } from '@registre/db'
import { RegisterError } from '@registre/domain'
import type { Clock } from '../../platform/clock.ts'
import type { Session } from '../../platform/context.ts'
import { hashToken, toSession } from '../../platform/session-store.ts'
import { adressePermise } from './adresses-permises.ts'
import { autoritesDuJeton, lireJetonVivant, noterVu } from './jetons.repository.ts'

const VU_MS = 60_000
const BEARER = /^Bearer +(\S+)$/i

/**
 * The session behind `Authorization: Bearer`: its account as it is now, with the rights of the
 * token that the account still holds.
 * Null when there is no such header. Throws `jeton-invalide`.
 */
export const createLecteurJeton =
  (db: Pick<Db, 'query'>, clock: Clock) =>
  async (entete: string | undefined, adresse: string): Promise<Session | null> => {
    const valeur = BEARER.exec(entete ?? '')?.[1]
    if (valeur === undefined) return null
    const maintenant = clock.now()
    const row = await lireJetonVivant(db, hashToken(valeur), maintenant)
    if (!row || !adressePermise(row.adresses, adresse)) throw new RegisterError('jeton-invalide')
    if (row.vu_le === null || maintenant.getTime() - row.vu_le.getTime() >= VU_MS)
      await noterVu(db, row.jeton_id, maintenant, adresse)
    const session = toSession(row, row.expire_le)
    const choisies = autoritesDuJeton(row)
    const { autorites } = session.acteur
    return {
      ...session,
      jetonId: row.jeton_id,
      lectureSeule: row.lecture_seule,
      enEcriture: autorites.filter((a) => row.autorites.includes(a)),
      acteur: { ...session.acteur, autorites: autorites.filter((a) => choisies.includes(a)) },
    }
  }
