import { deQuiAgit } from './destinataire.ts'
import { RegisterError } from '../kernel/errors.ts'
import { peutContesterRattachement } from '../rattachement/rattachement.policy.ts'
import { type Changement, courrielDossier, type FaitsActeur, interdit } from './changement.ts'
import { type Dossier, reperesDe } from './dossier.ts'
import { suiteDeLaReponse } from './accorder-fin-anticipee.ts'
import { exigerRattachement } from './rattachement.ts'

/**
 * The syndic in place says what speaks against an open request, once; the keeper reads it. `email`:
 * of the person who contests. Throws `introuvable`, `deja-decide`, `deja-existant`,
 * `transition-interdite`.
 */
export const contesterRattachement = (
  d: Dossier,
  {
    demandeId,
    texte,
    documentId,
    email,
  }: { demandeId: number; texte: string; documentId: string | null; email: string },
  faits: FaitsActeur,
): Changement => {
  const { x, mandat, vu } = exigerRattachement(d, demandeId, faits)
  if (!peutContesterRattachement(faits.acteur, vu)) {
    if (vu.accordee) interdit('Votre établissement a déjà donné son accord à cette demande.')
    if (vu.contestee)
      throw new RegisterError('deja-existant', {
        message: 'Votre établissement a déjà contesté cette demande.',
      })
    interdit('Seul le syndic en place peut contester cette demande.')
  }
  return {
    actes: [
      {
        categorie: 'RATTACHEMENT',
        type: 'contester-rattachement',
        demandeId,
        mandatId: x.mandatId,
        motif: texte,
        mouvements: [
          {
            quoi: 'demande',
            id: demandeId,
            pose: {
              contesteeLe: faits.maintenant,
              contesteeParId: faits.acteur.utilisateurId,
              contestation: texte,
              contestationDocumentId: documentId,
              ...suiteDeLaReponse(x, faits.jour),
            },
          },
        ],
      },
    ],
    ...(documentId === null ? {} : { annexes: [{ annexe: 'document' as const, documentId }] }),
    envois: courrielDossier(deQuiAgit(faits.acteur, email), 'rattachement-conteste', {
      ...reperesDe(d),
      demandeur: mandat.syndic,
      texte,
    }),
  }
}
