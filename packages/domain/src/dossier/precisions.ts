import { SILENCE_PRECISIONS_JOURS, suiteSilencePrecisions } from '../demande/demande.echeance.ts'
import { LABELS_TYPE_DEMANDE } from '../demande/demande.labels.ts'
import { addDays, formatFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import {
  type Changement,
  courrielDossier,
  type Faits,
  type FaitsActeur,
  interdit,
  type Mouvement,
  RIEN,
} from './changement.ts'
import {
  demandeDuDossier,
  type DemandeDuDossier,
  type Dossier,
  objetsDe,
  reperesDe,
} from './dossier.ts'
import { EVENEMENTS_PAR_TYPE } from './evenements-par-type.ts'
import { exigerTenue, SANS_VERROU } from './verrou.ts'
import { finSansEffet } from './fin-sans-effet.ts'
import { courrielsSansSuite, suiviDe } from './refuser.ts'

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
    envois: courrielDossier(x.email, 'precisions-demandees', {
      typeDemande: LABELS_TYPE_DEMANDE[x.type],
      nomCopropriete: d.nom,
      message,
      coproprieteId: d.id,
      declarationId: evenement ? x.declarationId : null,
      rattachement: suiviDe(d, x),
      dateLimite: formatFrDate(addDays(faits.jour, SILENCE_PRECISIONS_JOURS)),
    }),
    annexes: [{ annexe: 'echange', demandeId, duTeneur: true, texte: message }],
  }
}

const relancer = (
  d: Dossier,
  x: DemandeDuDossier,
  limite: IsoDate,
  { maintenant }: Faits,
): Changement => {
  const { mandat } = objetsDe(d, x)
  // A reminder about an attachment moves nothing of the co-ownership.
  const evenement = EVENEMENTS_PAR_TYPE[x.type].precisions ? 'relancer-precisions' : null
  return {
    actes: [
      {
        ...silence(x),
        type: 'relancer-precisions',
        mouvements: [
          { quoi: 'demande', id: x.id, pose: { relanceLe: maintenant } },
          ...(mandat
            ? [{ quoi: 'mandat', id: mandat.id, evenement: 'relancer-precisions' } as const]
            : []),
          ...(evenement ? [{ quoi: 'copropriete', evenement, dessous: true } as const] : []),
        ],
      },
    ],
    envois: courrielDossier(x.email, 'precisions-rappel', {
      ...reperesDe(d),
      declarationId: evenement ? x.declarationId : null,
      dateLimite: formatFrDate(limite),
      rattachement: suiviDe(d, x),
    }),
  }
}

const silence = (x: DemandeDuDossier) => ({
  parLeRegistre: true as const,
  categorie: 'VALIDATION' as const,
  demandeId: x.id,
  mandatId: x.mandatId,
  declarationId: x.declarationId,
  teledeclarantId: x.teledeclarantId,
})

const expirer = (d: Dossier, x: DemandeDuDossier, { maintenant }: Faits): Changement => {
  const { mandat } = objetsDe(d, x)
  const { fin, relais } = finSansEffet(d, x)
  const mouvements: Mouvement[] = [
    {
      quoi: 'demande',
      id: x.id,
      pose: {
        etat: 'REFUSEE',
        decideeLe: maintenant,
        decideeParId: null,
        motifRefus: 'AUTRE',
        texteDecision: 'Aucune réponse à la demande de précisions dans le délai de 30 jours.',
      },
    },
    ...(mandat
      ? [{ quoi: 'mandat', id: mandat.id, evenement: 'expirer-precisions' } as const]
      : []),
    { quoi: 'copropriete', evenement: 'expirer-precisions', ...fin },
    ...relais,
  ]
  return {
    actes: [{ ...silence(x), type: 'expirer-precisions', mouvements }],
    envois: [
      ...courrielDossier(x.email, 'precisions-expirees', {
        ...reperesDe(d),
        rattachement: suiviDe(d, x),
      }),
      ...courrielsSansSuite(d, x),
    ],
  }
}

/**
 * The silence of a declarant after a request for clarification: 15 days, one reminder; 30, the
 * request is refused. `demandeesLe`: the day of the request in Paris.
 */
export const suivreSilence = (
  d: Dossier,
  { demandeId, demandeesLe }: { demandeId: number; demandeesLe: IsoDate },
  faits: Faits,
): Changement => {
  const x = demandeDuDossier(d, demandeId)
  if (x.etat !== 'PRECISIONS' || x.suspendueLe === null) return RIEN
  switch (suiteSilencePrecisions(demandeesLe, faits.jour)) {
    case 'attendre':
      return RIEN
    case 'expirer-precisions':
      return expirer(d, x, faits)
    case 'relancer-precisions':
      return x.relanceLe === null
        ? relancer(d, x, addDays(demandeesLe, SILENCE_PRECISIONS_JOURS), faits)
        : RIEN
  }
}
