import type { ConfirmationsOffice } from '../declaration/contexte.ts'
import type { EvenementDeclaration } from '../declaration/declaration.machine.ts'
import type { EvenementCopropriete } from '../copropriete/copropriete.etats.ts'
import { echeance, echeanceApresReponse } from '../demande/demande.echeance.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { exigerRegles } from '../kernel/rules.ts'
import {
  LABELS_OBJET_VERIFIE,
  LABELS_VERIFICATION,
  nonVerifiees,
} from '../verification/verification.ts'
import { exigerModifiable } from './brouillon.ts'
import {
  type Acte,
  type Annexe,
  type FaitsActeur,
  interdit,
  type Mouvement,
  NOUVEAU,
  type PoseDeclaration,
} from './changement.ts'
import {
  contenuADeposer,
  controlerLue,
  copiesDe,
  type DeclarationLue,
  dater,
  type ReponseDoublon,
} from './declaration-lue.ts'
import type { DemandeDuDossier, Dossier } from './dossier.ts'
import { SANS_VERROU } from './verrou.ts'

// The final submission of a registration: what a syndic's and a notary's have in common.

/** What a final submission adds to the draft. */
export interface SaisieDepot {
  version: number
  confirmations?: readonly string[] | undefined
  confirmationsOffice?: ConfirmationsOffice | null | undefined
  reponsesDoublons?: readonly ReponseDoublon[] | undefined
}

/**
 * The draft as its author submits it, every rule checked. Throws as `exigerModifiable`,
 * `regles-non-respectees`, `confirmation-requise`.
 */
export const completer = (
  d: Dossier,
  l: DeclarationLue,
  saisie: SaisieDepot,
  faits: FaitsActeur,
): DeclarationLue => {
  exigerModifiable(d, l, saisie.version, faits)
  // An update is filed by its own way.
  if (l.baseId !== null) interdit()
  const { confirmations = [], confirmationsOffice, reponsesDoublons = l.reponses } = saisie
  const complete: DeclarationLue = {
    ...l,
    contenu: contenuADeposer(l, faits.jour).contenu,
    etape: 'recapitulatif',
    confirmations: [...new Set([...l.confirmations, ...confirmations])],
    confirmationsOffice: confirmationsOffice ?? l.confirmationsOffice,
    reponses: reponsesDoublons.map((r) => ({ ...r, motif: r.motif.trim() })),
  }
  exigerRegles(controlerLue(complete, faits.jour))
  return complete
}

/** A co-ownership that looks like the declared one. */
export interface DoublonVu {
  id: number
  numeroImmatriculation: string | null
  tresProche: boolean
}

/**
 * Each shown candidate is answered: another co-ownership, with the reason; or the same one, and the
 * declarant attaches to it instead. Throws `doublons-a-examiner`.
 */
export const exigerReponses = (
  doublons: readonly DoublonVu[],
  { reponses }: DeclarationLue,
): void => {
  const sansReponse = doublons.filter((x) => {
    const reponse = reponses.find((r) => r.candidatId === x.id)
    return !reponse || (reponse.reponse === 'DIFFERENTE' && reponse.motif === '')
  })
  if (sansReponse.length > 0)
    throw new RegisterError('doublons-a-examiner', {
      infos: { candidats: sansReponse.map((x) => x.id) },
    })
  const meme = doublons.find((x) =>
    reponses.some((r) => r.candidatId === x.id && r.reponse === 'RATTACHER'),
  )
  if (meme)
    throw new RegisterError('doublons-a-examiner', {
      message:
        'Vous avez reconnu une copropriété déjà immatriculée : demandez votre rattachement au lieu de l’immatriculer de nouveau.',
      infos: { candidats: [meme.id], numeroImmatriculation: meme.numeroImmatriculation },
    })
}

/** A completed draft, what looks like it, and the message to the keeper who asked for details. */
export interface Depot {
  declaration: DeclarationLue
  doublons: readonly DoublonVu[]
  message?: string | undefined
  /** Of who files: the directory of companies, and a keeper, say that it is closed. */
  ferme?: boolean
}

