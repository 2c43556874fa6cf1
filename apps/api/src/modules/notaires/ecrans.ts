import {
  ACCES,
  estProfilEnErreur,
  ETUDE_INCONNUE,
  type MotifConnexionNotaire,
} from '@registre/domain'

/**
 * Where the browser goes when nobody came in: home for a profile in error (specification 1, "Notary
 * flow"), else the sign-in screen.
 */
export const ecranRefusNotaire = (motif: MotifConnexionNotaire): string =>
  `${estProfilEnErreur(motif) ? '/' : ACCES.notaire.ecran}?${new URLSearchParams({ connexion: motif })}`

/**
 * The registration: of the office that the register does not hold (−1), or of an account in the one
 * that it holds.
 */
export const ecranInscription = (numEtude: number | null | undefined): string =>
  `/compte/inscription?numEtude=${numEtude ?? ETUDE_INCONNUE}`
