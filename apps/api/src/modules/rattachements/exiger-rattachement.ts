import {
  can,
  controlerRattachement,
  ETATS_MANDAT_OCCUPANTS,
  machineCopropriete,
  type MandatRattachement,
  MESSAGES_CONTROLE_RATTACHEMENT,
  RegisterError,
  exigerRegles,
} from '@registre/domain'
import type { Tx } from '@registre/db'
import { dejaRattache, dernierMandat } from '../mandats/mandat.repository.ts'
import { type CoproprieteTenue, tenirParNumero } from './rattachement.repository.ts'

const CODES = {
  immatNotExistant: 'introuvable',
  alreadyAttached: 'deja-existant',
  immatStatusIncorrect: 'transition-interdite',
} as const

const refus = (controle: keyof typeof CODES): RegisterError =>
  new RegisterError(CODES[controle], {
    message: MESSAGES_CONTROLE_RATTACHEMENT[controle],
    infos: { controle },
  })

/**
 * The chain existe → rattachementOk → etatOk, held against everybody else until the end of the
 * transaction. Throws at the first
 * failure: `introuvable` (immatNotExistant), `deja-existant` (alreadyAttached),
 * `transition-interdite` (immatStatusIncorrect).
 */
export const exigerRattachable = async (
  tx: Pick<Tx, 'sql'>,
  numero: string,
  teledeclarantId: number,
): Promise<CoproprieteTenue> => {
  const copropriete = await tenirParNumero(tx, numero)
  if (!copropriete) throw refus('immatNotExistant')
  if (await dejaRattache(tx, copropriete.id, teledeclarantId)) throw refus('alreadyAttached')
  if (copropriete.demandee || !can(machineCopropriete, copropriete.etat, 'demander-rattachement'))
    throw refus('immatStatusIncorrect')
  return copropriete
}

export interface Demande {
  mandat: MandatRattachement
  confirmations: readonly string[]
  avecJustificatif: boolean
  aujourdhui: string
}

/**
 * Every rule of the mandate, against the latest one of the co-ownership. Throws
 * `regles-non-respectees`, `confirmation-requise`.
 */
export const exigerReglesMandat = async (
  tx: Pick<Tx, 'sql'>,
  coproprieteId: number,
  d: Demande,
): Promise<void> => {
  const precedent = await dernierMandat(tx, coproprieteId, ETATS_MANDAT_OCCUPANTS)
  const contexte = {
    aujourdhui: d.aujourdhui,
    finMandatPrecedent: precedent?.date_fin ?? null,
    avecJustificatif: d.avecJustificatif,
  }
  exigerRegles(controlerRattachement(d.mandat, contexte, d.confirmations))
}
