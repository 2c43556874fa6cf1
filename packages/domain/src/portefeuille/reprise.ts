import type { Acteur } from '../acces/acteur.ts'
import { estSiret, fauteDeSiret } from '../identifiants/siret.ts'
import { type FieldError, RegisterError, refusDuChamp } from '../kernel/errors.ts'
import type { StatutTeledeclarant } from '../teledeclarant/teledeclarant.enums.ts'
import { niveauDe } from '../utilisateur/niveaux.ts'

// A firm that merges with another, or sells: one request for the whole portfolio, one decision of a
// keeper, then each co-ownership changes syndic in its turn.

/** Requests of one firm that wait for their decision. */
export const MAX_REPRISES_EN_ATTENTE = 3

/** A firm, as far as a merger asks. */
export interface CabinetDeReprise {
  id: number
  type: string
  statut: StatutTeledeclarant
  /** Its closure is confirmed. */
  ferme: boolean
}
export type CabinetCedant = CabinetDeReprise & {
  /** Co-ownerships on which it has a mandate that runs, is to come or is over. */
  coproprietes: number
  /** Another request on it waits, or goes on. */
  repriseOuverte: boolean
}

/** The principal administrator of a firm asks for another's portfolio; nobody does it in their place. */
export const peutDemanderReprise = (acteur: Pick<Acteur, 'profil' | 'emprunte'>): boolean =>
  !acteur.emprunte &&
  acteur.profil.startsWith('TELE_PRO_') &&
  niveauDe(acteur.profil) === 'ADMIN_PRINCIPAL'

const faute = (code: string, message: string): FieldError[] => [{ champ: 'cedant', code, message }]

/** Why this SIRET, normalised, names no portfolio that the firm may ask for; empty when it does. */
export const controlerReprise = (
  siret: string,
  repreneur: CabinetDeReprise,
  cedant: CabinetCedant | null,
): FieldError[] => {
  if (!estSiret(siret))
    return faute('siret', fauteDeSiret(siret) ?? 'Saisissez les 14 chiffres du SIRET repris.')
  if (repreneur.ferme)
    return faute(
      'repreneur-ferme',
      'La fermeture de votre établissement est confirmée au registre : il ne peut plus reprendre de copropriétés.',
    )
  if (cedant?.type !== 'PRO' || cedant.statut !== 'ACTIF')
    return faute(
      'sans-compte',
      'Aucun cabinet n’a de compte actif sous ce SIRET : vérifiez-le, ou demandez le rattachement de chaque copropriété par un classeur.',
    )
  if (cedant.id === repreneur.id)
    return faute(
      'soi-meme',
      'Ce SIRET est le vôtre : saisissez celui du cabinet que vous reprenez.',
    )
  if (cedant.repriseOuverte)
    return faute(
      'deja-demandee',
      'Une reprise de ce cabinet attend déjà la décision du teneur, ou est en cours.',
    )
  return cedant.coproprietes === 0
    ? faute('sans-mandat', 'Ce cabinet n’a plus de mandat au registre : il n’y a rien à reprendre.')
    : []
}

export interface FaitsDecisionReprise {
  etat: string
  /** Whether the scanner judged its proof. */
  preuveSaine: boolean
  repreneur: CabinetDeReprise
  cedant: CabinetDeReprise
}

const interdit = (message: string, infos?: Record<string, unknown>): never => {
  throw new RegisterError('transition-interdite', { message, ...(infos ? { infos } : {}) })
}

/**
 * Whether a keeper may decide a request now. Throws `transition-interdite` with what holds it, and
 * `regles-non-respectees` for a refusal without its reason.
 */
export const exigerDecisionReprise = (
  { etat, preuveSaine, repreneur, cedant }: FaitsDecisionReprise,
  { accepter, motif }: { accepter: boolean; motif: string },
): void => {
  if (etat !== 'CONTROLE')
    interdit('Cette reprise a déjà été décidée, ou son cabinet l’a retirée.', { etat })
  if (!accepter) {
    if (motif.trim() === '')
      throw refusDuChamp(
        'decisionReprise.motif',
        'requis',
        'Dites pourquoi : les deux cabinets le liront.',
      )
    return
  }
  if (!preuveSaine)
    interdit(
      'L’antivirus n’a pas encore pu analyser le justificatif de cette reprise : elle s’accepte dès qu’il l’aura fait. Il est interrogé de nouveau chaque minute.',
    )
  if (repreneur.statut !== 'ACTIF' || repreneur.ferme)
    interdit('Le cabinet qui reprend n’est plus actif au registre : refusez cette reprise.')
  if (cedant.statut === 'SUPPRIME')
    interdit('Le compte du cabinet cédant est supprimé : refusez cette reprise.')
}
