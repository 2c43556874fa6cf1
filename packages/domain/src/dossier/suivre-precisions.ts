import { limiteDesPrecisions, suiteSilencePrecisions } from '../demande/demande.echeance.ts'
import { formatFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { type Changement, courrielDossier, type Faits, type Mouvement, RIEN } from './changement.ts'
import {
  demandeDuDossier,
  type DemandeDuDossier,
  type Dossier,
  objetsDe,
  reperesDe,
} from './dossier.ts'
import { EVENEMENTS_PAR_TYPE } from './evenements-par-type.ts'
import { finSansEffet, perdSonNumero } from './fin-sans-effet.ts'
import { courrielsSansSuite, suiviDe } from './refuser.ts'

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
    envois: courrielDossier(x, 'precisions-rappel', {
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

const SANS_REPONSE = 'Aucune réponse à la demande de précisions dans le délai de 30 jours.'

const expirer = (d: Dossier, x: DemandeDuDossier, faits: Faits): Changement => {
  const { maintenant } = faits
  const { mandat } = objetsDe(d, x)
  const { fin, relais } = finSansEffet(d, x, faits)
  const mouvements: Mouvement[] = [
    {
      quoi: 'demande',
      id: x.id,
      pose: {
        etat: 'REFUSEE',
        decideeLe: maintenant,
        decideeParId: null,
        motifRefus: 'AUTRE',
        texteDecision: SANS_REPONSE,
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
      ...(perdSonNumero(d, x)
        ? courrielDossier(x, 'immatriculation-annulee', {
            ...reperesDe(d),
            motif: SANS_REPONSE,
            numeroRemplacement: '',
          })
        : courrielDossier(x, 'precisions-expirees', {
            ...reperesDe(d),
            rattachement: suiviDe(d, x),
          })),
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
      return x.relanceLe === null ? relancer(d, x, limiteDesPrecisions(demandeesLe), faits) : RIEN
  }
}
