import { parentPort, workerData } from 'node:worker_threads'
import { readXlsx } from 'hucre/xlsx'
import { realSize } from './taille-reelle.ts'

// Runs in a thread of its own: a hostile workbook exhausts this thread, not the process that serves
// everybody.

const MAX_GONFLE = 24 * 1024 * 1024

const { octets, maxLignes, maxColonnes } = workerData as {
  octets: Uint8Array
  maxLignes: number
  maxColonnes: number
}

const jour = (date: Date): string | null =>
  Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)

/** A1, B1 … ZZ1: enough for the columns of a model. */
const lettres = (n: number): string =>
  n <= 26
    ? String.fromCharCode(64 + n)
    : lettres(Math.floor((n - 1) / 26)) + lettres(((n - 1) % 26) + 1)

realSize(Buffer.from(octets), MAX_GONFLE)
const classeur = await readXlsx(octets, {
  sheets: [0],
  range: `A1:${lettres(maxColonnes)}${maxLignes + 1}`,
})
const lignes = (classeur.sheets[0]?.rows ?? []).map((ligne) =>
  ligne.map((valeur) => (valeur instanceof Date ? jour(valeur) : valeur)),
)
if (!parentPort) throw new Error('this file is the entry of a thread')
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort.postMessage(lignes)
