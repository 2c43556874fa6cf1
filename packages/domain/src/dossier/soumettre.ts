import { auSujetDe, quiADeclare } from './destinataire.ts'
import { formatFrDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { corriger } from './brouillon.ts'
import {
  type Acte,
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
  poseDe,
} from './deposer.ts'
import { exigerOuvert } from '../teledeclarant/veille.ts'
import { type Dossier, type MandatDuDossier, objetsDe } from './dossier.ts'

/** The mandate that a syndic declares with its registration. */
const poseMandat = ({ contenu: { infoRattachement: i } }: DeclarationLue) => {
  const { dateDebutMandat: debut, dateFinMandat: fin } = i
  if (debut === null || fin === null) throw new RegisterError('requete-invalide')
  return {
    debut,
    fin,
    adminProvisoire: i.adminProvisoire,
    typeJustif: i.typeJustifMandat,
    documentId: i.idDocument,
  }
}

/** A first submission asks for the mandate that its registration declares. */
const demanderMandat = (l: DeclarationLue): Acte => {
  // A notary declares no mandate: its registration is immediate, by its own way.
  if (l.typeImmat !== 'DEFAULT')
    interdit(
      'Un notaire immatricule sans demande : terminez par « Immatriculer » au récapitulatif.',
    )
  const pose = { teledeclarantId: l.auteurTeledeclarantId, ...poseMandat(l) }
  return {
    categorie: 'MANDAT',
    type: 'demander',
    mandatId: NOUVEAU.mandat,
    demandeId: NOUVEAU.demande,
    etatDe: 'mandat',
    mouvements: [
      { quoi: 'mandat', id: NOUVEAU.mandat, evenement: 'demander', cas: 'a-examiner', pose },
    ],
  }
}

/** The answer to a clarification: the same mandate is asked for again, as corrected. */
const redemanderMandat = ({ id }: MandatDuDossier, l: DeclarationLue): Acte => ({
  categorie: 'MANDAT',
  type: 'repondre-precisions',
  mandatId: id,
  etatDe: 'mandat',
  mouvements: [{ quoi: 'mandat', id, evenement: 'repondre-precisions', pose: poseMandat(l) }],
})

/**
 * Final submission by a syndic: it enters the keepers' queue with its due day. Throws
 * `compte-non-actif`, `doublons-a-examiner`, `transition-interdite`.
 */
export const soumettre = (d: Dossier, depot: Depot, faits: FaitsActeur): Changement => {
  const { declaration: l, doublons } = depot
  if (faits.acteur.enAttenteActivation) throw new RegisterError('compte-non-actif')
  exigerReponses(doublons, l)
  const repond = d.etat === 'IMMATRICULATION_DEMANDE_DE_PRECISIONS'
  const reprise = repond ? demandeEnPrecisions(d) : null
  const mandat = reprise && objetsDe(d, reprise).mandat
  if (!reprise) exigerOuvert(depot.ferme ?? false)
  const evenement = repond ? 'repondre-precisions' : 'soumettre'
  const { acte, echue } = entrerEnFile(
    depot,
    {
      type: 'IMMATRICULATION',
      reprise,
      evenement,
      evenementDeclaration: evenement,
      mandatId: NOUVEAU.mandat,
      pose: poseDe(l, faits),
      donnees: { confirmations: l.confirmations },
    },
    faits,
  )
  const { nom, adresse } = copiesDe(l.contenu)
  return {
    actes: [
      // The journal tells both steps of a refused dossier that is sent again.
      ...(d.etat === 'IMMATRICULATION_ET_RATTACHEMENT_REFUSES' ? [corriger(l.id)] : []),
      ...(reprise ? [] : [demanderMandat(l)]),
      ...(mandat ? [redemanderMandat(mandat, l)] : []),
      acte,
    ],
    envois: courrielDossier(
      auSujetDe(quiADeclare(l), reprise ?? { id: NOUVEAU.demande, deposeeLe: faits.jour }),
      repond ? 'precisions-repondues' : 'demande-envoyee',
      {
        nomCopropriete: nom,
        adresse,
        echeance: formatFrDate(echue),
        coproprieteId: d.id,
      },
    ),
    annexes: annexesDuDepot(depot, reprise),
  }
}
