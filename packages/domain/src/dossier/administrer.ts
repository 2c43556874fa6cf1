import type { Acteur } from '../acces/acteur.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { peutAdministrer } from '../copropriete/copropriete.policy.ts'
import { phraseSort, type SortCopropriete } from '../copropriete/sort.labels.ts'
import { RegisterError } from '../kernel/errors.ts'
import { next } from '../kernel/machine.ts'
import { appliquer } from './appliquer.ts'
import { type Acte, type Changement, courrielDossier, type FaitsActeur } from './changement.ts'
import { courrielsConcernes, type Dossier, reperesDe } from './dossier.ts'
import { rendreLesTenues } from './verrou.ts'
import { exigerVisible } from './vue.ts'

/** What a keeper gives for an act: what was read, and why. */
export interface SaisieAdministration {
  version: number
  motif: string
}
/** Who may do it, and what the others are told. */
export interface Droit {
  peut: (acteur: Acteur) => boolean
  sinon: string
}

/**
 * What every keeper's act asks first: the co-ownership is visible, the right is held, the version
 * is the one read, nobody else holds its requests. Gives what the keeper gives back before, and the
 * dossier then. Throws `introuvable`, `acces-non-autorise`, `version-perimee`, `verrou-pris`.
 */
export const exigerAdministration = (
  d: Dossier,
  { version }: SaisieAdministration,
  { peut, sinon }: Droit,
  faits: FaitsActeur,
): { avant: Acte[]; libre: Dossier } => {
  exigerVisible(d, faits)
  if (!peut(faits.acteur)) throw new RegisterError('acces-non-autorise', { message: sinon })
  if (d.version !== version)
    throw new RegisterError('version-perimee', { infos: { version: d.version } })
  const avant = rendreLesTenues(d, faits)
  return { avant, libre: appliquer(d, { actes: avant }) }
}

/**
 * Deletes a co-ownership, softly: it keeps its number, its history and what was pending, so that a
 * restoration gives everything back. Throws as `exigerAdministration`, `transition-interdite`.
 */
export const supprimerCopropriete = (
  d: Dossier,
  saisie: SaisieAdministration,
  faits: FaitsActeur,
): Changement => {
  const { avant, libre } = exigerAdministration(
    d,
    saisie,
    { peut: peutAdministrer, sinon: 'La suppression revient à un teneur administrateur.' },
    faits,
  )
  const evenement = 'supprimer-copropriete'
  const { motif } = saisie
  return {
    actes: [
      ...avant,
      {
        categorie: 'DISSOLUTION',
        type: evenement,
        motif,
        mouvements: [
          {
            quoi: 'copropriete',
            evenement,
            pose: {
              etatPrecedent: libre.etat,
              etatAvantAnnulation:
                libre.etat === 'IMMATRICULATION_ANNULEE' ? libre.etatPrecedent : null,
              masqueeLe: libre.masqueeLe ?? faits.maintenant,
            },
          },
        ],
      },
    ],
    envois: courrielsConcernes(d).flatMap((a) =>
      courrielDossier(a, 'copropriete-supprimee', {
        nomCopropriete: d.nom,
        numero: d.numero ?? '',
        adresse: d.adresse,
        motif,
      }),
    ),
  }
}

const refuserRemplacement = (code: string, message: string): never => {
  throw new RegisterError('regles-non-respectees', {
    champs: [{ champ: 'numeroRemplacement', code, message }],
  })
}

/** A number of the register, and what became of it. */
export type Remplacante = SortCopropriete & { id: number }

/** The replacement is another number in force. Throws `regles-non-respectees`. */
const exigerRemplacement = (d: Dossier, remplacante: Remplacante): void => {
  if (d.id === remplacante.id)
    refuserRemplacement('ANN-MEME', 'Indiquez le numéro d’une autre copropriété.')
  const sort = phraseSort(remplacante)
  if (sort !== '')
    refuserRemplacement(
      'ANN-HORS-VIGUEUR',
      `Ce numéro n’est plus en vigueur : ${sort.charAt(0).toLowerCase()}${sort.slice(1)}.`,
    )
}

/** The number given to replace another one exists. Throws `regles-non-respectees`. */
export const exigerConnu = (numeroRemplacement: string, remplacanteId: number | null): void => {
  if (numeroRemplacement !== '' && remplacanteId === null)
    refuserRemplacement('ANN-INCONNU', 'Ce numéro ne correspond à aucune copropriété du registre.')
}

/**
 * Cancels a registration, for instance as the duplicate of another number: the number is kept for
 * ever and answers with the one that replaces it. Throws as `exigerAdministration`,
 * `transition-interdite`, `regles-non-respectees`.
 */
export const annulerImmatriculation = (
  d: Dossier,
  saisie: SaisieAdministration & { numeroRemplacement: string; remplacante: Remplacante | null },
  faits: FaitsActeur,
): Changement => {
  const { motif, numeroRemplacement, remplacante } = saisie
  const { avant, libre } = exigerAdministration(
    d,
    saisie,
    {
      peut: peutAdministrer,
      sinon: 'L’annulation d’une immatriculation revient à un teneur administrateur.',
    },
    faits,
  )
  const evenement = 'annuler-immatriculation'
  next(machineCopropriete, libre.etat, evenement)
  if (remplacante) exigerRemplacement(d, remplacante)
  return {
    actes: [
      ...avant,
      {
        categorie: 'IMMATRICULATION',
        type: evenement,
        motif,
        donnees: { remplaceePar: numeroRemplacement },
        mouvements: [
          {
            quoi: 'copropriete',
            evenement,
            pose: {
              etatPrecedent: libre.etat,
              remplaceeParId: remplacante?.id ?? null,
              masqueeLe: faits.maintenant,
            },
          },
        ],
      },
    ],
    envois: courrielsConcernes(d).flatMap((a) =>
      courrielDossier(a, 'immatriculation-annulee', { ...reperesDe(d), motif, numeroRemplacement }),
    ),
  }
}
