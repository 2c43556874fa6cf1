import { contract, type HandlerOutput } from '@registre/contract'
import * as z from 'zod'
import type { RechercheCategorisation } from './recherche.ts'
import type { RechercheRow } from './recherches.repository.ts'

export type RechercheVue = HandlerOutput<(typeof contract)['enregistrerRecherche']>

const SCHEMA = contract.enregistrerRecherche.body?.shape.recherche
type Stockee = z.input<NonNullable<typeof SCHEMA>>

/** A search as it is stored: the form that travels, without the page or the rows that were asked for. */
export const versStocke = (recherche: RechercheCategorisation): Stockee => {
  if (!SCHEMA) throw new Error('a search has a shape')
  return z.encode(SCHEMA.strip(), recherche)
}

/**
 * A stored search, read with today's shape; undefined when the shape has changed since and it no
 * longer fits.
 */
export const deStocke = (stocke: unknown): RechercheCategorisation | undefined =>
  SCHEMA?.safeParse(stocke).data

/** A kept search as its reader sees it: nothing for one that no longer fits. */
export const versRecherche = (r: RechercheRow, lecteurId: number): RechercheVue[] => {
  const recherche = deStocke(r.recherche)
  return recherche
    ? [
        {
          id: r.id,
          nom: r.nom,
          auteurNom: r.auteur_nom,
          auteurPrenom: r.auteur_prenom,
          mienne: r.utilisateur_id === lecteurId,
          partagee: r.partagee,
          version: r.version,
          majLe: r.maj_le.toISOString(),
          recherche,
        },
      ]
    : []
}
