import { afficherNumero, normaliserNumero, normaliserSiret } from '@registre/domain'
import { normalizeDateText } from '@registre/ui'
import { ecrireEntier, lireEntier, lireMontant } from './entiers.ts'
import { type Genre, genreDe } from './genres.ts'

const NETTOYER: Readonly<Record<Genre, (saisi: string) => string>> = {
  jour: normalizeDateText,
  compte: (saisi) => {
    const n = lireEntier(saisi)
    return n === null ? saisi : String(n)
  },
  montant: (saisi) => {
    const lu = lireMontant(saisi)
    return lu === null ? saisi : ecrireEntier(lu.euros)
  },
  siret: normaliserSiret,
  numero: (saisi) => {
    const numero = normaliserNumero(saisi)
    return numero === null ? saisi : afficherNumero(numero)
  },
  texte: (saisi) => saisi,
}

/** What a field holds once it is left: the same value, written as the register writes it. */
export const net = (chemin: string, saisi: string): string => NETTOYER[genreDe(chemin)](saisi)

/**
 * A form with every text tidied, whatever field is still being typed in: what the rules and the
 * register are given.
 */
export const ranger = (valeur: unknown, chemin = ''): unknown => {
  if (typeof valeur === 'string') return net(chemin, valeur)
  if (Array.isArray(valeur)) return valeur.map((v, i) => ranger(v, `${chemin}.${i}`))
  return typeof valeur === 'object' && valeur !== null
    ? Object.fromEntries(
        Object.entries(valeur).map(([cle, v]) => [cle, ranger(v, `${chemin}.${cle}`)]),
      )
    : valeur
}
