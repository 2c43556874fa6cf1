import {
  type DemandeCitee,
  direSilence,
  ecrireReferenceRecu,
  formatFrDate,
  type TypeDemande,
} from '@registre/domain'
import type { MailContent } from '../../platform/mailer/render.ts'
import type { Liens } from './gabarits/liens.ts'
import type { NomModele } from './gabarits/modeles.ts'

/** The mails that acknowledge a request. */
const ACCUSES: Partial<Record<NomModele, TypeDemande>> = {
  'demande-envoyee': 'IMMATRICULATION',
  'rattachement-demande': 'RATTACHEMENT',
  'rattachement-a-completer': 'RATTACHEMENT',
  'dissolution-declaree': 'DISSOLUTION',
  'doublon-en-examen': 'DOUBLON_NOTAIRE',
}
/** Those that decide against who asked, or take back what it had: they say how they are contested. */
const CONTESTABLES: readonly NomModele[] = [
  'demande-refusee',
  'precisions-expirees',
  'doublon-confirme',
  'mandat-retire',
  'immatriculation-annulee',
  'copropriete-supprimee',
  'declarations-supprimees',
]

const reference = (d: DemandeCitee): string => ecrireReferenceRecu('R', d.id, d.deposeeLe)

/**
 * What a mail says beside its template: a receipt, the day, the reference, the service and what
 * silence is worth (CRPA, R112-5); a decision, how it is contested; of a request, its reference.
 */
export const completer = (
  modele: NomModele,
  contenu: MailContent,
  { demande }: { demande?: DemandeCitee },
  { service, recours, silences }: Liens,
): MailContent => {
  const recue = ACCUSES[modele]
  const paragraphes: MailContent['paragraphes'][number][] = [...contenu.paragraphes]
  if (recue !== undefined && demande !== undefined)
    paragraphes.push('Accusé de réception :', {
      liste: [
        `Référence : ${reference(demande)}`,
        `Déposée le ${formatFrDate(demande.deposeeLe)}`,
        ...(service.length === 0 ? [] : [`Service : ${service.join(', ')}`]),
        `Absence de décision : ${direSilence(recue, silences)}`,
      ],
    })
  if (CONTESTABLES.includes(modele) && recours !== '') {
    paragraphes.push(recours)
    if (service.length > 0) paragraphes.push(`Service : ${service.join(', ')}`)
  }
  return {
    ...contenu,
    paragraphes,
    ...(demande === undefined ? {} : { reference: reference(demande) }),
  }
}
