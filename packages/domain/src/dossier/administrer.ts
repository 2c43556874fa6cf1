import type { Acteur } from '../acces/acteur.ts'
import { RegisterError } from '../kernel/errors.ts'
import { appliquer } from './appliquer.ts'
import type { Acte, FaitsActeur } from './changement.ts'
import type { Dossier } from './dossier.ts'
import { rendreLesTenues } from './verrou.ts'
import { exigerVisible } from './vue.ts'

/** What a keeper gives for an act: what was read, and why. */
export interface SaisieAdministration {
  version: number
  motif: string
}
/** Who may do it, and what the others are told. */
export interface Droit {
  peut: (acteur: Acteur) => boolean
  sinon: string
}

/**
 * What every keeper's act asks first: the co-ownership is visible, the right is held, the version
 * is the one read, nobody else holds its requests. Gives what the keeper gives back before, and the
 * dossier then. Throws `introuvable`, `acces-non-autorise`, `version-perimee`, `verrou-pris`.
 */
export const exigerAdministration = (
  d: Dossier,
  { version }: SaisieAdministration,
  { peut, sinon }: Droit,
  faits: FaitsActeur,
): { avant: Acte[]; libre: Dossier } => {
  exigerVisible(d, faits)
  if (!peut(faits.acteur)) throw new RegisterError('acces-non-autorise', { message: sinon })
  if (d.version !== version)
    throw new RegisterError('version-perimee', { infos: { version: d.version } })
  const avant = rendreLesTenues(d, faits)
  return { avant, libre: appliquer(d, { actes: avant }) }
}
