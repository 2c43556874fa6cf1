import { keysOf } from '../kernel/table.ts'
import type { EvenementTeledeclarant } from '../teledeclarant/teledeclarant.machine.ts'
import type { EvenementUtilisateur } from './utilisateur.machine.ts'

/** Every event that ends all that is open in the name of an account. */
const TOUT = [
  'refuser-arrivee',
  'suspendre',
  'fermer',
  'choisir-mot-de-passe',
  'changer-mot-de-passe',
  'changer-adresse',
  'rendre-adresse',
  'arreter-adresse',
  'passer-a-un-autre',
  'changer-profil',
  'effacer-facteurs',
] as const

/** An event of an account; or the key of the former address, which stops a change that waits. */
export type EvenementDAcces = EvenementUtilisateur | 'arreter-adresse' | 'detacher-certificat'

/**
 * What opens something in the name of an account, and what ends it: nobody who moves an account
 * remembers more. The server has one statement for each.
 */
export const FINS_DES_ACCES = {
  /** Those in another's place included: such a session ends with its keeper. */
  session: [...TOUT, 'changer-facteurs', 'detacher-certificat'],
  'navigateur-retenu': [...TOUT, 'changer-facteurs'],
  'appareil-connu': TOUT,
  'connexion-en-cours': TOUT,
  'cle-courriel': TOUT,
  jeton: TOUT,
  calendrier: TOUT,
  /** It registers nothing any more either. */
  certificat: ['refuser-arrivee'],
  /** Whoever took the account over may have linked their own. */
  'identite-liee': [
    'refuser-arrivee',
    'fermer',
    'passer-a-un-autre',
    'rendre-adresse',
    'arreter-adresse',
    'effacer-facteurs',
  ],
} as const satisfies Readonly<Record<string, readonly EvenementDAcces[]>>
export type AccesDuCompte = keyof typeof FINS_DES_ACCES

/** The accesses of an account that an event ends. */
export const accesFinisPar = (evenement: EvenementDAcces): AccesDuCompte[] =>
  keysOf(FINS_DES_ACCES).filter((a) => FINS_DES_ACCES[a].some((e) => e === evenement))

/** The events of a declarant after which the letter of its code is not printed any more. */
export const FINS_DES_LETTRES: readonly EvenementTeledeclarant[] = [
  'activer',
  'expirer-activation',
  'supprimer-inactif',
  'supprimer',
  'abandonner-immatriculation-notaire',
]
