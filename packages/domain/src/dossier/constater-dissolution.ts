import { formatFrDate } from '../kernel/dates.ts'
import { type Changement, courrielDossier, type Faits, RIEN } from './changement.ts'
import { type Dossier, reperesDe } from './dossier.ts'
import { effetsDissolution, destinatairesDissolution } from './effets-dissolution.ts'

/**
 * The effective day of a validated dissolution has come: mandates archived, attachments closed;
 * nothing before that day, or in another state. Throws `transition-interdite` while a keeper
 * examines an attachment.
 */
export const constaterDissolution = (d: Dossier, faits: Faits): Changement => {
  const { dissolution } = d
  if (d.etat !== 'DISSOLUTION_EN_COURS' || dissolution?.statut !== 'VALIDEE') return RIEN
  const { dateEffet } = dissolution
  if (dateEffet > faits.jour) return RIEN
  const { avant, mouvements, pose } = effetsDissolution(d, dateEffet, faits)
  const donnees = { ...reperesDe(d), dateEffet: formatFrDate(dateEffet) }
  return {
    actes: [
      ...avant.actes,
      {
        parLeRegistre: true,
        categorie: 'DISSOLUTION',
        type: 'constater-dissolution',
        donnees: { dateEffet },
        mouvements: [
          ...mouvements,
          { quoi: 'copropriete', evenement: 'constater-dissolution', pose },
        ],
      },
    ],
    envois: [
      ...avant.envois,
      ...destinatairesDissolution(d, {
        ...dissolution,
        auteurId: dissolution.demandeParId,
      }).flatMap((a) => courrielDossier(a, 'dissolution-constatee', donnees)),
      { document: 'attestation-dissolution' },
    ],
  }
}
