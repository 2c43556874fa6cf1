import type { Acteur } from '../acces/acteur.ts'
import { isAdminTeneur } from '../acces/profils.ts'
import { ETATS_RETIRES } from '../copropriete/copropriete.machine.ts'
import {
  type DecisionTeneur,
  peutDecider,
  peutDeverrouiller,
  peutOuvrirDemande,
  type VerrouVue,
} from '../copropriete/copropriete.policy.ts'
import { BAIL_VERROU_MINUTES, verrouTenu } from '../demande/demande.echeance.ts'
import { demandeOuverte } from '../demande/demande.enums.ts'
import { RegisterError } from '../kernel/errors.ts'
import {
  type Acte,
  type Changement,
  type FaitsActeur,
  interdit,
  type Mouvement,
  type PoseDemande,
  RIEN,
} from './changement.ts'
import { demandeDuDossier, type DemandeDuDossier, type Dossier, objetsDe } from './dossier.ts'
import { EVENEMENTS_PAR_TYPE, type FaconDeRendre, ETATS_TENUS } from './evenements-par-type.ts'

// The lock by which a keeper holds a request while it decides: taken, extended, left, forced, over.

const isoDe = (instant: number | null): string | null =>
  instant === null ? null : new Date(instant).toISOString()

export const SANS_VERROU: PoseDemande = { verrouParId: null, verrouLe: null, verrouJusquA: null }

/** A request that is to be decided anew. */
export const SANS_DECISION: PoseDemande = {
  ...SANS_VERROU,
  decideeLe: null,
  decideeParId: null,
  motifRefus: '',
  texteDecision: '',
}

const verrouDe = (x: DemandeDuDossier): VerrouVue => ({
  parUtilisateurId: x.verrouParId,
  expireLe: x.verrouJusquA,
})

/** The answer to the second keeper: who holds the request, since when, until when. */
export const verrouPris = (x: DemandeDuDossier): RegisterError =>
  new RegisterError('verrou-pris', {
    message: `Cette demande est en cours de traitement par ${x.verrouPar || 'un autre teneur'}.`,
    infos: { par: x.verrouPar, le: isoDe(x.verrouLe), jusqua: isoDe(x.verrouJusquA) },
  })

/**
 * A request that is no longer open answers `deja-decide`, with who and when; that of a deleted or
 * cancelled co-ownership waits (`transition-interdite`).
 */
export const exigerOuverte = (d: Dossier, x: DemandeDuDossier): void => {
  if (!demandeOuverte(x.etat))
    throw new RegisterError('deja-decide', {
      infos: { etat: x.etat, par: x.decideePar, le: isoDe(x.decideeLe) },
    })
  if (ETATS_RETIRES.some((e) => e === d.etat))
    interdit('La copropriété est supprimée ou annulée : sa demande ne peut pas être traitée.')
}

/**
 * What every decision asks first: the request is open, held by this keeper, its lease not over, and
 * the decision is of the keeper's rank. Throws `deja-decide`, `verrou-pris` (with who and since
 * when), `verrou-perdu`, `acces-non-autorise`.
 */
export const exigerTenue = (
  d: Dossier,
  x: DemandeDuDossier,
  decision: DecisionTeneur,
  { acteur, maintenant }: { acteur: Acteur; maintenant: number },
): void => {
  exigerOuverte(d, x)
  if (peutDecider(acteur, decision, verrouDe(x), maintenant)) return
  const tenu = verrouTenu(x.verrouJusquA, maintenant)
  if (tenu && x.verrouParId !== acteur.utilisateurId) throw verrouPris(x)
  if (!tenu) throw new RegisterError('verrou-perdu')
  throw new RegisterError(
    'acces-non-autorise',
    isAdminTeneur(acteur.profil)
      ? {}
      : { message: 'Cette décision revient à un teneur administrateur.' },
  )
}

/**
 * Takes the validation lock, or extends it for its owner: a lease of 15 minutes. A lock whose lease
 * is over passes to the next keeper. Throws `verrou-pris`, `deja-decide`, `introuvable`,
 * `transition-interdite`.
 */
