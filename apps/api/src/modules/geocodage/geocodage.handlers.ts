import type { geocodage } from '@registre/contract'
import type { Handlers } from '../../platform/mount.ts'
import {
  chercherBatimentsRnb,
  communesParCodePostal,
  completerAdresse,
  parcellesAuPoint,
  rechercherAdresse,
  rechercherParcelle,
} from './geolocaliser.ts'

export const geocodageHandlers: Handlers<typeof geocodage> = {
  completerAdresse: (ctx, { query }) => completerAdresse(ctx, query.text),
  rechercherAdresse: (ctx, { query }) => rechercherAdresse(ctx, query),
  rechercherParcelle: (ctx, { query }) => rechercherParcelle(ctx, query),
  parcellesAuPoint: (ctx, { query }) => parcellesAuPoint(ctx, query),
  chercherBatimentsRnb: (ctx, { query }) => chercherBatimentsRnb(ctx, query),
  communesParCodePostal: async (_, { query }) => communesParCodePostal(query.codePostal),
}
