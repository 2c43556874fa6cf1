import type { CoproprieteVue } from '../copropriete/copropriete.policy.ts'
import { peutVoirFiche } from '../copropriete/copropriete.policy.ts'
import { addDays } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import type { FaitsActeur } from './changement.ts'
import { type Dossier, mandatsActifs } from './dossier.ts'

/** How long the former syndic may still declare the accounts of its own time. */
export const DUREE_PREDECESSEUR_JOURS = 365

/** The last day of a mandate from which its syndic is a predecessor no more. */
const predecesseurJusquau = (jour: IsoDate): IsoDate => addDays(jour, -DUREE_PREDECESSEUR_JOURS)

/** Establishments whose mandate ended less than a year ago and was followed by another's. */
export const predecesseurs = (d: Dossier, jour: IsoDate): number[] => [
  ...new Set(
    d.mandats
      .filter(
        (m) =>
          m.etat === 'ARCHIVE' &&
          m.fin > predecesseurJusquau(jour) &&
          d.syndicId !== null &&
          m.teledeclarantId !== d.syndicId,
      )
      .map((m) => m.teledeclarantId),
  ),
]

const DISSOUTES = [
  'DISSOLUTION_A_VALIDER',
  'DISSOLUTION_EN_COURS_DE_VALIDATION',
  'DISSOLUTION_EN_COURS',
  'DISSOUTE',
]

/** Establishments that declared its dissolution, and those whose mandate the dissolution ended. */
const declarantsDissolution = (d: Dossier): number[] => [
  ...(DISSOUTES.includes(d.etat) ? d.demandes : [])
    .filter((x) => x.type === 'DISSOLUTION' && x.etat !== 'REFUSEE' && x.etat !== 'ANNULEE')
    .map((x) => x.teledeclarantId),
  ...(d.etat === 'DISSOUTE' ? d.mandats : [])
    .filter((m) => m.etat === 'ARCHIVE' && d.dateDissolution !== null && m.fin >= d.dateDissolution)
    .map((m) => m.teledeclarantId),
]

/** What the policies ask of a co-ownership. */
export const vueDuDossier = (d: Dossier, jour: IsoDate): CoproprieteVue => ({
  etat: d.etat,
  auteurTeledeclarantId: d.auteurTeledeclarantId,
  syndicsRattaches: mandatsActifs(d).map((m) => m.teledeclarantId),
  declarantsDissolution: declarantsDissolution(d),
  syndicCourant: d.syndicId,
  predecesseurs: predecesseurs(d, jour),
  mandatAVenir: d.mandats.some((m) => m.etat === 'A_VENIR'),
})

/** The dossier, if this person may read its sheet. Throws `introuvable`: what is hidden does not exist. */
export const exigerVisible = (d: Dossier, { acteur, jour }: FaitsActeur): CoproprieteVue => {
  const vue = vueDuDossier(d, jour)
  if (!peutVoirFiche(acteur, vue)) throw new RegisterError('introuvable')
  return vue
}
