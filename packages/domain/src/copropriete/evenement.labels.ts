import type { EvenementCopropriete } from './copropriete.etats.ts'

/** What a history says of each event: a fact, in a few words. */
export const LABELS_EVENEMENT_COPROPRIETE: Record<EvenementCopropriete, string> = {
  'creer-brouillon': 'Brouillon créé',
  'enregistrer-etape': 'Brouillon enregistré',
  'supprimer-brouillon': 'Brouillon supprimé',
  soumettre: 'Demande d’immatriculation envoyée',
  'immatriculer-par-notaire': 'Copropriété immatriculée par un notaire',
  'soumettre-doublon-notaire': 'Demande transmise au teneur : copropriété proche d’une autre',
  ouvrir: 'Examen commencé',
  quitter: 'Examen interrompu',
  'expirer-verrou': 'Examen interrompu : délai dépassé',
  deverrouiller: 'Verrou libéré par un administrateur',
  valider: 'Immatriculation validée',
  'confirmer-doublon': 'Doublon confirmé',
  refuser: 'Demande d’immatriculation refusée',
  'demander-precisions': 'Précisions demandées',
  affecter: 'Demande affectée à un teneur',
  'repondre-precisions': 'Précisions apportées',
  'relancer-precisions': 'Rappel de la demande de précisions',
  'expirer-precisions': 'Demande refusée faute de précisions',
  corriger: 'Demande reprise pour correction',
  abandonner: 'Demande abandonnée',
  'demander-rattachement': 'Rattachement demandé',
  'valider-rattachement': 'Rattachement validé',
  'refuser-rattachement': 'Rattachement refusé',
  'retirer-demande-rattachement': 'Demande de rattachement retirée',
  'debuter-mandat': 'Mandat commencé',
  'expirer-mandat': 'Mandat expiré',
  'remplacer-mandat': 'Mandat remplacé par le suivant',
  'renouveler-mandat': 'Mandat renouvelé',
  'declarer-successeur': 'Successeur déclaré',
  'mettre-a-jour': 'Mise à jour déclarée',
  'modifier-immatriculation': 'Données modifiées',
  'retirer-rattachement': 'Rattachement retiré',
  'declarer-dissolution': 'Dissolution déclarée',
  'ouvrir-dissolution': 'Examen de la dissolution commencé',
  'quitter-dissolution': 'Examen de la dissolution interrompu',
  'valider-dissolution': 'Dissolution validée',
  'refuser-dissolution': 'Dissolution refusée',
  'annuler-dissolution': 'Dissolution annulée par le déclarant',
  'constater-dissolution': 'Copropriété dissoute',
  'annuler-immatriculation': 'Immatriculation annulée',
  'supprimer-copropriete': 'Copropriété supprimée',
  restaurer: 'Copropriété rétablie',
  revenir: 'Décision reprise',
  fusionner: 'Un autre numéro du même immeuble fusionné avec celui-ci',
}

const INTERNES = [
  'enregistrer-etape',
  'ouvrir',
  'quitter',
  'expirer-verrou',
  'deverrouiller',
  'affecter',
  'ouvrir-dissolution',
  'quitter-dissolution',
] as const satisfies readonly EvenementCopropriete[]
export type EvenementInterne = (typeof INTERNES)[number]

/** Events of the keepers' own work: the declarants' history leaves them out. */
export const EVENEMENTS_INTERNES: ReadonlySet<string> = new Set(INTERNES)

/** What moves no state and is part of the history all the same. */
const LABELS_FAITS = {
  'declarer-erreur': 'Erreur signalée dans une déclaration',
  'modifier-dates': 'Dates d’un mandat modifiées',
  'supprimer-declarations': 'Déclarations supprimées depuis la dernière mise à jour annuelle',
  'retirer-maj-annuelle': 'Mise à jour annuelle retirée',
}

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...LABELS_EVENEMENT_COPROPRIETE, ...LABELS_FAITS }),
)

/**
 * The label of a journalled event; null for one that the history of a co-ownership does not tell.
 */
export const labelEvenement = (type: string): string | null => LABELS.get(type) ?? null
