import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnyOperation, isBinary, isRaw, REPONSES_LUES } from '@registre/contract'

// The examples of answers in the OpenAPI document are those of the demonstration: read on it once and
// written in the contract; the co-ownerships that they name are those that it holds.

const FICHIER = join(
  import.meta.dirname,
  '../../../../packages/contract/src/exemples/reponses.json',
)

export const REPONSES: Readonly<Record<string, unknown>> = REPONSES_LUES

/** What follows from the moment, or from what was called before. */
const DU_MOMENT = ['lireEtat', 'obtenirDefiCaptcha', 'rechercherJournal']

/** True for what a program reads: a call that changes nothing, answered in JSON. */
export const seLit = (nom: string, op: AnyOperation): boolean =>
  !DU_MOMENT.includes(nom) &&
  (op.method === 'GET' || op.lit === true) &&
  !op.sansJeton &&
  !op.changesState &&
  !isBinary(op.response) &&
  !isRaw(op.response)

/** An answer with its lists cut short: one row shows them. A point keeps its two numbers. */
export const abreger = (valeur: unknown): unknown => {
  if (Array.isArray(valeur))
    return valeur.every((v) => typeof v === 'number') ? valeur : valeur.slice(0, 1).map(abreger)
  if (valeur === null || typeof valeur !== 'object') return valeur
  return Object.fromEntries(Object.entries(valeur).map(([clef, v]) => [clef, abreger(v)]))
}

const estObjet = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null

/** True for an answer that shows something: a name, a number, a code. */
export const montre = (valeur: unknown): boolean =>
  estObjet(valeur) &&
  Object.entries(valeur).some(([clef, v]) =>
    estObjet(v) ? montre(v) : /^(?:numero|nom|clef|code|siret)/.test(clef) && Boolean(v),
  )

/** The co-ownerships that an answer names: their number and their name, whatever the day. */
export const nommees = (valeur: unknown): string[] => {
  if (!estObjet(valeur)) return []
  const { numeroImmatriculation: numero, nom, nomCopropriete } = valeur
  const sien = nomCopropriete ?? nom
  return [
    ...(typeof numero === 'string' && typeof sien === 'string' ? [`${numero} ${sien}`] : []),
    ...Object.values(valeur).flatMap(nommees),
  ]
}

/** Writes what was read as the examples of the document. */
export const ecrireExemples = (lues: Readonly<Record<string, unknown>>): Promise<void> =>
  writeFile(FICHIER, `${JSON.stringify(lues, null, 2)}\n`)
