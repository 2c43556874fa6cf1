import { auSujetDe, quiADeclare } from './destinataire.ts'
import { lieuDisperse } from '../declaration/lieux.ts'
import { formatFrDate } from '../kernel/dates.ts'
import {
  type Changement,
  courrielDossier,
  type FaitsActeur,
  interdit,
  NOUVEAU,
} from './changement.ts'
import { copiesDe, type DeclarationLue } from './declaration-lue.ts'
import {
  annexesDuDepot,
  demandeEnPrecisions,
  type Depot,
  entrerEnFile,
  exigerReponses,
  marquesDe,
  poseDe,
} from './deposer.ts'
import type { Dossier } from './dossier.ts'

/** A notary's submission, and the number that it takes when it is registered at once. */
export interface DepotNotaire extends Depot {
  typeMaj: 'INITIALE' | 'OFFICE'
  numero: string | null
}

/** Nothing says where it is: the index knows none of its parcels, or did not answer. */
const sansParcelleTrouvee = ({ contenu }: DeclarationLue): boolean =>
  !contenu.identification.parcelle.some((p) => p.geolocalisee)

/**
 * True when a keeper decides of a notary's registration: something very close exists, its place
 * disagrees with itself, the index knows none of its parcels, or the keeper sent it back, whatever
 * the register holds now.
 */
export const attendUnTeneur = (
  d: Dossier,
  { doublons, declaration }: Pick<Depot, 'doublons' | 'declaration'>,
): boolean =>
  demandeEnPrecisions(d) !== null ||
  doublons.some((x) => x.tresProche) ||
  sansParcelleTrouvee(declaration) ||
  lieuDisperse(declaration.contenu)

/** A keeper examines it within a working day. */
const soumettreAExamen = (d: Dossier, depot: DepotNotaire, faits: FaitsActeur): Changement => {
  const { declaration: l, typeMaj } = depot
  const reprise = demandeEnPrecisions(d)
  const { acte, echue } = entrerEnFile(
    depot,
    {
      type: 'DOUBLON_NOTAIRE',
      reprise,
      evenement: reprise ? 'repondre-precisions' : 'soumettre-doublon-notaire',
      evenementDeclaration: 'soumettre',
      pose: { ...poseDe(l, faits), typeMaj },
      donnees: { typeMaj },
    },
    faits,
  )
  return {
    actes: [acte],
    envois: courrielDossier(
      auSujetDe(quiADeclare(l), reprise ?? { id: NOUVEAU.demande, deposeeLe: faits.jour }),
      'doublon-en-examen',
      {
        nomCopropriete: copiesDe(l.contenu).nom,
        coproprieteId: d.id,
        lieuDisperse: lieuDisperse(l.contenu),
        echeance: formatFrDate(echue),
      },
    ),
    annexes: annexesDuDepot(depot, reprise),
  }
}

/** The number comes at once. */
const immatriculer = (d: Dossier, depot: DepotNotaire, faits: FaitsActeur): Changement => {
  const { declaration: l, typeMaj } = depot
  const numero = depot.numero ?? ''
  const copies = copiesDe(l.contenu)
  const pose = { ...poseDe(l, faits), typeMaj }
  return {
    actes: [
      {
        categorie: 'IMMATRICULATION',
        type: 'immatriculer-par-notaire',
        declarationId: l.id,
        donnees: { typeMaj, numero, ...marquesDe(l) },
        mouvements: [
          // As registered, it is frozen; its copy becomes the working one.
          { quoi: 'declaration', id: l.id, evenement: 'immatriculer-par-notaire', pose },
          {
            quoi: 'declaration',
            id: NOUVEAU.declaration,
            evenement: 'creer-copie-courante',
            copieDe: l.id,
            pose,
          },
          {
            quoi: 'copropriete',
            evenement: 'immatriculer-par-notaire',
            pose: { ...copies, numero, dateImmatriculation: faits.jour },
          },
        ],
      },
    ],
    envois: [
      { document: 'attestation' },
      ...courrielDossier(quiADeclare(l), 'immatriculation-notaire', {
        nomCopropriete: copies.nom,
        numero,
        coproprieteId: d.id,
      }),
    ],
    annexes: annexesDuDepot(depot, null),
  }
}

/**
 * Final submission by a notary: registered at once, or examined by a keeper when `attendUnTeneur`.
 * Throws `doublons-a-examiner`, `transition-interdite` for a syndic's draft.
 */
export const immatriculerParNotaire = (
  d: Dossier,
  depot: DepotNotaire,
  faits: FaitsActeur,
): Changement => {
  exigerReponses(depot.doublons, depot.declaration)
  if (depot.declaration.typeImmat === 'DEFAULT') interdit()
  return attendUnTeneur(d, depot)
    ? soumettreAExamen(d, depot, faits)
    : immatriculer(d, depot, faits)
}
