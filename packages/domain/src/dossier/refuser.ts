import type { TypeMotifRefus } from '../demande/demande.enums.ts'
import { LABELS_TYPE_DEMANDE, motifsDuRefus } from '../demande/demande.labels.ts'
import { type Changement, courrielDossier, type Envoi, type FaitsActeur } from './changement.ts'
import {
  courrielsSyndics,
  demandeDuDossier,
  type DemandeDuDossier,
  type Dossier,
  objetsDe,
  reperesDe,
} from './dossier.ts'
import { EVENEMENTS_PAR_TYPE } from './evenements-par-type.ts'
import { exigerTenue, SANS_VERROU } from './verrou.ts'
import { finSansEffet, perdSonNumero } from './fin-sans-effet.ts'

/**
 * How mails about an attachment name it: its requester has its own screen; null for another kind of
 * request.
 */
export const suiviDe = (
  d: Dossier,
  x: DemandeDuDossier,
): { numero: string; idMandat: number } | null =>
  x.type === 'RATTACHEMENT' && x.mandatId !== null
    ? { numero: d.numero ?? '', idMandat: x.mandatId }
    : null

/**
 * The mails to the syndics in place who were told of a request that ends without effect; none for
 * another kind of request.
 */
export const courrielsSansSuite = (d: Dossier, x: DemandeDuDossier): Envoi[] =>
  x.type === 'RATTACHEMENT'
    ? courrielsSyndics(d, x.teledeclarantId).flatMap((a) =>
        courrielDossier(a, 'rattachement-sans-suite', reperesDe(d)),
      )
    : []

const DECISION = {
  IMMATRICULATION: 'refuser',
  DOUBLON_NOTAIRE: 'refuser',
  RATTACHEMENT: 'refuser-rattachement',
  DISSOLUTION: 'refuser-dissolution',
} as const

export interface SaisieRefus {
  demandeId: number
  raison: string
  typesMotifRefus: readonly TypeMotifRefus[]
}

/**
 * A keeper administrator refuses a held request, with motives and a text: what was there before
 * comes back. Mails: `demande-refusee` to who asked, `rattachement-sans-suite` to the syndics who
 * were told of an attachment. Throws as every decision, `requete-invalide`.
 */
export const refuser = (d: Dossier, saisie: SaisieRefus, faits: FaitsActeur): Changement => {
  const { demandeId, raison } = saisie
  const motifs = [...new Set(saisie.typesMotifRefus)]
  const x = demandeDuDossier(d, demandeId)
  exigerTenue(d, x, DECISION[x.type], faits)
  const { refuser: evenement } = EVENEMENTS_PAR_TYPE[x.type]
  const { mandat, declaration } = objetsDe(d, x)
  const annule = perdSonNumero(d, x)
  const { fin, relais } = finSansEffet(d, x, faits)
  return {
    actes: [
      {
        categorie: 'VALIDATION',
        type: evenement,
        demandeId,
        mandatId: x.mandatId,
        declarationId: x.declarationId,
        motif: raison,
        donnees: { motifs },
        mouvements: [
          {
            quoi: 'demande',
            id: demandeId,
            pose: {
              etat: 'REFUSEE',
              ...SANS_VERROU,
              decideeLe: faits.maintenant,
              decideeParId: faits.acteur.utilisateurId,
              motifRefus: motifs.join(','),
              texteDecision: raison,
            },
          },
          ...(mandat
            ? [
                {
                  quoi: 'mandat',
                  id: mandat.id,
                  evenement: 'refuser',
                  ...(raison === '' ? {} : { pose: { motif: raison } }),
                } as const,
              ]
            : []),
          ...(declaration?.etat === 'A_VALIDER' && evenement === 'refuser'
            ? [
                {
                  quoi: 'declaration',
                  id: declaration.id,
                  // Nobody takes a cancelled number up again.
                  evenement: annule ? 'supprimer' : 'refuser',
                } as const,
              ]
            : []),
          ...(x.type === 'DISSOLUTION' && d.dissolution?.statut === 'A_VALIDER'
            ? [{ quoi: 'dissolution', id: d.dissolution.id, pose: { statut: 'REFUSEE' } } as const]
            : []),
          { quoi: 'copropriete', evenement, ...fin },
          ...relais,
        ],
      },
    ],
    envois: [
      ...(annule
        ? courrielDossier(x, 'immatriculation-annulee', {
            ...reperesDe(d),
            motif: raison,
            numeroRemplacement: '',
          })
        : courrielDossier(x, 'demande-refusee', {
            typeDemande: LABELS_TYPE_DEMANDE[x.type],
            nomCopropriete: d.nom,
            motifs: motifsDuRefus(motifs),
            raison,
            coproprieteId: d.id,
            rattachement: suiviDe(d, x),
          })),
      ...courrielsSansSuite(d, x),
    ],
  }
}
