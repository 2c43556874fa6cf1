import { auSujetDe, deQuiAgit } from './destinataire.ts'
import { interditEnEmprunt } from '../acces/acteur.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { peutDissoudre } from '../copropriete/copropriete.policy.ts'
import { echeance } from '../demande/demande.echeance.ts'
import {
  controlerDissolution,
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
import { type Dossier, reperesDe, courrielsSyndics } from './dossier.ts'
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

/**
 * What a declared dissolution says, checked. Throws `introuvable`, `transition-interdite`,
 * `action-interdite-en-emprunt`, `version-perimee`, `regles-non-respectees`.
 */
export const exigerDissolution = (
  d: Dossier,
  { version, ...saisie }: SaisieDissolution & { version: number },
  faits: FaitsActeur,
) => {
  const vue = exigerVisible(d, faits)
  next(machineCopropriete, d.etat, 'declarer-dissolution')
  if (interditEnEmprunt(faits.acteur, 'dissolution'))
    throw new RegisterError('action-interdite-en-emprunt')
  if (!peutDissoudre(faits.acteur, vue))
    interdit('La dissolution de cette copropriété ne peut pas être déclarée maintenant.')
  if (d.version !== version)
    throw new RegisterError('version-perimee', { infos: { version: d.version } })
  return exigerSaisie(saisie, d, faits.jour)
}

/**
 * Declares a dissolution: the co-ownership awaits the keepers' decision, who declared it and the
 * syndics are told. `email`: of the person who declares. Throws as `exigerDissolution`.
 */
export const dissoudre = (
  d: Dossier,
  saisie: SaisieDissolution & { version: number; email: string },
  faits: FaitsActeur,
): Changement => {
  const { email, ...reste } = saisie
  const s = exigerDissolution(d, reste, faits)
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
