import type { Tx } from '@registre/db'
import {
  type CasCopropriete,
  formatFrDate,
  machineDeclaration,
  next,
  RegisterError,
  type TypeDemande,
} from '@registre/domain'
import { courriel, type OutboxItem, outboxItem } from '../../platform/outbox.ts'
import type { Mouvements } from '../../platform/journal.ts'
import type { ColonnesCopropriete } from '../../platform/transition.ts'
import { cloreMandats } from '../dissolutions/clore-mandats.ts'
import { courrielsSyndics } from '../dissolutions/dissolution.repository.ts'
import {
  changerEtatDeclaration,
  copierEnCourante,
  prochainNumero,
} from '../brouillons/depot.repository.ts'
import type { DemandeRow } from './demande.repository.ts'
import { rattacher } from './valider-rattachement.ts'

export interface EffetsValidation {
  /** Tells apart the rows of the machine that share the event. */
  cas: CasCopropriete
  numero: string | null
  colonnes: ColonnesCopropriete
  outbox: OutboxItem[]
  /** What it did to other mandates and declarations than the requested ones. */
  mouvements?: Mouvements
}

export type Effet = (
  tx: Pick<Tx, 'sql'>,
  row: DemandeRow,
  jour: string,
) => Promise<EffetsValidation>

/** The declaration as registered is frozen; its copy becomes the working one (states.md §3). */
const figer = async (tx: Pick<Tx, 'sql'>, row: DemandeRow): Promise<Mouvements> => {
  if (row.declaration_id === null || row.declaration_etat !== 'A_VALIDER')
    throw new RegisterError('transition-interdite')
  await changerEtatDeclaration(
    tx,
    { id: row.declaration_id, etat: 'A_VALIDER' },
    next(machineDeclaration, 'A_VALIDER', 'valider'),
  )
  return { declarations: [await copierEnCourante(tx, row.declaration_id)] }
}

const immatriculer: Effet = async (tx, row, jour) => {
  const mouvements = await figer(tx, row)
  const numero = row.copropriete_numero ?? (await prochainNumero(tx))
  const colonnes = { numero_immatriculation: numero, date_immatriculation: jour }
  const attestation = outboxItem('attestation', { coproprieteId: row.copropriete_id })
  const base = { nomCopropriete: row.copropriete_nom, numero, coproprieteId: row.copropriete_id }
  if (row.mandat_id === null || row.mandat_debut === null || row.mandat_fin === null)
    return {
      cas: 'sans-mandat',
      numero,
      colonnes,
      mouvements,
      outbox: [attestation, courriel(row.email, 'immatriculation-notaire', base)],
    }
  const futur = row.mandat_debut > jour
  return {
    cas: futur ? 'mandat-futur' : 'mandat-commence',
    numero,
    mouvements,
    colonnes: {
      ...colonnes,
      teledeclarant_id: row.teledeclarant_id,
      date_fin_mandat: row.mandat_fin,
    },
    outbox: [
      attestation,
      courriel(row.email, 'immatriculation-validee', {
        ...base,
        dateDebutMandat: formatFrDate(row.mandat_debut),
        dateFinMandat: formatFrDate(row.mandat_fin),
      }),
    ],
  }
}

/**
 * Effective date to come: dissolution in progress; reached: dissolved, mandates archived (states.md
 * rows 34 and 35).
 */
const dissoudre: Effet = async (tx, row, jour) => {
  const [d] = await tx.sql<{ id: number; date_effet: string }>(
    `update dissolution set statut = 'VALIDEE', date_effet = coalesce(date_effet, date_fait_generateur) where copropriete_id = $1 and statut = 'A_VALIDER' returning id, date_effet`,
    [row.copropriete_id],
  )
  if (!d) throw new RegisterError('transition-interdite')
  const donnees = {
    nomCopropriete: row.copropriete_nom,
    numero: row.copropriete_numero ?? '',
    coproprieteId: row.copropriete_id,
    dateEffet: formatFrDate(d.date_effet),
    aVenir: d.date_effet > jour,
  }
  const syndics = await courrielsSyndics(tx, row.copropriete_id, row.teledeclarant_id)
  const outbox: OutboxItem[] = [...new Set([row.email, ...syndics])]
    .filter((email) => email !== '')
    .map((email) => courriel(email, 'dissolution-validee', donnees))
  if (d.date_effet > jour)
    return { cas: 'effet-futur', numero: row.copropriete_numero, colonnes: {}, outbox }
  const mandats = await cloreMandats(tx, row.copropriete_id, d.date_effet)
  return {
    cas: 'effet-atteint',
    numero: row.copropriete_numero,
    mouvements: { mandats },
    colonnes: { date_dissolution: d.date_effet, teledeclarant_id: null, date_fin_mandat: null },
    outbox: [
      ...outbox,
      outboxItem('attestation-dissolution', { coproprieteId: row.copropriete_id }),
    ],
  }
}

/** What a validation does besides the state, by kind of request. */
export const EFFETS_VALIDATION: Record<TypeDemande, Effet> = {
  IMMATRICULATION: immatriculer,
  DOUBLON_NOTAIRE: immatriculer,
  RATTACHEMENT: rattacher,
  DISSOLUTION: dissoudre,
}
