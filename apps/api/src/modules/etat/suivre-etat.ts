import type { PartieService } from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import { lirePassages } from '../../platform/passages.ts'
import type { Log } from '../../platform/un-par-un.ts'
import { plusAncienneAttente } from '../verifications/controles-en-attente.ts'
import {
  envoisEnRetard,
  noterInterruption,
  suivreIncidents,
  tenirIncidents,
} from './incidents.repository.ts'
import { essayerFichiers } from './sonder.ts'

type DepsEtat = Pick<Deps, 'db' | 'clock' | 'storage'> & { log: Log }

/** A mail leaves within seconds: later than this, it is told. */
const RETARD_ENVOIS_MS = 10 * 60_000
/** One address that refuses is nobody's incident; as many as this are the mail server's. */
const REESSAIS_ANORMAUX = 10
/** A check is played again each minute: one that waits longer waits for a service that is away. */
const RETARD_CONTROLES_MS = 3 * 60_000
/** Without a look for this long, the register's own work was stopped. */
const TROU_MS = 5 * 60_000
/** Without a success for this long, the directory no longer follows. */
const RETARD_CONTINU_MS = 5 * 60_000

/** Says in the log why the store does not answer. */
const fichiersRepondent = ({ storage, log }: DepsEtat): Promise<boolean> =>
  essayerFichiers({ storage }).then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, 'the store of files does not answer')
      return false
    },
  )

/**
 * Looks at each part of the service and keeps since when it is in trouble: what the public status
 * page tells.
 */
export const suivreEtat = async (deps: DepsEtat): Promise<PartieService[]> => {
  const { db, clock } = deps
  const maintenant = clock.now()
  const [envois, passages, fichiers, attente] = await Promise.all([
    envoisEnRetard(db, maintenant, RETARD_ENVOIS_MS),
    lirePassages(db),
    fichiersRepondent(deps),
    plusAncienneAttente(db),
  ])
  const precedent = passages.find((p) => p.etape === 'suivreEtat')?.reussi_le ?? null
  const continus = passages.filter((p) => p.traitement === 'en-continu')
  const enTrouble: PartieService[] = [
    ...(fichiers ? [] : (['depots'] as const)),
    ...(attente !== null && maintenant.getTime() - attente.getTime() > RETARD_CONTROLES_MS
      ? (['controles'] as const)
      : []),
    ...(envois.oublies > 0 || envois.reessayes >= REESSAIS_ANORMAUX
      ? (['courriels'] as const)
      : []),
    ...(continus.some(
      (p) =>
        p.reussi_le === null || maintenant.getTime() - p.reussi_le.getTime() > RETARD_CONTINU_MS,
    )
      ? (['traitements'] as const)
      : []),
  ]
  await db.transaction(async (tx) => {
    await tenirIncidents(tx)
    if (precedent !== null && maintenant.getTime() - precedent.getTime() > TROU_MS)
      await noterInterruption(tx, 'traitements', precedent, maintenant)
    await suivreIncidents(tx, enTrouble, maintenant)
  })
  return enTrouble
}
