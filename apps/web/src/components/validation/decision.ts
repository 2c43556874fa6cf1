import { LABELS_TYPE_DEMANDE } from '@registre/domain'
import type { Args } from '../../lib/api/index.ts'
import { formatNumero } from '../../lib/format.ts'
import type { Candidat, InfosValidation } from './types.ts'

/** A keeper's gesture on a request that it holds (or, to free it, that another holds). */
export type Decision =
  | { geste: 'valider'; motif?: string }
  | { geste: 'pas-doublon' | 'deverrouiller' }
  | { geste: 'confirmer-doublon'; candidat: Candidat }
  | { geste: 'refuser'; args: Args<'refuserDemande'> }
  | { geste: 'demander-precisions'; args: Args<'demanderPrecisions'> }
  | { geste: 'affecter'; args: Args<'affecterDemande'>; nomTeneur: string }
export type Geste = Decision['geste']

/**
 * What is typed in the windows, by the names of the operations: kept by the page, so that a conflict
 * or a closed window loses nothing.
 */
export interface Saisie {
  typesMotifRefus: readonly string[]
  raison: string
  message: string
  /** Why a request is validated without any proof. */
  motif: string
  idTeneur: string
  raisonAffectationTeneur: string
}
export const SAISIE_VIDE: Saisie = {
  typesMotifRefus: [],
  raison: '',
  message: '',
  motif: '',
  idTeneur: '',
  raisonAffectationTeneur: '',
}

/** The text that a gesture had not sent yet. */
export const texteNonEnvoye = (geste: Geste | null, saisie: Saisie): string =>
  geste === 'refuser'
    ? saisie.raison
    : geste === 'valider'
      ? saisie.motif
      : geste === 'demander-precisions'
        ? saisie.message
        : geste === 'affecter'
          ? saisie.raisonAffectationTeneur
          : ''

/** The request that an operation is about. */
export const cibleDe = ({ demande, mandat }: InfosValidation) => ({
  idDemande: demande.id,
  idMandat: mandat?.id ?? null,
})

type TypeDemande = InfosValidation['demande']['type']

/** How one request is called, in a title. */
export const TITRES_DEMANDE: Record<TypeDemande, string> = {
  IMMATRICULATION: 'Demande d’immatriculation',
  RATTACHEMENT: 'Demande de rattachement',
  DISSOLUTION: 'Demande de dissolution',
  DOUBLON_NOTAIRE: 'Doublon notaire',
}

/** What a validation does, said before it is confirmed. */
export const EFFETS_VALIDER: Record<TypeDemande, readonly string[]> = {
  IMMATRICULATION: [
    'Un numéro d’immatriculation sera attribué à la copropriété ; il est définitif.',
    'Le mandat du déclarant sera reconnu.',
    'L’attestation sera produite et le déclarant prévenu par courriel.',
  ],
  DOUBLON_NOTAIRE: [
    'Un numéro d’immatriculation sera attribué à la copropriété ; il est définitif.',
    'L’attestation sera produite et le notaire prévenu par courriel.',
  ],
  RATTACHEMENT: [
    'Le déclarant deviendra le représentant légal de la copropriété à la date de début de son mandat.',
    'Les représentants concernés seront prévenus par courriel, avec les dates officielles.',
  ],
  DISSOLUTION: [
    'La copropriété sera dissoute à la date d’effet déclarée ; ses mandats seront alors archivés. Cette décision est définitive.',
    'L’attestation de dissolution sera produite à cette date.',
    'Le déclarant et le représentant légal seront prévenus par courriel.',
  ],
}

const nomDe = (infos: InfosValidation): string =>
  infos.fiche.declaration?.nomCopropriete || 'la copropriété'

export interface Avis {
  titre: string
  description: string
}

/** The notice that follows a gesture. `numero` is the one that the server issued or named. */
export const avisDe = (decision: Decision, infos: InfosValidation, numero: string | null): Avis => {
  const nom = nomDe(infos)
  switch (decision.geste) {
    case 'valider':
    case 'pas-doublon':
      return infos.demande.type === 'RATTACHEMENT' || infos.demande.type === 'DISSOLUTION'
        ? {
            titre: `${LABELS_TYPE_DEMANDE[infos.demande.type]} : demande validée`,
            description: `${nom}, ${formatNumero(numero)}.`,
          }
        : {
            titre: 'Immatriculation validée',
            description: `Numéro attribué à ${nom} : ${formatNumero(numero)}.`,
          }
    case 'confirmer-doublon':
      return {
        titre: 'Doublon confirmé',
        description: `La demande est close : la copropriété est déjà immatriculée sous le numéro ${formatNumero(numero)}.`,
      }
    case 'refuser':
      return {
        titre: 'Demande refusée',
        description: `Le refus concernant ${nom} sera confirmé au déclarant par courriel.`,
      }
    case 'demander-precisions':
      return {
        titre: 'Précisions demandées',
        description: `Votre message est envoyé. Le délai est suspendu jusqu’à la réponse du déclarant.`,
      }
    case 'affecter':
      return {
        titre: 'Demande affectée',
        description: `Elle est affectée à ${decision.nomTeneur}.`,
      }
    case 'deverrouiller':
      return {
        titre: 'Demande déverrouillée',
        description: 'Elle est de nouveau disponible pour tous les teneurs.',
      }
  }
}
