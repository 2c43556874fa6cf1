import type { courrierVu } from '@registre/contract'
import { afficherCode } from '@registre/domain'
import type { output } from 'zod'
import type { Ctx, Deps } from '../../platform/context.ts'
import { estTypeLettre, TEXTES_LETTRE } from '../../platform/pdf/lettre.ts'
import { secretsOf } from '../../platform/secrets.ts'
import { codeDeGraine } from '../../platform/code-activation.ts'
import {
  type CourrierRow,
  type EtatCourrier,
  listerCourrierRows,
  listerCourriersEtablis,
} from './courriers.repository.ts'

const LABELS: Record<EtatCourrier, string> = {
  A_VERIFIER: 'Adresse à vérifier',
  A_ETABLIR: 'En préparation',
  A_IMPRIMER: 'À imprimer',
  IMPRIME: 'Imprimé',
  ANNULE: 'Remplacé',
}

const versCourrier = (row: CourrierRow): output<typeof courrierVu> => ({
  id: row.id,
  libelleType: estTypeLettre(row.type) ? TEXTES_LETTRE[row.type].libelle : row.type,
  idArrivee: row.arrivee_id,
  etat: row.etat,
  libelleEtat:
    row.arrivee_id !== null && row.etat === 'A_VERIFIER'
      ? 'Demande sans réponse'
      : LABELS[row.etat],
  idTeledeclarant: row.teledeclarant_id,
  raisonSociale: row.raison_sociale,
  destinataire: row.destinataire,
  creeLe: row.cree_le.toISOString(),
  imprimeLe: row.imprime_le?.toISOString() ?? null,
})

/** Letters to print, or the last printed ones. */
export const listerCourriers = async ({ deps: { db } }: Ctx, imprimes: boolean) =>
  (await listerCourrierRows(db, imprimes)).map(versCourrier)

/** The letters that have their file, the latest first, with the code that each carries. */
export const listerLettresEtablies = async ({ db, settings }: Pick<Deps, 'db' | 'settings'>) =>
  (await listerCourriersEtablis(db)).map((row) => ({
    ...versCourrier(row),
    code: row.graine === '' ? '' : afficherCode(codeDeGraine(secretsOf(settings), row.graine)),
  }))
