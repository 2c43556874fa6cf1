import type { EtatCopropriete } from '../copropriete/copropriete.etats.ts'
import { peutAdministrer } from '../copropriete/copropriete.policy.ts'
import { echeance, reporterEcheance } from '../demande/demande.echeance.ts'
import { demandeOuverte } from '../demande/demande.enums.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { type Droit, exigerAdministration, type SaisieAdministration } from './administrer.ts'
import { appliquer } from './appliquer.ts'
import {
  type Changement,
  courrielDossier,
  type FaitsActeur,
  interdit,
  type Mouvement,
} from './changement.ts'
import { courrielsConcernes, demandesOuvertes, type Dossier, reperesDe } from './dossier.ts'
import { SANS_DECISION } from './verrou.ts'

/** A dossier restored where a keeper held it comes back to the queue: nobody holds it any more. */
const REPOSE: Partial<Record<EtatCopropriete, EtatCopropriete>> = {
  IMMATRICULATION_ET_RATTACHEMENT_EN_COURS_DE_VALIDATION:
    'IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER',
  DISSOLUTION_EN_COURS_DE_VALIDATION: 'DISSOLUTION_A_VALIDER',
}
const CAS_DECLARATION: Partial<Record<EtatCopropriete, 'brouillon' | 'deposee'>> = {
  BROUILLON: 'brouillon',
  IMMATRICULATION_ET_RATTACHEMENT_REFUSES: 'brouillon',
  IMMATRICULATION_DEMANDE_DE_PRECISIONS: 'brouillon',
  IMMATRICULATION_ET_RATTACHEMENT_A_VALIDER: 'deposee',
}

/** The declaration that was closed with its dossier is open again. */
const reprendreDeclaration = (d: Dossier, cas: 'brouillon' | 'deposee'): Mouvement[] => {
  const derniere = d.declarations.findLast((l) =>
    ['BROUILLON', 'A_VALIDER', 'SUPPRIME'].includes(l.etat),
  )
  return derniere?.etat === 'SUPPRIME'
    ? [{ quoi: 'declaration', id: derniere.id, evenement: 'restaurer', cas }]
    : []
}

/** The request of a registration that was decided with its dossier is in the queue again. */
const rouvrirDemande = (d: Dossier, jour: IsoDate): Mouvement[] => {
  const derniere = d.demandes.findLast(
    ({ type }) => type === 'IMMATRICULATION' || type === 'DOUBLON_NOTAIRE',
  )
  if (!derniere || demandeOuverte(derniere.etat) || derniere.etat === 'VALIDEE') return []
  return [
    {
      quoi: 'demande',
      id: derniere.id,
      pose: {
        etat: 'A_VALIDER',
        ...SANS_DECISION,
        echeance: echeance(derniere.type, jour),
        suspendueLe: null,
        relanceLe: null,
      },
    },
  ]
}

/** What an abandon, a deletion of a draft or a confirmed duplicate had closed with the dossier. */
const reprendreDossier = (d: Dossier, vers: EtatCopropriete, jour: IsoDate): Mouvement[] => {
  const cas = CAS_DECLARATION[vers]
  if (!cas) return []
  return [...(cas === 'deposee' ? rouvrirDemande(d, jour) : []), ...reprendreDeclaration(d, cas)]
}

/**
 * What was pending on a co-ownership out of reach counts again from where it stopped: the silence
 * that is waited for, and the working days that keepers had.
 */
const reprendreDelais = (
  d: Dossier,
  { masqueeLe, du }: { masqueeLe: number; du: IsoDate },
  { jour, maintenant }: FaitsActeur,
): Mouvement[] =>
  demandesOuvertes(d).map((x) => ({
    quoi: 'demande',
    id: x.id,
    pose: {
      echeance: reporterEcheance(x.echeance, du, jour),
      suspendueLe:
        x.suspendueLe !== null && x.suspendueLe <= masqueeLe
          ? x.suspendueLe + maintenant - masqueeLe
          : x.suspendueLe,
    },
  }))

const DROIT: Droit = {
  peut: peutAdministrer,
  sinon: 'Le rétablissement revient à un teneur administrateur.',
}
type SaisieRestauration = SaisieAdministration & {
  masqueeDepuis: IsoDate | null
  /** Who may, where more than an administrator does. */
  droit?: Droit
}

/**
 * Restores a cancelled or deleted co-ownership to the state before; delays go on from where they
 * stopped. `masqueeDepuis`: the day in Paris when it went out of reach. Throws as
 * `exigerAdministration`, `transition-interdite` when that state is not known.
 */
export const restaurerCopropriete = (
  d: Dossier,
  { masqueeDepuis: du, droit = DROIT, ...saisie }: SaisieRestauration,
  faits: FaitsActeur,
): Changement => {
  const { avant, libre } = exigerAdministration(d, saisie, droit, faits)
  const vers =
    (libre.etatPrecedent && (REPOSE[libre.etatPrecedent] ?? libre.etatPrecedent)) ??
    interdit(
      'L’état précédent de cette copropriété n’est pas connu : elle ne peut pas être rétablie.',
    )
  const visible = vers !== 'IMMATRICULATION_ANNULEE'
  const restauration: Mouvement = {
    quoi: 'copropriete',
    evenement: 'restaurer',
    precedent: vers,
    pose: {
      // Back to a cancellation: what it will itself give back waited beside.
      etatPrecedent: visible ? null : libre.etatAvantAnnulation,
      etatAvantAnnulation: null,
      ...(visible ? { masqueeLe: null } : {}),
      ...(libre.etat === 'IMMATRICULATION_ANNULEE' ? { remplaceeParId: null } : {}),
    },
  }
  const { motif } = saisie
  const acte = (mouvements: readonly Mouvement[]) =>
    ({ categorie: 'DISSOLUTION', type: 'restaurer', motif, mouvements }) as const
  const repris = [...reprendreDossier(libre, vers, faits.jour), restauration]
  const retabli = appliquer(libre, { actes: [acte(repris)] })
  const { masqueeLe } = libre
  const delais =
    visible && masqueeLe !== null && du !== null
      ? reprendreDelais(retabli, { masqueeLe, du }, faits)
      : []
  return {
    actes: [...avant, acte([...repris, ...delais])],
    envois: courrielsConcernes(d).flatMap((a) =>
      courrielDossier(a, 'copropriete-restauree', { ...reperesDe(d), motif }),
    ),
  }
}
