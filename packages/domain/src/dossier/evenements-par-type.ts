import type { EtatCopropriete, EvenementCopropriete } from '../copropriete/copropriete.etats.ts'
import type { TypeDemande } from '../demande/demande.enums.ts'

/** How a held request goes back to the queue. */
export type FaconDeRendre = 'quitter' | 'expirer-verrou' | 'deverrouiller' | 'affecter'

interface EvenementsDuType extends Partial<Record<FaconDeRendre, EvenementCopropriete>> {
  /** Events of the co-ownership; absent: the request lives on the mandate alone. */
  ouvrir?: EvenementCopropriete
  precisions?: EvenementCopropriete
  valider: EvenementCopropriete
  refuser: EvenementCopropriete
}

const IMMATRICULATION: EvenementsDuType = {
  ouvrir: 'ouvrir',
  quitter: 'quitter',
  'expirer-verrou': 'expirer-verrou',
  deverrouiller: 'deverrouiller',
  precisions: 'demander-precisions',
  affecter: 'affecter',
  valider: 'valider',
  refuser: 'refuser',
}

/** The events that a keeper's gesture sends to the co-ownership, by kind of request. */
export const EVENEMENTS_PAR_TYPE: Record<TypeDemande, EvenementsDuType> = {
  IMMATRICULATION,
  DOUBLON_NOTAIRE: IMMATRICULATION,
  RATTACHEMENT: { valider: 'valider-rattachement', refuser: 'refuser-rattachement' },
  DISSOLUTION: {
    ouvrir: 'ouvrir-dissolution',
    quitter: 'quitter-dissolution',
    'expirer-verrou': 'expirer-verrou',
    deverrouiller: 'deverrouiller',
    precisions: 'demander-precisions',
    affecter: 'quitter-dissolution',
    valider: 'valider-dissolution',
    refuser: 'refuser-dissolution',
  },
}

/** States that say that a keeper holds the dossier: a lock that ended may still show in them. */
export const ETATS_TENUS: readonly EtatCopropriete[] = [
  'IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION',
  'DISSOLUTION_EN_COURS_DE_VALIDATION',
]
