import type { Db } from '@registre/db'
import {
  contexteDe,
  demandeDuDossier,
  type DissolutionExaminee,
  type Dossier,
  examiner,
  type FaitsExamen,
  type IsoDate,
  MOTIFS_DISSOLUTION,
  normaliser,
  type PointAVerifier,
  SEUILS_EXAMEN,
  TYPES_JUSTIFICATIF_DISSOLUTION,
  verificationsDe,
} from '@registre/domain'
import { type DeclarationRow, lireDeclaration } from '../dossiers/lire-declaration.ts'
import { candidatsProches } from '../doublons/rechercher-doublons.ts'
import { consulter } from '../dossiers/tenir.ts'
import { dissolutionDeclaree, lotsDe, syndicsAnnonces } from './examens.repository.ts'

type Lecteur = Pick<Db, 'query'>

const reponseDe = ({ reponses }: DeclarationRow, id: number): string => {
  const reponse = reponses.find((r) => r.candidatId === id)
  if (!reponse) return ''
  return reponse.reponse === 'DIFFERENTE'
    ? `Le déclarant dit que c’en est une autre${reponse.motif ? ` : «\u00A0${reponse.motif}\u00A0»` : ''}.`
    : 'Le déclarant souhaite s’y rattacher.'
}

type FaitsDeclares = Pick<
  FaitsExamen,
  'contenu' | 'contexte' | 'confirmations' | 'verifications' | 'precedente' | 'candidats'
>
const RIEN_DE_DECLARE: FaitsDeclares = {
  contenu: null,
  contexte: null,
  confirmations: [],
  verifications: [],
  precedente: null,
  candidats: [],
}

const faitsDeclares = async (
  db: Lecteur,
  coproprieteId: number,
  declarationId: number,
  jour: IsoDate,
): Promise<FaitsDeclares> => {
  const tx = { sql: db.query }
  const row = await lireDeclaration(tx, declarationId)
  const contenu = normaliser(row.contenu)
  const [proches, base] = await Promise.all([
    candidatsProches(tx, { coproprieteId, contenu, seuil: SEUILS_EXAMEN.doublonPossible.valeur }),
    row.baseId === null ? null : lireDeclaration(tx, row.baseId),
  ])
  return {
    contenu,
    contexte: contexteDe(row, jour),
    confirmations: row.confirmations,
    verifications: verificationsDe(contenu, row.verifications),
    precedente: base && normaliser(base.contenu),
    candidats: proches.map((k) => ({ ...k, reponse: reponseDe(row, k.id) })),
  }
}

const faitsDeDissolution = async (
  db: Lecteur,
  coproprieteId: number,
): Promise<DissolutionExaminee | null> => {
  const row = await dissolutionDeclaree(db, coproprieteId)
  return (
    row && {
      motif: MOTIFS_DISSOLUTION.find((m) => m === row.motif) ?? null,
      autre: row.autre,
      typeJustif: TYPES_JUSTIFICATIF_DISSOLUTION.find((t) => t === row.type_justif) ?? null,
      documentId: row.document_id,
    }
  )
}

/**
 * Examines a request as it is on a day: its version, and what whoever decides should look at. Reads
 * only. Throws `introuvable`.
 */
export const examinerDemande = async (
  db: Lecteur,
  demandeId: number,
  jour: IsoDate,
): Promise<{ version: number; dossier: Dossier; points: PointAVerifier[] }> => {
  const dossier = await consulter(db, { demandeId })
  const x = demandeDuDossier(dossier, demandeId)
  const declare = x.type === 'IMMATRICULATION' || x.type === 'DOUBLON_NOTAIRE'
  const [declares, nbLots, dissolution, annonces] = await Promise.all([
    declare && x.declarationId !== null
      ? faitsDeclares(db, dossier.id, x.declarationId, jour)
      : RIEN_DE_DECLARE,
    lotsDe(db, dossier.id),
    x.type === 'DISSOLUTION' ? faitsDeDissolution(db, dossier.id) : null,
    x.type === 'RATTACHEMENT' ? syndicsAnnonces(db, dossier.id) : [],
  ])
  const points = examiner(dossier, {
    demandeId,
    jour,
    ...declares,
    nbLots,
    dissolution,
    annonces,
  })
  return { version: x.version, dossier, points }
}
