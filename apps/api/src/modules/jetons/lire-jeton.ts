import type { Db } from '@registre/db'
import { RegisterError } from '@registre/domain'
import type { Clock } from '../../platform/clock.ts'
import type { Session } from '../../platform/context.ts'
import {
  hashToken,
  COLONNES_PERSONNE,
  JOINTURES_PERSONNE,
  PERSONNE_OUVERTE,
  toSession,
} from '../../platform/session-store.ts'
import { adressePermise } from './adresses-permises.ts'

const VU_MS = 60_000
const BEARER = /^Bearer +(\S+)$/i

const SELECT =
  `select s.id as jeton_id, s.prefixe, s.autorites, s.adresses, s.cree_le, s.expire_le, s.vu_le,
    '' as id_hash, s.utilisateur_id, null::int as original_id, null as original_nom, null as souvenir_serie, ${COLONNES_PERSONNE}
  from jeton_api s ${JOINTURES_PERSONNE}
  where s.jeton_hash = $1 and s.revoque_le is null and s.expire_le > $2 and ${PERSONNE_OUVERTE}` as const

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
    const [row] = await db.query(SELECT, [hashToken(valeur), maintenant], {
      name: 'jeton-lire',
      byKey: true,
    })
    if (!row || !adressePermise(row.adresses, adresse)) throw new RegisterError('jeton-invalide')
    if (row.vu_le === null || maintenant.getTime() - row.vu_le.getTime() >= VU_MS)
      await db.query(
        'update jeton_api set vu_le = $2, vu_adresse = $3 where id = $1',
        [row.jeton_id, maintenant, adresse],
        { name: 'jeton-vu' },
      )
    const session = toSession(row, row.expire_le)
    const choisies = new Set(row.autorites)
    return {
      ...session,
      jetonId: row.jeton_id,
      acteur: {
        ...session.acteur,
        autorites: session.acteur.autorites.filter((a) => choisies.has(a)),
      },
    }
  }