/** What a submission writes on its declaration. */
export const poseDe = (l: DeclarationLue, { jour }: FaitsActeur): PoseDeclaration => ({
  ...dater(l, l.contenu, jour),
  etape: l.etape,
  confirmations: l.confirmations,
  confirmationsOffice: l.confirmationsOffice,
  verifications: l.verifications,
})

/** The request that a clarification left open, null for none. */
export const demandeEnPrecisions = (d: Dossier): DemandeDuDossier | null =>
  d.demandes.find(
    (x) =>
      x.etat === 'PRECISIONS' && (x.type === 'IMMATRICULATION' || x.type === 'DOUBLON_NOTAIRE'),
  ) ?? null

/** How a submission enters the keepers' queue. */
export interface Entree {
  type: 'IMMATRICULATION' | 'DOUBLON_NOTAIRE'
  /** The request that it answers, null for a new one. */
  reprise: DemandeDuDossier | null
  evenement: EvenementCopropriete
  evenementDeclaration: EvenementDeclaration
  pose: PoseDeclaration
  mandatId?: number
  donnees: Record<string, unknown>
}

/** A new request, or the one that a keeper sent back, with its due day. */
const mettreEnFile = (
  { declaration: l }: Depot,
  { type, reprise, mandatId }: Entree,
  { acteur }: FaitsActeur,
  echue: IsoDate,
): Mouvement => ({
  quoi: 'demande',
  id: reprise?.id ?? NOUVEAU.demande,
  pose: {
    declarationId: l.id,
    echeance: echue,
    ...(reprise
      ? {
          etat: 'A_VALIDER',
          suspendueLe: null,
          relanceLe: null,
          ...SANS_VERROU,
        }
      : {
          type,
          mandatId: mandatId ?? null,
          teledeclarantId: l.auteurTeledeclarantId,
          profilDemandeur: acteur.profil,
        }),
  },
})

/** What the journal tells of the values that nobody could verify. */
export const marquesDe = ({
  verifications,
}: Pick<DeclarationLue, 'verifications'>): { nonVerifie?: string[] } => {
  const lignes = nonVerifiees(verifications).map(
    (v) => `${LABELS_OBJET_VERIFIE[v.objet]} ${v.reference} : ${LABELS_VERIFICATION[v.resultat]}`,
  )
  return lignes.length === 0 ? {} : { nonVerifie: lignes }
}

/** The submission enters the keepers' queue; gives what the journal tells, and the due day. */
export const entrerEnFile = (
  depot: Depot,
  entree: Entree,
  faits: FaitsActeur,
): { acte: Acte; echue: IsoDate } => {
  const { declaration: l } = depot
  const { evenement, evenementDeclaration, pose, reprise, donnees } = entree
  const echue = reprise
    ? echeanceApresReponse(reprise, faits.jour)
    : echeance(entree.type, faits.jour)
  return {
    echue,
    acte: {
      categorie: 'IMMATRICULATION',
      type: evenement,
      declarationId: l.id,
      demandeId: reprise?.id ?? NOUVEAU.demande,
      donnees: { ...donnees, doublons: depot.doublons.length, ...marquesDe(l) },
      mouvements: [
        mettreEnFile(depot, entree, faits, echue),
        { quoi: 'declaration', id: l.id, evenement: evenementDeclaration, pose },
        { quoi: 'copropriete', evenement, pose: copiesDe(l.contenu) },
      ],
    },
  }
}

/** What is written beside a submission: where it is, and the message that answers a keeper. */
export const annexesDuDepot = (
  { declaration, message = '' }: Depot,
  reprise: DemandeDuDossier | null,
): Annexe[] => {
  const texte = message.trim()
  return [
    { annexe: 'localisation', contenu: declaration.contenu },
    ...(reprise && texte !== ''
      ? [{ annexe: 'echange', demandeId: reprise.id, duTeneur: false, texte } as const]
      : []),
  ]
}
