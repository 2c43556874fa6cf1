import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { peutAdministrer } from '../copropriete/copropriete.policy.ts'
import { phraseSort, type SortCopropriete } from '../copropriete/sort.labels.ts'
import { RegisterError } from '../kernel/errors.ts'
import { next } from '../kernel/machine.ts'
import { exigerAdministration, type SaisieAdministration } from './administrer.ts'
import { type Changement, courrielDossier, type FaitsActeur } from './changement.ts'
import { courrielsConcernes, type Dossier, reperesDe } from './dossier.ts'

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
  saisie: SaisieAdministration & {
    numeroRemplacement: string
    remplacante: Remplacante | null
    /** The same building under two numbers. */
    fusion?: boolean
  },
  faits: FaitsActeur,
): Changement => {
  const { motif, numeroRemplacement, remplacante, fusion = false } = saisie
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
        donnees: { remplaceePar: numeroRemplacement, ...(fusion ? { fusion } : {}) },
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
