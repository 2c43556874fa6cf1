import { auSujetDe, deQuiAgit } from './destinataire.ts'
import { interditEnEmprunt } from '../acces/acteur.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { peutDissoudre, peutPreciserDissolution } from '../copropriete/copropriete.policy.ts'
import { echeance, echeanceApresReponse } from '../demande/demande.echeance.ts'
import {
  controlerDissolution,
  controlerReponse,
  effetDissolution,
  type DissolutionDeclaree,
  type SaisieDissolution,
} from '../dissolution/dissolution.rules.ts'
import { formatFrDate, type IsoDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { next } from '../kernel/machine.ts'
import {
  type Changement,
  courrielDossier,
  type FaitsActeur,
  interdit,
  NOUVEAU,
} from './changement.ts'
import { type DemandeDuDossier, type Dossier, reperesDe, courrielsSyndics } from './dossier.ts'
import { SANS_VERROU } from './verrou.ts'
import { exigerVisible } from './vue.ts'

const exigerSaisie = (
  saisie: SaisieDissolution,
  d: Dossier,
  jour: IsoDate,
): DissolutionDeclaree => {
  const champs = controlerDissolution(saisie, {
    aujourdhui: jour,
    dateReglement: d.dateReglement,
  })
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
  const { motif, faitGenerateur, dateFaitGenerateur, typeJustif, idDocument, autre } = saisie
  const dateEffet = effetDissolution(saisie)
  if (!motif || !faitGenerateur || !dateFaitGenerateur || !typeJustif || !idDocument || !dateEffet)
    throw new RegisterError('requete-invalide')
  return {
    motif,
    faitGenerateur,
    dateFaitGenerateur,
    typeJustif,
    documentId: idDocument,
    dateEffet,
    autre: motif === 'AUTRE' ? autre : '',
  }
}

type Saisie = SaisieDissolution & { version: number; message?: string }

/** The request whose declarant a keeper asked for details; null for none. */
export const dissolutionAPreciser = (d: Dossier): DemandeDuDossier | null =>
  d.demandes.find((x) => x.type === 'DISSOLUTION' && x.etat === 'PRECISIONS') ?? null

const exigerReponse = (
  d: Dossier,
  { teledeclarantId }: DemandeDuDossier,
  message: string,
  { acteur }: FaitsActeur,
): void => {
  const { parTeneur = false, demandeParId: parUtilisateurId = null } = d.dissolution ?? {}
  if (!peutPreciserDissolution(acteur, { teledeclarantId, parTeneur, parUtilisateurId }))
    interdit('Seul le déclarant de la dissolution répond au teneur du registre.')
  const champs = controlerReponse(message)
  if (champs.length > 0) throw new RegisterError('regles-non-respectees', { champs })
}

/**
 * What a declared dissolution says, or says again to a keeper who asked, checked. Throws `introuvable`, `transition-interdite`,
 * `action-interdite-en-emprunt`, `version-perimee`, `regles-non-respectees`.
 */
export const exigerDissolution = (
  d: Dossier,
  { version, message = '', ...saisie }: Saisie,
  faits: FaitsActeur,
) => {
  const vue = exigerVisible(d, faits)
  const attendue = dissolutionAPreciser(d)
  next(machineCopropriete, d.etat, attendue ? 'repondre-precisions' : 'declarer-dissolution')
  if (interditEnEmprunt(faits.acteur, 'dissolution'))
    throw new RegisterError('action-interdite-en-emprunt')
  if (attendue) exigerReponse(d, attendue, message, faits)
  else if (!peutDissoudre(faits.acteur, vue))
    interdit('La dissolution de cette copropriété ne peut pas être déclarée maintenant.')
  if (d.version !== version)
    throw new RegisterError('version-perimee', { infos: { version: d.version } })
  return exigerSaisie(saisie, d, faits.jour)
}

/** The dissolution is declared again as corrected, and the request goes back to the queue. */
const preciser = (
  d: Dossier,
  x: DemandeDuDossier,
  { message, ...s }: DissolutionDeclaree & { message: string },
  { acteur, jour }: FaitsActeur,
): Changement => {
  const jourEcheance = echeanceApresReponse(x, jour)
  return {
    actes: [
      {
        categorie: 'DISSOLUTION',
        type: 'repondre-precisions',
        demandeId: x.id,
        donnees: { dateEffet: s.dateEffet, document: s.documentId },
        mouvements: [
          {
            quoi: 'demande',
            id: x.id,
            pose: {
              etat: 'A_VALIDER',
              ...SANS_VERROU,
              suspendueLe: null,
              relanceLe: null,
              echeance: jourEcheance,
            },
          },
          ...(d.dissolution
            ? [{ quoi: 'dissolution', id: d.dissolution.id, pose: { statut: 'ANNULEE' } } as const]
            : []),
          { quoi: 'copropriete', evenement: 'repondre-precisions' },
        ],
      },
    ],
    annexes: [
      { annexe: 'dissolution', parId: acteur.utilisateurId, ...s },
      { annexe: 'echange', demandeId: x.id, duTeneur: false, texte: message },
    ],
    envois: courrielDossier(x, 'precisions-repondues', {
      ...reperesDe(d),
      adresse: d.adresse,
      echeance: formatFrDate(jourEcheance),
    }),
  }
}

/**
 * Declares a dissolution: the co-ownership awaits the keepers' decision, who declared it and the
 * syndics are told. Where a keeper asked for details, it answers with `message`. `email`: of the
 * person who declares. Throws as `exigerDissolution`.
 */
export const dissoudre = (
  d: Dossier,
  saisie: Saisie & { email: string },
  faits: FaitsActeur,
): Changement => {
  const { email, ...reste } = saisie
  const s = exigerDissolution(d, reste, faits)
  const attendue = dissolutionAPreciser(d)
  if (attendue) return preciser(d, attendue, { ...s, message: reste.message ?? '' }, faits)
  const jourEcheance = echeance('DISSOLUTION', faits.jour)
  const { teledeclarantId, profil } = faits.acteur
  const donnees = {
    ...reperesDe(d),
    dateEffet: formatFrDate(s.dateEffet),
    echeance: formatFrDate(jourEcheance),
  }
  return {
    actes: [
      {
        categorie: 'DISSOLUTION',
        type: 'declarer-dissolution',
        demandeId: NOUVEAU.demande,
        donnees: {
          motif: s.motif,
          faitGenerateur: s.faitGenerateur,
          dateEffet: s.dateEffet,
          document: s.documentId,
        },
        mouvements: [
          {
            quoi: 'demande',
            id: NOUVEAU.demande,
            pose: {
              type: 'DISSOLUTION',
              teledeclarantId: teledeclarantId ?? d.syndicId ?? d.auteurTeledeclarantId,
              profilDemandeur: profil,
              echeance: jourEcheance,
              etatPrecedent: d.etat,
            },
          },
          { quoi: 'copropriete', evenement: 'declarer-dissolution' },
        ],
      },
    ],
    annexes: [{ annexe: 'dissolution', parId: faits.acteur.utilisateurId, ...s }],
    envois: [
      ...courrielDossier(
        auSujetDe(deQuiAgit(faits.acteur, email), { id: NOUVEAU.demande, deposeeLe: faits.jour }),
        'dissolution-declaree',
        donnees,
      ),
      ...courrielsSyndics(d, teledeclarantId).flatMap((a) =>
        courrielDossier(a, 'dissolution-declaree-syndic', donnees),
      ),
    ],
  }
}
