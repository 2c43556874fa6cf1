import { limiteDesPrecisions } from '../demande/demande.echeance.ts'
import { LABELS_TYPE_DEMANDE } from '../demande/demande.labels.ts'
import { formatFrDate } from '../kernel/dates.ts'
import { type Changement, courrielDossier, type FaitsActeur, interdit } from './changement.ts'
import { demandeDuDossier, type Dossier, objetsDe } from './dossier.ts'
import { EVENEMENTS_PAR_TYPE } from './evenements-par-type.ts'
import { suiviDe } from './refuser.ts'
import { exigerTenue, SANS_VERROU } from './verrou.ts'

/**
 * Asks the declarant for details: the dossier goes back to it, the clock stops, a mail tells.
 * Throws as every decision, `transition-interdite` for a dissolution.
 */
export const demanderPrecisions = (
  d: Dossier,
  { demandeId, message }: { demandeId: number; message: string },
  faits: FaitsActeur,
): Changement => {
  const x = demandeDuDossier(d, demandeId)
  exigerTenue(d, x, 'demander-precisions', faits)
  const { precisions: evenement } = EVENEMENTS_PAR_TYPE[x.type]
  const { mandat, declaration } = objetsDe(d, x)
  if (!evenement && !mandat)
    interdit(
      `Une demande de ${LABELS_TYPE_DEMANDE[x.type].toLowerCase()} ne donne pas lieu à des précisions : validez-la ou refusez-la.`,
    )
  return {
    actes: [
      {
        categorie: 'VALIDATION',
        type: 'demander-precisions',
        demandeId,
        mandatId: x.mandatId,
        declarationId: x.declarationId,
        motif: message,
        mouvements: [
          {
            quoi: 'demande',
            id: demandeId,
            pose: { etat: 'PRECISIONS', ...SANS_VERROU, suspendueLe: faits.maintenant },
          },
          ...(mandat
            ? [{ quoi: 'mandat', id: mandat.id, evenement: 'demander-precisions' } as const]
            : []),
          ...(evenement && declaration?.etat === 'A_VALIDER'
            ? [
                {
                  quoi: 'declaration',
                  id: declaration.id,
                  evenement: 'demander-precisions',
                } as const,
              ]
            : []),
          ...(evenement ? [{ quoi: 'copropriete', evenement } as const] : []),
        ],
      },
    ],
    envois: courrielDossier(x, 'precisions-demandees', {
      typeDemande: LABELS_TYPE_DEMANDE[x.type],
      nomCopropriete: d.nom,
      message,
      coproprieteId: d.id,
      declarationId: evenement ? x.declarationId : null,
      rattachement: suiviDe(d, x),
      dateLimite: formatFrDate(limiteDesPrecisions(faits.jour)),
    }),
    annexes: [{ annexe: 'echange', demandeId, duTeneur: true, texte: message }],
  }
}
