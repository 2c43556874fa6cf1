import { type DemandeVisee, lireReferenceRecu, MESSAGES, normaliserNumero } from '@registre/domain'
import * as z from 'zod'
import { ENTIER_MAX, texte } from './index.ts'

// What a call names, in the words that people have for it. A bare number is an identifier, of the
// one kind that the path says; a registration number and the reference of a request name what they
// name wherever they stand.

/**
 * A co-ownership that was named by its number. The server puts its identifier there before anybody
 * reads it, so that a use case knows identifiers alone.
 */
export class ParNumero {
  readonly numero: string
  constructor(numero: string) {
    this.numero = numero
  }
}

const recu = z.union([z.number().int().min(0).max(ENTIER_MAX), texte(20)])

const idDe = (recu: number | string): number | null => {
  const id = typeof recu === 'number' ? recu : /^\d{1,10}$/.test(recu.trim()) ? Number(recu) : 0
  return Number.isInteger(id) && id > 0 && id <= ENTIER_MAX ? id : null
}
const parNumero = (recu: number | string): number | null => {
  const numero = normaliserNumero(String(recu))
  // The identifier that the server puts in its place.
  return numero === null ? null : (new ParNumero(numero) as unknown as number)
}
const demandeDe = (recu: number | string): number | null => {
  const reference = lireReferenceRecu(String(recu))
  return reference?.genre === 'R' ? reference.id : null
}

/** What a field of a call names. */
export type Genre = 'copropriete' | 'declaration' | 'demande' | 'mandat'
/** The fields that name something, and what a bare number names there. */
export const DESIGNATIONS = z.registry<{ genre: Genre }>()

/** A field that a number or a text fills. */
export interface Designation<T> extends z.ZodType<T, number | string> {}

/** What `lire` gives of a number or a text; null is refused, with what is awaited. */
const designation = <T>(genre: Genre, attendu: string, lire: (recu: number | string) => T | null) =>
  z
    .codec(recu, z.custom<T>(), {
      decode: (donne, { issues }) => {
        const lu = lire(donne)
        if (lu === null)
          issues.push({
            code: 'custom',
            input: donne,
            message: donne === '' ? MESSAGES.requis : `Donnez ${attendu}.`,
          })
        return lu ?? z.NEVER
      },
      encode: () => '',
    })
    .meta({ description: `Ce qui est attendu : ${attendu}.` })
    .register(DESIGNATIONS, { genre })

const NUMERO = 'le numéro d’immatriculation (AA0-000-001)'
const REFERENCE = 'la référence de la demande (R-2026-91)'
const coproprieteDe = (recu: number | string): number | null => parNumero(recu) ?? idDe(recu)

/** A co-ownership, by its number or its identifier. */
export const refCopropriete = designation(
  'copropriete',
  `${NUMERO} ou l’identifiant de la copropriété`,
  coproprieteDe,
)
/** The same where 0 names none. */
export const refCoproprieteOuAucune = designation(
  'copropriete',
  `${NUMERO} ou l’identifiant de la copropriété, 0 pour aucune`,
  (recu) => (Number(recu) === 0 ? 0 : coproprieteDe(recu)),
)

/** A request, by its reference or its identifier. */
export const refDemande = designation(
  'demande',
  `${REFERENCE} ou son identifiant`,
  (recu) => demandeDe(recu) ?? idDe(recu),
)

/** A request named by something else than itself; its reference names it everywhere. */
const demandePar = (
  genre: Genre,
  attendu: string,
  autrement: (recu: number | string) => DemandeVisee | null,
) =>
  designation<DemandeVisee>(genre, `${attendu}, ou ${REFERENCE}`, (recu) => {
    const demandeId = demandeDe(recu)
    return demandeId === null ? autrement(recu) : { demandeId }
  })
const si = <T>(id: number | null, vue: (id: number) => T): T | null =>
  id === null ? null : vue(id)

/** The request of a mandate. */
export const refDemandeDuMandat = demandePar('mandat', 'l’identifiant du mandat', (recu) =>
  si(idDe(recu), (mandatId) => ({ mandatId })),
)
/** The request of a co-ownership that has no mandate. */
export const refDemandeSansMandat = demandePar(
  'copropriete',
  `${NUMERO} ou l’identifiant de la copropriété`,
  (recu) => si(coproprieteDe(recu), (sansMandatDe) => ({ sansMandatDe })),
)
/** The request that a keeper holds on a co-ownership. */
export const refDemandeTenue = demandePar(
  'copropriete',
  `${NUMERO} ou l’identifiant de la copropriété`,
  (recu) => si(coproprieteDe(recu), (tenueDe) => ({ tenueDe })),
)
/** A mandate, or the one that counts of a co-ownership. */
export const refMandat = designation<{ mandatId: number } | { coproprieteId: number }>(
  'mandat',
  `l’identifiant du mandat, ou ${NUMERO}`,
  (recu) =>
    si(parNumero(recu), (coproprieteId) => ({ coproprieteId })) ??
    si(idDe(recu), (mandatId) => ({ mandatId })),
)
/** A declaration, or the one in force of a co-ownership. */
export const refDeclaration = designation<{ declarationId: number } | { coproprieteId: number }>(
  'declaration',
  `l’identifiant de la déclaration, ou ${NUMERO}`,
  (recu) =>
    si(parNumero(recu), (coproprieteId) => ({ coproprieteId })) ??
    si(idDe(recu), (declarationId) => ({ declarationId })),
)