export const ouvrir = (
  d: Dossier,
  demandeId: number,
  { acteur, maintenant }: FaitsActeur,
): Changement => {
  const x = demandeDuDossier(d, demandeId)
  exigerOuverte(d, x)
  if (x.etat === 'PRECISIONS') interdit('Cette demande attend les précisions du déclarant.')
  if (!peutOuvrirDemande(acteur, verrouDe(x), maintenant)) throw verrouPris(x)
  const aMoi = x.etat === 'EN_COURS' && x.verrouParId === acteur.utilisateurId
  const bail: Mouvement = {
    quoi: 'demande',
    id: x.id,
    pose: {
      etat: 'EN_COURS',
      verrouParId: acteur.utilisateurId,
      verrouLe: aMoi ? x.verrouLe : maintenant,
      verrouJusquA: maintenant + BAIL_VERROU_MINUTES * 60_000,
    },
  }
  if (aMoi) return { ...RIEN, muets: [bail] }
  const { ouvrir: evenement } = EVENEMENTS_PAR_TYPE[x.type]
  const deplace = evenement !== undefined && !ETATS_TENUS.includes(d.etat)
  const { mandat } = objetsDe(d, x)
  const type = deplace ? evenement : x.etat === 'EN_COURS' ? 'reprendre-verrou' : 'ouvrir'
  return {
    ...RIEN,
    actes: [
      {
        categorie: 'VALIDATION',
        type,
        demandeId: x.id,
        mandatId: x.mandatId,
        mouvements: [
          bail,
          ...(mandat?.etat === 'DEMANDE'
            ? [{ quoi: 'mandat', id: mandat.id, evenement: 'ouvrir' } as const]
            : []),
          ...(deplace ? [{ quoi: 'copropriete', evenement } as const] : []),
        ],
      },
    ],
  }
}

/** What may go with a request that is given back. */
export interface AvecRemise {
  motif?: string
  pose?: PoseDemande
  donnees?: Record<string, unknown>
}

/** Gives a held request back to the queue, lock freed: left, expired, forced or assigned. */
export const rendre = (
  d: Dossier,
  x: DemandeDuDossier,
  facon: FaconDeRendre,
  { motif = '', pose = {}, donnees = {} }: AvecRemise = {},
): Acte => {
  const evenement = ETATS_TENUS.includes(d.etat) ? EVENEMENTS_PAR_TYPE[x.type][facon] : undefined
  const { mandat } = objetsDe(d, x)
  return {
    categorie: 'VALIDATION',
    type: evenement ?? facon,
    demandeId: x.id,
    mandatId: x.mandatId,
    motif,
    donnees,
    mouvements: [
      { quoi: 'demande', id: x.id, pose: { etat: 'A_VALIDER', ...SANS_VERROU, ...pose } },
      ...(mandat?.etat === 'EN_COURS_DE_VALIDATION'
        ? [{ quoi: 'mandat', id: mandat.id, evenement: facon } as const]
        : []),
      ...(evenement ? [{ quoi: 'copropriete', evenement } as const] : []),
    ],
  }
}

/**
 * Leaves the validation screen: frees the lock of its owner; nothing to do when it is held by
 * nobody, or by another, or when it is decided. Throws `introuvable`.
 */
export const quitter = (d: Dossier, demandeId: number, { acteur }: FaitsActeur): Changement => {
  const x = demandeDuDossier(d, demandeId)
  return x.etat === 'EN_COURS' && x.verrouParId === acteur.utilisateurId
    ? { ...RIEN, actes: [rendre(d, x, 'quitter')] }
    : RIEN
}

/** Throws `acces-non-autorise` for whoever may not free another keeper's lock. */
const exigerDeverrouiller = (acteur: Acteur): void => {
  if (!peutDeverrouiller(acteur))
    throw new RegisterError('acces-non-autorise', {
      message: 'Seul un teneur administrateur peut libérer le verrou d’un autre teneur.',
    })
}

/**
 * A keeper administrator frees the lock of a request, whoever holds it; journalled. Throws
 * `acces-non-autorise`, `introuvable`, `deja-decide`.
 */
export const deverrouiller = (
  d: Dossier,
  demandeId: number,
  { acteur }: FaitsActeur,
): Changement => {
  exigerDeverrouiller(acteur)
  const x = demandeDuDossier(d, demandeId)
  exigerOuverte(d, x)
  return x.etat === 'EN_COURS'
    ? { ...RIEN, actes: [rendre(d, x, 'deverrouiller', { donnees: { verrouDe: x.verrouParId } })] }
    : RIEN
}

/**
 * The lease of 15 minutes is over: the request goes back to the queue, as when its keeper leaves it.
 * Nothing to do when the keeper extended the lease or decided. Throws `introuvable`.
 */
export const expirerVerrou = (d: Dossier, demandeId: number, maintenant: number): Changement => {
  const x = demandeDuDossier(d, demandeId)
  const echu = x.etat === 'EN_COURS' && !verrouTenu(x.verrouJusquA, maintenant)
  return echu && x.verrouJusquA !== null
    ? {
        ...RIEN,
        actes: [rendre(d, x, 'expirer-verrou', { donnees: { verrouPar: x.verrouParId } })],
      }
    : RIEN
}

/**
 * No transition while another keeper holds a request: one's own, or an ended lease, is given back
 * first. Throws `verrou-pris`.
 */
export const rendreLesTenues = (d: Dossier, { acteur, maintenant }: FaitsActeur): Acte[] =>
  d.demandes
    .filter((x) => x.etat === 'EN_COURS')
    .map((x) => {
      if (verrouTenu(x.verrouJusquA, maintenant) && x.verrouParId !== acteur.utilisateurId)
        throw verrouPris(x)
      return rendre(d, x, 'quitter')
    })
