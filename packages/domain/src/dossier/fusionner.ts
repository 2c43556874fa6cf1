import { addDays, formatFrDate } from '../kernel/dates.ts'
import {
  type Acte,
  type Changement,
  courrielDossier,
  type FaitsActeur,
  type Mouvement,
  NOUVEAU,
} from './changement.ts'
import {
  courrielsSyndics,
  type Dossier,
  mandatEnAttente,
  mandatQuiCompte,
  mandatsActifs,
  mandatsOccupants,
  reperesDe,
} from './dossier.ts'

const SANS_SYNDIC = ['IMMATRICULEE_A_RATTACHER', 'IMMATRICULEE_RATTACHEMENT_EXPIRE']

/** The running mandate of a merged number, where the one that is kept has nobody in place. */
const mandatRepris = (garde: Dossier, absorbee: Dossier, { jour }: FaitsActeur): Mouvement[] => {
  const mandat = mandatQuiCompte(absorbee)
  if (mandat?.etat !== 'EN_COURS' || !SANS_SYNDIC.includes(garde.etat) || mandatEnAttente(garde))
    return []
  // Two periods never overlap: it begins after what was there.
  const libre = mandatsOccupants(garde).map((m) => addDays(m.fin, 1))
  const debut = [mandat.debut, ...libre].toSorted().at(-1) ?? mandat.debut
  if (debut > jour || debut > mandat.fin) return []
  const { teledeclarantId, fin, adminProvisoire, syndicProvisoire, typeJustif, documentId } = mandat
  return [
    ...mandatsActifs(garde).map(
      (m) => ({ quoi: 'mandat', id: m.id, evenement: 'archiver' }) as const,
    ),
    {
      quoi: 'mandat',
      id: NOUVEAU.mandat,
      evenement: 'reprendre',
      pose: {
        teledeclarantId,
        debut,
        fin,
        adminProvisoire,
        syndicProvisoire,
        typeJustif,
        documentId,
      },
    },
    {
      quoi: 'copropriete',
      evenement: 'fusionner',
      pose: { syndicId: teledeclarantId, finMandat: fin },
    },
  ]
}

/**
 * What a merger makes of the number that is kept: its history tells the other one, whose running
 * mandate follows where nobody is in place; the syndics are told.
 */
export const absorber = (
  garde: Dossier,
  absorbee: Dossier,
  motif: string,
  faits: FaitsActeur,
): Changement => {
  const mouvements = mandatRepris(garde, absorbee, faits)
  const repris = mouvements.length > 0 ? mandatQuiCompte(absorbee) : null
  const acte: Acte = {
    categorie: 'IMMATRICULATION',
    type: 'fusionner',
    motif,
    donnees: { numero: absorbee.numero },
    ...(repris ? { mandatId: NOUVEAU.mandat, teledeclarantId: repris.teledeclarantId } : {}),
    mouvements,
  }
  const donnees = {
    ...reperesDe(garde),
    numeroFusionne: absorbee.numero ?? '',
    motif,
    finMandat: repris ? formatFrDate(repris.fin) : '',
  }
  const destinataires = repris ? [repris] : courrielsSyndics(garde)
  return {
    actes: [acte],
    envois: destinataires.flatMap((a) => courrielDossier(a, 'numero-fusionne', donnees)),
  }
}
