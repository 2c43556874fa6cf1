import { avanceHorloge } from '../../platform/clock.repository.ts'
import type { DepsMesures, Role } from '../../platform/health.ts'
import type { Jauge } from './jauge.ts'
import { dossiersDe, sonde, sondesDe } from '../etat/sonder.ts'

/** What a process rests on is asked once in this time at most: a scanner and a store serve others. */
const FRAICHEUR_MS = 30_000

/**
 * What each process sees for itself: whether the parts on which it rests answer, the room in its
 * folders, its clock against that of PostgreSQL.
 */
export const mesurerProcessus = (
  jauge: Jauge,
  role: Role,
  deps: DepsMesures,
): (() => Promise<void>) => {
  const joignable = jauge('registre_partie_joignable', 'Une partie réglée répond : 1', ['partie'])
  const octets = jauge('registre_dossier_octets', 'Place d’un dossier : libre, totale', [
    'dossier',
    'place',
  ])
  const avance = jauge(
    'registre_horloge_avance_secondes',
    'Avance de l’horloge de cette machine sur celle de PostgreSQL (négative : retard)',
  )
  const sondes = sondesDe(role, deps)
  const dossiers = dossiersDe(deps.settings)
  const horloge = sonde(() => avanceHorloge(deps.db))
  let mesureLe = Number.NEGATIVE_INFINITY
  return async () => {
    if (performance.now() - mesureLe < FRAICHEUR_MS) return
    mesureLe = performance.now()
    await Promise.all([
      ...sondes.map(async ([partie, repond]) =>
        joignable.set({ partie }, (await repond()) ? 1 : 0),
      ),
      ...dossiers.map(async ([dossier, mesurer]) => {
        const place = await mesurer()
        if (place === null) return
        octets.set({ dossier, place: 'libre' }, place.libre)
        octets.set({ dossier, place: 'totale' }, place.total)
      }),
      horloge().then((secondes) => secondes !== null && avance.set(secondes)),
    ])
  }
}
